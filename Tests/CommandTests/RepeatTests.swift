import Database
import Foundation
import TestSupport
import Testing

/// Todos that repeat, from `add` to history.
@Suite struct RepeatTests {
  /// The clock at a time of a day in March 2026, in Seoul.
  private func at(_ day: Int, _ time: String) -> [String: String?] {
    ["CLAMATE_NOW": "2026-03-\(day < 10 ? "0" : "")\(day)T\(time):00+09:00"]
  }

  private func rule(_ home: Home, _ id: Int, _ language: String = "en") async throws -> [String:
    String]?
  {
    let shown = try await home.clamate("show", "\(id)", "--json", "--lang", language).output
    let members = try array(shown).first?["repeat"] as? [String: Any]
    return members?.compactMapValues { $0 as? String }
  }

  @Test("show says how many occurrences are left, until the series is over")
  func left() async throws {
    let home = try Home()
    try await home.clamate(line: "add stretch every day at 8am 3 times")
    try await home.clamate(line: "add water every monday until 2026-03-31")
    try await home.clamate(line: "add walk every day")
    func left(_ id: Int) async throws -> Any? {
      let shown = try await home.clamate("show", "\(id)", "--json").output
      return (try array(shown).first?["repeat"] as? [String: Any])?["left"]
    }
    #expect(try await home.clamate("show", "1").output.contains("3 times in all, 3 of 3 left"))
    for (id, expected) in [(2, 5), (1, 3)] { #expect(try await left(id) as? Int == expected) }
    #expect(try await left(3) is NSNull)
    for (day, expected) in [(3, 2), (4, 1), (5, 0)] {
      #expect(try await home.clamate(line: "done 1", with: at(day, "09:00")).status == 0)
      #expect(try await left(1) as? Int == expected)
    }
    #expect(try await home.todo(1)?.done == true)
    #expect(
      try await home.clamate("show", "1", "--lang", "ko").output.contains("3번 중 0번 남음"))
    #expect(try await home.clamate("undone", "1").status == 0)
    #expect(try await left(1) as? Int == 1)
  }

  private func pills() async throws -> Home {
    let home = try Home()
    try await home.clamate(line: "add take pills every day at 8am --due 2026-03-04")
    return home
  }

  @Test(
    "add reads a repeat, and answers with the rule in words and the first date",
    arguments: [
      ("add 물 주기 3일마다", "오늘 3/2(월)", "3일마다", "FREQ=DAILY;INTERVAL=3", "2026-03-02"),
      ("add 회의 매주 월요일 9시", "3/9(월)", "매주 월요일", "FREQ=WEEKLY;BYDAY=MO", "2026-03-09 09:00"),
      (
        "add 청소 --repeat 격주~화요일", "내일 3/3(화)", "격주 화요일", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU",
        "2026-03-03"
      ),
      (
        "add 월세 --on 2026-04-10 --repeat 매달", "4/10(금)", "매월 10일", "FREQ=MONTHLY;BYMONTHDAY=10",
        "2026-04-10"
      ),
      (
        "add 회고 금요일 오후 3시 --repeat 매주", "3/6(금) 15:00", "매주 금요일", "FREQ=WEEKLY;BYDAY=FR",
        "2026-03-06 15:00"
      ),
      (
        "add 필터 --at 11:00 --repeat 완료~후~2주마다", "오늘 3/2(월) 11:00", "끝낸 뒤 2주마다",
        "AFTER-DONE;FREQ=WEEKLY;INTERVAL=2", "2026-03-02 11:00"
      ),
      (
        "add take pills every day at 8am --lang en", "tomorrow Tue 3/3 08:00", "every day",
        "FREQ=DAILY", "2026-03-03 08:00"
      ),
      (
        "add 스트레칭 매일 10회", "오늘 3/2(월)", "매일 모두 10번", "FREQ=DAILY;COUNT=10", "2026-03-02"
      ),
      (
        "add 수업 --repeat 매주~월요일~5번", "3/2(월)", "매주 월요일 모두 5번",
        "FREQ=WEEKLY;BYDAY=MO;COUNT=5", "2026-03-02"
      ),
      (
        "add pay rent every 31st --lang en", "Tue 3/31", "every month on the 31st",
        "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "2026-03-31"
      ),
    ])
  func add(line: String, date: String, words: String, rule: String, plan: String) async throws {
    let home = try Home(language: "ko_KR.UTF-8")
    let answer = try await home.clamate(line: line).output
    #expect(answer.contains(date) && answer.contains(words), "\(answer)")
    #expect(try await self.rule(home, 1)?["rule"] == rule)
    #expect(try await home.todo(1)?.plan == plan)
  }

