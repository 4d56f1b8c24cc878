import Configuration
import Database
import Glibc
import Sky

/// Opens the cache; a damaged one is thrown away, for all of it can be fetched again.
func openCache(_ folders: Folders) throws -> SkyStore {
  try Files.makeFolder(folders.cache)
  try Files.makePrivateFile(folders.skyDatabase)
  do {
    return try SkyStore.forWriting(folders.skyDatabase)
  } catch DatabaseError.corrupt {
    for suffix in ["", "-wal", "-shm"] { unlink(folders.skyDatabase + suffix) }
    try Files.makePrivateFile(folders.skyDatabase)
    return try SkyStore.forWriting(folders.skyDatabase)
  }
}
