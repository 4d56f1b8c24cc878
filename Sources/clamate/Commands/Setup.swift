import CommandLineKit
import Language
import Planner
import Sky
import Text

extension Command {
  /// `clamate setup`.
  static let setup = Command(
    CommandSpec(
      name: "setup", summary: Bilingual(en: "set nickname, region and goal", ko: "별명, 지역, 목표 정하기"),
      examples: [
        .init("setup", Bilingual(en: "asks; an empty line skips", ko: "물어봅니다. 빈 줄은 건너뜀"))
      ])
  ) { line, context in
    try line.refuseArguments(after: 0)
    guard context.presentation.mayAsk else { throw SetupError.cannotAsk }
    try context.ask(
      Bilingual(en: "Nickname (1 to 8 letters)", ko: "별명 (1~8글자)")
    ) { typed in
      try context.setNickname(try Nickname(typed))
    }
    try context.ask(
      Bilingual(en: "City, county or district", ko: "시, 군, 구 또는 도시")
    ) { typed in
      _ = try context.setRegion(named: typed)
    }
    try context.ask(
      Bilingual(en: "Hours to focus in a day (1 to 24)", ko: "하루 집중 목표 (1~24시간)")
    ) { typed in
      try context.set(try FocusGoal(typed))
    }
    guard !context.presentation.isQuiet else { return .done }
    let done = Bilingual(en: "Done. Try: clamate today", ko: "끝났습니다. 이제: clamate today")
    context.write(row: [done[context.language]])
    return .done
  }
}

extension Context {
  /// Asks until an answer is taken; an empty line or the end of the input skips the question.
  fileprivate func ask(_ question: Bilingual, _ take: (String) throws -> Void) throws {
    while true {
      output.complain("\(question[language]):")
      guard let answer = StandardInput.answer(), !InputText.isBlank(answer) else { return }
      do {
        return try take(try checkedText(answer))
      } catch let error as any Explainable {
        reporter.warn(error)
      }
    }
  }
}

/// Why setup could not ask.
private enum SetupError: Explainable {
  case cannotAsk

  var message: Bilingual {
    Bilingual(en: "setup asks, and needs a terminal for it", ko: "setup은 물어보므로 터미널이 필요합니다")
  }

  var hint: Bilingual? {
    Bilingual(
      en: "clamate profile set --nickname NAME; clamate region set NAME",
      ko: "clamate profile set --nickname 이름; clamate region set 지역")
  }
}
