import Language

/// Why a group or a block is not as it was asked for.
public enum BlockError: Explainable, Equatable {
  /// There is nothing to see in the name.
  case blankName
  /// The name has more letters than ``BlockName/limit``.
  case longName(Int)
  /// There is no colour of this name.
  case color(String)
  /// This cannot stand for a group.
  case key(String)
  /// Another group has this key.
  case keyTaken(Character, by: String)
  /// All keys are taken.
  case noKeyLeft
  /// This cannot stand for a block.
  case icon(String)
  /// There is another group of this name.
  case groupTaken(String)
  /// The group has another block of this name.
  case blockTaken(String, group: String)
  /// There is no such group.
  case noGroup(String)
  /// There is no such block, and the nearest name that there is.
  case noBlock(String, nearest: String?)
  /// Several groups or blocks may be meant.
  case ambiguous(String, candidates: [String])
  /// The default group stays.
  case defaultGroup(String)
  /// The block is being tracked.
  case running(String)
  /// There is no such place among so many.
  case position(Int, most: Int)

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .blankName:
      Bilingual(en: "a name needs at least one visible letter", ko: "이름에 보이는 글자가 있어야 합니다")
    case .longName(let count):
      Bilingual(
        en: "a name has at most \(BlockName.limit) letters, this one has \(count)",
        ko: "이름은 \(BlockName.limit)글자까지인데 \(count)글자입니다")
    case .color(let name):
      Bilingual(en: "there is no colour '\(name)'", ko: "'\(name)' 색은 없습니다")
    case .key(let key):
      Bilingual(en: "'\(key)' cannot be the key of a group", ko: "'\(key)'은(는) 그룹 글자로 쓸 수 없습니다")
    case .keyTaken(let key, let name):
      Bilingual(en: "'\(key)' is the key of '\(name)'", ko: "'\(key)' 글자는 '\(name)' 그룹이 쓰고 있습니다")
    case .noKeyLeft:
      Bilingual(en: "every key of a group is taken", ko: "남은 그룹 글자가 없습니다")
    case .icon(let text):
      Bilingual(en: "'\(text)' is not one visible letter", ko: "'\(text)'은(는) 보이는 한 글자가 아닙니다")
    case .position(let position, _):
      Bilingual(en: "there is no place \(position)", ko: "\(position)번째 자리는 없습니다")
    case .groupTaken, .blockTaken, .running, .defaultGroup: conflictMessage
    case .noGroup, .noBlock, .ambiguous: referenceMessage
    }
  }

  private var conflictMessage: Bilingual {
    switch self {
    case .groupTaken(let name):
      Bilingual(en: "there is a group '\(name)' already", ko: "'\(name)' 그룹이 이미 있습니다")
    case .blockTaken(let name, let group):
      Bilingual(
        en: "group '\(group)' has a block '\(name)' already",
        ko: "'\(group)' 그룹에 '\(name)' 블록이 이미 있습니다")
    case .running(let name):
      Bilingual(en: "'\(name)' is being tracked", ko: "'\(name)' 블록을 기록하는 중입니다")
    case .defaultGroup(let name):
      Bilingual(
        en: "'\(name)' is the default group and stays", ko: "'\(name)'은(는) 기본 그룹이라 지울 수 없습니다")
    default: referenceMessage
    }
  }

  private var referenceMessage: Bilingual {
    switch self {
    case .noGroup(let name):
      Bilingual(en: "no group '\(name)'", ko: "'\(name)' 그룹은 없습니다")
    case .noBlock(let name, _):
      Bilingual(en: "no block '\(name)'", ko: "'\(name)' 블록은 없습니다")
    case .ambiguous(let name, let candidates):
      Bilingual(
        en: "'\(name)' may be: \(candidates.joined(separator: ", "))",
        ko: "'\(name)'에 맞는 것이 여럿입니다: \(candidates.joined(separator: ", "))")
    default: Bilingual(en: "a name is missing", ko: "이름이 없습니다")
    }
  }

  /// What to type instead.
  public var hint: Bilingual? {
    switch self {
    case .blankName, .longName:
      Bilingual(
        en: "use 1 to \(BlockName.limit) letters", ko: "1~\(BlockName.limit)글자로 쓰세요")
    case .color:
      Bilingual(
        en: "one of: \(BlockColor.allCases.map(\.name.english).joined(separator: ", "))",
        ko: "쓸 수 있는 색: \(BlockColor.allCases.map(\.name.korean).joined(separator: ", "))")
    case .key, .keyTaken:
      Bilingual(en: "use one free letter of a-z, 0-9 or A-Z", ko: "a-z, 0-9, A-Z 가운데 남은 한 글자를 쓰세요")
    case .noKeyLeft:
      Bilingual(en: "clamate group rm removes a group", ko: "clamate group rm으로 그룹을 지우세요")
    case .icon:
      Bilingual(en: "use one letter, such as T", ko: "토처럼 한 글자를 쓰세요")
    case .groupTaken, .blockTaken:
      Bilingual(en: "choose another name", ko: "다른 이름을 쓰세요")
    case .noGroup:
      Bilingual(en: "clamate group list shows them", ko: "clamate group list로 볼 수 있습니다")
    case .noBlock(_, .some(let nearest)):
      Bilingual(en: "did you mean '\(nearest)'?", ko: "'\(nearest)'을(를) 찾으셨나요?")
    case .noBlock(let name, nil) where name.contains("/"):
      Bilingual(en: "clamate block list shows them", ko: "clamate block list로 볼 수 있습니다")
    case .noBlock(let name, nil):
      Bilingual(
        en: "clamate block add \(name) makes it", ko: "clamate block add \(name)(으)로 만들 수 있습니다")
    case .ambiguous:
      Bilingual(en: "use GROUP/NAME or the number", ko: "그룹/이름이나 번호를 쓰세요")
    case .defaultGroup:
      Bilingual(
        en: "clamate group edit NAME --name renames it",
        ko: "clamate group edit 이름 --name으로 이름을 바꿀 수 있습니다")
    case .running:
      Bilingual(en: "clamate track finish ends it", ko: "clamate track finish로 먼저 끝내세요")
    case .position(_, let most):
      Bilingual(
        en: most == 1 ? "the only place is 1" : "use 1 to \(most)",
        ko: most == 1 ? "자리는 1뿐입니다" : "1~\(most) 가운데 쓰세요")
    }
  }
}