  @Test("a rule is the same in every language, and its text follows --lang")
  func machineForm() async throws {
    let home = try Home()
    try await home.clamate(line: "add x 매주 월요일")
    #expect(
      try await rule(home, 1, "en") == ["rule": "FREQ=WEEKLY;BYDAY=MO", "text": "every monday"])
    #expect(try await rule(home, 1, "ko") == ["rule": "FREQ=WEEKLY;BYDAY=MO", "text": "매주 월요일"])
    try await home.clamate("add", "y")
    #expect(try await rule(home, 2) == nil)
    #expect(
      try await home.clamate("show", "1", "--plain").output == "1\topen\t2026-03-02\t\t\t\t\tx\n")
  }

  @Test(
    "done says where the todo went and how many were missed",
    arguments: [
      ("ko", 3, "09:00", "완료. 다음: 내일 3/4(수) 08:00", ""),
      ("ko", 5, "09:00", "완료. 다음: 내일 3/6(금) 08:00", "(놓친 것 2)"),
      ("en", 3, "07:00", "done. next: tomorrow Wed 3/4 08:00", ""),
      ("en", 5, "09:00", "done. next: tomorrow Fri 3/6 08:00", "(missed 2)"),
    ])
  func done(language: String, day: Int, time: String, said: String, missed: String) async throws {
    let home = try await pills()
    let ending = try await home.clamate("done", "1", "--lang", language, with: at(day, time))
    #expect(ending.status == 0 && ending.output.hasPrefix("1  take pills  "))
    #expect(
      ending.output.hasSuffix("\(said)\(missed.isEmpty ? "" : " \(missed)")\n"), "\(ending.output)")
    let todo = try #require(try await home.todo(1))
    #expect(todo.plan == (day == 3 ? "2026-03-04 08:00" : "2026-03-06 08:00") && !todo.done)
    #expect(todo.due == (day == 3 ? "2026-03-05" : "2026-03-07"))
  }

  @Test("the last occurrence is simply done, and undone opens it again", arguments: ["en", "ko"])
  func ended(language: String) async throws {
    let home = try Home()
    try await home.clamate(line: "add x every day until 2026-03-03")
    try await home.clamate("done", "1")
    let before = try await home.everything()
    let answer = try await home.clamate("done", "1", "--lang", language, with: at(3, "10:00"))
      .output
    #expect(answer.contains(language == "en" ? "the repeat has ended" : "반복이 끝났습니다"))
    #expect(try await home.todo(1)?.done == true)
    #expect(try await home.clamate("done", "1").status == 1)
    #expect(try await home.clamate("skip", "1").status == 1)
    #expect(try await home.clamate("undone", "1").status == 0)
    #expect(try await home.everything() == before)
  }

  @Test("undone takes completions back to the byte, and what was never done is status 1")
  func undone() async throws {
    let home = try await pills()
    try await home.clamate("item", "add", "1", "water")
    try await home.clamate("item", "done", "1", "1")
    var states = [try await home.everything()]
    for day in 3...5 {
      try await home.clamate("done", "1", with: at(day, "09:00"))
      states.append(try await home.everything())
    }
    for wanted in states.dropLast().reversed() {
      #expect(try await home.clamate("undone", "take").status == 0)
      #expect(try await home.everything() == wanted)
    }
    #expect(try await home.clamate("undone", "1").status == 1)
    #expect(try await home.everything() == states[0])
  }

  @Test("move shifts this occurrence only and says so", arguments: ["en", "ko"])
  func move(language: String) async throws {
    let home = try Home()
    try await home.clamate(line: "add x every monday 9am --due 2026-03-10")
    let answer = try await home.clamate(line: "move 1 2026-03-11 --lang \(language)").output
    #expect(answer.contains(language == "en" ? "(this time only)" : "(이번만)"))
    #expect(try await home.todo(1)?.plan == "2026-03-11 09:00")
    #expect(try await rule(home, 1)?["rule"] == "FREQ=WEEKLY;BYDAY=MO")
    #expect(try await home.clamate("show", "1").output.contains("moved from Mon 3/9 09:00"))
    try await home.clamate("done", "1", with: at(11, "10:00"))
    #expect(try await home.todo(1)?.plan == "2026-03-16 09:00")
    #expect(try await home.todo(1)?.due == "2026-03-17")
  }

  @Test("skip goes on without a completion", arguments: ["en", "ko"])
  func skip(language: String) async throws {
    let home = try await pills()
    let answer = try await home.clamate("skip", "1", "--lang", language).output
    #expect(
      answer.hasSuffix(
        language == "en" ? "skipped. next: Wed 3/4 08:00\n" : "건너뜀. 다음: 모레 3/4(수) 08:00\n"))
    #expect(try await home.todo(1)?.plan == "2026-03-04 08:00")
    #expect(try await home.clamate("undone", "1").status == 1)
    #expect(try await home.clamate("add", "plain").status == 0)
    #expect(try await home.clamate("skip", "1-2").status == 1)
    #expect(try await home.todo(1)?.plan == "2026-03-04 08:00")
  }

  @Test("edit changes the series, ends it, and moves one occurrence")
  func edit() async throws {
    let home = try await pills()
    try await home.clamate(line: "edit 1 --at 21:00")
    #expect(try await home.todo(1)?.plan == "2026-03-03 21:00")
    try await home.clamate(line: "edit 1 --repeat every~2~days")
    #expect(try await home.todo(1)?.plan == "2026-03-03 08:00", "the time is the one of the series")
    try await home.clamate(line: "edit 1 --repeat 매주~금요일~오후~2시")
    #expect(try await home.todo(1)?.plan == "2026-03-06 14:00")
    try await home.clamate(line: "edit 1 --on 2026-03-20 --at 15:00 --repeat weekly")
    #expect(try await home.todo(1)?.plan == "2026-03-20 15:00")
    #expect(try await home.clamate("edit", "1", "--on", "none").status == 2)
    #expect(try await home.clamate("edit", "1", "--repeat", "none").status == 0)
    #expect(try await rule(home, 1) == nil)
    #expect(try await home.todo(1)?.plan == "2026-03-20 15:00")
    #expect(try await home.clamate("done", "1").status == 0)
    #expect(try await home.todo(1)?.done == true)
  }

  @Test(
    "a repeat where one day is meant, two of them, or none in --repeat, is status 2",
    arguments: [
      "add x --on 매일", "add x --at every~day~at~8am", "add x --due 매일", "move 1 매일",
      "day 매일", "add x --repeat tomorrow", "add x --repeat bogus", "add x --repeat 3pm",
      "add x 매일 --repeat 매주", "add x --at 9am --repeat 매일~오후~3시", "edit 1 --repeat 내일",
      "add x --hide-until 매일", "add x 매일 0일마다", "add x --repeat 0일마다",
      "show 1 --next 0", "show 1 --next 51", "show 1 --next x",
    ])
  func refused(line: String) async throws {
    let home = try await pills()
    let before = try await home.everything()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 2 && ending.output == "", "\(ending)")
    #expect(try await home.everything() == before)
  }

  @Test("a quoted title keeps its words and says how to make it repeat")
  func quoted() async throws {
    let home = try Home()
    let answer = try await home.clamate("add", "약 매일").output
    #expect(answer.contains("clamate edit 1 --repeat \"매일\""))
    #expect(try await home.todo(1)?.title == "약 매일")
    #expect(try await rule(home, 1) == nil)
  }

  @Test("show previews what is to come, and only where it is asked to")
  func preview() async throws {
    let home = try Home()
    try await home.clamate(line: "add x every 31st")
    try await home.clamate(line: "add y")
    let keys = try array(try await home.clamate("show", "1", "--json").output)[0].keys
    #expect(!keys.contains("next"))
    let shown = try array(try await home.clamate(line: "show 1-2 --next 3 --json").output)
    #expect(shown[0]["next"] as? [String] == ["2026-04-30", "2026-05-31", "2026-06-30"])
    #expect(shown[1]["next"] as? [String] == [])
    let text = try await home.clamate(line: "show 1 --next 2").output
    #expect(text.contains("4/30") && text.contains("5/31") && !text.contains("6/30"))
    #expect(
      try await home.clamate(line: "show 1 --next 2 --plain").output.hasSuffix(
        "\tx\t2026-04-30,2026-05-31\n"))
  }

  @Test("today, day and month count each occurrence that was done; is:done leaves them out")
  func history() async throws {
    let home = try await pills()
    for time in ["09:00", "09:30"] {
      try await home.clamate("done", "1", with: at(3, time))
    }
    let day = try object(try await home.clamate(line: "day 2026-03-03 --json").output)
    let done = try #require(day["done"] as? [[String: Any]])
    #expect(done.compactMap { $0["id"] as? Int } == [1, 1])
    #expect(done.compactMap { $0["done"] as? Bool } == [true, true])
    #expect(
      done.compactMap { $0["completed"] as? String } == [
        "2026-03-03T09:00:00+09:00", "2026-03-03T09:30:00+09:00",
      ])
    #expect(done.compactMap { $0["date"] as? String } == ["2026-03-03", "2026-03-04"])
    let today = try object(
      try await home.clamate(line: "today --offline --json", with: at(3, "10:00")).output)
    #expect((today["done"] as? [Any])?.count == 2)
    let month = try array(try await home.clamate("month", "--json").output)
    #expect(month[2]["done"] as? Int == 2 && month[4]["open"] as? Int == 1)
    #expect(try await home.todos("is:done") == [])
  }

  @Test("help shows the phrases of repeats in both languages", arguments: ["en", "ko"])
  func help(language: String) async throws {
    let text = try await Home().clamate("help", "dates", "--lang", language).output
    for phrase in ["every monday 9am", "격주 화요일", "3일마다"] { #expect(text.contains(phrase)) }
  }

  @Test("--dry-run shows where todos would go and changes nothing", arguments: ["done", "skip"])
  func dryRun(verb: String) async throws {
    let home = try await pills()
    let before = try await home.everything()
    #expect(try await home.clamate(verb, "1", "--dry-run").output.contains("next: Wed 3/4 08:00"))
    #expect(try await home.everything() == before)
  }
}
