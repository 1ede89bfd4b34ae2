/// Form of a language tag (BCP 47), as far as Cairn keeps it: a language and what may follow. Pure.
public enum LanguageTag {
  /// Characters of the language, and of each part behind it.
  private static let languageLengths = 2...3
  private static let partLengths = 1...8
  /// Parts behind the language: script, region, variants.
  private static let partsMax = 4

  /// Whether a text has the form of a tag: a language of two or three letters, and at most four parts of one to eight letters or digits.
  public static func isTag(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, languageLengths.contains(language.count), language.allSatisfy(isLetter) else { return false }
    let rest = parts.dropFirst()
    return rest.count <= partsMax && rest.allSatisfy { partLengths.contains($0.count) && $0.allSatisfy { isLetter($0) || isDigit($0) } }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
