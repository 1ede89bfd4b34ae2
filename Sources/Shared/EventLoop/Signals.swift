internal import Glibc

/// Signals as something to wait for.
public enum Signals {
  /// SIGTERM and SIGINT end a process, SIGHUP has it read its certificates and keys again.
  public enum Received: Sendable { case terminate, reload }

  /// Blocks the signals in this thread and every thread it starts, and ignores SIGPIPE. Called first in `main`: a signal that reaches a
  /// thread that does not expect it would end the process at once.
  public static func blockBeforeThreads() {
    var set = handled
    pthread_sigmask(SIG_BLOCK, &set, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for the next signal; blocks the calling thread, so it is called from `main`'s.
  public static func wait() -> Received {
    var set = handled
    var number: Int32 = 0
    repeat { sigwait(&set, &number) } while number != SIGTERM && number != SIGINT && number != SIGHUP
    return number == SIGHUP ? .reload : .terminate
  }

  private static var handled: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&set, number) }
    return set
  }
}
