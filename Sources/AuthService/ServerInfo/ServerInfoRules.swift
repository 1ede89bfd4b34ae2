/// Values that an operator tells apps about an installation. Pure.
enum ServerInfoRules {
  /// Characters of an address or of a version's name.
  static let textLengthMax = 500

  /// Numbers of a client's version, for example the three of 2.0.1.
  static let versionNumbersMax = 4

  /// Whether a text is a version of a client: numbers with dots between them, each at most six digits.
  static func isVersion(_ text: String) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count <= versionNumbersMax
      && numbers.allSatisfy { (1...6).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Whether a text is an address that an app may open.
  static func isAddress(_ text: String) -> Bool {
    let scheme = "https://"
    return text.hasPrefix(scheme) && text.count > scheme.count && text.count <= textLengthMax
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\"") }
  }
}
