import Database
import DateHelper
import Planner
import Terminal
import Text

extension Field {
  /// Parts the words of a filter in the store.
  private static let wordSeparator: Character = "\u{1F}"

  /// A value of the store as a file has it; nil where there is nothing to write.
  func json(_ value: Value) -> JSONValue? {
    switch value {
    case .null, .blob: nil
    case .integer(let number) where kind == .flag: .boolean(number == 1)
    case .integer(let number): .integer(Int(number))
    case .real(let number): .number(number)
    case .text(let text) where kind == .words:
      .array(text.split(separator: Self.wordSeparator).map { .string(String($0)) })
    case .text(let text): .string(text)
    }
  }

  /// A value of a file as the store keeps it, once it passed the rule of its kind.
  ///
  /// - Throws: ``FieldFault``, or what the rule of the kind throws.
  func value(_ json: JSONValue?) throws -> Value {
    guard let json, json != .null else {
      guard isOptional else { throw FieldFault.missing(name) }
      return .null
    }
    switch kind {
    case .number, .reference: return .integer(Int64(try number(json, RecordType.numbers)))
    case .integer(let range): return .integer(Int64(try number(json, range)))
    case .instant: return .integer(Int64(try number(json, RecordType.instants)))
    case .flag:
      guard case .boolean(let isSet) = json else { throw fault(json) }
      return .integer(isSet ? 1 : 0)
    case .real(let range): return .real(try real(json, range))
    case .words: return .text(try words(json))
    default:
      guard case .string(let text) = json else { throw fault(json) }
      return .text(try checked(text))
    }
  }

  private func checked(_ text: String) throws -> String {
    switch kind {
    case .title: return try Title(text).text
    case .tag: return try Tag(text).name
    case .project: return try Project(text).name
    case .nickname: return try Nickname(text).text
    case .date where CivilDate(iso: text) != nil, .time where WallTime(iso: text) != nil,
      .rule where RepeatRule(text: text)?.text == text,
      .uid where !InputText.isBlank(text) && text.utf8.count <= RecordType.longestUID,
      .ticks where text.utf8.allSatisfy { $0 == 0x30 || $0 == 0x31 }, .text,
      .moment where CivilMoment(iso: text) != nil,
      .condition where ReminderCondition(stored: text)?.text == text,
      .line where !text.unicodeScalars.contains("\n"), .zone where Self.isZone(text),
      .reminders where Self.areReminders(text):
      return try checkedText(text)
    case .choice(let words) where words.contains(text): return text
    case .blockName: return try BlockName(text).text
    case .groupKey: return String(try GroupKey(text).letter)
    case .icon: return String(try BlockIcon(text).letter)
    case .dayMemo: return try DayMemo(text).text
    default: throw fault(.string(text))
    }
  }

  private static func areReminders(_ text: String) -> Bool {
    guard let rules = Reminding.rules(stored: text) else { return false }
    return rules.isEmpty || rules.map(\.text).joined(separator: ",") == text
  }

  /// Whether a text can name a zone, also one that this system lacks, and no file elsewhere.
  private static func isZone(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 255 && text.isPlain(allowing: "+-_/:,.<>")
      && !text.parts(at: "/").contains("..")
  }

  private func number(_ json: JSONValue, _ range: ClosedRange<Int>) throws -> Int {
    guard case .integer(let number) = json, range.contains(number) else { throw fault(json) }
    return number
  }

  private func real(_ json: JSONValue, _ range: ClosedRange<Double>) throws -> Double {
    switch json {
    case .integer(let number) where range.contains(Double(number)): Double(number)
    case .number(let number) where range.contains(number): number
    default: throw fault(json)
    }
  }

  private func words(_ json: JSONValue) throws -> String {
    guard case .array(let elements) = json else { throw fault(json) }
    return try elements.map { element in
      guard case .string(let word) = element, !word.isEmpty else { throw fault(json) }
      return try checkedText(word)
    }.joined(separator: String(Self.wordSeparator))
  }

  private func fault(_ json: JSONValue) -> FieldFault {
    .wrong(name, shown: String(json.text.prefix(FieldFault.shownLength)))
  }
}

extension RecordType {
  /// No one counts further, and the last is still easy to type.
  ///
  /// Records from other forms have no number of their own; those below zero stand for that.
  static let numbers = -largestNumber...largestNumber
  static let largestNumber = 999_999_999
  /// UTC seconds of years 1 to 9999.
  static let instants = -62_135_596_800...253_402_300_799
  static let longestUID = 512
}
