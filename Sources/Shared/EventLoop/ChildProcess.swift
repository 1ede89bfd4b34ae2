internal import CUV
internal import Glibc

/// A short-lived process that is given some bytes and answers with some. Blocks: only for threads of an ``Offload``.
///
/// It inherits nothing: no open file, no environment, no signal mask, and not our process group, so that what a terminal tells all of us does
/// not end it in the middle. Its standard error is ours.
public struct ChildProcess: Sendable {
  /// How a process has ended.
  public enum Ending: Sendable, Hashable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case killed(Int32)
    /// By us, because it took too long.
    case timedOut
    /// By us, because it answered more than was wanted.
    case answeredTooMuch

    /// Whether it has ended for what it did: a fault in its code, a call that it may not make, more processor time than it may use. Any
    /// other signal comes from outside: from the kernel that wants memory back (SIGKILL), from whoever stops a machine (SIGTERM).
    public var isOwnFault: Bool {
      guard case .killed(let signal) = self else { return false }
      return [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGXCPU, SIGSYS].contains(signal)
    }
  }

  /// Its answer, and how it has ended.
  public struct Outcome: Sendable, Hashable {
    /// Bytes that it wrote; empty when we have ended it.
    public var answer: [UInt8]
    /// Why nothing more came.
    public var ending: Ending
  }

  /// Path of the program.
  public var path: String
  /// Without the program's name.
  public var arguments: [String]
  /// From its start to its end.
  public var timeMax: Duration
  /// Bytes of its answer.
  public var answerBytesMax: Int

  public init(path: String, arguments: [String], timeMax: Duration, answerBytesMax: Int) {
    self.path = path
    self.arguments = arguments
    self.timeMax = timeMax
    self.answerBytesMax = answerBytesMax
  }

  /// Starts it, gives it `input` on standard input, reads its standard output, waits for its end.
  /// - Throws: `SystemError` when it cannot be started.
  public func run(_ input: [UInt8]) throws(SystemError) -> Outcome {
    // Sockets, because writing to one whose reader has died need not raise a signal.
    let (inputHere, inputThere) = try Self.pair()
    defer { close(inputHere.value) }
    var startError: SystemError?
    var running: (process: pid_t, answer: Int32)?
    do throws(SystemError) {
      let (answerHere, answerThere) = try Self.pair()
      do throws(SystemError) {
        running = (try start(inputThere.value, answerThere.value), answerHere.value)
      } catch {
        close(answerHere.value)
        startError = error
      }
      close(answerThere.value)
    } catch {
      startError = error
    }
    close(inputThere.value)
    guard let running else { throw startError ?? SystemError(code: -ENOMEM) }
    defer { close(running.answer) }
    return converse(running.process, inputHere.value, running.answer, input)
  }

  // MARK: -

  private struct Descriptor {
    var value: Int32
  }

  /// Two ends of a line; neither is inherited.
  private static func pair() throws(SystemError) -> (Descriptor, Descriptor) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError(code: -errno) }
    return (Descriptor(value: ends[0]), Descriptor(value: ends[1]))
  }

  private func start(_ input: Int32, _ output: Int32) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    cairn_spawn_closing_from(&actions, STDERR_FILENO + 1)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var process = pid_t()
    let status = posix_spawn(&process, path, &actions, &attributes, &words, &environment)
    guard status == 0 else { throw SystemError(code: -status) }
    return process
  }

  private func converse(_ process: pid_t, _ input: Int32, _ output: Int32, _ bytes: [UInt8]) -> Outcome {
    let clock = ContinuousClock()
    let end = clock.now + timeMax
    var (sent, answer): (Int, [UInt8]) = (0, [])
    var buffer = [UInt8](repeating: 0, count: 65_536)
    if bytes.isEmpty { shutdown(input, Int32(SHUT_WR)) }
    while true {
      let left = clock.now.duration(to: end)
      if left <= .zero { return kill(process, .timedOut) }
      var waits = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
      if sent < bytes.count { waits.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
      let wait = Int32(clamping: left.components.seconds * 1_000 + left.components.attoseconds / 1_000_000_000_000_000 + 1)
      if poll(&waits, nfds_t(waits.count), wait) < 0, errno != EINTR { return kill(process, .timedOut) }
      if waits.count > 1, waits[1].revents != 0 {
        let count = bytes.withUnsafeBytes {
          send(input, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        }
        // It wants no more: what it has answered, and its end, say why.
        if count < 0, errno != EAGAIN, errno != EINTR { sent = bytes.count }
        if count > 0 { sent += count }
        if sent == bytes.count { shutdown(input, Int32(SHUT_WR)) }
      }
      if waits[0].revents != 0 {
        let count = buffer.withUnsafeMutableBytes { recv(output, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT)) }
        if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { return Outcome(answer: answer, ending: reap(process, end)) }
        if count > 0 { answer += buffer[..<count] }
        if answer.count > answerBytesMax { return kill(process, .answeredTooMuch) }
      }
    }
  }

  /// Waits for the end of a process that answers no more.
  private func reap(_ process: pid_t, _ end: ContinuousClock.Instant) -> Ending {
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if ContinuousClock().now > end { return kill(process, .timedOut).ending }
      usleep(500)
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
  }

  private func kill(_ process: pid_t, _ ending: Ending) -> Outcome {
    // With whatever it has started, which is in its group.
    Glibc.kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Outcome(answer: [], ending: ending)
  }
}
