import Language
import Text

/// What is wrong with a command line.
public enum UsageError: Explainable, Equatable {
  /// There is no such command.
  case unknownCommand(name: String, suggestion: String?)
  /// The noun needs one of its verbs.
  case missingVerb(command: String, verbs: [String])
  /// The noun has no such verb.
  case unknownVerb(command: String, name: String, suggestion: String?, verbs: [String])
  /// The command has no such option.
  case unknownOption(name: String, command: String, suggestion: String?)
  /// The option needs a value.
  ///
  /// `next` is the word in its place, an option itself, if there is one.
  case missingValue(option: String, value: String, next: String? = nil)
  /// The flag takes no value.
  case unexpectedValue(option: String)
  /// The option was given more than once.
  case repeatedOption(name: String)
  /// The value of the option is not one that it takes.
  case invalidValue(option: String, value: String, allowed: Bilingual)
  /// The two options say different things.
  case contradiction(String, String)
  /// The command needs an argument.
  case missingArgument(name: String, command: String)
  /// The command takes no such argument.
  case unexpectedArgument(word: String, command: String, option: String? = nil)
  /// An argument is not UTF-8.
  case notUTF8(position: Int)
  /// An argument holds a control character other than tab and newline.
  case controlCharacter(position: Int)

  /// What is wrong, with the word that is wrong.
  public var message: Bilingual {
    switch self {
    case .unknownCommand(let name, _):
      Bilingual(en: "no command '\(name)'", ko: "'\(name)' 명령은 없습니다")
    case .missingVerb(let command, _):
      Bilingual(en: "'\(command)' needs a verb", ko: "'\(command)' 뒤에 동작을 쓰세요")
    case .unknownVerb(let command, let name, _, _):
      Bilingual(en: "'\(command)' cannot '\(name)'", ko: "'\(command)'에 '\(name)'은(는) 없습니다")
    case .unknownOption(let name, let command, _):
      Bilingual(en: "'\(command)' has no option '\(name)'", ko: "'\(command)'에 '\(name)' 옵션은 없습니다")
    case .missingValue(let option, let value, _):
      Bilingual(
        en: "'\(option)' needs a value: \(value)",
        ko: "'\(option)'에 값이 필요합니다: \(Placeholder.text(value, in: .korean))")
    case .unexpectedValue(let option):
      Bilingual(en: "'\(option)' takes no value", ko: "'\(option)'은(는) 값을 받지 않습니다")
    case .repeatedOption(let name):
      Bilingual(en: "'\(name)' is there twice", ko: "'\(name)'이(가) 두 번 있습니다")
    case .invalidValue(let option, let value, _):
      Bilingual(
        en: "'\(option)' cannot be '\(value)'", ko: "'\(option)' 값으로 '\(value)'은(는) 쓸 수 없습니다")
    case .contradiction(let one, let other):
      Bilingual(
        en: "'\(one)' and '\(other)' cannot both hold",
        ko: "'\(one)'와(과) '\(other)'은(는) 함께 쓸 수 없습니다")
    case .missingArgument(let name, let command):
      Bilingual(
        en: "'\(command)' needs \(name)",
        ko: "'\(command)'에 \(Placeholder.text(name, in: .korean))이(가) 필요합니다")
    case .unexpectedArgument(let word, let command, _):
      Bilingual(
        en: "'\(command)' does not know what to do with '\(word)'",
        ko: "'\(command)'에서 '\(word)'을(를) 쓸 수 없습니다")
    case .notUTF8(let position):
      Bilingual(
        en: "argument \(position) is not valid UTF-8", ko: "\(position)번째 인자가 올바른 UTF-8이 아닙니다")
    case .controlCharacter(let position):
      Bilingual(
        en: "argument \(position) holds a control character", ko: "\(position)번째 인자에 제어 문자가 있습니다")
    }
  }

  /// The nearest name, the values to choose from, or the help to read.
  public var hint: Bilingual? {
    switch self {
    case .unknownCommand(_, .some(let name)), .unknownOption(_, _, .some(let name)),
      .unknownVerb(_, _, .some(let name), _):
      Bilingual(en: "did you mean '\(name)'?", ko: "'\(name)'을(를) 찾으셨나요?")
    case .unknownCommand:
      Bilingual(en: "clamate help lists all commands", ko: "clamate help로 모든 명령을 볼 수 있습니다")
    case .missingVerb(_, let verbs), .unknownVerb(_, _, _, let verbs):
      Bilingual(
        en: "one of: \(verbs.joined(separator: ", "))",
        ko: "쓸 수 있는 것: \(verbs.joined(separator: ", "))"
      )
    case .unknownOption(_, let command, _):
      Bilingual(
        en: "clamate help \(command) lists the options; after -- all is text",
        ko: "clamate help \(command)에 옵션이 있습니다. -- 뒤는 모두 글로 읽습니다")
    case .contradiction(let one, let other):
      Bilingual(en: "use one of \(one) and \(other)", ko: "\(one)와(과) \(other) 가운데 하나만 쓰세요")
    case .unexpectedArgument(let word, let command, let option?):
      Bilingual(verbatim: "clamate \(command) \(option) \(word.shellWord)")
    case .missingArgument(_, let command), .unexpectedArgument(_, let command, _):
      Bilingual(en: "see clamate help \(command)", ko: "clamate help \(command)을(를) 보세요")
    case .invalidValue(_, _, let allowed):
      Bilingual(en: "use \(allowed[.english])", ko: "쓸 수 있는 값: \(allowed[.korean])")
    case .controlCharacter:
      Bilingual(en: "only tab and newline are allowed", ko: "탭과 줄바꿈만 쓸 수 있습니다")
    case .missingValue(let option, _, let next?):
      Bilingual(
        en: "to have that as its text: \(option)=\(next)", ko: "그 글을 값으로 쓰려면: \(option)=\(next)")
    case .missingValue, .unexpectedValue, .repeatedOption, .notUTF8:
      nil
    }
  }
}
