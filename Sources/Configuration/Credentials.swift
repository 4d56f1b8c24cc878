/// The keys of the weather services.
///
/// The environment comes before the file `credentials`, whose lines are `openweathermap = KEY`,
/// `aqicn = TOKEN` and `airkorea = KEY`.
public struct Credentials: Sendable, Equatable {
  /// The key for OpenWeatherMap.
  public let openWeatherMap: Secret?
  /// The token for AQICN.
  public let aqicn: Secret?
  /// The service key for AirKorea, as the portal gives it: encoded for a URL or not.
  public let airKorea: Secret?
  /// True where the file may be read by others than its owner, which is worth a warning.
  public let isFileExposed: Bool
  /// The lines of the file that set no key; what is on them is never shown.
  public let unreadableLines: [Int]

  private static let names = ["openweathermap", "aqicn", "airkorea"]

  /// Reads the keys from the environment and the file.
  ///
  /// - Throws: ``FileError`` when the file is there but cannot be read.
  public init(environment: [String: String], folders: Folders) throws(FileError) {
    let bytes = try Files.read(folders.credentialsFile)
    self.init(
      environment: environment,
      file: KeyValueFile(text: String(decoding: bytes ?? [], as: UTF8.self)),
      isFileExposed: Files.isReadableByOthers(folders.credentialsFile))
  }

  /// The same with other keys in the place of those that are missing.
  public func filled(openWeatherMap: Secret?, aqicn: Secret?, airKorea: Secret?) -> Credentials {
    Credentials(
      openWeatherMap: self.openWeatherMap ?? openWeatherMap, aqicn: self.aqicn ?? aqicn,
      airKorea: self.airKorea ?? airKorea, isFileExposed: isFileExposed,
      unreadableLines: unreadableLines)
  }

  private init(
    openWeatherMap: Secret?, aqicn: Secret?, airKorea: Secret?, isFileExposed: Bool,
    unreadableLines: [Int]
  ) {
    self.openWeatherMap = openWeatherMap
    self.aqicn = aqicn
    self.airKorea = airKorea
    self.isFileExposed = isFileExposed
    self.unreadableLines = unreadableLines
  }

  /// The keys of the environment alone.
  public init(environment: [String: String]) {
    self.init(environment: environment, file: KeyValueFile(text: ""), isFileExposed: false)
  }

  private init(environment: [String: String], file: KeyValueFile, isFileExposed: Bool) {
    func secret(_ variable: String, _ key: String) -> Secret? {
      environment[variable].flatMap(Secret.init)
        ?? file.entries.last { $0.key == key }.flatMap { Secret($0.value) }
    }
    openWeatherMap = secret("OPENWEATHERMAP_API_KEY", "openweathermap")
    aqicn = secret("AQICN_TOKEN", "aqicn")
    airKorea = secret("AIRKOREA_KEY", "airkorea")
    self.isFileExposed = isFileExposed
    unreadableLines =
      file.unreadableLines + file.entries.filter { !Self.names.contains($0.key) }.map(\.line)
  }
}
