import Cryptography

/// How the code of an invitation is made, and kept.
enum InvitationCode {
  /// Random bytes of a code: nobody guesses 80 bits at some tries a minute.
  static let byteCount = 10

  /// A new code as people read it: four groups of four letters.
  static func code(of bytes: [UInt8]) -> String {
    let letters = Array(Base32.encode(bytes).prefix(InvitationRules.letterCount))
    return stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }.joined(separator: "-")
  }

  /// Form in which a code is kept: whoever reads the table cannot sign up.
  static func hash(_ letters: String) -> [UInt8] { SHA256.digest(of: Array("cairn invitation v1 \(letters)".utf8)) }
}
