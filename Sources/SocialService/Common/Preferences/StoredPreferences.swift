import Postgres

/// Settings of a person, as they are kept.
struct StoredPreferences: Sendable, Hashable {
  /// In which units lengths are shown.
  enum Units: String, Sendable, CaseIterable, SQLValue, SQLDecodable {
    case metric = "METRIC"
    case imperial = "IMPERIAL"
  }

  var isSoundOn = true
  /// Nil: as is usual where the person is.
  var units: Units?
  /// A tag of BCP 47; empty: the device's.
  var language = ""
  /// A name of the IANA time zone database; empty: the device's.
  var timeZone = ""
  var seenIntros: Set<StoredRealm> = []
  /// 0 before the first change.
  var version: Int64 = 0
}
