import Foundation
import TestSupport
import Testing

/// A place is a region under a name of a person's own, which todos may name.
@Suite struct PlaceTests {
  /// A home with two places and a todo at each.
  private func filled(language: String = "en_US.UTF-8") async throws -> Home {
    let home = try Home(language: language)
    for line in [
      "region set 서울", "region add 회사 강남구", "region add home 부산", "add walk @회사 tomorrow 3pm",
      "add swim @HOME", "add plain",
    ] {
      let ending = try await home.clamate(line: line)
      #expect(ending.status == 0, "\(ending.errors)")
    }
    return home
  }

  /// The places of all todos by number; nil where one names none.
  private func places(_ home: Home) async throws -> [String?] {
    let todos = try array(try await home.clamate("list", "--json").output)
    return todos.sorted { ($0["id"] as? Int ?? 0) < ($1["id"] as? Int ?? 0) }
      .map { $0["place"] as? String }
  }

  @Test("@name is a place where there is one, in any case; else it stays in the title")
  func sign() async throws {
    let home = try await filled()
    #expect(try await places(home) == ["회사", "home", nil])
    let titles = [
      ("lunch @nowhere", "lunch @nowhere", nil), ("mail a@home", "mail a@home", nil),
      ("a @", "a @", nil), ("@home b", "b", "home"), ("c @회사 friday", "c", "회사"),
    ]
    for (words, title, place) in titles {
      let todo = try array(try await home.clamate(line: "add --json \(words)").output).first
      #expect(todo?["title"] as? String == title)
      #expect(todo?["place"] as? String == place)
    }
    let verbatim = try await home.clamate("add", "--", "x @home")
    #expect(verbatim.output.contains("x @home"))
  }

  @Test("the answer, list and show say the place, in both languages", arguments: ["en", "ko"])
  func said(language: String) async throws {
    let home = try await filled()
    let added = try await home.clamate(line: "add run @home --lang \(language)")
    #expect(added.output.contains("  @home"))
    #expect(try await home.clamate(line: "list --lang \(language)").output.contains("@회사"))
    let page = try await home.clamate(line: "show 2 --lang \(language)").output
    #expect(page.contains(language == "ko" ? "home: 부산" : "home: Busan"))
  }

  @Test("list @name shows the todos of a place, and a word without a place is text")
  func filter() async throws {
    let home = try await filled()
    try await home.clamate("add", "to @nowhere")
    #expect(try await home.todos("@회사").map(\.id) == [1])
    #expect(try await home.todos("@Home", "swim").map(\.id) == [2])
    #expect(try await home.todos("@nowhere").map(\.id) == [4])
    #expect(try await home.clamate(line: "list @home @회사").status == 2)
    #expect(try await home.clamate(line: "done --where @home").status == 0)
    #expect(try await home.todos("is:done", "@home").map(\.id) == [2])
  }

  @Test("--place sets a place and takes it away; undo gives it back")
  func option() async throws {
    let home = try await filled()
    #expect(try await home.clamate(line: "edit 1-3 --place home").status == 0)
    #expect(try await places(home) == ["home", "home", "home"])
    #expect(try await home.clamate(line: "edit 2 --place none").status == 0)
    #expect(try await places(home) == ["home", nil, "home"])
    for _ in 0..<2 { try await home.clamate("undo") }
    #expect(try await places(home) == ["회사", "home", nil])
    let lines = try await home.clamate("add", "-", "--place", "회사", input: "a\nb\n")
    #expect(lines.status == 0)
    #expect(try await places(home).suffix(2) == ["회사", "회사"])
  }

