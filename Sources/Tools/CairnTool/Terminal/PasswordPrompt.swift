internal import Glibc

/// Asks for a password without showing it.
enum PasswordPrompt {
  /// - Returns: nil when nobody types, or nothing was typed.
  static func read(_ prompt: String) -> String? {
    guard Console.isInteractive else { return nil }
    Console.ask(prompt)
    var shown = termios()
    tcgetattr(STDIN_FILENO, &shown)
    var hidden = shown
    hidden.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
      Console.say()
    }
    guard let line = readLine(), !line.isEmpty else { return nil }
    return line
  }
}
