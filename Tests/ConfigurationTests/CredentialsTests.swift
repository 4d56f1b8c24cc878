import Configuration
import Glibc
import TestSupport
import Testing

@Suite struct CredentialsTests {
  private let folder: ScratchFolder
  private let folders: Folders

  init() throws {
    folder = try ScratchFolder()
    folders = try Folders(environment: ["HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
    try Files.makeFolder(folders.config)
  }

  private func credentials(
    _ environment: [String: String] = [:], file: String? = nil
  ) throws -> Credentials {
    if let file {
      try Files.replace(folders.credentialsFile, with: Array(file.utf8), mode: 0o600)
    }
    return try Credentials(environment: environment, folders: folders)
  }

  @Test("Without a variable or a file there are no keys")
  func none() throws {
    let credentials = try credentials()
    #expect(credentials[.openWeatherMap] == nil)
    #expect(credentials[.aqicn] == nil)
    #expect(!credentials.isFileExposed)
  }

  @Test("The file gives the keys, the last of two")
  func file() throws {
    let credentials = try credentials(
      file:
        "# keys\nopenweathermap = old\naqicn = token\nairkorea = a%2Bb==\nopenweathermap = new\n")
    #expect(credentials[.openWeatherMap]?.revealed == "new")
    #expect(credentials[.aqicn]?.revealed == "token")
    #expect(credentials[.airKorea]?.revealed == "a%2Bb==")
    #expect(credentials.unreadableLines == [])
  }

  @Test("A variable comes before the file, but not an empty one")
  func environmentFirst() throws {
    let credentials = try credentials(
      ["OPENWEATHERMAP_API_KEY": " from-variable\n", "AQICN_TOKEN": " "],
      file: "openweathermap = from-file\naqicn = token\n")
    #expect(credentials[.openWeatherMap]?.revealed == "from-variable")
    #expect(credentials[.aqicn]?.revealed == "token")
  }

  @Test("A key without a value is no key")
  func emptyValue() throws {
    let credentials = try credentials(file: "aqicn =\nopenweathermap = key\n")
    #expect(credentials[.aqicn] == nil && credentials.unreadableLines == [1])
  }

  @Test("A file that others may read is told", arguments: [0o600, 0o400, 0o640, 0o604] as [mode_t])
  func exposed(mode: mode_t) throws {
    try Files.replace(folders.credentialsFile, with: [], mode: mode)
    #expect(try credentials().isFileExposed == (mode & 0o077 != 0))
  }

  @Test("A folder in the place of the file is an error and not a lack of keys")
  func unreadableFile() throws {
    try Files.makeFolder(folders.credentialsFile)
    #expect(throws: FileError.self) { try credentials() }
  }
}

@Suite struct SecretTests {
  private static let key = "0123456789abcdef"

  @Test("No way of printing shows a secret, alone or inside of other values")
  func neverPrinted() throws {
    let secret = try #require(Secret(Self.key))
    let outer = (secret: secret, list: [secret], optional: Optional(secret))
    var dumped = ""
    dump(secret, to: &dumped)
    dump(outer, to: &dumped)
    let texts = [
      secret.description, secret.debugDescription, "\(secret)", "\(outer)",
      "\(Optional(secret) as Any)",
      String(describing: [secret]), String(reflecting: secret), String(reflecting: outer), dumped,
    ]
    for text in texts { #expect(!text.contains(Self.key)) }
    #expect(Mirror(reflecting: secret).children.isEmpty)
  }

  @Test("Credentials as a whole print no key")
  func credentialsAreNotPrinted() throws {
    let folder = try ScratchFolder()
    let credentials = try Credentials(
      environment: ["AQICN_TOKEN": Self.key], folders: Folders(environment: ["HOME": folder.path]))
    var text = "\(credentials) \(String(reflecting: credentials))"
    dump(credentials, to: &text)
    #expect(!text.contains(Self.key))
    #expect(credentials[.aqicn]?.revealed == Self.key)
  }

  @Test("White space is no secret, and is dropped around one", arguments: ["", " ", "\t\r\n"])
  func blank(text: String) {
    #expect(Secret(text) == nil)
    #expect(Secret(text + "a" + text)?.revealed == "a")
  }
}
