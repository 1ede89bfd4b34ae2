#pragma once
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/prctl.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// What the process may use from here on, whatever is in the file: memory, its own threads, and the descriptors that are open. No file, no network, no
// other program, no other process. What is not named below is refused, also calls that a later kernel brings.

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

// The lower half of an argument; both architectures have it first.
#define CAIRN_LOAD_ARGUMENT(index) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[index]))
#define CAIRN_LOAD_UPPER_HALF(index) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[index]) + 4)
#define CAIRN_RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
#define CAIRN_REFUSE CAIRN_RETURN(SECCOMP_RET_ERRNO | EPERM)
// Goes on behind the next `count` instructions for any other call. What they do not allow is refused: each ends with a return.
#define CAIRN_CASE(call, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, count)
// Allows when what is loaded is `value`, and refuses otherwise.
#define CAIRN_ALLOW_IF(value) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1), CAIRN_RETURN(SECCOMP_RET_ALLOW), CAIRN_REFUSE
#define CAIRN_REFUSE_UNLESS(value) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 1, 0), CAIRN_REFUSE
#define CAIRN_ALLOW(call) CAIRN_CASE(call, 1), CAIRN_RETURN(SECCOMP_RET_ALLOW)

// A thread of this process has all of these, and nothing else has: a fork has none, a namespace one of its own.
#define CAIRN_THREAD (CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD)
#define CAIRN_NO_THREAD \
  (CLONE_VFORK | CLONE_PARENT | CLONE_PTRACE | CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET)

// - Returns: 0, or -1 when the kernel does not do as it is told.
static inline int cairn_filter_calls(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
  struct sock_filter rules[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CAIRN_ARCH, 1, 0),
      CAIRN_RETURN(SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#if defined(__x86_64__)
      // The calls of x32 have numbers of their own.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      CAIRN_RETURN(SECCOMP_RET_KILL_PROCESS),
#endif
      // What comes most often is first.
      CAIRN_ALLOW(SYS_futex),
      CAIRN_ALLOW(SYS_brk),
      CAIRN_ALLOW(SYS_mmap),
      CAIRN_ALLOW(SYS_munmap),
      CAIRN_ALLOW(SYS_mremap),
      CAIRN_ALLOW(SYS_mprotect),
      CAIRN_ALLOW(SYS_madvise),
      // Of what is open: the three descriptors that it was given.
      CAIRN_ALLOW(SYS_read),
      CAIRN_ALLOW(SYS_write),
      CAIRN_ALLOW(SYS_close),
      CAIRN_ALLOW(SYS_fstat),
      // Its own threads.
      CAIRN_ALLOW(SYS_rseq),
      CAIRN_ALLOW(SYS_set_robust_list),
      CAIRN_ALLOW(SYS_rt_sigprocmask),
      CAIRN_ALLOW(SYS_rt_sigaction),
      CAIRN_ALLOW(SYS_rt_sigreturn),
      CAIRN_ALLOW(SYS_sigaltstack),
      CAIRN_ALLOW(SYS_restart_syscall),
      CAIRN_ALLOW(SYS_sched_yield),
      CAIRN_ALLOW(SYS_exit),
      CAIRN_ALLOW(SYS_exit_group),
      CAIRN_ALLOW(SYS_getpid),
      CAIRN_ALLOW(SYS_gettid),
      // Time and chance.
      CAIRN_ALLOW(SYS_clock_gettime),
      CAIRN_ALLOW(SYS_gettimeofday),
      CAIRN_ALLOW(SYS_nanosleep),
      CAIRN_ALLOW(SYS_clock_nanosleep),
      CAIRN_ALLOW(SYS_getrandom),
      // The arguments of clone3 lie in memory, where a filter does not see them: without it the C library uses clone.
      CAIRN_CASE(SYS_clone3, 1),
      CAIRN_RETURN(SECCOMP_RET_ERRNO | ENOSYS),
      CAIRN_CASE(SYS_clone, 5),
      CAIRN_LOAD_ARGUMENT(0),
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, CAIRN_THREAD | CAIRN_NO_THREAD),
      CAIRN_ALLOW_IF(CAIRN_THREAD),
      // The name of a thread.
      CAIRN_CASE(SYS_prctl, 4),
      CAIRN_LOAD_ARGUMENT(0),
      CAIRN_ALLOW_IF(PR_SET_NAME),
      // Its end by itself, as by abort.
      CAIRN_CASE(SYS_tgkill, 7),
      CAIRN_LOAD_ARGUMENT(0),
      CAIRN_REFUSE_UNLESS((unsigned)getpid()),
      CAIRN_LOAD_ARGUMENT(2),
      // It may be given as a 64-bit number: only this signal has this lower half.
      CAIRN_ALLOW_IF(SIGABRT),
      // Its own limits, to read them.
      CAIRN_CASE(SYS_prlimit64, 10),
      CAIRN_LOAD_ARGUMENT(0),
      CAIRN_REFUSE_UNLESS(0),
      CAIRN_LOAD_ARGUMENT(2),
      CAIRN_REFUSE_UNLESS(0),
      CAIRN_LOAD_UPPER_HALF(2),
      CAIRN_ALLOW_IF(0),
      CAIRN_REFUSE,
  };
  struct sock_fprog program = {sizeof rules / sizeof rules[0], rules};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

// - Returns: 0, or -1 when the kernel does not do as it is told.
static inline int cairn_confine(rlim_t memory, rlim_t seconds, unsigned wall_seconds) {
  if (cairn_limit(RLIMIT_AS, memory) || cairn_limit_processor(seconds) || cairn_limit(RLIMIT_CORE, 0) || cairn_limit(RLIMIT_NOFILE, 3)) return -1;
  signal(SIGALRM, SIG_DFL);
  alarm(wall_seconds);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) || prctl(PR_SET_DUMPABLE, 0)) return -1;
  return cairn_filter_calls();
}

// The longest that a call that is tried may take; an honest one takes microseconds.
#define CAIRN_TRY_MILLISECONDS_MAX 5000

// What becomes of a system call in a process of its own, for tests.
// - Parameter confined: Whether the filter holds there.
// - Returns: The call's errno, 0 when it succeeded, the negative number of the signal that has ended the process.
static inline int cairn_try_call(int confined, long number, const long arguments[6]) {
  pid_t child = fork();
  if (child == 0) {
    cairn_limit(RLIMIT_CORE, 0);
    // A handler of the parent, as Swift's for crashes, would wait here for threads that a forked process has not.
    static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGQUIT, SIGSYS};
    for (unsigned i = 0; i < sizeof crashes / sizeof crashes[0]; i++) signal(crashes[i], SIG_DFL);
    if (confined && cairn_filter_calls()) _exit(255);
    long *a = (long *)arguments;
    long answer = syscall(number, a[0], a[1], a[2], a[3], a[4], a[5]);
    _exit(answer == -1 ? errno : 0);
  }
  int status = 0;
  // The parent's own clock ends a child that hangs: rt_sigreturn may have blocked every signal that can be.
  for (int tries = 0; waitpid(child, &status, WNOHANG) == 0; tries++) {
    if (tries == CAIRN_TRY_MILLISECONDS_MAX) kill(child, SIGKILL);
    usleep(1000);
  }
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}
