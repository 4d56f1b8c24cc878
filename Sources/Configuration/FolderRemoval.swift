import Glibc

/// Removes folders with all that is in them, and never what a symbolic link leads to.
public struct FolderRemoval {
  /// What is gone: files, links and folders, by their paths.
  public private(set) var removed: [String] = []
  /// What could not be removed.
  public private(set) var left: [FileError] = []
  /// Deeper folders than anything that we make are left.
  private static let deepest = 16

  /// Nothing removed so far.
  public init() {}

  /// Removes what is at a path; a link itself goes, what it leads to stays.
  public mutating func remove(_ path: String) {
    let folder = open(Files.folder(of: path) + "/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { close(folder) }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    remove(name, in: folder, path, depth: 0)
  }

  /// What is under a path, that itself included, without following links.
  public static func contents(of path: String, depth: Int = 0) -> [String] {
    var status = stat()
    guard lstat(path, &status) == 0 else { return [] }
    guard status.st_mode & S_IFMT == S_IFDIR, depth < deepest else { return [path] }
    let inside = Files.names(in: path).flatMap { contents(of: "\(path)/\($0)", depth: depth + 1) }
    return [path] + inside
  }

  private static func names(in folder: Int32) -> [String] {
    guard let stream = fdopendir(dup(folder)) else { return [] }
    defer { closedir(stream) }
    return Files.names(in: stream)
  }

  /// Every step is taken from an open folder, so that nobody can put a link in between.
  private mutating func remove(_ name: String, in parent: Int32, _ path: String, depth: Int) {
    if unlinkat(parent, name, 0) == 0 {
      removed.append(path)
      return
    }
    guard errno == EISDIR || errno == EPERM else {
      if errno != ENOENT { left.append(FileError(path: path, code: errno)) }
      return
    }
    let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0, depth < Self.deepest else {
      left.append(FileError(path: path, code: folder >= 0 ? ELOOP : errno))
      if folder >= 0 { close(folder) }
      return
    }
    defer { close(folder) }
    for inside in Self.names(in: folder) {
      remove(inside, in: folder, "\(path)/\(inside)", depth: depth + 1)
    }
    if unlinkat(parent, name, AT_REMOVEDIR) == 0 {
      removed.append(path)
    } else {
      left.append(FileError(path: path, code: errno))
    }
  }
}
