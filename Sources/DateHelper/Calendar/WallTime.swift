/// A time of the day as a clock on the wall shows it, to the minute, without a zone.
public struct WallTime: Sendable, Hashable {
  /// Minutes since 00:00, 0 to 1439.
  public let minuteOfDay: Int

  /// 00:00, the first minute of a day.
  public static let midnight = WallTime(known: 0)

  /// The time with these numbers, nil outside of 00:00 to 23:59.
  public init?(hour: Int, minute: Int) {
    guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
    self.init(known: hour * 60 + minute)
  }

  /// The time that `HH:MM` names, nil if the text has another form or there is no such time.
  public init?(iso text: String) {
    var text = text
    let time = text.withUTF8 { bytes -> WallTime? in
      guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = number(bytes[0..<2]),
        let minute = number(bytes[3..<5])
      else { return nil }
      return WallTime(hour: hour, minute: minute)
    }
    guard let time else { return nil }
    self = time
  }

  /// The time this many minutes after 00:00, nil outside of 0 to 1439.
  public init?(minuteOfDay: Int) {
    guard 0..<1440 ~= minuteOfDay else { return nil }
    self.init(known: minuteOfDay)
  }

  init(known minuteOfDay: Int) {
    self.minuteOfDay = minuteOfDay
  }

  /// The hour, 0 to 23.
  public var hour: Int { minuteOfDay / 60 }
  /// The minute of the hour, 0 to 59.
  public var minute: Int { minuteOfDay % 60 }
  /// The time as ISO 8601 writes it, such as `15:00`.
  public var iso: String {
    let (hour, minute) = (hour, minute)
    return String(unsafeUninitializedCapacity: 5) { bytes in
      bytes[0] = UInt8(ascii: "0") + UInt8(hour / 10)
      bytes[1] = UInt8(ascii: "0") + UInt8(hour % 10)
      bytes[3] = UInt8(ascii: "0") + UInt8(minute / 10)
      bytes[4] = UInt8(ascii: "0") + UInt8(minute % 10)
      bytes[2] = UInt8(ascii: ":")
      return 5
    }
  }
}

extension WallTime: Comparable {
  /// Whether the first time is earlier in the day than the second.
  public static func < (one: WallTime, other: WallTime) -> Bool {
    one.minuteOfDay < other.minuteOfDay
  }
}
