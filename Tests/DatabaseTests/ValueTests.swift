import Database
import Testing

@Suite struct ValueTests {
  @Test(
    "A value comes back as it was stored",
    arguments: [
      .null, .integer(0), .integer(.min), .integer(.max), .real(0.1), .real(-0.0),
      .real(.infinity), .real(.greatestFiniteMagnitude), .text(""), .text("우유\t\"사기\"\n"),
      .text("before\0after"), .text("\u{1112}\u{1161}\u{11AB}"), .blob([]), .blob([0, 255, 0]),
    ] as [Value])
  func roundTrip(value: Value) throws {
    let connection = try Connection(path: "", mode: .memory)
    try connection.execute("CREATE TABLE kept (value ANY) STRICT")
    try connection.run("INSERT INTO kept VALUES (?)", value)
    let stored = try connection.first("SELECT typeof(value), value FROM kept") { row -> Value in
      switch row.text(0) {
      case "integer": .integer(Int64(row.integer(1)))
      case "real": .real(row.real(1))
      case "text": .text(row.text(1))
      case "blob": .blob(row.blob(1))
      default: .null
      }
    }
    #expect(stored == value)
  }

  @Test("Swift values are stored as the nearest value of SQLite")
  func bindables() {
    #expect(true.databaseValue == .integer(1))
    #expect(false.databaseValue == .integer(0))
    #expect(7.databaseValue == .integer(7))
    #expect(Int64(7).databaseValue == .integer(7))
    #expect(Optional("a").databaseValue == .text("a"))
    #expect(Optional<Int>.none.databaseValue == .null)
  }

  @Test("NULL reads as zero, as empty, or as nil where a value is optional")
  func nullReads() throws {
    let connection = try Connection(path: "", mode: .memory)
    try connection.rows("SELECT NULL") { row in
      #expect(row.isNull(0))
      #expect(row.integer(0) == 0)
      #expect(row.real(0) == 0)
      #expect(row.text(0) == "")
      #expect(row.blob(0) == [])
      #expect(row.optionalInteger(0) == nil)
      #expect(row.optionalReal(0) == nil)
      #expect(row.optionalText(0) == nil)
    }
  }

  @Test("Stored bytes that are no UTF-8 read as replacement characters")
  func damagedText() throws {
    let connection = try Connection(path: "", mode: .memory)
    let text = try connection.first("SELECT CAST(x'61ff62' AS TEXT)") { $0.text(0) }
    #expect(text == "a\u{FFFD}b")
  }
}
