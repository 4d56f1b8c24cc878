import Configuration
import Database
import Glibc
import Sky

/// Opens the cache; where its folder cannot be written, one among what else the person keeps.
func openCache(_ folders: Folders) throws -> SkyStore {
  do {
    let store = try openCache(folders.skyDatabase)
    removeCache(folders.spareSkyDatabase)
    return store
  } catch DatabaseError.busy {
    throw DatabaseError.busy
  } catch {
    guard let store = try? openCache(folders.spareSkyDatabase) else { throw error }
    return store
  }
}

/// Opens a cache; one that is damaged, or made by another program or version, is thrown away, for
/// all of it can be fetched again.
private func openCache(_ path: String) throws -> SkyStore {
  try Files.makeFolder(Files.folder(of: path))
  try Files.makePrivateFile(path)
  do {
    return try SkyStore.forWriting(path)
  } catch let error as DatabaseError where error.isOfContent {
    removeCache(path)
    try Files.makePrivateFile(path)
    return try SkyStore.forWriting(path)
  }
}

private func removeCache(_ path: String) {
  for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
}
