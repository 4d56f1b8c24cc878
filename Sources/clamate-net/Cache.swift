import Configuration
import Database
import Glibc
import Sky

/// Opens the cache; one that is damaged, or made by another program or version, is thrown away, for
/// all of it can be fetched again.
func openCache(_ folders: Folders) throws -> SkyStore {
  try Files.makeFolder(folders.cache)
  try Files.makePrivateFile(folders.skyDatabase)
  do {
    return try SkyStore.forWriting(folders.skyDatabase)
  } catch let error as DatabaseError where error.isOfContent {
    for suffix in ["", "-wal", "-shm"] { unlink(folders.skyDatabase + suffix) }
    try Files.makePrivateFile(folders.skyDatabase)
    return try SkyStore.forWriting(folders.skyDatabase)
  }
}
