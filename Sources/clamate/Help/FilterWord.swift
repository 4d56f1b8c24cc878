import CommandLineKit
import Language
import Planner

/// The words that `list` reads as conditions, for the help and for completion.
enum FilterWord {
  typealias Row = HelpSection.Row

  /// All words but tags.
  static let all = states + priorities + dateKeys + [project, saved]

  /// What state a todo is in.
  static let states = [
    Row("is:open", Bilingual(en: "still to do; the default", ko: "아직 할 일, 기본값")),
    Row("is:done", Bilingual(en: "done, the latest first", ko: "끝낸 일, 최근 것부터")),
    Row("is:overdue", Bilingual(en: "left over, or past the deadline", ko: "밀렸거나 마감이 지난 일")),
    Row("is:undated", Bilingual(en: "neither a day nor a deadline", ko: "날짜도 마감도 없는 일")),
    Row("is:outdoor", Bilingual(en: "done outside", ko: "밖에서 하는 일")),
    Row("is:repeating", Bilingual(en: "done again and again", ko: "반복하는 일")),
    Row("is:hidden", Bilingual(en: "put away until later", ko: "나중까지 숨겨 둔 일")),
    Row("has:due", Bilingual(en: "with a deadline", ko: "마감이 있는 일")),
  ]

  /// How much it matters; `add` reads these too.
  static let priorities = [
    Row("p:1", Bilingual(en: "matters most", ko: "가장 중요")),
    Row("p:2", Bilingual(en: "matters", ko: "중요")),
    Row("p:3", Bilingual(en: "matters a little", ko: "조금 중요")),
  ]

  /// What a date phrase follows without a space.
  static let dateKeys = [
    Row("on:", Bilingual(en: "planned for or due on a day", ko: "그날 하거나 그날이 마감")),
    Row("from:", Bilingual(en: "on that day or later", ko: "그날부터")),
    Row("to:", Bilingual(en: "on that day or earlier", ko: "그날까지")),
  ]

  /// What the name of a project follows; `add` reads it too.
  static let project = Row(
    Project.prefix, Bilingual(en: "of a project and its parts", ko: "프로젝트와 그 아래의 일"))

  /// What the name of a saved filter follows.
  static let saved = Row(
    SavedFilter.prefix, Bilingual(en: "as clamate filter save keeps it", ko: "filter save로 저장한 조건"))
}
