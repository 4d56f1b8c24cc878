import Language
import Subprocess
import Text

extension Bilingual {
  /// A program that is not on this machine.
  static func missing(_ program: String, package: String? = nil) -> Bilingual {
    let package = package.map { Bilingual(en: " (package \($0))", ko: "(\($0) 패키지)") }
    return Bilingual(
      en: "no program '\(program)'\(package?.english ?? "")",
      ko: "'\(program)'\(package?.korean ?? "") 프로그램이 없습니다")
  }

  /// A program that did not answer in time.
  static func silent(_ program: String) -> Bilingual {
    let seconds = Courier.patience / 1000
    return Bilingual(
      en: "'\(program)' did not answer in \(seconds) s",
      ko: "'\(program)'이(가) \(seconds)초 안에 답하지 않았습니다")
  }

  /// A program that ended in any other way than well.
  static func refused(_ program: String, _ run: RunOutcome) -> Bilingual {
    switch run.ending {
    case .timedOut: silent(program)
    case .notStarted(let code): failed(program, "errno \(code)", run)
    case .signalled(let signal): failed(program, "signal \(signal)", run)
    case .exited(let status): failed(program, "status \(status)", run)
    }
  }

  private static func failed(_ program: String, _ end: String, _ run: RunOutcome) -> Bilingual {
    let complaint =
      String(decoding: run.errors.prefix(400), as: UTF8.self)
      .split(whereSeparator: \.isNewline).first.map { ": \(SafeText(String($0)).string)" } ?? ""
    return Bilingual(
      en: "'\(program)' failed (\(end))\(complaint)", ko: "'\(program)' 실패(\(end))\(complaint)")
  }
}
