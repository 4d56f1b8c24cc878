import Testing

@testable import Exchange
@testable import Planner

/// A file that is imported again on another day.
@Suite struct LaterImportTests {
  @Test(
    "What a file does not tell stays as it was at the first import",
    arguments: [
      (ExchangeForm.todotxt, "milk\nx bread\n(A) call due:2026-03-05\n"),
      (.csv, "title,done,uid\nmilk,,u1\nbread,yes,u2\n"),
      (
        .icalendar,
        """
        BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:u1\r\nSUMMARY:milk\r\nEND:VTODO\r
        BEGIN:VTODO\r\nUID:u2\r\nSUMMARY:bread\r\nSTATUS:COMPLETED\r\nEND:VTODO\r\nEND:VCALENDAR\r\n
        """
      ),
      (
        .taskwarrior,
        #"""
        [{"uuid":"a360fc44-315c-4366-b70c-ea7e7520b749","description":"milk","status":"pending"},
        {"uuid":"b360fc44-315c-4366-b70c-ea7e7520b749","description":"bread","status":"completed"}]
        """#
      ),
    ])
  func again(form: ExchangeForm, text: String) throws {
    let house = try Warehouse()
    #expect(try house.take(text, as: form).hasChanges)
    let before = try house.todos()
    #expect(before.contains { $0.isDone })
    let report = try house.later(86_400).take(text, as: form)
    #expect(!report.hasChanges, "\(report.counts)")
    #expect(try house.todos() == before)
  }

  @Test("What the file tells later is taken")
  func told() throws {
    let house = try Warehouse()
    try house.take("title,done,uid\nmilk,,u1\n", as: .csv)
    try house.later(86_400).take("title,done,uid\nmilk,yes,u1\n", as: .csv)
    let completed = try house.todos().first?.completed
    #expect(completed == house.later(86_400).clock.now)
  }
}
