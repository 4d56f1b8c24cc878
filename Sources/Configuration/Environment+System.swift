import DateHelper
@preconcurrency import Glibc
import Language

extension Environment {
  /// The environment of this process; only `main.swift` asks for it.
  ///
  /// - Throws: ``EnvironmentError``.
  public static func system() throws(EnvironmentError) -> Environment {
    let variables = systemVariables()
    return Environment(
      variables: variables, now: try now(variables), terminal: systemTerminal(),
      executable: Files.linkTarget("/proc/self/exe") ?? executable(variables), makeUID: randomUID,
      readBootClocks: try bootClocks(variables))
  }

  /// Where this program is, by the name by which it was called.
  private static func executable(_ variables: [String: String]) -> String {
    let name = StartArguments.name
    guard !name.utf8.contains(UInt8(ascii: "/")) else { return Files.realPath(name) ?? "" }
    let folders = (variables["PATH"] ?? "").split(separator: ":")
    return folders.lazy.compactMap { Files.realPath("\($0)/\(name)") }.first ?? ""
  }

  static func now(_ variables: [String: String]) throws(EnvironmentError) -> Instant {
    guard let text = variables["CLAMATE_NOW"], !text.isEmpty else {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Instant(seconds: Int64(time.tv_sec))
    }
    guard let instant = Instant(text) else { throw .invalidNow(text) }
    return instant
  }

  /// Reads the clocks of the machine, unless `CLAMATE_BOOT` says what they show.
  ///
  /// A time that `CLAMATE_NOW` makes up has nothing to do with them.
  private static func bootClocks(
    _ variables: [String: String]
  ) throws(EnvironmentError) -> @Sendable () -> BootClocks? {
    if let text = variables["CLAMATE_BOOT"], !text.isEmpty {
      guard let clocks = BootClocks(text) else { throw .invalidBoot(text) }
      return { clocks }
    }
    if let now = variables["CLAMATE_NOW"], !now.isEmpty { return { nil } }
    return systemBootClocks
  }

  @Sendable private static func systemBootClocks() -> BootClocks? {
    guard let bytes = (try? Files.read("/proc/sys/kernel/random/boot_id")) ?? nil,
      let bootID = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .first
    else { return nil }
    return BootClocks(
      boot: seconds(of: CLOCK_BOOTTIME), awake: seconds(of: CLOCK_MONOTONIC),
      bootID: String(bootID))
  }

  private static func seconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec)
  }

  /// The variables of the process.
  public static func systemVariables() -> [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      if let separator = strchr(entry, Int32(UInt8(ascii: "="))) {
        let name = UnsafeRawBufferPointer(start: entry, count: separator - entry)
        variables[String(decoding: name, as: UTF8.self)] = String(cString: separator + 1)
      }
      next += 1
    }
    return variables
  }

  private static func systemTerminal() -> TerminalFacts {
    var size = winsize()
    let isOutput = isatty(STDOUT_FILENO) == 1
    let hasSize = isOutput && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return TerminalFacts(
      isInput: isatty(STDIN_FILENO) == 1, isOutput: isOutput, isError: isatty(STDERR_FILENO) == 1,
      columns: hasSize && size.ws_col > 0 ? Int(size.ws_col) : nil,
      rows: hasSize && size.ws_row > 0 ? Int(size.ws_row) : nil)
  }

  /// A random UUID (RFC 9562, version 4).
  @Sendable private static func randomUID() -> String {
    var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
    bytes[6] = bytes[6] & 0x0f | 0x40
    bytes[8] = bytes[8] & 0x3f | 0x80
    let digits = Array("0123456789abcdef")
    return bytes.enumerated().map { index, byte in
      let dash = [4, 6, 8, 10].contains(index) ? "-" : ""
      return "\(dash)\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }
}

extension Environment {
  /// The zone that a person's days are counted in: `time.zone` of the configuration, or the system's.
  ///
  /// - Throws: `ZoneError` for a zone that the system does not have.
  public func zone(_ settings: Settings) throws(ZoneError) -> Zone {
    guard settings.isSet(.timeZone), settings[.timeZone] != Setting.timeZone.fallback else {
      return try zones.localZone(tz: variables["TZ"], now: now)
    }
    return try zones.zone(named: settings[.timeZone])
  }

  /// The zones that the system has.
  public var zones: ZoneResolver {
    ZoneResolver(readFile: { (try? Files.read($0)) ?? nil }, linkTarget: Files.linkTarget)
  }
}
