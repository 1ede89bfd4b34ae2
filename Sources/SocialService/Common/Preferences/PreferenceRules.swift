import Texts

/// How preferences may be changed (requirements W-12, W-13, X-16). Pure.
enum PreferenceRules {
  enum Refusal: Error, Hashable {
    case language, timeZone, versionConflict
  }

  /// Values to be changed; nil stays.
  struct Change: Sendable, Hashable {
    var isSoundOn: Bool?
    /// The outer nil leaves them as they are, the inner nil stands for the usual ones.
    var units: StoredPreferences.Units??
    var language: String?
    var timeZone: String?
    /// Introductions of before stay: an introduction that was seen cannot be unseen.
    var seenIntros: Set<StoredRealm> = []
  }

  /// The preferences after a change; their version as it was where nothing is another.
  /// - Parameter expectedVersion: The version the change was made from; nil for any.
  static func change(_ old: StoredPreferences, by change: Change, expectedVersion: Int64?) throws(Refusal) -> StoredPreferences {
    if let language = change.language, !language.isEmpty, !LanguageTag.isTag(language) { throw .language }
    if let timeZone = change.timeZone, !timeZone.isEmpty, !TimeZoneRules.isName(timeZone) { throw .timeZone }
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
}
