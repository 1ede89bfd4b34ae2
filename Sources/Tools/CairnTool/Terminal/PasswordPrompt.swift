internal import Glibc

/// Asks for a password without showing it.
enum PasswordPrompt {
  private static let interrupt: UInt8 = 0x03

  /// - Returns: nil when nobody types, or nothing was typed.
  static func read(_ prompt: String) -> String? {
    guard Console.isInteractive else { return nil }
    Console.ask(prompt)
    var shown = termios()
    tcgetattr(STDIN_FILENO, &shown)
    var hidden = shown
    // Ctrl-C comes as a character that ends the line: as a signal it would end the process and leave a terminal that shows nothing.
    hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
    withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VEOL)] = interrupt }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = max(0, Glibc.read(STDIN_FILENO, &bytes, bytes.count))
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
    Console.say()
    if bytes[..<count].contains(interrupt) { Interrupt.end() }
    let line = String(decoding: bytes[..<count].prefix { $0 != 0x0A }, as: UTF8.self)
    return line.isEmpty ? nil : line
  }
}
