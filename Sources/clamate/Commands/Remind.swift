import CommandLineKit
import Configuration
import Database
import DateHelper
import Language
import Planner
import Terminal

extension Command {
  /// `clamate remind`.
  static let remind = Command(
    noun: "remind", summary: Bilingual(en: "reminders and how they ring", ko: "알림"),
    bare: "list",
    verbs: [
      listReminders, snoozeReminders, dismissReminders, checkReminders, reminderStatus,
      installReminders, uninstallReminders, testReminders,
    ])

  private static let listReminders = Command(
    CommandSpec(
      name: "list", summary: Bilingual(en: "what rings next and what rang", ko: "다음 알림과 지난 알림"),
      options: [
        OptionSpec(
          "--missed",
          Bilingual(en: "what could not ring within a day", ko: "하루 안에 알리지 못한 것")),
        OptionSpec(
          "--all", Bilingual(en: "also what an answer or a change took back", ko: "답하거나 고쳐서 취소된 것도")
        ),
      ],
      examples: [
        .init("remind list", Bilingual(en: "all to come, and the last day", ko: "다가올 것과 지난 하루")),
        .init("remind list --missed", Bilingual(en: "what you did not hear", ko: "듣지 못한 알림")),
      ])
  ) { line, context in
    try line.refuseArguments(after: 0)
    if line.has("--missed"), line.has("--all") {
      throw UsageError.contradiction("--missed", "--all")
    }
    let store = try context.storeForReading()
    let lines = try store.snapshot {
      let reminders =
        try line.has("--missed")
        ? store.reminders.missed(context.reminderClock)
        : store.reminders.recentAndComing(context.reminderClock)
      let judge = ConditionJudge(over: try store.region.inUse(), context)
      return try reminders.map {
        ReminderLine($0, todo: try store.todos.todo($0.todoID), judge)
      }
    }
    context.show(lines.filter { $0.isShown && (line.has("--all") || !$0.reminder.isTakenBack) })
    return .done
  }

  private static let checkReminders = Command(
    CommandSpec(
      name: "check", summary: Bilingual(en: "ring what is due; for cron", ko: "때가 된 알림 울리기, cron용"),
      examples: [
        .init(
          "remind check", Bilingual(en: "once; cron does it each minute", ko: "한 번. cron이 매분 실행"))
      ],
      discussion: Bilingual(
        en: "Prints nothing where no terminal is, and asks nobody for weather.",
        ko: "터미널이 아니면 아무것도 출력하지 않고, 날씨를 기다리지 않습니다."))
  ) { line, context in
    try line.refuseArguments(after: 0)
    try ReminderPass.run(context)
    return .done
  }
}
