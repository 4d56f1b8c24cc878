import TestSupport
import Testing

/// Files of a person that a command would overwrite.
@Suite struct OverwritingTests {
  @Test(
    "A file that is there is overwritten only with --yes",
    arguments: ["export diary.txt", "backup diary.txt", "board --svg diary.txt"])
  func asking(line: String) async throws {
    let home = try Home()
    try await home.clamate("add", "milk")
    let script = "cd \"$HOME\"; echo dear > diary.txt; \"$clamate\" \(line)"
    let refused = try await home.shell(script)
    #expect(refused.status == 3)
    #expect(refused.errors.contains("--yes"))
    #expect(home.folder.text("diary.txt") == "dear\n")
    #expect(try await home.shell("\(script) --yes").status == 0)
    #expect(home.folder.text("diary.txt") != "dear\n")
  }

  @Test(
    "Our own files are never overwritten, by whatever name they are called",
    arguments: ["export", "backup", "board --svg", "stats --svg"])
  func own(command: String) async throws {
    let home = try Home()
    try await home.clamate("add", "milk")
    try await home.clamate("config", "set", "day.start", "05:00")
    try await home.clamate("backup")
    let store = ".local/share/clamate/clamate.db"
    let script = """
      cd "$HOME"; ln -s \(store) linked; ln \(store) hard; ln -s .local/share/clamate folder
      for file in \(store) linked hard folder/clamate.db folder/../clamate/clamate.db \
        folder/new .config/clamate/config .local/state/clamate/backups/day-x.db; do
        "$clamate" \(command) "$file" --yes; echo $?
      done
      """
    let ending = try await home.shell(script)
    #expect(ending.output == String(repeating: "3\n", count: 8))
    #expect(try await home.todos().map(\.title) == ["milk"])
    #expect(home.folder.text(".config/clamate/config").contains("day.start"))
  }

  @Test("A todo.txt file is known by its name, and what cannot be read is named in Korean")
  func importing() async throws {
    let home = try Home(language: "ko_KR.UTF-8")
    try home.folder.write("(A) call mom +home\n", to: "todo.txt")
    #expect(try await home.clamate("import", home.folder.path("todo.txt")).status == 0)
    #expect(try await home.todos().map(\.title) == ["call mom"])
    let missing = try await home.clamate("import", "/nowhere/x")
    #expect(missing.status == 1)
    #expect(missing.errors == "clamate: '/nowhere/x' 파일이 없습니다\n")
    let folder = try await home.clamate("import", "/tmp")
    #expect(folder.status == 1)
    #expect(folder.errors == "clamate: '/tmp'를 읽을 수 없습니다: 폴더입니다\n")
    let newer = #"{"format":"clamate","version":9}"# + "\n"
    let ending = try await home.clamate("import", input: newer)
    #expect(ending.status == 2)
    #expect(!ending.errors.contains("--yes"))
  }

  @Test("An export in the form of others counts what todos lose", arguments: ["csv", "todotxt"])
  func lost(form: String) async throws {
    let home = try Home()
    try await home.clamate("add", "dentist", "tomorrow", "3pm", "--remind", "30m", "--nag", "10m")
    try await home.clamate("add", "walk", "--outdoor", "tomorrow", "9am", "--if", "rain:60")
    let ending = try await home.clamate("export", "--format", form)
    for name in ["todo.remind (1)", "todo.nag (1)", "todo.if (1)"] {
      #expect(ending.errors.contains(name), "\(ending.errors)")
    }
  }

  @Test("At 40 columns a list keeps the day and the time")
  func narrow() async throws {
    let home = try Home()
    try await home.clamate("add", "prepare the slides for the meeting", "tomorrow", "3pm")
    for command in [["list"], ["find", "slides"]] {
      let ending = try await home.start(command + ["--width", "40"]).end()
      #expect(ending.output.contains("  Tue 3/3 15:00  prepare the"))
      #expect(ending.lines.allSatisfy { $0.count <= 40 })
    }
  }

  @Test(
    "A word that is no filter is told with its own reason",
    arguments: [
      ("list p:9", "is no priority"), ("list project:", "needs a name"),
      ("filter save a~b p:1", "name of a filter"),
    ])
  func reasons(line: String, reason: String) async throws {
    let ending = try await Home().clamate(line: line)
    #expect(ending.status == 2 && ending.errors.contains(reason))
  }
}
