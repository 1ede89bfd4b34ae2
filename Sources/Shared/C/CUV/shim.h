#pragma once
#include <uv.h>

#ifdef __linux__
// mallopt: Swift's Glibc module has no malloc.h.
#include <malloc.h>

// dl_iterate_phdr is not of POSIX either, and the module is compiled without the macro that shows it.
#ifdef __USE_GNU
#include <link.h>
#else
#define __USE_GNU
#include <link.h>
#undef __USE_GNU
#endif
#include <sys/mman.h>

#include <spawn.h>

// Swift's Glibc module leaves out what is not of POSIX.
static inline int cairn_spawn_closing_from(posix_spawn_file_actions_t *actions, int descriptor) {
  extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
  return posix_spawn_file_actions_addclosefrom_np(actions, descriptor);
}

// Whether the linker at run time writes into an object's read-only parts: those pages are not what the file holds.
static inline int cairn_has_text_relocations(const struct dl_phdr_info *object) {
  for (int part = 0; part < object->dlpi_phnum; part++) {
    if (object->dlpi_phdr[part].p_type != PT_DYNAMIC) continue;
    const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(object->dlpi_addr + object->dlpi_phdr[part].p_vaddr);
    for (; entry->d_tag != DT_NULL; entry++) {
      if (entry->d_tag == DT_TEXTREL || (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL))) return 1;
    }
  }
  return 0;
}

static int cairn_let_go_of_object(struct dl_phdr_info *object, size_t size, void *page_size) {
  if (cairn_has_text_relocations(object)) return 0;
  const uintptr_t page = *(const uintptr_t *)page_size;
  for (int part = 0; part < object->dlpi_phnum; part++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[part];
    if (header->p_type != PT_LOAD || (header->p_flags & PF_W)) continue;
    // Whole pages only: what shares one with another part may be writable.
    const uintptr_t start = (object->dlpi_addr + header->p_vaddr + page - 1) / page * page;
    const uintptr_t end = (object->dlpi_addr + header->p_vaddr + header->p_filesz) / page * page;
    if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}

// Takes what was read of the program and its libraries, and cannot be written to, out of the process's page tables. The loader's lock is held
// meanwhile, so none of it is unloaded.
static inline void cairn_let_go_of_text(uintptr_t page_size) {
  dl_iterate_phdr(cairn_let_go_of_object, &page_size);
}
#endif
