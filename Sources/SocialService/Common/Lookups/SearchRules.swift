/// Which beginnings of names are searched for (requirement C-14). Pure.
enum SearchRules {
  /// One character would be everybody.
  static let prefixLengthMin = 2
  /// No name is longer.
  static let prefixLengthMax = 30
  /// People on a page: what a screen shows. Fewer than of one's own lists, because a search tells names of strangers: with the gateway's budget for
  /// searches it bounds how many somebody can gather.
  static let pageMax = 20
  /// How often one call asks for more people because those it has found are not shown: a search among two hundred of them in a row is some twenty
  /// milliseconds of work. Then it answers with what it has, and a token that goes on from there.
  static let roundsMax = 10

  enum Refusal: Error, Hashable {
    case tooShort, tooLong, notOfAName
  }

  /// - Returns: The prefix in lower case.
  static func prefix(_ text: String) throws(Refusal) -> String {
    guard text.utf8.allSatisfy(isOfAName) else { throw .notOfAName }
    if text.utf8.count < prefixLengthMin { throw .tooShort }
    if text.utf8.count > prefixLengthMax { throw .tooLong }
    return text.lowercased()
  }

  private static func isOfAName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
