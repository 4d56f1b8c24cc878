import DateHelper
import Language
import Planner
import Terminal
import Text

/// How a command that changed todos says what it did.
struct TodoAnswer {
  let todo: Todo
  /// What became of it, such as `done`.
  var remark: Bilingual?
  /// How the time is said back.
  var clockStyle = ClockStyle.twentyFourHours
  /// The todo that people are told of, where that is the one before the change.
  var told: Todo?
  /// The occurrences to come, where they were asked for.
  var following: [CivilMoment]?
  /// Whether the reminders of the todo and the sky of its hour are said too.
  var saysAhead = false
}

extension Context {
  /// Answers a change: a line a todo with its number, its title and its full date, or JSON.
  func answer(_ answers: [TodoAnswer]) {
    switch format {
    case .json:
      var list = JSONList()
      output.append { bytes in
        for answer in answers {
          list.append(.answer(answer, in: self), to: &bytes)
        }
        list.finish(&bytes)
      }
    case .plain:
      output.write(plain: answers.map { PlainRow.fields($0) })
    case .text:
      guard !presentation.isQuiet else { return }
      for answer in answers { write(row: parts(answer)) }
      sayIfRehearsed()
    }
  }

  /// Says after an answer that nothing of it was done, where `--dry-run` asked for that.
  func sayIfRehearsed() {
    guard isRehearsal else { return }
    write(
      row: [
        Bilingual(
          en: "so it would be; nothing was changed (--dry-run)",
          ko: "이렇게 됩니다. 아직 바뀐 것은 없습니다(--dry-run)")[language]
      ])
  }

  /// The number, the title and the full date of a todo, its signs and what became of it.
  func parts(_ answer: TodoAnswer) -> [String] {
    let todo = answer.told ?? answer.todo
    let told = [
      "\(todo.id)", fitted(todo.title), when(todo, style: answer.clockStyle)[language],
      details(todo)[language],
    ]
    let remark = answer.remark?[language] ?? ""
    guard answer.saysAhead else { return told + [remark] }
    let reminders = reminderWords(answer.todo)[language]
    let doubts = doubts(answer.todo, isPastSaid: !reminders.isEmpty)[language]
    return told + [reminders, remark, doubts, skyRemark(todo) ?? ""]
  }

  /// What in the plan of a todo is probably not meant so.
  ///
  /// - Parameter isPastSaid: whether the words of its reminders say that its time has passed.
  private func doubts(_ todo: Todo, isPastSaid: Bool) -> Bilingual {
    var doubts: [Bilingual] = []
    if todo.isDone {
      doubts.append(Bilingual(en: "(it is done)", ko: "(이미 끝낸 할 일)"))
    } else if !isPastSaid, let plan = todo.plan, plan.time != nil, plan <= clock.moment {
      doubts.append(Bilingual(en: "(that time has passed)", ko: "(이미 지난 시각)"))
    }
    if let plan = todo.plan, let due = todo.due,
      due.date < plan.date || due < plan && due.time != nil
    {
      doubts.append(Bilingual(en: "(after its deadline)", ko: "(마감보다 늦음)"))
    }
    if let hidden = todo.hiddenUntil, let due = todo.due, due.date < hidden {
      doubts.append(Bilingual(en: "(hidden beyond its deadline)", ko: "(마감이 지나도록 숨김)"))
    }
    return doubts.joined(separator: " ")
  }

  /// A title, cut to one line where there is a width; `show` has all of it.
  func fitted(_ title: String) -> String {
    presentation.width.map { SafeText(title).truncated(to: $0) } ?? title
  }

  /// The full date of a todo, and its deadline.
  func when(_ todo: Todo, style: ClockStyle = .twentyFourHours) -> Bilingual {
    when(todo.plan, due: todo.due, style: style)
  }

  /// The full date of a plan, and a deadline.
  func when(
    _ plan: CivilMoment?, due: CivilMoment?, style: ClockStyle = .twentyFourHours
  ) -> Bilingual {
    let plan = plan.map { clock.text($0.date, $0.time, clock: style) }
    let due = due.map { due in
      let text = clock.text(due.date, due.time, clock: style)
      return Bilingual(en: "due \(text.english)", ko: "\(text.korean)까지")
    }
    let parts = [plan, due].compactMap { $0 }
    guard !parts.isEmpty else { return Bilingual(en: "no date", ko: "날짜 없음") }
    return parts.joined(separator: "  ")
  }

  /// The priority, the tags and the marks of a todo, and how it repeats.
  func details(_ todo: Todo) -> Bilingual {
    let signs = signs(todo)
    guard let words = todo.series?.rule.words else { return signs }
    return Bilingual(
      en: [signs.english, words.english].filter { !$0.isEmpty }.joined(separator: " "),
      ko: [signs.korean, words.korean].filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// The priority, the tags and the marks of a todo.
  func signs(_ todo: Todo) -> Bilingual {
    guard todo.hasDetails else { return Bilingual(verbatim: "") }
    var parts: [Bilingual] = []
    if let priority = todo.priority { parts.append(Bilingual(verbatim: "p:\(priority.rawValue)")) }
    for tag in todo.tags { parts.append(Bilingual(verbatim: "+\(SafeText(tag.name).string)")) }
    if let project = todo.project {
      parts.append(Bilingual(verbatim: Project.prefix + SafeText(project.name).string))
    }
    if !todo.checklist.isEmpty {
      let done = todo.checklist.count { $0.isDone }
      parts.append(Bilingual(verbatim: "[\(done)/\(todo.checklist.count)]"))
    }
    if todo.isOutdoor { parts.append(Bilingual(en: "outdoor", ko: "야외")) }
    if let place = todo.place { parts.append(Bilingual(verbatim: SafeText(place.signed).string)) }
    if let hidden = todo.hiddenUntil, hidden > clock.today {
      let day = clock.shortText(hidden)
      parts.append(Bilingual(en: "hidden until \(day.english)", ko: "\(day.korean)까지 숨김"))
    }
    return parts.joined(separator: " ")
  }
}

extension Todo {
  /// Whether there is anything besides the title, the day and the note.
  fileprivate var hasDetails: Bool {
    priority != nil || !tags.isEmpty || project != nil || !checklist.isEmpty || isOutdoor
      || place != nil || hiddenUntil != nil
  }
}