  @Test("todos stay with a place that gets another name or is put elsewhere")
  func renamed() async throws {
    let home = try await filled()
    #expect(try await home.clamate(line: "region rename 회사 office").status == 0)
    #expect(try await home.clamate(line: "region add office 대전 --replace").status == 0)
    #expect(try await home.clamate(line: "region rename office Office").status == 0)
    #expect(try await places(home) == ["Office", "home", nil])
    #expect(
      try await home.clamate(line: "region list --plain").output
        == "kr-seoul\tSeoul\t서울\t37.57\t126.98\t\n"
        + "kr-busan\tBusan\t부산\t35.10\t129.03\thome\n"
        + "kr-daejeon\tDaejeon\t대전\t36.35\t127.38\tOffice\n")
  }

  @Test("a place that is removed is taken from its todos; undo and redo do the same again")
  func removed() async throws {
    let home = try await filled()
    try await home.clamate(line: "add other @home")
    let before = try await home.everythingOfPlaces()
    let ending = try await home.clamate(line: "region rm home")
    #expect(ending.status == 0 && ending.output.contains("2 todos"))
    #expect(try await places(home) == ["회사", nil, nil, nil])
    let after = try await home.everythingOfPlaces()
    for _ in 0..<2 {
      #expect(try await home.clamate("undo").status == 0)
      #expect(try await home.everythingOfPlaces() == before)
      #expect(try await home.clamate("redo").status == 0)
      #expect(try await home.everythingOfPlaces() == after)
    }
    #expect(try await home.clamate(line: "region rm home").status == 1)
    #expect(try await home.clamate(line: "region rm 회사 --json").output == "[]\n")
  }

  @Test(
    "each change of places is one step",
    arguments: [
      "region add x 제주", "region add home 제주 --replace", "region rename home x", "region rm 회사",
      "edit 3 --place home", "rm 1", "add @home y",
    ])
  func undo(line: String) async throws {
    let home = try await filled()
    let before = try await home.everythingOfPlaces()
    #expect(try await home.clamate(line: line).status == 0)
    let after = try await home.everythingOfPlaces()
    #expect(after != before)
    try await home.clamate("undo")
    #expect(try await home.everythingOfPlaces() == before)
    try await home.clamate("redo")
    #expect(try await home.everythingOfPlaces() == after)
  }

  static let refusals: [(line: String, status: Int32)] = [
    ("region add", 2), ("region add x", 2), ("region add 1x 부산", 2), ("region add none 부산", 2),
    ("region add NONE 부산", 2), ("region add a~b 부산", 2), ("region add ~ 부산", 2),
    ("region add + 부산", 2), ("region add @ 부산", 2), ("region add @@x 부산", 2),
    ("region add x 광주", 1), ("region add x 없는곳", 1), ("region add x 99,999", 1),
    ("region add home 제주", 3), ("region add HOME 제주", 3), ("region list x", 2),
    ("region rename", 2), ("region rename home", 2), ("region rename home 9", 2),
    ("region rename home 회사", 3), ("region rename nowhere x", 1), ("region rename home a b", 2),
    ("region rm", 2), ("region rm nowhere", 1), ("region rm home 회사", 2),
    ("add x --place nowhere", 1), ("add x --place", 2), ("add x @home --place 회사", 2),
    ("add x @home @회사", 2), ("edit 1 --place nowhere", 1), ("edit 1-3 --place ~", 1),
    ("add @home", 2), ("today --region 광주", 1), ("today --region nowhere", 1),
    ("today --region", 2), ("weather --region ~", 1), ("air --region home --region home", 2),
  ]

  @Test("what cannot be a place, is none or is one already is refused, and nothing changes")
  func refused() async throws {
    let home = try await filled()
    let before = try await home.everythingOfPlaces()
    for (line, status) in Self.refusals {
      for language in ["en", "ko"] {
        let ending = try await home.clamate(line: "--lang \(language) \(line)")
        #expect(ending.status == status && ending.output == "", "\(line): \(ending.output)")
        #expect(ending.errors.hasPrefix("clamate: "))
      }
    }
    #expect(try await home.everythingOfPlaces() == before)
  }

  @Test("an ambiguous region names the line or the option that asks for one of them")
  func ambiguous() async throws {
    let home = try await filled()
    let added = try await home.clamate(line: "region add x 광주 --lang ko")
    #expect(added.errors.contains("(clamate region add x 광주광역시)"))
    let shown = try await home.clamate(line: "today --region 광주")
    #expect(shown.errors.contains("(--region kr-gwangju)"))
    #expect(try await home.clamate(line: "today --offline --region kr-gwangju").status == 0)
  }

  @Test("--region takes a place before a region of the same name, and changes nothing")
  func region() async throws {
    let home = try await filled()
    try await home.clamate(line: "region add 부산 제주")
    for (name, region) in [("home", "Busan"), ("@회사", "Gangnam-gu, Seoul"), ("대구", "Daegu")] {
      for command in ["today", "weather", "air"] {
        let ending = try await home.clamate(line: "\(command) --offline --json --region \(name)")
        #expect(try object(ending.output)["region"] as? String == region)
      }
    }
    let own = try await home.clamate(line: "weather --offline --region 부산 --lang ko")
    #expect(own.output.hasPrefix("제주도 제주\n"))
    let page = try object(try await home.clamate(line: "today --offline --json").output)
    #expect(page["region"] as? String == "Seoul")
  }
}

extension Home {
  /// All todos and regions, as the program gives them.
  fileprivate func everythingOfPlaces() async throws -> [String] {
    try await everything() + [try await clamate(line: "region list --json").output]
  }
}
