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
    "A file of lines that is cut off, adds the lines that are whole",
    arguments: [ExchangeForm.todotxt, .csv])
  func lines(form: ExchangeForm) throws {
    let bytes = Array(try filled().exported(form).utf8)
    let house = try Warehouse()
    let all = try #require(try taken(bytes[...], form, house))
    for length in stride(from: 0, to: bytes.count, by: Self.step) {
      guard let names = try taken(bytes[..<length], form, house) else { continue }
      #expect(names.count <= all.count)
      #expect(names.dropLast() == all.prefix(max(0, names.count - 1)), "\(length)")
    }
  }
}
