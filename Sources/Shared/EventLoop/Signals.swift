internal import Glibc

/// Signals as something to wait for.
///
/// By handlers and a pipe rather than by a blocked mask and sigwait: the main thread of an async Swift program sleeps in sigsuspend with
/// an empty mask, so that a signal would end the process there whatever was blocked before.
public enum Signals {
  /// SIGTERM and SIGINT end a process, SIGHUP has it read its certificates again.
  public enum Received: Sendable { case terminate, reload }

  /// Handlers write the signal's number to one end, `wait` reads the other. Made before the handlers are installed, so that a handler
  /// only reads two integers.
  private static let pipe: (reading: Int32, writing: Int32) = {
    var ends: [Int32] = [-1, -1]
    precondition(Glibc.pipe(&ends) == 0, "a pipe for signals")
    return (ends[0], ends[1])
  }()

  /// Catches the signals, and ignores SIGPIPE. Called first in `main`.
  public static func catchThem() {
    _ = pipe
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGTERM, SIGINT, SIGHUP] {
      signal(number) { number in
        // write is on POSIX's list of calls that a handler may make; a full pipe loses nothing, for its reader is already awake.
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Signals.pipe.writing, &byte, 1)
      }
    }
  }

  /// Waits for the next signal; blocks the calling thread, so it is called through `Offload`.
  public static func wait() -> Received {
    var byte: UInt8 = 0
    while read(pipe.reading, &byte, 1) != 1 {}
    return Int32(byte) == SIGHUP ? .reload : .terminate
  }
}
