import Glibc

/// A new empty folder that is gone, with all that is in it, when nobody holds it any more.
public final class ScratchFolder {
  /// Where the folder is.
  public let path: String

  /// Makes a folder that nobody else has.
  ///
  /// - Throws: ``ScratchError`` where none can be made.
  public init() throws(ScratchError) {
    var template = Array("/tmp/clamate-test.XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw ScratchError(code: errno) }
    path = String(cString: made)
  }

  deinit {
    removeTree(path)
  }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of what is in the folder, sorted.
  public var names: [String] { entries(of: path) }

  /// The bytes of a file in the folder, none where there is no such file.
  public func bytes(_ name: String) -> [UInt8] { readBytes(file(name)) }

  /// Writes a file in the folder; an old one is replaced.
  public func write(_ bytes: [UInt8], to name: String) {
    try? writeFile(bytes, to: file(name))
  }

  /// Lets a file in the folder be run.
  public func makeProgram(_ name: String) {
    chmod(file(name), 0o755)
  }

  /// Makes a symbolic link in the folder.
  public func link(_ name: String, to target: String) {
    symlink(target, file(name))
  }

  /// Makes the folders above a file in the folder.
  public func makeFolders(above name: String) {
    let parts = name.split(separator: "/").dropLast()
    for count in 1..<(parts.count + 1) {
      mkdir(file(parts.prefix(count).joined(separator: "/")), 0o700)
    }
  }

  /// Listens on a socket in the folder; the descriptor is closed by the end of the process.
  public func listen(at name: String) -> Int32 {
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      path.copyBytes(from: file(name).utf8.prefix(path.count - 1))
    }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) }
    }
    return socket
  }
}

/// Why no scratch folder could be made.
public struct ScratchError: Error {
  /// The reason as the system gives it.
  public let code: Int32
}

private func removeTree(_ path: String) {
  guard unlink(path) != 0 else { return }
  for name in entries(of: path) { removeTree("\(path)/\(name)") }
  rmdir(path)
}

private func entries(of path: String) -> [String] {
  guard let stream = opendir(path) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names.sorted()
}
