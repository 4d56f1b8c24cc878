import CommandLineKit
import DateHelper
import Language
import Planner
import Terminal
import Text

extension Command {
  /// `clamate show`.
  static let show = Command(
    CommandSpec(
      name: "show", summary: Bilingual(en: "show all of a todo", ko: "할 일 자세히 보기"),
      arguments: "ID...", kinds: [.todos],
      options: [
        OptionSpec(
          "--next", value: "N",
          Bilingual(en: "the next occurrences, 1 to 50", ko: "다음 차례들, 1~50"))
      ],
      examples: [
        .init("show 3", Bilingual(en: "everything about one", ko: "하나의 모든 내용")),
        .init("show 3 --next 6", Bilingual(en: "when it comes again", ko: "언제 또 오는지")),
      ])
  ) { line, context in
    let selection = try TodoSelection(words: line.arguments, allowsTitle: true)
    let store = try context.storeForReading()
    let todos = try store.todos.todos(selection, isDone: false)
    let places = try todos.contains { $0.place != nil } ? store.places.all() : []
    let count = try followingCount(line)
    let answers = todos.map { todo in
      TodoAnswer(
        todo: todo,
        following: count.map { todo.series?.following($0, at: context.clock.moment) ?? [] })
    }
    guard context.format == .text else {
      context.answer(answers)
      return .done
    }
    for (index, answer) in answers.enumerated() {
      if index > 0 { context.output.write(line: "") }
      let place = places.first { $0.reference == answer.todo.place }
      context.showWhole(answer.todo, at: place, following: answer.following ?? [])
    }
    return .done
  }
}

/// How many occurrences to come a line asks for.
private func followingCount(_ line: ParsedCommand) throws(UsageError) -> Int? {
  guard let text = try line.value("--next") else { return nil }
  guard let count = Int(text), 1...50 ~= count else {
    throw .invalidValue(option: "--next", value: text, allowed: Bilingual(verbatim: "1-50"))
  }
  return count
}

extension Context {
  fileprivate func showWhole(_ todo: Todo, at place: NamedPlace?, following: [CivilMoment]) {
    let width = presentation.pageWidth
    let title = SafeText(todo.title).wrapped(to: max(1, width - 4))
    output.write(line: "\(todo.id)  \(palette.paint(title.first ?? "", .heading))")
    for line in title.dropFirst() { output.write(line: "   \(line)") }
    var table = Table([TableColumn(), TableColumn(minimum: 10, weight: 1)])
    for (name, value) in rows(todo) + rows(place) + rows(following) where !value.isEmpty {
      table.append([TableCell(text: name[language], .faint), TableCell(text: value)])
    }
    output.append {
      table.append(
        to: &$0, width: presentation.width, palette: palette, hasHeadings: false, wraps: true)
    }
    if let sky = skyRemark(todo) { write(row: [sky]) }
    for (offset, item) in todo.checklist.enumerated() {
      let box = item.isDone ? "[x]" : "[ ]"
      write(row: ["\(offset + 1) \(box) \(SafeText(item.text).string)"])
    }
    guard let note = todo.note else { return }
    output.write(line: "")
    for line in SafeText.wrappedLines(of: note, to: width) { output.write(line: line) }
  }

  /// Where a todo is done.
  private func rows(_ place: NamedPlace?) -> [(Bilingual, String)] {
    let name = Bilingual(en: "place", ko: "장소")
    return place.map { [(name, "\($0.name): \($0.region.name[language])")] } ?? []
  }

  /// The occurrences to come, the first beside their name.
  private func rows(_ following: [CivilMoment]) -> [(Bilingual, String)] {
    following.enumerated().map { offset, moment in
      let name = Bilingual(en: "next", ko: "다음")
      return (
        offset == 0 ? name : Bilingual(verbatim: ""),
        clock.text(moment.date, moment.time)[language]
      )
    }
  }

  /// How a todo repeats, and where its series has the open occurrence if that was moved.
  private func repeats(_ todo: Todo) -> Bilingual? {
    guard let series = todo.series else { return nil }
    var words = series.rule.words
    if let (left, all) = todo.occurrencesLeft {
      words = Bilingual(
        en: "\(words.english), \(left) of \(all) left",
        ko: "\(words.korean), \(all)번 중 \(left)번 남음")
    }
    guard todo.plan != series.occurrence else { return words }
    let usual = clock.text(series.occurrence.date, series.occurrence.time)
    return Bilingual(
      en: "\(words.english) (moved from \(usual.english))",
      ko: "\(words.korean) (\(usual.korean)에서 옮김)")
  }

  private func rows(_ todo: Todo) -> [(Bilingual, String)] {
    let created = clock.zone.civil(at: todo.created)
    let completed = todo.completed.map(clock.zone.civil(at:))
    return [
      (
        Bilingual(en: "when", ko: "날짜"),
        todo.plan.map { clock.text($0.date, $0.time)[language] } ?? ""
      ),
      (
        Bilingual(en: "due", ko: "마감"),
        todo.due.map { clock.text($0.date, $0.time)[language] } ?? ""
      ),
      (Bilingual(en: "repeats", ko: "반복"), repeats(todo)?[language] ?? ""),
      (Bilingual(en: "reminds", ko: "알림"), reminderStates(todo)[language]),
      (Bilingual(en: "marks", ko: "표시"), signs(todo)[language]),
      (
        Bilingual(en: "hidden until", ko: "숨김"),
        todo.hiddenUntil.map { clock.text($0)[language] } ?? ""
      ),
      (Bilingual(en: "created", ko: "적은 때"), clock.text(created.date, created.time)[language]),
      (
        Bilingual(en: "done", ko: "끝낸 때"),
        completed.map { clock.text($0.date, $0.time)[language] } ?? ""
      ),
      (Bilingual(en: "uid", ko: "고유 ID"), todo.uid),
    ]
  }
}
