import Database
import DateHelper
import Foundation
import Testing

@testable import Exchange
@testable import Planner

/// Files of every form that end in the middle.
@Suite struct CutOffTests {
  private struct Enough: Error {}

  /// After how many bytes the next cut is made.
  private static let step =
    ProcessInfo.processInfo.environment["CLAMATE_CUTS"].flatMap(Int.init) ?? 5

  private func filled() throws -> Warehouse {
    let house = try Warehouse()
    try house.take(
      """
      {"format":"clamate","version":1}
      {"type":"todo","id":1,"uid":"u1","title":"치과, a","date":"2026-03-03","outdoor":false,"remind":"30m","created":1772413200}
      {"type":"tag","todo":1,"position":0,"name":"건강"}
      {"type":"todo","id":2,"uid":"u2","title":"b \\\\n","outdoor":true,"created":1772413200}
      {"type":"session","id":1,"uid":"s1","focus":true,"zone":"Asia/Seoul","started":1772400000,"ended":1772401800}
      {"type":"session","id":2,"uid":"s2","focus":true,"zone":"Asia/Seoul","started":1772410000,"ended":1772411800}
      {"end":true,"records":5}

      """)
    return house
  }

  /// What a store has once bytes were taken, and then taken back; nil where they are refused.
  private func taken(_ bytes: ArraySlice<UInt8>, _ form: ExchangeForm, _ house: Warehouse) throws
    -> [String]?
  {
    var names: [String]?
    do {
      try house.connection.transaction {
        _ = try house.taking(String(decoding: bytes, as: UTF8.self), as: form)
        let always = Instant(seconds: 0)..<Instant(seconds: .max)
        names =
          try house.todos().map(\.title) + house.store.sessions.sessions(in: always).map(\.uid)
        throw Enough()
      }
    } catch is Enough {
    } catch is ImportError {
      names = nil
    }
    #expect(try house.todos().isEmpty && house.store.sessions.latest() == nil)
    return names
  }

  @Test(
    "A file that is cut off, adds nothing, where its form has an end",
    arguments: ExchangeForm.allCases.filter { ![.todotxt, .csv].contains($0) })
  func ended(form: ExchangeForm) throws {
    let text = try filled().exported(form)
    let bytes = Array(text.utf8)
    let house = try Warehouse()
    #expect(try taken(bytes[...], form, house)?.count == (form == .clamate ? 4 : 2))
    let end = text.last.map { $0.isNewline ? String($0).utf8.count : 0 } ?? 0
    let whole = form == .clamate ? bytes.count : bytes.count - end
    for length in stride(from: 0, to: whole, by: Self.step) {
      #expect(try taken(bytes[..<length], form, house) == nil, "\(length)")
    }
  }

  @Test(
    "A file of lines that is ours and is cut off within one, adds nothing, at any byte",
    arguments: [ExchangeForm.todotxt, .csv])
  func lines(form: ExchangeForm) throws {
    let bytes = Array(try filled().exported(form).utf8)
    let house = try Warehouse()
    let all = try #require(try taken(bytes[...], form, house))
    // Before its uid, a single line may be one of another program.
    let first =
      form == .csv
      ? 0
      : String(decoding: bytes, as: UTF8.self)
        .prefix { !$0.isNewline }.utf8.count
    for length in (first + 1)..<bytes.count {
      let names = try taken(bytes[..<length], form, house)
      if bytes[length - 1] == UInt8(ascii: "\n") {
        #expect(try #require(names, "\(length)").elementsEqual(all.prefix(names?.count ?? 0)))
      } else {
        #expect(names == nil, "\(length)")
      }
    }
  }

  @Test(
    "A file of another program may lack its last line end",
    arguments: [ExchangeForm.todotxt, .csv])
  func foreign(form: ExchangeForm) throws {
    let house = try Warehouse()
    #expect(try taken(Array("title\na".utf8)[...], form, house)?.last == "a")
  }

  @Test(
    "A uid that was cut off, or comes twice, is refused: there would be two todos",
    arguments: [ExchangeForm.todotxt, .csv])
  func uids(form: ExchangeForm) throws {
    let house = try Warehouse()
    try house.fill()
    let before = try house.exported(.clamate)
    let text = try house.exported(form)
    let uid = "11111111-aaaa-4aaa-8aaa-000000000005"
    #expect(text.contains(uid))
    for other in [
      String(uid.prefix(8)), String(uid.prefix(35)), "11111111-aaaa-4aaa-8aaa-000000000001",
    ] {
      #expect(throws: ImportError.self, "\(other)") {
        try house.take(text.replacing(uid, with: other), as: form)
      }
    }
    #expect(try house.exported(.clamate) == before)
  }
}
