#pragma once
// Debian builds libsqlite3 with the session extension, but its header shows it only when asked.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <errno.h>
#include <sqlite3.h>

// Swift cannot call variadic functions.
static inline int clamate_sqlite3_set_flag(sqlite3 *db, int option, int on) {
  return sqlite3_db_config(db, option, on, (int *)0);
}

static inline int clamate_sqlite3_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// Whether the system had no room: a full disk, a quota, or a limit on the size of files. Of the index
// of a log SQLite does not tell what the system said, and Swift cannot see its extended codes.
static inline int clamate_sqlite3_had_no_room(sqlite3 *db, int code) {
  int reason = sqlite3_system_errno(db);
  return code == SQLITE_IOERR_SHMSIZE || reason == ENOSPC || reason == EDQUOT || reason == EFBIG;
}
