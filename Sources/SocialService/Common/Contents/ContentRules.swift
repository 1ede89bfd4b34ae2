/// Names of content of apps: their form. Pure.
enum ContentRules {
  /// Characters of a kind: a word or two.
  static let kindLengthMax = 40
  /// Characters of an id: a UUID, or two of them where one does not do.
  static let idLengthMax = 100

  /// Unicode scalars of a page's title.
  static let titleLengthMax = 200
  /// Lines of a page below its title: a preview shows one or two.
  static let linesMax = 5
  /// Unicode scalars of a line.
  static let lineLengthMax = 500
  /// Unicode scalars of the words that lead into the app.
  static let callLengthMax = 100
  /// Characters of a path in the app.
  static let appPathLengthMax = 200

  /// Whether a page can be kept and written as an app has it.
  static func isPage(title: String, lines: [String], call: String, appPath: String) -> Bool {
    isText(title, titleLengthMax) && lines.count <= linesMax && lines.allSatisfy { isText($0, lineLengthMax) }
      && isText(call, callLengthMax)
      && (1...appPathLengthMax).contains(appPath.utf8.count)
      && appPath.utf8.allSatisfy { isLower($0 | 0x20) || isDigit($0) || "/_-".utf8.contains($0) }
  }

  private static func isText(_ text: String, _ lengthMax: Int) -> Bool {
    (1...lengthMax).contains(text.unicodeScalars.count) && !text.utf8.contains(0)
  }

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
