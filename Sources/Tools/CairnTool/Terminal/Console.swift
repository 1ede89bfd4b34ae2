// Output that a person sees. Written at once and unbuffered: a pipe sees each line when it happens, and ending the process loses none.

internal import Glibc

enum Console {
  /// Prints a line.
  static func say(_ text: String = "") {
    write(text + "\n", to: STDOUT_FILENO)
  }

  /// Prints without ending the line: a prompt.
  static func ask(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Prints a line for a person even where standard output is read by a program.
  static func note(_ text: String) {
    write(text + "\n", to: STDERR_FILENO)
  }

  /// Whether somebody types.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

  /// Characters in a line of the terminal; 72 where there is none that says it.
  static var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 72 }
    return Int(size.ws_col)
  }

  /// Whether a person sees colours, and has not said that they should not be there (no-color.org).
  static var hasColours: Bool {
    isatty(STDOUT_FILENO) == 1 && getenv("NO_COLOR") == nil && getenv("TERM").map { String(cString: $0) } != "dumb"
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        _exit(1)
      } else if errno != EINTR && errno != EAGAIN {
        return
      }
    }
  }
}
