import Cryptography

/// What the code of an invitation looks like, and how long one is good. Pure but for the code's letters.
enum InvitationRules {
  /// Random bytes of a code: nobody guesses 80 bits at some tries a minute.
  static let bytes = 10
  /// Letters of a code: five bits each.
  static let letterCount = 16
  /// Accounts that one invitation may let in: a school.
  static let usesMax = 1_000
  /// Days that one may be good for.
  static let daysMax = 365
  /// Characters of what somebody enters: the letters, and whatever stands between them.
  static let entryLengthMax = 64

  /// A new code as people read it: four groups of four letters.
  static func code(of bytes: [UInt8]) -> String {
    let letters = Array(Base32.encode(bytes).prefix(letterCount))
    return stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }.joined(separator: "-")
  }

  /// The letters of what somebody entered, in upper case; nil for what cannot be a code. 0, 1 and 8, which no code has, are read as what they look like.
  static func letters(in text: String) -> String? {
    guard text.utf8.count <= entryLengthMax else { return nil }
    var letters = ""
    for scalar in text.unicodeScalars where !["-", " ", "\u{A0}", "\u{2009}", "\u{2010}", "\u{2011}", "\u{2013}"].contains(scalar) {
      switch scalar {
      case "a"..."z": letters.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) - 32))
      case "A"..."Z", "2"..."7": letters.unicodeScalars.append(scalar)
      case "0": letters += "O"
      case "1": letters += "I"
      case "8": letters += "B"
      default: return nil
      }
    }
    return letters.utf8.count == letterCount ? letters : nil
  }

  /// Form in which a code is kept: whoever reads the table cannot sign up.
  static func hash(_ letters: String) -> [UInt8] { SHA256.digest(of: Array("cairn invitation v1 \(letters)".utf8)) }
}
