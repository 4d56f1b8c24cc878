import Foundation
import TestSupport
import Testing

/// What `add` takes off the words, and what it keeps.
@Suite struct AddingTests {
  static let titles = CaseTable("dates-titles.tsv").rows.filter { $0.count == 3 }
  /// A line here writes a space in an argument as ~, so spans with it are left to the parser's tests.
  static let refused = CaseTable("dates-titles-refused.tsv").rows.filter {
    $0.count == 3 && !$0[0].contains("~")
  }
  static let whole = CaseTable("titles-whole.tsv").rows.filter { $0.count == 3 }
  static let lines = CaseTable("commands-add.tsv").rows.filter { $0.count == 6 }
  static let nasty = [
    #"say "yes" & 'no'"#, #"\o/"#, "a '", "tab\tinside", "two\nlines", " spaces around ",
    "%s %n $HOME `id`",
    "👨‍👩‍👧‍👦 family 👍🏽 🇰🇷 ❤️", "'; DROP TABLE todo; --", "a,b;c\u{FEFF}d", "مرحبا \u{202E}txt", "C:\\dir\\",
    "{\"json\": [1]}", "<b>&amp;</b>", "🏳️‍🌈", "ส็็็็ z̷̡a̶lgo", "trailing backslash \\\\",
  ]

  @Test("a date is read off the ends of the words, in a program without ICU", arguments: titles)
  func free(row: [String]) async throws {
    let home = try Home()
    let ending = try await home.clamate(line: "add --json " + row[0])
    #expect(ending.status == 0, "\(ending.errors)")
    let todos: [ListedTodo] = try decoded(ending.output)
    let todo = try #require(todos.first)
    #expect(todo.title == row[1])
    let due = todo.due.map { "due \($0)" }
    #expect([todo.plan, due ?? ""].filter { $0 != "" }.joined(separator: " ") == row[2])
  }

  @Test("words that cannot be read are refused, and nothing is stored", arguments: refused)
  func unreadable(row: [String]) async throws {
    let home = try Home()
    let ending = try await home.clamate(line: "add " + row[0])
    #expect(ending.status == 2)
    #expect(ending.output == "")
    #expect(ending.errors.contains(row[2]))
    #expect(try await home.todos() == [])
  }

  @Test("a phrase is read whole or not at all", arguments: whole)
  func wholeOrNot(row: [String]) async throws {
    let home = try Home()
    let ending = try await home.clamate(line: "add --json \(row[0])")
    guard row[1] != "refused" else {
      let korean = try await home.clamate(line: "add --lang ko \(row[0])")
      #expect(ending.status == 2 && korean.status == 2)
      #expect((ending.errors + korean.errors).contains(row[2]), "\(ending.errors)")
      return
    }
    #expect(ending.status == 0, "\(ending.errors)")
    let todos: [ListedTodo] = try decoded(ending.output)
    #expect(todos.map(\.title) == [row[1]])
  }

  @Test("signs, options and quoted titles", arguments: lines)
  func line(row: [String]) async throws {
    let home = try Home()
    let ending = try await home.clamate(line: "add --json " + row[0])
    #expect(ending.status == 0, "\(ending.errors)")
    let todos: [ListedTodo] = try decoded(ending.output)
    let todo = try #require(todos.first)
    #expect(todo.title == row[1])
    #expect(todo.plan == row[2])
    #expect(todo.due ?? "" == row[3])
    #expect(todo.priority.map(String.init) ?? "" == row[4])
    #expect(todo.tags.joined(separator: ",") == row[5])
    #expect(try await home.todos() == todos)
  }

  @Test("any title comes back as it was typed", arguments: nasty)
  func roundTrip(title: String) async throws {
    let home = try Home()
    #expect(try await home.clamate("add", "--", title).status == 0)
    #expect(try await home.clamate("add", "--", "-x \(title)").status == 0)
    #expect(try await home.todos().map(\.title) == [title, "-x \(title)"])
    #expect(try await home.clamate("list").lines.count == 2)
    #expect(try await home.clamate("list", "--plain").lines.count == 2)
    #expect(try await home.clamate("find", "--", title).lines.count == 2)
  }

