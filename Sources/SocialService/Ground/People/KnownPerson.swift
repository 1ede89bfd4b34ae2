import FoundationEssentials
import Identity
import Timekeeping

/// Somebody with a name, as AuthService knows them.
struct KnownPerson: Sendable, Hashable {
  let accountID: UUID
  /// As messages have it: written once, for every page that names the person.
  let accountText: String
  /// As its owner writes it.
  var username: String
  /// Not of age, as far as a birth date was told: seen by friends at most.
  var isMinor = false
  /// Suspended when it was asked: to others a name and nothing else, and nothing to whoever has no account.
  var isSuspended = false

  init(accountID: UUID, username: String, isMinor: Bool = false, isSuspended: Bool = false) {
    self.accountID = accountID
    accountText = accountID.text
    self.username = username
    self.isMinor = isMinor
    self.isSuspended = isSuspended
  }
}

/// Somebody in one of an account's lists, and since when.
struct ListedPerson: Sendable, Hashable {
  var accountID: UUID
  var createTime: Moment
  /// Where the list was asked for it.
  var picture: StoredPicture?
}
