import Postgres

/// What an account says of the person, as it is kept.
struct StoredProfile: Sendable, Hashable {
  /// What somebody says of their gender.
  enum Gender: String, Sendable, CaseIterable, SQLValue, SQLDecodable {
    case female = "FEMALE"
    case male = "MALE"
    case other = "OTHER"
  }

  /// Empty when it is not told.
  var givenName = ""
  /// Empty when it is not told.
  var familyName = ""
  /// Nil when it is not told.
  var gender: Gender?
}
