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
