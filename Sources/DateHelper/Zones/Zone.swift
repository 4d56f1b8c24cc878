/// A time zone: how far its clocks are from UTC at each instant.
///
/// A value without global state. It is made from bytes or text that the caller hands in, so it
/// never depends on what the C library last heard of `TZ`.
public struct Zone: Sendable {
  enum Rules: Sendable {
    case fixed(Int)
    case posix(POSIXRule)
    case table(TransitionTable)
  }

  /// What the zone is called: an IANA name, a POSIX rule or an offset such as `+09:00`.
  public let name: String
  let rules: Rules

  /// Coordinated Universal Time.
  public static let utc = Zone(name: "UTC", rules: .fixed(0))

  /// The largest offset from UTC that a zone may have, in seconds; RFC 9636, section 3.2.
  static let offsetLimit = 26 * 3600

  init(name: String, rules: Rules) {
    self.name = name
    self.rules = rules
  }

  /// The zone that a TZif file describes (RFC 9636, versions 1 to 4), nil if the bytes are no
  /// such file.
  public init?(name: String, tzif bytes: [UInt8]) {
    guard let table = TransitionTable(tzif: bytes) else { return nil }
    self.init(name: name, rules: .table(table))
  }

  /// The zone of a POSIX rule such as `EST5EDT,M3.2.0,M11.1.0`, `<+09>-9` or `KST-9`, nil if it
  /// is none.
  public init?(posix text: String) {
    guard let rule = POSIXRule(text) else { return nil }
    self.init(name: text, rules: .posix(rule))
  }

  /// The zone that is always this many seconds east of UTC, nil if that is 26 hours or more.
  public init?(fixedOffset seconds: Int) {
    guard -Zone.offsetLimit < seconds, seconds < Zone.offsetLimit else { return nil }
    let minutes = seconds.magnitude / 60
    let hours = padded(Int(minutes / 60), to: 2)
    let sign = seconds < 0 ? "-" : "+"
    self.init(
      name: "\(sign)\(hours):\(padded(Int(minutes % 60), to: 2))", rules: .fixed(seconds))
  }

  /// The fixed zone that `+HH:MM` or `-HH:MM` names, nil if the text has another form.
  public init?(offset text: String) {
    var scanner = Scanner(text)
    let isWest = scanner.take("-")
    guard isWest || scanner.take("+"), let hours = scanner.digits(2), scanner.take(":"),
      let minutes = scanner.digits(2), minutes < 60, scanner.isAtEnd
    else { return nil }
    self.init(fixedOffset: (hours * 3600 + minutes * 60) * (isWest ? -1 : 1))
  }

  /// The same zone under another name.
  func named(_ name: String) -> Zone { Zone(name: name, rules: rules) }

  /// Seconds that clocks are ahead of UTC at an instant, negative west of Greenwich.
  public func offset(at instant: Instant) -> Int {
    switch rules {
    case .fixed(let offset): offset
    case .posix(let rule): rule.offset(at: instant)
    case .table(let table): table.offset(at: instant)
    }
  }
}

extension Zone: Equatable {
  /// Whether two zones have the same name.
  public static func == (one: Zone, other: Zone) -> Bool { one.name == other.name }
}
