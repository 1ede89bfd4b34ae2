#pragma once
#include <uv.h>

#ifdef __linux__
// mallopt: Swift's Glibc module has no malloc.h.
#include <malloc.h>

#include <spawn.h>

// Swift's Glibc module leaves out what is not of POSIX.
static inline int cairn_spawn_closing_from(posix_spawn_file_actions_t *actions, int descriptor) {
  extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
  return posix_spawn_file_actions_addclosefrom_np(actions, descriptor);
}
#endif
