/// Questions that may be asked of zones (C-21).
enum ZoneRules {
  /// The longest id of the gazetteer's has 90 scalars: a code and two names.
  static let idLengthMax = 300
  static let pageSizeDefault = 100
  /// All countries on one page.
  static let pageSizeMax = 500

  static func isZoneID(_ text: String) -> Bool { text.unicodeScalars.count <= idLengthMax && !text.unicodeScalars.contains("\u{0}") }

  /// The zones that a zone is in, the country first: "it" and "it/Lombardy" of "it/Lombardy/Milan".
  static func parents(of zoneID: String) -> [String] {
    let parts = zoneID.split(separator: "/", omittingEmptySubsequences: false)
    return (1..<max(1, parts.count)).map { parts.prefix($0).joined(separator: "/") }
  }
}
