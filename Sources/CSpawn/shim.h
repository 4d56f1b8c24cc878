#pragma once
#include <spawn.h>

// What glibc has and declares only under _GNU_SOURCE, which its Swift module lacks.
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

// POSIX_SPAWN_SETSID.
static const short spawn_new_session = 0x80;
