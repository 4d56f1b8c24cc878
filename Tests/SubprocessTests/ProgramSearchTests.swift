import Subprocess
import Testing
import TestSupport

@Suite("The search for a program")
struct ProgramSearchTests {
  @Test("takes PATH first, then the usual folders, and no relative folder")
  func order() throws {
    let folder = try ScratchFolder()
    folder.write(Array("#!/bin/sh\n".utf8), to: "ls")
    folder.makeProgram("ls")
    let own = ["PATH": "relative::\(folder.path)"]
    #expect(ProgramSearch.path(of: "ls", in: own) == folder.file("ls"))
    #expect(ProgramSearch.path(of: "cat", in: own) == "/usr/bin/cat")
    #expect(ProgramSearch.path(of: "cat", in: own, orUsual: false) == nil)
    #expect(ProgramSearch.path(of: "cat", in: [:]) == "/usr/bin/cat")
  }

  @Test("takes no folder and no file that cannot be run", arguments: [".", "text", "missing"])
  func notProgram(name: String) throws {
    let folder = try ScratchFolder()
    folder.write([], to: "text")
    #expect(ProgramSearch.path(of: name, in: ["PATH": folder.path]) == nil)
    #expect(ProgramSearch.path(of: folder.file(name), in: [:]) == nil)
  }
}