  @Test("a decomposed title is stored composed and is found in both forms")
  func normalisation() async throws {
    let home = try Home()
    let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} e\u{301}"
    let todo = try #require(try await home.added("--", decomposed))
    #expect(Array(todo.title.unicodeScalars) == Array("한글 \u{E9}".unicodeScalars))
    #expect(try await home.todos("한글").count == 1)
    #expect(try await home.todos("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}").count == 1)
  }

  @Test("a long title is kept whole and listed on one line", arguments: [4_000, 100_000])
  func long(count: Int) async throws {
    let home = try Home()
    let title = String(repeating: "가", count: count)
    // An argument holds at most 128 KiB.
    #expect(try await home.clamate("add", "-", input: title).status == 0)
    #expect(try await home.todos().map(\.title.count) == [count])
    #expect(try await home.clamate("list", "--width", "80").lines.count == 1)
    #expect(try await home.clamate("today", "--offline", "--width", "80").status == 0)
  }

  @Test(
    "blank titles are refused",
    arguments: [[""], ["   "], ["\u{200B}"], [], ["--", ""], ["--"], ["+tag"], ["p:1"]])
  func blank(arguments: [String]) async throws {
    let home = try Home()
    let ending = try await home.start(["add"] + arguments).end()
    #expect(ending.status == 2)
    #expect(try await home.todos() == [])
  }

  @Test(
    "control characters are refused, and no message repeats them",
    arguments: ["\u{1B}[2J", "a\u{7}", "a\rb", "\u{1B}]0;owned\u{7}", "a\u{7F}", "a\u{9B}31m"])
  func control(title: String) async throws {
    let home = try Home()
    for arguments in [["add", "x\(title)"], ["add", "--", title], ["add", "x", "--note", title]] {
      let ending = try await home.start(arguments).end()
      #expect(ending.status == 2)
      #expect(
        !ending.errors.unicodeScalars.contains {
          $0.properties.generalCategory == .control && $0 != "\n"
        })
    }
    #expect(try await home.todos() == [])
  }

  @Test("bytes that are no UTF-8 are refused, typed or from standard input")
  func invalid() async throws {
    let home = try Home()
    #expect(try await home.shell(#""$clamate" add "$(printf 'bad\377')""#).status == 2)
    #expect(try await home.shell(#"printf 'good\nbad\377\n' | "$clamate" add -"#).status == 2)
    #expect(try await home.todos() == [])
  }

  @Test("a single - reads a title a line; blank lines are none; all of it is one step")
  func input() async throws {
    let home = try Home()
    let lines = "우유 사기\ntomorrow is title\r\n\n   \n-x\nno newline"
    let ending = try await home.clamate("add", "-", "--on", "friday", input: lines)
    #expect(ending.status == 0 && ending.lines.count == 4)
    let todos = try await home.todos()
    #expect(todos.map(\.title) == ["우유 사기", "tomorrow is title", "-x", "no newline"])
    #expect(todos.allSatisfy { $0.date == "2026-03-06" })
    #expect(try await home.clamate("undo").status == 0)
    #expect(try await home.todos() == [])
    #expect(try await home.clamate("add", "-", input: "").status == 2)
    #expect(try await home.clamate("add", "-", input: "fine\nnot \u{7} fine\n").status == 2)
    #expect(try await home.todos() == [])
  }

  @Test(
    "a phrase that options or an unknown place keep in the title is told",
    arguments: [
      ("add a tomorrow --at 16:00", "a tomorrow", "clamate move 1 tomorrow"),
      ("add gym every monday --on friday", "gym every monday", "clamate edit 1 --repeat"),
      ("add watch Wednesday", "watch Wednesday", "clamate move 1 Wednesday"),
      ("add 9시 뉴스 보기", "9시 뉴스 보기", "clamate move 1 9시"),
      ("add pills daily", "pills daily", "clamate edit 1 --repeat \"daily\""),
      ("add pick up kids at 3", "pick up kids at 3", "clamate move 1 at 3"),
      (
        "add call mom friday 3pm about tickets", "call mom friday 3pm about tickets",
        "clamate move 1 friday 3pm"
      ),
      ("add call friday 3pm !1", "call friday 3pm !1", "clamate edit 1 --priority 1"),
      ("add pay in 1 moth", "pay in 1 moth", "clamate move 1 in 1 month"),
      ("add 소풍 오늘 @학교", "소풍 오늘 @학교", "clamate region add 학교"),
    ])
  func keptPhrase(line: String, title: String, remark: String) async throws {
    let home = try Home()
    let ending = try await home.clamate(line: line)
    #expect(ending.status == 0)
    #expect(ending.output.contains(remark))
    #expect(try await home.todos().map(\.title) == [title])
  }

  @Test("the answer names the id, the title and the full date, in both languages")
  func answer() async throws {
    let home = try Home()
    let words = ["add", "치과", "내일", "오후", "3시", "+건강", "p:1"]
    let english = try await home.start(words).end().output
    for part in ["1", "치과", "tomorrow", "Tue", "3/3", "15:00", "p:1", "+건강"] {
      #expect(english.contains(part))
    }
    let korean = try await home.start(words + ["--lang", "ko"]).end().output
    for part in ["2", "치과", "내일", "3/3(화)", "15:00", "p:1", "+건강"] {
      #expect(korean.contains(part))
    }
    let quoted = try await home.clamate("add", "buy bread tomorrow").output
    #expect(quoted.contains("clamate move 3 tomorrow"))
    let plain = try await home.clamate("add", "buy tomorrow's bread").output
    #expect(plain.contains("4  buy tomorrow's bread") && plain.contains("no date"))
    #expect(try await home.clamate("add", "x", "--quiet").output == "")
  }

  @Test("English and Korean are read in any locale", arguments: ["ko_KR.UTF-8", "C", "xx_YY", ""])
  func locales(locale: String) async throws {
    let home = try Home(language: locale)
    #expect(try await home.added("x", "tomorrow")?.date == "2026-03-03")
    #expect(try await home.added("x", "내일")?.date == "2026-03-03")
  }
}
