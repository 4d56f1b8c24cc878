/// The keys of the weather services.
///
/// The environment comes before the file `credentials`, whose lines are `openweathermap = KEY`,
/// `aqicn = TOKEN` and `airkorea = KEY`.
public struct Credentials: Sendable, Equatable {
  private let keys: [KeyedService: Secret]
  /// True where the file may be read by others than its owner, which is worth a warning.
  public let isFileExposed: Bool
  /// The lines of the file that set no key; what is on them is never shown.
  public let unreadableLines: [Int]

  /// The key of a service, nil where there is none.
  public subscript(service: KeyedService) -> Secret? { keys[service] }

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
  public func filled(with others: [KeyedService: Secret]) -> Credentials {
    Credentials(
      keys: keys.merging(others) { own, _ in own }, isFileExposed: isFileExposed,
      unreadableLines: unreadableLines)
  }

  private init(keys: [KeyedService: Secret], isFileExposed: Bool, unreadableLines: [Int]) {
    self.keys = keys
    self.isFileExposed = isFileExposed
    self.unreadableLines = unreadableLines
  }

  /// The keys of the environment alone.
  public init(environment: [String: String]) {
    self.init(environment: environment, file: KeyValueFile(text: ""), isFileExposed: false)
  }

  private init(environment: [String: String], file: KeyValueFile, isFileExposed: Bool) {
    keys = KeyedService.allCases.reduce(into: [:]) { keys, service in
      keys[service] =
        environment[service.variable].flatMap(Secret.init)
        ?? file.entries.last { $0.key == service.rawValue }.flatMap { Secret($0.value) }
    }
    self.isFileExposed = isFileExposed
    let useless = file.entries.filter { entry in
      KeyedService(rawValue: entry.key) == nil || Secret(entry.value) == nil
    }
    unreadableLines = (file.unreadableLines + useless.map(\.line)).sorted()
  }
}
