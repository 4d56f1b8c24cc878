import Language
import Planner
import Terminal
import Text

/// How focus stands, in one line.
struct FocusLine {
  private static let barWidths = [22, 12]
  let state: FocusState
  let language: Language

  /// `(@)  2:13:07 / 4:00:00  [####------]  55%  stage 3/5, next in 46:53`, or as much of it as
  /// so many columns hold: the time comes last of all.
  func text(columns: Int) -> String {
    let forms = forms
    let fitting = forms.first { $0.cellWidth <= columns } ?? forms.last ?? ""
    return SafeText(fitting).truncated(to: max(0, columns))
  }

  private var forms: [String] {
    let day = state.day
    let sum = "\(time) / \(FocusTime.clock(day.goal.seconds))"
    let bars = Self.barWidths.map { ProgressBar(day.share).text(cells: $0) }
    let percent = "\(day.percent)%"
    let block = state.block.map { SafeText($0).string } ?? ""
    return [
      [day.drawing, sum, bars[0], percent, tail, block],
      [day.drawing, sum, bars[0], percent, tail],
      [day.drawing, sum, bars[1], percent, tail], [day.drawing, sum, percent, tail],
      [day.drawing, sum, percent], [day.smallDrawing, time], [time],
    ].map { parts in parts.filter { !$0.isEmpty }.joined(separator: "  ") }
  }

  private var time: String { FocusTime.clock(state.day.seconds) }

  /// The stage and what is left to the next one.
  private var tail: String {
    let words = state.isPaused ? [Bilingual(en: "paused", ko: "쉬는 중"), growth] : [growth]
    return words.map { $0[language] }.joined(separator: ", ")
  }

  private var growth: Bilingual {
    let day = state.day
    guard let missing = day.secondsToNextStage else {
      let more = FocusTime.clock(day.seconds - day.goal.seconds)
      return Bilingual(en: "grown, +\(more)", ko: "다 자람, +\(more)")
    }
    let left = FocusTime.clock(missing)
    let stages = FocusDay.stages.upperBound
    return Bilingual(
      en: "stage \(day.stage)/\(stages), next in \(left)",
      ko: "\(day.stage)/\(stages)단계, 다음까지 \(left)")
  }
}
