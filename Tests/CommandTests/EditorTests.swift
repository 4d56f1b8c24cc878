import Foundation
import TestSupport
import Testing

/// `edit ID` without options opens the whole todo in the editor of a person.
@Suite struct EditorTests {
  private func home(_ title: String = "title") async throws -> Home {
    let home = try Home()
    try await home.clamate("add", "--", title)
    try await home.clamate(
      line: "edit 1 --on 2026-03-06 --at 15:00 --due 2026-03-09 --note a~note --tag x --tag 일")
    try await home.clamate(line: "edit 1 --project home.garden --hide-until 2026-03-01 --outdoor")
    return home
  }

  /// The todo 1 with all its keys but those that no sheet has.
  private func todo(_ home: Home) async throws -> String {
    try await home.clamate("show", "1", "--json").output
  }

  @Test("VISUAL comes before EDITOR; both may have arguments, quotes and blanks")
  func choice() async throws {
    let home = try await home()
    let script = #"[ "$1" = "two words" ] && sed -i "s/^title:.*/title: $2/" "$3""#
    try home.folder.write(script, to: "my editor")
    let good = "sh '\(home.folder.path("my editor"))' 'two words'"
    for (visual, editor, title) in [
      ("\(good) first", "false", "first"), (nil, "\(good) second", "second"),
      ("", "\(good) third", "third"),
    ] as [(String?, String, String)] {
      let sitting = try await home.sit(
        #""$clamate" edit 1"#, with: ["VISUAL": visual, "EDITOR": editor])
      #expect(sitting.status == 0 && sitting.text.hasPrefix("1  \(title)"), "\(sitting.text)")
      #expect(try await home.todo(1)?.title == title)
    }
  }

  @Test("every field of the sheet can be changed, and all as one step")
  func fields() async throws {
    let home = try await home()
    let before = try await todo(home)
    let sheet = """
      title: 새 제목
      on: 2026-04-01
      at: 09:30
      due: 2026-04-02 18:00
      priority: 2
      tags: y
      project:
      hide-until:
      outdoor: no
      ---
      two
      lines
      """
    try home.folder.write(sheet, to: "sheet")
    let sitting = try await home.edit(#""$clamate" edit 1"#, by: #"cat "$HOME/sheet" > "$1""#)
    #expect(sitting.status == 0, "\(sitting.text)")
    let todo = try #require(try await home.todo(1))
    #expect(todo.title == "새 제목" && todo.plan == "2026-04-01 09:30")
    #expect(todo.due == "2026-04-02T18:00" && todo.priority == 2 && todo.tags == ["y"])
    #expect(!todo.outdoor && todo.note == "two\nlines")
    let all = try array(try await self.todo(home)).first
    #expect(all?["project"] is NSNull && all?["hiddenUntil"] is NSNull)
    try await home.clamate("undo")
    #expect(try await self.todo(home) == before)
  }

  @Test("the repeat is in the sheet, kept as it is, changed and ended there")
  func repeats() async throws {
    let home = try Home()
    try await home.clamate(line: "add bins every monday 9am")
    func rule() async throws -> String? {
      let todo = try array(try await home.clamate("show", "1", "--json").output).first
      return (todo?["repeat"] as? [String: Any])?["rule"] as? String
    }
    let before = try await rule()
    #expect(try #require(before).contains("WEEKLY"))
    let edit = #""$clamate" edit 1"#
    #expect(try await home.edit(edit, by: #"sed -i "s/^title:.*/title: x/" "$1""#).status == 0)
    #expect(try await rule() == before)
    let daily = #"sed -i "s/^repeat:.*/repeat: 매일/" "$1""#
    #expect(try await home.edit(edit, by: daily).status == 0)
    #expect(try await #require(rule()).contains("DAILY"))
    #expect(try await home.edit(edit, by: #"sed -i "s/^repeat:.*/repeat:/" "$1""#).status == 0)
    #expect(try await rule() == nil)
    #expect(
      try await home.edit(edit, by: #"sed -i "s/^repeat:.*/repeat: friday/" "$1""#).status == 2)
  }

  @Test("a span as deadline means its last day, as with --due")
  func span() async throws {
    let home = try await home()
    let script = #"sed -i "s/^due:.*/due: next week/" "$1""#
    #expect(try await home.edit(#""$clamate" edit 1"#, by: script).status == 0)
    #expect(try await home.todo(1)?.due == "2026-03-15")
  }

  @Test(
    "a title comes through the sheet as it is",
    arguments: [
      "a: b", ": x", "---", "title: x", "quote \" ' \\ end\\", "a\\nb", "a\nb\n---\nc", "tab\there",
      "#x", "$(rm x) `y`", "👩🏽‍🚀 한글", "\u{301}abc", "\u{202E}abc", "a\\\u{301}n",
    ])
  func title(title: String) async throws {
    let home = try await home(title)
    let before = try #require(try await home.todo(1))
    #expect(before.title == title)
    let script = #"sed -i "s/^priority:.*/priority: 3/" "$1""#
    #expect(try await home.edit(#""$clamate" edit 1"#, by: script).status == 0)
    let after = try #require(try await home.todo(1))
    #expect(after.priority == 3)
    #expect(after.title.unicodeScalars.elementsEqual(before.title.unicodeScalars))
    #expect(after.note == before.note && after.tags == before.tags && after.plan == before.plan)
    #expect(after.due == before.due && after.outdoor == before.outdoor)
  }

  @Test(
    "left as it was, emptied, removed, or left with a failure, nothing is changed",
    arguments: [
      ("true", 0), (#"touch "$1""#, 0), (#": > "$1""#, 0), (#"echo > "$1""#, 0), (#"rm "$1""#, 0),
      (#"echo x > "$1"; exit 1"#, 2), ("kill -9 $$", 2),
    ])
  func unchanged(script: String, status: Int32) async throws {
    let home = try await home()
    let (before, log) = (try await todo(home), try await home.clamate("log", "--json").output)
    let sitting = try await home.edit(#""$clamate" edit 1"#, by: script)
    #expect(sitting.status == status, "\(sitting.text)")
    #expect(try await todo(home) == before)
    #expect(try await home.clamate("log", "--json").output == log)
  }

  @Test(
    "a wrong line is refused and named, and nothing is changed",
    arguments: [
      "s/^due:.*/nonsense/", "s/^due:/dew:/", "s/^due:.*/due: banana/", "s/^on:.*/on: 2026-02-30/",
      "s/^at:.*/at: 25:00/", "s/^title:.*/title:/", "s/^priority:.*/priority: 9/",
      "s/^tags:.*/tags: 9/", "s/^project:.*/project: a..b/", "s/^outdoor:.*/outdoor: maybe/",
      "s/^hide-until:.*/hide-until: tomorow/", "1i\\\\001",
    ])
  func wrong(change: String) async throws {
    let home = try await home()
    let before = try await todo(home)
    let script = #"sed -i -e "s/^title:.*/title: other/" -e "\#(change)" "$1""#
    let sitting = try await home.edit(#""$clamate" edit 1"#, by: script)
    #expect(sitting.status == 2, "\(sitting.text)")
    #expect(sitting.text.hasPrefix("clamate: "))
    #expect(try await todo(home) == before)
  }

  @Test("what was refused can be edited again, or stays in a file that is named")
  func draft() async throws {
    let home = try await home()
    let script = #"""
      if grep -q tomorow "$1"; then sed -i "s/^on:.*/on: tomorrow/" "$1"
      else sed -i -e "s/^on:.*/on: tomorow/" -e "s/^---/---\nlong words/" "$1"; fi
      """#
    try home.folder.write(script, to: "an editor.sh")
    let editor = ["VISUAL": "sh '\(home.folder.path("an editor.sh"))'"] as [String: String?]
    let kept = try await home.sit(#""$clamate" edit 1"#, typing: "n\n", with: editor)
    #expect(kept.status == 2 && kept.text.contains("edit it again?"), "\(kept.text)")
    let path = try #require(kept.text.split(separator: "'").first { $0.contains("/edit-") })
    let draft = try String(contentsOfFile: String(path), encoding: .utf8)
    #expect(draft.contains("long words") && draft.contains("on: tomorow"))
    let again = try await home.sit(#""$clamate" edit 1"#, typing: "y\n", with: editor)
    #expect(again.status == 0, "\(again.text)")
    let todo = try #require(try await home.todo(1))
    #expect(todo.date == "2026-03-03" && todo.note?.contains("long words") == true)
  }

  @Test("text that is no UTF-8 is refused")
  func notUTF8() async throws {
    let home = try await home()
    let before = try await todo(home)
    let script = #"printf 'title: \377\n' > "$1""#
    #expect(try await home.edit(#""$clamate" edit 1"#, by: script).status == 2)
    #expect(try await todo(home) == before)
  }

  @Test("while the editor is open others read and write; a change of the same todo is kept")
  func noLock() async throws {
    let home = try await home()
    let script =
      #""$clamate" add other && "$clamate" list && sed -i 's/^title:.*/title: new/' "$1""#
    #expect(try await home.edit(#""$clamate" edit 1"#, by: script).status == 0)
    #expect(try await home.todos().map(\.title).sorted() == ["new", "other"])
    let meanwhile = #""$clamate" edit 1 --note kept; sed -i 's/^title:.*/title: lost/' "$1""#
    let sitting = try await home.edit(#""$clamate" edit 1"#, by: meanwhile)
    #expect(sitting.status != 0, "\(sitting.text)")
    let todo = try await home.todo(1)
    #expect(todo?.title == "new" && todo?.note == "kept")
  }

  @Test("the sheet is a private file, and is gone afterwards")
  func sheetFile() async throws {
    let home = try await home()
    let script = #"stat -c %a "$1" "$(dirname "$1")" > "$HOME/modes"; echo "$1" > "$HOME/name""#
    _ = try await home.edit(#"umask 000; "$clamate" edit 1"#, by: script)
    #expect(home.folder.text("modes") == "600\n700\n")
    let name = home.folder.text("name").trimmingCharacters(in: .newlines)
    #expect(name.contains("/clamate/") && !FileManager.default.fileExists(atPath: name))
  }

  @Test("after a kill with the editor open the next commands work")
  func killed() async throws {
    let home = try await home()
    let before = try await todo(home)
    let line = #"echo $$ > "$HOME/pid"; exec "$clamate" edit 1"#
    let script = #"sed -i 's/^title:.*/title: lost/' "$1"; kill -9 "$(cat "$HOME/pid")""#
    #expect(try await home.edit(line, by: script).status == 137)
    #expect(try await todo(home) == before)
    #expect(try await home.clamate("edit", "1", "--title", "next").status == 0)
    let again = try await home.edit(#""$clamate" edit 1"#, by: #"sed -i 's/next/last/' "$1""#)
    #expect(again.status == 0)
    #expect(try await home.todo(1)?.title == "last")
  }

  @Test(
    "it takes one todo, which is there, and a terminal",
    arguments: [
      (#""$clamate" edit 1-2"#, 2), (#""$clamate" edit 9"#, 1), (#""$clamate" edit"#, 2),
      (#""$clamate" edit 1 --no-input"#, 2), (#""$clamate" edit 1 < /dev/null"#, 2),
      (#""$clamate" edit 1 | cat; exit ${PIPESTATUS[0]}"#, 2),
    ])
  func refused(line: String, status: Int32) async throws {
    let home = try await home()
    try await home.clamate("add", "two")
    let sitting = try await home.edit(
      line, by: #"touch "$HOME/opened""#, with: ["SHELL": Programs.shell.path])
    #expect(sitting.status == status, "\(sitting.text)")
    #expect(!FileManager.default.fileExists(atPath: home.folder.path("opened")))
    let ending = try await home.clamate("edit", "1", with: ["EDITOR": "touch opened"])
    #expect(ending.status == 2 && ending.output == "" && ending.errors.contains("terminal"))
  }
}
