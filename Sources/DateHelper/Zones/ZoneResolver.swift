import Language

/// Finds zones by name and decides which one is local.
///
/// It sees the system only through the two closures it is given.
public struct ZoneResolver {
  /// The folder that IANA names are looked up in when nothing else is said.
  public static let systemFolder = "/usr/share/zoneinfo"

  private let folder: String
  private let readFile: (String) -> [UInt8]?
  private let linkTarget: (String) -> String?

  /// A resolver that looks names up in a folder.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder of TZif files.
  ///   - readFile: The bytes of the file at a path, nil if there is none or it cannot be read.
  ///   - linkTarget: What the symbolic link at a path says, nil if the path is no link.
  public init(
    folder: String = ZoneResolver.systemFolder,
    readFile: @escaping (String) -> [UInt8]?, linkTarget: @escaping (String) -> String?
  ) {
    self.folder = folder
    self.readFile = readFile
    self.linkTarget = linkTarget
  }

  /// The zone with an IANA name, a POSIX rule or an offset such as `+09:00`.
  ///
  /// - Throws: `ZoneError` if there is no such zone; it is never taken as UTC.
  public func zone(named name: String) throws(ZoneError) -> Zone {
    if name == "UTC" || name == "Z" { return .utc }
    if let fixed = Zone(offset: name) { return fixed }
    if isPlain(name), let bytes = readFile("\(folder)/\(name)") {
      guard let zone = Zone(name: name, tzif: bytes) else { throw .unreadable(name) }
      return zone
    }
    if let zone = Zone(posix: name) { return zone }
    throw isPlain(name) ? .unknown(name) : .badName(name)
  }

  /// The zone that the environment and the system's files say is local.
  ///
  /// Asked in turn: the value of `TZ`, the name in the link `/etc/localtime`, `/etc/timezone`,
  /// and the bytes of `/etc/localtime`, whose zone is called by its offset at `now`. Without any
  /// of them it is UTC, as the C library has it.
  ///
  /// - Throws: `ZoneError` if `TZ` names a zone that is not there.
  public func localZone(tz: String?, now: Instant) throws(ZoneError) -> Zone {
    if let tz { return try zone(tz: tz) }
    for name in [nameInLink(), nameInFile()].compactMap({ $0 }) {
      if let zone = try? zone(named: name) { return zone }
    }
    guard let bytes = readFile("/etc/localtime") else { return .utc }
    guard let zone = Zone(name: "/etc/localtime", tzif: bytes) else {
      throw .unreadable("/etc/localtime")
    }
    return zone.named(Zone(fixedOffset: zone.offset(at: now))?.name ?? zone.name)
  }

  private func zone(tz: String) throws(ZoneError) -> Zone {
    let name = tz.hasPrefix(":") ? String(tz.dropFirst()) : tz
    guard !name.isEmpty else { return .utc }
    guard name.hasPrefix("/") else { return try zone(named: name) }
    guard !name.split(separator: "/").contains("..") else { throw .badName(name) }
    guard let bytes = readFile(name) else { throw .unknown(name) }
    guard let zone = Zone(name: nameInPath(name) ?? name, tzif: bytes) else {
      throw .unreadable(name)
    }
    return zone
  }

  private func nameInLink() -> String? {
    linkTarget("/etc/localtime").flatMap(nameInPath)
  }

  private func nameInPath(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let root = parts.firstIndex(of: "zoneinfo") else { return nil }
    let name = parts[(root + 1)...].joined(separator: "/")
    return isPlain(name) ? name : nil
  }

  private func nameInFile() -> String? {
    guard let bytes = readFile("/etc/timezone"),
      let text = String(validating: bytes, as: UTF8.self),
      let name = text.split(whereSeparator: \.isWhitespace).first, isPlain(String(name))
    else { return nil }
    return String(name)
  }

  /// Whether a name stays inside the folder: parts of letters, digits and `+-_`, none empty.
  private func isPlain(_ name: String) -> Bool {
    name.utf8.count <= 255
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { isDigit($0) || isLetter($0) || "+-_".utf8.contains($0) }
      }
  }
}
