import CVips
import Glibc
import Testing

@testable import MediaWorker

/// What a file that has taken the process over could still do.
@Suite struct ConfinementTests {
  /// A system call, by the name of which a report tells it.
  struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let number: Int
    let arguments: [Int]
    /// Whether it can be tried without the filter as well, to see that it is the filter that refuses.
    let isHarmless: Bool

    init(_ name: String, _ number: Int32, _ arguments: Int..., isHarmless: Bool = true) {
      (testDescription, self.number, self.arguments) = (name, Int(number), arguments + Array(repeating: 0, count: 6 - arguments.count))
      self.isHarmless = isHarmless
    }

    func outcome(isConfined: Bool) -> Int32 { cairn_try_call(isConfined ? 1 : 0, number, arguments) }
  }

  /// The text stays for good: the children that are tried read it.
  private static let nowhere = Int(bitPattern: strdup("/nonexistent/file"))
  private static let room = Int(bitPattern: calloc(1, 4_096))
  private static let parent = Int(getpid())

  static let refused = [
    Call("kill", Int32(SYS_kill), parent, 0), Call("tgkill of another process", Int32(SYS_tgkill), parent, parent, 0),
    Call("tkill", Int32(SYS_tkill), parent, 0), Call("rt_sigqueueinfo", Int32(SYS_rt_sigqueueinfo), parent, 0, room, isHarmless: false),
    Call("prlimit of another process", Int32(SYS_prlimit64), parent, 7, 0, room),
    Call("prlimit of its own", Int32(SYS_prlimit64), 0, 7, room, 0), Call("setrlimit", Int32(SYS_setrlimit), 7, room),
    Call("setpriority", Int32(SYS_setpriority), 0, 0, 19), Call("sched_setaffinity", Int32(SYS_sched_setaffinity), 0, 8, room),
    Call("openat", Int32(SYS_openat), -100, nowhere, 0), Call("unlinkat, as rmdir", Int32(SYS_unlinkat), -100, nowhere, 0x200),
    Call("mknodat", Int32(SYS_mknodat), -100, nowhere, 0o10_644), Call("mkdirat", Int32(SYS_mkdirat), -100, nowhere, 0o755),
    Call("fchownat", Int32(SYS_fchownat), -100, nowhere, 0, 0, 0), Call("fchmodat", Int32(SYS_fchmodat), -100, nowhere, 0o777),
    Call("truncate", Int32(SYS_truncate), nowhere, 0), Call("statfs", Int32(SYS_statfs), nowhere, room),
    Call("chdir", Int32(SYS_chdir), nowhere), Call("utimensat", Int32(SYS_utimensat), -100, nowhere, 0, 0),
    Call("execve", Int32(SYS_execve), nowhere, 0, 0), Call("memfd_create", Int32(SYS_memfd_create), nowhere, 0),
    Call("socket", Int32(SYS_socket), 1, 1, 0), Call("pipe2", Int32(SYS_pipe2), room, 0), Call("dup", Int32(SYS_dup), 1),
    Call("fcntl", Int32(SYS_fcntl), 1, 1), Call("ioctl", Int32(SYS_ioctl), 1, 0x5413, room),
    Call("ptrace", Int32(SYS_ptrace), 16, 1 << 22), Call("process_vm_readv", Int32(SYS_process_vm_readv), parent, 0, 0, 0, 0),
    Call("pidfd_open", Int32(SYS_pidfd_open), parent, 0), Call("shmget", Int32(SYS_shmget), 0, 4_096, 0),
    Call("getppid", Int32(SYS_getppid)), Call("getuid", Int32(SYS_getuid)), Call("uname", Int32(SYS_uname), room),
    Call("prctl, to be dumped", Int32(SYS_prctl), 4, 1), Call("prctl, PR_SET_PDEATHSIG", Int32(SYS_prctl), 1, 0),
    Call("clone, as fork", Int32(SYS_clone), 17, isHarmless: false),
    Call("clone, as vfork", Int32(SYS_clone), 0x4111, isHarmless: false),
    Call("clone of a thread in a namespace of its own", Int32(SYS_clone), 0x1001_0f00, isHarmless: false),
    Call("unshare", Int32(SYS_unshare), 0), Call("mount", Int32(SYS_mount), 0, nowhere, 0, 0, 0, isHarmless: false),
    Call("bpf", Int32(SYS_bpf), 0, 0, 0, isHarmless: false), Call("reboot", Int32(SYS_reboot), 0, 0, 0, 0, isHarmless: false),
  ]

  @Test(arguments: refused) func whatIsNotNeededIsRefused(call: Call) {
    #expect(call.outcome(isConfined: true) == EPERM)
    if call.isHarmless { #expect(call.outcome(isConfined: false) != EPERM, "the kernel refuses this one itself") }
  }

  @Test func theProcessEndsItselfAndReadsItsOwnLimits() {
    #expect(Call("prlimit", Int32(SYS_prlimit64), 0, 3, 0, Self.room).outcome(isConfined: true) == 0)
    // Threads are made by clone, whose arguments the filter sees.
    #expect(Call("clone3", 435).outcome(isConfined: true) == ENOSYS)
    #expect(Call("prctl, a thread's name", Int32(SYS_prctl), 15, Self.nowhere).outcome(isConfined: true) == 0)
    #expect(Call("exit_group", Int32(SYS_exit_group), 7).outcome(isConfined: true) == 7)
  }

  #if arch(x86_64)
    /// Every call there is, by its number, with arguments that mean nothing.
    @Test func nothingElseIsAllowed() {
      let allowed: Set<Int32> = Set(
        [
          SYS_read, SYS_write, SYS_close, SYS_fstat, SYS_mmap, SYS_mprotect, SYS_munmap, SYS_brk, SYS_rt_sigaction, SYS_rt_sigprocmask,
          SYS_rt_sigreturn, SYS_sched_yield, SYS_mremap, SYS_madvise, SYS_nanosleep, SYS_getpid, SYS_exit, SYS_gettimeofday,
          SYS_sigaltstack, SYS_gettid, SYS_futex, SYS_restart_syscall, SYS_clock_gettime, SYS_clock_nanosleep, SYS_exit_group,
          SYS_set_robust_list, SYS_getrandom, SYS_rseq, 435,
        ].map { Int32($0) })
      // The kernel lets uretprobe and uprobe (335, 336) by every filter; they do nothing outside of a probe.
      let numbers = (Int32(0)...460).filter { ![335, 336].contains($0) }
      let found = numbers.filter { Call("", $0, -1, -1, -1, -1, -1, -1).outcome(isConfined: true) != EPERM }
      #expect(Set(found) == allowed)
      // The calls of other architectures' numbers end the process.
      #expect(Call("x32", 0x4000_0000).outcome(isConfined: true) == -SIGSYS)
    }
  #endif
}
