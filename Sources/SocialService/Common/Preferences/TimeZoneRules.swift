/// Names that a time zone may have. Pure: which of these names there are in the IANA data changes several times a year, and the database says it
/// (`TimeZones`).
enum TimeZoneRules {
  /// Characters of a name; the longest there is has 38.
  static let lengthMax = 64

  /// All names of one word. New zones are called by region and city, so there will be no more. Other single words that the database takes are abbreviations and
  /// rules of POSIX, whose meaning is not that of the place they seem to name.
  private static let words: Set<String> = [
    "CET", "CST6CDT", "Cuba", "EET", "EST", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "GMT", "GMT+0", "GMT-0", "GMT0", "Greenwich",
    "HST",
    "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "MET", "MST", "MST7MDT", "NZ", "NZ-CHAT", "Navajo",
    "PRC",
    "PST8PDT", "Poland", "Portugal", "ROC", "ROK", "Singapore", "Turkey", "UCT", "UTC", "Universal", "W-SU", "WET", "Zulu",
  ]

  /// Names of one offset from UTC, in hours to the west: "Etc/GMT-14" to "Etc/GMT+12".
  private static let (offsetPrefix, offsets) = ("Etc/GMT", -14...12)

  /// Whether a text can be a name: one of `words`, of one offset, or two or three words of letters, "_" and "-", with "/" between them. With digits
  /// in it the database would take any text for a rule of POSIX.
  static func isName(_ text: String) -> Bool {
    if words.contains(text) { return true }
    if text.hasPrefix(offsetPrefix) {
      let offset = text.dropFirst(offsetPrefix.count)
      return offset.isEmpty || offset.utf8.count <= 3 && Int(offset).map(offsets.contains) == true
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return text.utf8.count <= lengthMax && (2...3).contains(parts.count)
      && parts.allSatisfy { part in
        guard let first = part.first, isLetter(first) else { return false }
        return part.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
