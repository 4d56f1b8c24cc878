import DateHelper
import Language
import Planner
import Text

/// A mark of another program, such as `#health` or `due:friday`, that stayed in a title.
struct KeptMark {
  private let mark: ForeignMark
  /// How the line would have said it.
  private let written: String
  /// How `edit` says it.
  let option: String

  /// The first mark among the words of a title whose value can be meant so; nil for none.
  init?(_ words: [String], _ phrases: PhraseParser) {
    for word in words {
      guard let mark = ForeignMark(word), let ways = Self.ways(mark, phrases) else { continue }
      self.mark = mark
      (written, option) = ways
      return
    }
    return nil
  }

  private static func ways(
    _ mark: ForeignMark, _ phrases: PhraseParser
  ) -> (written: String, option: String)? {
    let value = mark.value
    let reading = try? phrases.read([value], direction: .planning)
    switch mark.subject {
    case .tag: return mark.tag.map { ("+\($0.name)", "--tag \($0.name)") }
    case .priority:
      return mark.priority.map { ("p:\($0.rawValue)", "--priority \($0.rawValue)") }
    case .project:
      return mark.project.map { (Project.prefix + $0.name, "--project \($0.name)") }
    case .day, .start: return reading?.isDayNamed == true ? same("--on", value) : nil
    case .time: return reading?.time == nil ? nil : same("--at", value)
    case .deadline:
      return (try? phrases.readDeadline([value])) == nil ? nil : same("--due", value)
    case .repetition: return reading?.repeat == nil ? nil : same("--repeat", value)
    case .reminder: return Lead(value) == nil ? nil : same("--remind", value)
    case .state: return nil
    }
  }

  private static func same(_ option: String, _ value: String) -> (String, String) {
    let words = "\(option) \(value.shellWord)"
    return (words, words)
  }

  /// What a person should know, with the command that sets it for a todo.
  func remark(id: Int) -> Bilingual {
    let word = SafeText(mark.word).string
    return Bilingual(
      en: "('\(word)' is title; write \(written), or now: clamate edit \(id) \(option))",
      ko: "('\(word)'은(는) 제목으로 읽음. \(written)(으)로 쓰거나 지금 바꾸려면: "
        + "clamate edit \(id) \(option))")
  }
}
