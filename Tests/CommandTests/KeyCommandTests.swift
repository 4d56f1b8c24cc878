import Foundation
import TestSupport
import Testing

/// Keys from a program: after the environment and the file, in five seconds, and never shown.
@Suite struct KeyCommandTests {
  private static let key = "0123456789abcdef0123456789abcdef"
  private static let token = "fedcba9876543210fedcba9876543210fedcba98"

  /// A home whose `key-command` is a script; it writes down what it was asked for.
  private func home(
    _ script: String, asking providers: Providers, credentials: String? = nil
  ) throws -> Home {
    var home = try Home(now: "2026-03-18T09:10:00+09:00")
    for service in ["OPENWEATHERMAP", "AQICN", "OPENMETEO", "OPENMETEO_AIR"] {
      home.environment["CLAMATE_\(service)_URL"] = providers.address
    }
    let program = home.folder.path("keys")
    try home.folder.write(
      "#!/bin/sh\necho \"$@\" >> \"$HOME/asked\"\n\(script)\n", to: "keys")
    try home.folder.write(
      #"key-command = ["/bin/sh", "\#(program)", "a b", "$HOME"]"# + "\n",
      to: ".config/clamate/config")
    if let credentials { try home.folder.write(credentials, to: ".config/clamate/credentials") }
    for (path, mode) in [
      (program, 0o700), (home.folder.path(".config/clamate/credentials"), 0o600),
    ]
    where FileManager.default.fileExists(atPath: path) {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    return home
  }

  private func providers(_ page: Ending) throws -> [String?] {
    let page = try object(page.output)
    return ["weather", "air"].map { (page[$0] as? [String: Any])?["provider"] as? String }
  }

  @Test("the program is given its arguments and the service, and its first line is the key")
  func keys() async throws {
    let providers = try await Providers()
    let home = try home(
      "case $3 in openweathermap) echo '  \(Self.key) '; echo login: me;; *) echo \(Self.token);; esac",
      asking: providers)
    #expect(
      try self.providers(try await home.clamate("weather", "--json")) == [
        "openweathermap", "aqicn",
      ])
    #expect(home.folder.text("asked") == "a b $HOME openweathermap\na b $HOME aqicn\n")
    #expect(providers.requests("weather") == 1 && providers.requests("feed") == 1)
    let again = try await home.clamate("weather", "--json")
    #expect(try self.providers(again) == ["openweathermap", "aqicn"], "without asking again")
    #expect(home.folder.text("asked").split(separator: "\n").count == 2)
  }

  @Test("the environment comes first, then the file, then the program for what is missing")
  func order() async throws {
    let providers = try await Providers()
    var home = try home("exit 1", asking: providers, credentials: "aqicn = \(Self.token)\n")
    home.environment["OPENWEATHERMAP_API_KEY"] = Self.key
    #expect(
      try self.providers(try await home.clamate("weather", "--json")) == [
        "openweathermap", "aqicn",
      ])
    #expect(home.folder.text("asked") == "", "it has nothing to be asked for")
  }

  @Test("with auto, a program without a key of a service leaves the others in their place")
  func oneKey() async throws {
    let providers = try await Providers()
    let home = try home("[ $3 = aqicn ] && echo \(Self.token)", asking: providers)
    let ending = try await home.clamate("weather", "--json")
    #expect(try self.providers(ending) == ["openmeteo", "aqicn"])
    #expect(ending.errors == "")
  }

  @Test(
    "a program that gives no key is told of, and the sky comes from who needs none",
    arguments: [
      "exit 1", "true", "echo", "echo '   '", "printf 'a\\tb\\n'", "printf '\\033[31mkey\\n'",
      "kill -9 $$", "head -c 100000 /dev/zero | tr '\\0' '\\7'",
    ])
  func useless(script: String) async throws {
    let providers = try await Providers()
    let home = try home(script, asking: providers)
    for language in ["en", "ko"] {
      let ending = try await home.clamate("weather", "--json", "--lang", language)
      #expect(ending.status == 0 && ending.errors.contains("key-command"))
      #expect(try self.providers(ending) == ["openmeteo", "openmeteo"])
    }
  }

  @Test("a program that is not there is told of; a command that is no array is refused")
  func missing() async throws {
    let providers = try await Providers()
    let home = try home("true", asking: providers)
    try await home.clamate("config", "set", "key-command", #"["/nowhere/pass"]"#)
    let ending = try await home.clamate("weather")
    #expect(ending.status == 0 && ending.errors.contains("key-command cannot be run"))
    for value in ["pass show", "[]", "[1]", #"["a""#, #"{"a":1}"#] {
      #expect(try await home.clamate("config", "set", "key-command", value).status == 2)
    }
  }

  @Test("a program that hangs is ended after five seconds, and nobody waits for it")
  func hanging() async throws {
    let providers = try await Providers()
    let home = try home("echo $$ > \"$HOME/pid\"; sleep 60", asking: providers)
    let clock = ContinuousClock()
    let start = clock.now
    let ending = try await home.clamate("today")
    #expect(ending.status == 0 && clock.now - start < .seconds(30))
    // It is the program that is waited for, and not Open-Meteo.
    #expect(ending.output.contains("key-command has not given the keys yet"), "\(ending.output)")
    #expect(!ending.output.contains("Open-Meteo"))
    let pid = try #require(
      Int32(home.folder.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    for _ in 0..<100 where kill(pid, 0) == 0 { try await Task.sleep(for: .milliseconds(50)) }
    #expect(kill(pid, 0) != 0)
    for _ in 0..<100 where providers.requests("air_quality") == 0 {
      try await Task.sleep(for: .milliseconds(50))
    }
    let later = try await home.clamate("weather", "--offline")
    #expect(later.errors.contains("key-command did not end within 5 seconds"))
    let doctor = try await home.clamate(line: "doctor --width 300")
    #expect(
      doctor.status == 1 && doctor.output.contains("key-command did not end within 5 seconds"))
    try await home.clamate("config", "set", "weather.provider", "openweathermap")
    let error = try object(try await home.clamate("weather", "--offline", "--json").output)
    let reason = (error["weatherError"] as? [String: Any])?["reason"] as? String
    #expect(reason == "keyCommandSlow")
  }

  @Test("a key of a program is in no output, argument or file")
  func secrets() async throws {
    let providers = try await Providers()
    let home = try home("echo \(Self.key)", asking: providers)
    try await providers.control(route: "weather", fault: "echo")
    var texts: [String] = []
    for line in [
      "today --json", "weather --refresh", "config", "config --json", "config get key-command",
      "about",
    ] {
      let ending = try await home.clamate(line: line)
      texts += [ending.output, ending.errors]
    }
    for name in try home.folder.names() where name != "keys" {
      texts.append(home.folder.text(name))
    }
    #expect(texts.filter { $0.contains(Self.key) } == [])
  }

  @Test("another command is asked at once, whatever was fetched a moment ago")
  func changed() async throws {
    let providers = try await Providers()
    let home = try home("exit 1", asking: providers)
    #expect(
      try self.providers(try await home.clamate("weather", "--json")) == ["openmeteo", "openmeteo"])
    try home.folder.write("#!/bin/sh\necho \(Self.key)\n", to: "other")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: home.folder.path("other"))
    try await home.clamate(
      "config", "set", "key-command", "[\"\(home.folder.path("other"))\"]")
    try await home.clamate("config", "set", "air.provider", "openweathermap")
    #expect(
      try self.providers(try await home.clamate("weather", "--json"))
        == ["openweathermap", "openweathermap"])
  }
}
