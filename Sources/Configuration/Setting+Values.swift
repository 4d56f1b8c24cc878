import DateHelper
import Text

extension Setting {
  /// Whether `value` is one that the setting takes.
  ///
  /// A zone is only checked for its form here; whether the system knows it shows when it is used.
  public func accepts(_ value: String) -> Bool {
    switch kind {
    case .choice(let words): words.contains(value)
    case .time: WallTime(iso: value) != nil
    case .dayStart: Self.dayStart(value) != nil
    case .days: Self.days(value) != nil
    case .hours: Self.hours(value) != nil
    case .timeOrOff: value == Self.off || WallTime(iso: value) != nil
    case .hoursOrOff: value == Self.off || DailyHours(value) != nil
    case .words(let words): Self.words(value)?.allSatisfy(words.contains) ?? false
    case .arguments: value.isEmpty || ArgumentList.read(value) != nil
    case .address: Self.isAddress(value)
    case .names: value.isEmpty || Self.words(value) != nil
    case .integer(let range): Self.integer(value).map(range.contains) ?? false
    case .measure(let measure, let range):
      Self.amount(value, in: measure).map(range.contains) ?? false
    case .station: value == Self.nearest || AirStation(value) != nil
    case .zone: !value.isEmpty && value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
    }
  }

  /// The value that stands for the station nearest to the place.
  static let nearest = "nearest"

  /// The value of a setting that is not in force.
  static let off = "off"

  static func dayStart(_ value: String) -> WallTime? {
    WallTime(iso: value).flatMap { DateHelper.isDayStart($0) ? $0 : nil }
  }

  /// A whole number of at most three digits, with a minus where it is negative.
  static func integer(_ value: String) -> Int? {
    let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
    return 1...3 ~= digits.utf8.count && digits.isDigits ? Int(value) : nil
  }

  static func days(_ value: String) -> Int? {
    count(value, of: "d", in: 0...365)
  }

  static func hours(_ value: String) -> Int? {
    count(value, of: "h", in: 1...48)
  }

  private static func count(_ value: String, of unit: String, in range: ClosedRange<Int>) -> Int? {
    let digits = value.dropLast()
    guard
      value.hasSuffix(unit), digits.isDigits, let count = Int(digits), range ~= count
    else { return nil }
    return count
  }
}
