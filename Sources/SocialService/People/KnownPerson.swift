import FoundationEssentials
import Timekeeping

/// Somebody with a name, as AuthService knows them.
struct KnownPerson: Sendable, Hashable {
  var accountID: UUID
  /// As its owner writes it.
  var username: String
  /// Not of age, as far as a birth date was told: seen by friends at most.
  var isMinor = false
  /// Suspended when it was asked: shown to nobody without an account.
  var isSuspended = false
}

/// Somebody in one of an account's lists, and since when.
struct ListedPerson: Sendable, Hashable {
  var accountID: UUID
  var createTime: Moment
  /// Where the list was asked for it.
  var picture: StoredPicture?
}
