import CommandLineKit
import Configuration
import Glibc
import Language
import Text

/// Standard input, read only where a command line asks for it.
enum StandardInput {
  /// The lines of standard input, without their ends.
  ///
  /// - Throws: ``InputError``, or `FileError` when it is too large or cannot be read.
  static func lines() throws -> [String] {
    let bytes = try Files.read("/dev/stdin") ?? []
    guard let text = InputText.decoded(bytes) else { throw InputError.notUTF8 }
    return text.split { $0 == "\n" || $0 == "\r\n" }.map(String.init)
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
  /// A question cannot be asked here.
  case cannotAsk(question: Bilingual, flag: String)

  var message: Bilingual {
    switch self {
    case .notUTF8:
      Bilingual(en: "standard input is not valid UTF-8", ko: "표준 입력이 올바른 UTF-8이 아닙니다")
    case .cannotAsk(let question, _):
      Bilingual(
        en: "\(question.english) cannot be asked here", ko: "여기서는 물을 수 없습니다: \(question.korean)")
    }
  }

  var hint: Bilingual? {
    switch self {
    case .notUTF8: nil
    case .cannotAsk(_, let flag):
      Bilingual(en: "say \(flag) if you mean it", ko: "뜻한 것이 맞으면 \(flag)을(를) 붙이세요")
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
    output.complain("\(question[language]) [y/N]")
    let answer = StandardInput.answer()?.lowercased() ?? ""
    return ["y", "yes", "예", "네", "ㅇ"].contains(answer)
  }
}
