import Planner
import Testing

@Suite struct ProjectTests {
  @Test(
    "A name is made of the names of tags, with dots between them",
    arguments: ["home", "home.garden", "집.정원", "a.b.c.d", "🏠.x", "a-1.b_2"])
  func taken(name: String) throws {
    #expect(try Project(name).name == name)
    #expect(try Project.sign("project:\(name)")?.name == name)
  }

  @Test(
    "All else is refused",
    arguments: ["", ".", "a.", ".a", "a..b", "1", "a.1", "a b", "a/b", "+a", "a.b.", "a\u{7}"])
  func refused(name: String) {
    #expect(throws: ProjectError.invalid(name)) { try Project(name) }
  }

  @Test(
    "A word without the sign, or with nothing after it, is no project",
    arguments: ["home", "project", "project:", "Project:home", " project:home", "aproject:b"])
  func noSign(word: String) throws {
    #expect(try Project.sign(word) == nil)
  }

  @Test("A name is brought to form C and matched without case")
  func forms() throws {
    let project = try Project("\u{1112}\u{1161}\u{11AB}.Home")
    #expect(Array(project.name.unicodeScalars) == Array("한.Home".unicodeScalars))
    #expect(project.folded == (try Project("한.HOME").folded))
  }

  @Test("A filter of a project finds its parts, and no name that only begins alike")
  func parts() throws {
    let house = try PlannerHouse()
    for name in ["home", "Home.garden", "homes", "home-2", "house", "집.home"] {
      var todo = try house.add(name)
      todo.project = try Project(name)
      try house.store.todos.update(todo)
    }
    var filter = TodoFilter()
    filter.project = try Project("HOME")
    var titles: [String] = []
    let now = try #require(try PlannerHouse.moment("2026-03-02T10:00"))
    try house.store.todos.forEach(passing: filter, at: now) { titles.append($0.title) }
    #expect(titles == ["home", "Home.garden"])
  }
}
