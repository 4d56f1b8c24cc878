#include "CStart.h"
#include <malloc.h>
#include <stdbool.h>
#include <stdlib.h>

static char *none[] = {NULL};
static char **arguments = none;
static bool is_backtrace_ours = false;

// A run ends soon: what it frees is not worth handing back to the system a page at a time, and what
// it needs is had in larger steps.
static void keep_memory(void) {
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  mallopt(M_TOP_PAD, 1 << 20);
}

// Swift's runtime looks for its backtracer before main, ends the program where /proc is missing, and
// asks the file system ten times where it is not. Told not to, it does neither.
__attribute__((constructor(101))) static void start(int count, char **values, char **environment) {
  (void)environment;
  if (count > 0) arguments = values;
  keep_memory();
  if (getenv("SWIFT_BACKTRACE") != NULL) return;
  is_backtrace_ours = setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=none", 0) == 0;
}

char **started_arguments(void) {
  // What this program starts is not told.
  if (is_backtrace_ours) unsetenv("SWIFT_BACKTRACE");
  is_backtrace_ours = false;
  return arguments;
}
