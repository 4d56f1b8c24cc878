/// The keys of the weather services.
///
/// The environment comes before the file `credentials`, whose lines are `openweathermap = KEY` and
/// `aqicn = TOKEN`.
public struct Credentials: Sendable, Equatable {
  /// The key for OpenWeatherMap.
  public let openWeatherMap: Secret?
  /// The token for AQICN.
  public let aqicn: Secret?
  /// True where the file may be read by others than its owner, which is worth a warning.
  public let isFileExposed: Bool

  /// Reads the keys from the environment and the file.
  ///
  /// - Throws: ``FileError`` when the file is there but cannot be read.
  public init(environment: [String: String], folders: Folders) throws(FileError) {
    let bytes = try Files.read(folders.credentialsFile)
    let file = KeyValueFile(text: String(decoding: bytes ?? [], as: UTF8.self))
    func secret(_ variable: String, _ key: String) -> Secret? {
      environment[variable].flatMap(Secret.init)
        ?? file.entries.last { $0.key == key }.flatMap { Secret($0.value) }
    }
    openWeatherMap = secret("OPENWEATHERMAP_API_KEY", "openweathermap")
    aqicn = secret("AQICN_TOKEN", "aqicn")
    isFileExposed = Files.isReadableByOthers(folders.credentialsFile)
  }
}
