import Glibc
import TestSupport
import Testing

@testable import Configuration

/// Serialised because the umask belongs to the whole process; no mask here takes a right from its
/// owner, so that other tests go on undisturbed.
@Suite(.serialized) struct FilesTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  private func withUmask<Result>(_ mask: mode_t, _ body: () throws -> Result) rethrows -> Result {
    let old = umask(mask)
    defer { umask(old) }
    return try body()
  }

  @Test(
    "A replaced file has the bytes and the mode that were asked for",
    arguments: [0, 0o022, 0o077] as [mode_t])
  func replace(mask: mode_t) throws {
    let path = folder.file("config")
    try withUmask(mask) {
      try Files.replace(path, with: [1, 2, 3], mode: 0o600)
      #expect(mode(path) == 0o600)
      try Files.replace(path, with: [4], mode: 0o644)
    }
    #expect(try Files.read(path) == [4])
    #expect(mode(path) == 0o644)
    #expect(folder.names == ["config"])
  }

  @Test("A link leads to the file that is replaced, and one that leads nowhere is left")
  func links() throws {
    folder.write([7], to: "real")
    symlink(folder.file("real"), folder.file("link"))
    symlink(folder.file("none"), folder.file("broken"))
    try Files.replace(folder.file("link"), with: [1], mode: 0o600)
    #expect(try Files.read(folder.file("real")) == [1])
    #expect(throws: FileError.self) {
      try Files.replace(folder.file("broken"), with: [1], mode: 0o600)
    }
    #expect(Files.linkTarget(folder.file("broken")) == folder.file("none"))
  }

  @Test("Who has the old file open goes on reading the old bytes")
  func replaceIsAtomic() throws {
    let path = folder.file("config")
    try Files.replace(path, with: Array("old".utf8), mode: 0o600)
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    try Files.replace(path, with: Array("longer than before".utf8), mode: 0o600)
    var buffer = [UInt8](repeating: 0, count: 99)
    let count = read(descriptor, &buffer, buffer.count)
    #expect(Array(buffer[..<max(0, count)]) == Array("old".utf8))
  }

  @Test("A replacement that fails leaves the old file and no other behind")
  func failingReplace() throws {
    mkdir(folder.file("taken"), 0o700)
    folder.write([7], to: "taken/inside")
    #expect(throws: FileError.self) {
      try Files.replace(folder.file("taken"), with: [1], mode: 0o600)
    }
    #expect(folder.names == ["taken"])
    #expect(folder.bytes("taken/inside") == [7])
    #expect(throws: FileError(path: folder.file("none/config"), code: ENOENT)) {
      try Files.replace(folder.file("none/config"), with: [1], mode: 0o600)
    }
  }

  @Test("A link in the place of the temporary file is not followed")
  func linkedTemporary() throws {
    folder.write([7], to: "victim")
    symlink(folder.file("victim"), folder.file("config.new.\(getpid())"))
    #expect(throws: FileError(path: folder.file("config"), code: ELOOP)) {
      try Files.replace(folder.file("config"), with: [1], mode: 0o600)
    }
    #expect(folder.bytes("victim") == [7])
  }

  @Test(
    "Folders are made with those above them, 0700 whatever the umask",
    arguments: [0, 0o022, 0o077] as [mode_t])
  func makeFolder(mask: mode_t) throws {
    try withUmask(mask) { try Files.makeFolder(folder.file("a/b/c")) }
    for name in ["a", "a/b", "a/b/c"] { #expect(mode(folder.file(name)) == 0o700) }
  }

  @Test("A folder that is there keeps its permissions, and a file in its place is an error")
  func existingFolder() throws {
    mkdir(folder.file("open"), 0o700)
    chmod(folder.file("open"), 0o755)
    try Files.makeFolder(folder.file("open"))
    #expect(mode(folder.file("open")) == 0o755)
    folder.write([1], to: "file")
    #expect(throws: FileError(path: folder.file("file"), code: ENOTDIR)) {
      try Files.makeFolder(folder.file("file"))
    }
  }

  @Test(
    "A private file is 0600 whatever the umask and keeps what is in it",
    arguments: [0, 0o077] as [mode_t])
  func privateFile(mask: mode_t) throws {
    let path = folder.file("a.db")
    try withUmask(mask) { try Files.makePrivateFile(path) }
    #expect(mode(path) == 0o600)
    folder.write([1, 2], to: "a.db")
    try Files.makePrivateFile(path)
    #expect(try Files.read(path) == [1, 2])
  }

  @Test("A file that is not there reads as nil, also under a file")
  func missing() throws {
    folder.write([1], to: "file")
    #expect(try Files.read(folder.file("none")) == nil)
    #expect(try Files.read(folder.file("file/none")) == nil)
    #expect(!Files.exists(folder.file("none")))
    #expect(Files.exists(folder.file("file")))
    #expect(!Files.isReadableByOthers(folder.file("none")))
  }

  @Test("A folder, a device, a pipe and a file that is too large are refused")
  func unreadable() throws {
    #expect(throws: FileError(path: folder.path, code: EISDIR)) { try Files.read(folder.path) }
    #expect(throws: FileError(path: "/dev/zero", code: EINVAL)) { try Files.read("/dev/zero") }
    let pipe = folder.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileError(path: pipe, code: EINVAL)) { try Files.read(pipe) }
    folder.write([], to: "large")
    let large = folder.file("large")
    try #require(truncate(large, Files.sizeLimit + 1) == 0)
    #expect(throws: FileError(path: large, code: EFBIG)) { try Files.read(large) }
  }

  @Test("The target of a link is told as it is written")
  func linkTarget() {
    symlink("../somewhere/가", folder.file("link"))
    #expect(Files.linkTarget(folder.file("link")) == "../somewhere/가")
    #expect(Files.linkTarget(folder.path) == nil)
    #expect(Files.linkTarget(folder.file("none")) == nil)
  }
}
