/// Names of content of apps: their form. Pure.
enum ContentRules {
  /// Characters of a kind: a word or two.
  static let kindLengthMax = 40
  /// Characters of an id: a UUID, or two of them where one does not do.
  static let idLengthMax = 100

  static func isKind(_ kind: String) -> Bool {
    (1...kindLengthMax).contains(kind.utf8.count)
      && kind.utf8.allSatisfy { isLower($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  static func isID(_ id: String) -> Bool {
    (1...idLengthMax).contains(id.utf8.count)
      && id.utf8.allSatisfy { isLower($0) || isDigit($0) || isLower($0 | 0x20) || ".:_-".utf8.contains($0) }
  }

  private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
