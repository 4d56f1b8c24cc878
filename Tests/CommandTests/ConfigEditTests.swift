import Foundation
import TestSupport
import Testing

/// `config edit` opens the configuration in the editor of a person.
@Suite struct ConfigEditTests {
  private func file(_ home: Home) -> String { home.folder.text(".config/clamate/config") }

  @Test("a first edit starts from a file that names every setting and sets none")
  func sample() async throws {
    let home = try Home()
    let sitting = try await home.edit(
      #""$clamate" config edit"#, by: #"cp "$1" "$HOME/sheet"; echo 'units = imperial' >> "$1""#)
    #expect(sitting.status == 0, "\(sitting.text)")
    let sheet = home.folder.text("sheet")
    #expect(sheet.split(separator: "\n").allSatisfy { $0.hasPrefix("#") })
    for row in try array(try await home.clamate("config", "--json").output) {
      let key = try #require(row["key"] as? String)
      #expect(sheet.contains("# \(key) = "))
      #expect(row["set"] as? Bool == (key == "units"))
    }
    #expect(try await home.clamate("config", "get", "units").output == "imperial\n")
    let modes = try await home.shell("stat -c %a ~/.config/clamate/config ~/.config/clamate")
    #expect(modes.output == "600\n700\n")
  }

  @Test(
    "left as it was, emptied, or left with a failure, the file stays byte for byte",
    arguments: ["true", #": > "$1""#, #"echo x > "$1"; exit 3"#])
  func unchanged(script: String) async throws {
    let home = try Home()
    try home.folder.write("# mine\nunits=imperial\n", to: ".config/clamate/config")
    _ = try await home.edit(#""$clamate" config edit"#, by: script)
    #expect(file(home) == "# mine\nunits=imperial\n")
  }

  @Test("what is wrong in it is said with its line, and the todos are safe")
  func wrong() async throws {
    let home = try Home()
    try await home.clamate("add", "x")
    let sitting = try await home.edit(
      #""$clamate" config edit"#, by: #"printf 'units = bogus\nday.strat = 04:00\n' > "$1""#)
    #expect(sitting.text.contains("line 1") && sitting.text.contains("line 2"))
    #expect(try await home.todos().map(\.title) == ["x"])
  }

  @Test("without a terminal it is status 2, and no file is made")
  func noTerminal() async throws {
    let home = try Home()
    let ending = try await home.clamate("config", "edit", with: ["EDITOR": "touch"])
    #expect(ending.status == 2 && ending.output == "")
    #expect(try home.folder.names() == [])
  }
}
