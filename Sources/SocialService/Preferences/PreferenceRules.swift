/// How preferences may be changed (requirements W-12, W-13, X-16). Pure.
enum PreferenceRules {
  /// Characters of a time zone's name: the longest has 32.
  static let timeZoneLengthMax = 64

  enum Refusal: Error, Hashable {
    case language, timeZone, versionConflict
  }

  /// What is to be changed; nil stays.
  struct Change: Sendable, Hashable {
    var isSoundOn: Bool?
    /// Of the outer one nil stays, of the inner one nil is what is usual.
    var units: StoredPreferences.Units??
    var language: String?
    var timeZone: String?
    /// Those of before stay: an introduction that was seen cannot be unseen.
    var seenIntros: Set<StoredRealm> = []
  }

  /// The preferences after a change; their version as it was where nothing is another.
  /// - Parameter expectedVersion: The version the change was made from; nil for any.
  static func change(_ old: StoredPreferences, by change: Change, expectedVersion: Int64?) throws(Refusal) -> StoredPreferences {
    if let language = change.language, !language.isEmpty, !LanguageRules.isTag(language) { throw .language }
    if let timeZone = change.timeZone, !timeZone.isEmpty, !isTimeZone(timeZone) { throw .timeZone }
    if let expectedVersion, expectedVersion != old.version { throw .versionConflict }
    var new = old
    new.isSoundOn = change.isSoundOn ?? old.isSoundOn
    new.units = change.units ?? old.units
    new.language = change.language ?? old.language
    new.timeZone = change.timeZone ?? old.timeZone
    new.seenIntros.formUnion(change.seenIntros)
    if new != old { new.version += 1 }
    return new
  }

  /// Whether a text looks like a name of the IANA time zone database: words of letters, digits, "_", "+" and "-", with "/" between them. Which
  /// names there are changes several times a year, and devices know newer ones than servers.
  static func isTimeZone(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return text.utf8.count <= timeZoneLengthMax && words.count <= 3
      && words.allSatisfy { word in
        guard let first = word.first, isLetter(first) else { return false }
        return word.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || [0x5F, 0x2B, 0x2D].contains($0) }
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
