import CommandLineKit
import Configuration
import Glibc
import Language
import Text

/// Standard input, read only where a command line asks for it.
enum StandardInput {
  /// The lines of standard input, without their ends.
  ///
  /// - Throws: ``InputError``, or ``Failure`` when it is too large or cannot be read.
  static func lines() throws -> [String] {
    let bytes: [UInt8]
    do {
      bytes = try Files.readStandardInput()
    } catch {
      throw Failure(unread: error)
    }
    guard let text = InputText.decoded(bytes) else { throw InputError.notUTF8 }
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if let index = lines.firstIndex(where: { InputText.holdsControlCharacter(String($0)) }) {
      throw InputError.controlCharacter(line: index + 1)
    }
    return lines.filter { !$0.isEmpty }.map(String.init)
  }

  /// One line that a person types, or nil at the end of the input.
  static func answer() -> String? {
    readLine()
  }
}

/// Why standard input was not taken.
enum InputError: Explainable, Equatable {
  /// It is no UTF-8.
  case notUTF8
  /// One of its lines holds a control character other than tab.
  case controlCharacter(line: Int)
  /// There is no line in it.
  case empty
  /// A question cannot be asked here.
  case cannotAsk(question: Bilingual, flag: String)

  var message: Bilingual {
    switch self {
    case .notUTF8:
      Bilingual(en: "standard input is not valid UTF-8", ko: "표준 입력이 올바른 UTF-8이 아닙니다")
    case .controlCharacter(let line):
      Bilingual(
        en: "line \(line) of standard input holds a control character",
        ko: "표준 입력의 \(line)번째 줄에 제어 문자가 있습니다")
    case .empty:
      Bilingual(en: "standard input holds no line", ko: "표준 입력에 줄이 없습니다")
    case .cannotAsk(let question, _):
      Bilingual(
        en: "without a terminal there is no asking: \(question.english)",
        ko: "터미널이 아니어서 확인할 수 없습니다: \(question.korean)")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .notUTF8, .controlCharacter: nil
    case .empty:
      Bilingual(
        en: "printf 'milk\\nbread\\n' | clamate add -", ko: "printf '우유\\n빵\\n' | clamate add -")
    case .cannotAsk(_, let flag):
      Bilingual(en: "say \(flag) if you mean it", ko: "정말 하려면 \(flag)을(를) 붙이세요")
    }
  }
}

extension Context {
  /// Asks a question that `--yes` answers; without a terminal to ask on it fails.
  ///
  /// - Throws: ``InputError/cannotAsk(question:flag:)``.
  func confirm(_ question: Bilingual) throws(InputError) -> Bool {
    if presentation.saysYes { return true }
    guard presentation.mayAsk else { throw .cannotAsk(question: question, flag: "--yes") }
    guard ask(question) else {
      output.complain(Bilingual(en: "nothing was changed", ko: "아무것도 바뀌지 않았습니다")[language])
      return false
    }
    return true
  }

  /// Asks a question on the terminal; whether the answer is yes.
  func ask(_ question: Bilingual) -> Bool {
    let answers = Bilingual(en: "[y/N]", ko: "[y/N, 예/아니요]")
    output.complain("\(SafeText(question[language]).string) \(answers[language])")
    let answer = StandardInput.answer()?.lowercased() ?? ""
    return ["y", "yes", "예", "네", "응", "ㅇ", "ㅛ"].contains(answer)
  }
}
