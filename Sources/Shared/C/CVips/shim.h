#pragma once
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <malloc.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vips/vips.h>

// libvips takes options by "...", which Swift cannot call: one function for each use.

// A damaged file has libvips warn of each of its lines: what a stranger's file says is told nobody.
static inline void cairn_vips_say_nothing(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer user) {
  (void)domain, (void)level, (void)message, (void)user;
}

// Starts libvips with one thread of its own, no cache, and no loader but the four that are meant.
static inline int cairn_vips_start(const char *program) {
  // libheif decodes the tiles of an image on several threads. Each would claim 64 MB of addresses for a heap of its own, which count as memory.
  mallopt(M_ARENA_MAX, 1);
  if (VIPS_INIT(program)) return -1;
  g_log_set_default_handler(cairn_vips_say_nothing, NULL);
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  vips_block_untrusted_set(TRUE);
  vips_operation_block_set("VipsForeignLoad", TRUE);
  vips_operation_block_set("VipsForeignLoadJpeg", FALSE);
  vips_operation_block_set("VipsForeignLoadPng", FALSE);
  vips_operation_block_set("VipsForeignLoadWebp", FALSE);
  vips_operation_block_set("VipsForeignLoadHeif", FALSE);
  return 0;
}

// Reads the head of an image; no pixel is decoded. NULL when it has none.
static inline VipsImage *cairn_vips_open(const void *bytes, size_t length) {
  return vips_image_new_from_buffer(bytes, length, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

// Decodes an image to at most the size, upright and in sRGB. Never enlarges. Fails when bytes are missing.
static inline int cairn_vips_shrink(const void *bytes, size_t length, int width, int height, int crops, VipsImage **image) {
  return vips_thumbnail_buffer((void *)bytes, length, image, width, "height", height, "size", VIPS_SIZE_DOWN, "crop",
                               crops ? VIPS_INTERESTING_CENTRE : VIPS_INTERESTING_NONE, "export_profile", "srgb", "fail_on",
                               VIPS_FAIL_ON_TRUNCATED, NULL);
}

// Encodes as WebP. Writes an EXIF chunk whatever it is told ("strip" as well, in 8.14): the caller takes it out. The bytes are freed by g_free.
static inline int cairn_vips_save(VipsImage *image, int quality, void **bytes, size_t *length) {
  // Every viewer takes an image without a profile for sRGB, which it is in. And what is not there is not written.
  gchar **fields = vips_image_get_fields(image);
  for (gchar **field = fields; field && *field; field++) vips_image_remove(image, *field);
  g_strfreev(fields);
  return vips_webpsave_buffer(image, bytes, length, "Q", quality, "strip", TRUE, NULL);
}

static inline void cairn_vips_release(VipsImage *image) { g_object_unref(image); }

// What the process may use from here on, whatever is in the file: no file, no network, no other program.

static inline int cairn_limit(int resource, rlim_t value) {
  struct rlimit limit = {value, value};
  return setrlimit(resource, &limit);
}

// At the lower limit the process gets SIGXCPU, at the higher one SIGKILL, which would say nothing: the kernel sends it for want of memory too.
static inline int cairn_limit_processor(rlim_t seconds) {
  struct rlimit limit = {seconds, seconds + 1};
  return setrlimit(RLIMIT_CPU, &limit);
}

#if defined(__x86_64__)
#define CAIRN_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define CAIRN_ARCH AUDIT_ARCH_AARCH64
#endif

#define CAIRN_DENY(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)

// - Returns: 0, or -1 when the kernel does not do as it is told.
static inline int cairn_confine(rlim_t memory, rlim_t seconds, unsigned wall_seconds) {
  if (cairn_limit(RLIMIT_AS, memory) || cairn_limit_processor(seconds) || cairn_limit(RLIMIT_CORE, 0) || cairn_limit(RLIMIT_NOFILE, 3)) return -1;
  signal(SIGALRM, SIG_DFL);
  alarm(wall_seconds);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) || prctl(PR_SET_DUMPABLE, 0) || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
  struct sock_filter rules[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CAIRN_ARCH, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#if defined(__x86_64__)
      // The calls of x32 have numbers of their own.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      CAIRN_DENY(SYS_open),
      CAIRN_DENY(SYS_creat),
      CAIRN_DENY(SYS_unlink),
      CAIRN_DENY(SYS_rename),
      CAIRN_DENY(SYS_link),
      CAIRN_DENY(SYS_symlink),
      CAIRN_DENY(SYS_mkdir),
      CAIRN_DENY(SYS_chmod),
      CAIRN_DENY(SYS_fork),
      CAIRN_DENY(SYS_vfork),
#endif
      CAIRN_DENY(SYS_openat),
      CAIRN_DENY(SYS_openat2),
      CAIRN_DENY(SYS_unlinkat),
      CAIRN_DENY(SYS_renameat),
      CAIRN_DENY(SYS_renameat2),
      CAIRN_DENY(SYS_linkat),
      CAIRN_DENY(SYS_symlinkat),
      CAIRN_DENY(SYS_mkdirat),
      CAIRN_DENY(SYS_fchmodat),
      CAIRN_DENY(SYS_truncate),
      CAIRN_DENY(SYS_execve),
      CAIRN_DENY(SYS_execveat),
      CAIRN_DENY(SYS_socket),
      CAIRN_DENY(SYS_socketpair),
      CAIRN_DENY(SYS_connect),
      CAIRN_DENY(SYS_bind),
      CAIRN_DENY(SYS_ptrace),
      CAIRN_DENY(SYS_process_vm_readv),
      CAIRN_DENY(SYS_process_vm_writev),
      CAIRN_DENY(SYS_kill),
      CAIRN_DENY(SYS_pidfd_open),
      CAIRN_DENY(SYS_pidfd_getfd),
      CAIRN_DENY(SYS_bpf),
      CAIRN_DENY(SYS_perf_event_open),
      CAIRN_DENY(SYS_io_uring_setup),
      CAIRN_DENY(SYS_userfaultfd),
      CAIRN_DENY(SYS_mount),
      CAIRN_DENY(SYS_unshare),
      CAIRN_DENY(SYS_setns),
      CAIRN_DENY(SYS_keyctl),
      CAIRN_DENY(SYS_add_key),
      CAIRN_DENY(SYS_request_key),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof rules / sizeof rules[0], rules};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}
