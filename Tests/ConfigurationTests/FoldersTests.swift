import Configuration
import Testing

@Suite struct FoldersTests {
  @Test("Without XDG variables the folders are the defaults of the specification")
  func defaults() throws {
    let folders = try Folders(environment: ["HOME": "/home/a"])
    #expect(folders.database == "/home/a/.local/share/clamate/clamate.db")
    #expect(folders.configFile == "/home/a/.config/clamate/config")
    #expect(folders.credentialsFile == "/home/a/.config/clamate/credentials")
    #expect(folders.state == "/home/a/.local/state/clamate")
    #expect(folders.skyDatabase == "/home/a/.cache/clamate/sky.db")
    #expect(folders.backups.hasPrefix("/home/a/.local/state/clamate/"))
  }

  @Test("Each XDG variable moves its own folder, and no HOME is needed then")
  func variables() throws {
    let folders = try Folders(environment: [
      "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s",
      "XDG_CACHE_HOME": "/x",
    ])
    #expect(folders.data == "/d/clamate")
    #expect(folders.config == "/c/clamate")
    #expect(folders.state == "/s/clamate")
    #expect(folders.cache == "/x/clamate")
  }

  @Test(
    "An empty or relative variable is ignored", arguments: ["", "data", "./data", "../d", "~/data"])
  func ignoredValues(value: String) throws {
    let variables = ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"]
    var environment = ["HOME": "/home/a"]
    let plain = try Folders(environment: environment)
    for variable in variables { environment[variable] = value }
    #expect(try Folders(environment: environment) == plain)
  }

  @Test(
    "Without an absolute HOME the defaults are not known",
    arguments: [[:], ["HOME": ""], ["HOME": "home/a"], ["HOME": "", "XDG_DATA_HOME": "/d"]])
  func noHome(environment: [String: String]) {
    #expect(throws: FolderError.noHome) { try Folders(environment: environment) }
  }
}
