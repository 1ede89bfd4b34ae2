/// Codes of invitations as people may enter them, and how long one is good. Pure.
enum InvitationRules {
  /// Letters of a code: five bits each.
  static let letterCount = 16
  /// Accounts that one invitation may let in: a school.
  static let usesMax = 1_000
  /// Days that one may be good for.
  static let daysMax = 365
  /// Characters of what somebody enters: the letters, and whatever stands between them.
  static let entryLengthMax = 64

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
}
