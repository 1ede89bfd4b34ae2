import FoundationEssentials
import Identity
import Timekeeping

/// Somebody with a name, as AuthService knows them. Never changed, and shared by all pages that show the person: an object, so that they only count it.
final class KnownPerson: Sendable, Hashable {
  let accountID: UUID
  /// As messages have it: written once, for every page that names the person.
  let accountText: String
  /// As its owner writes it.
  let username: String
  /// Not of age, as far as a birth date was told: seen by friends at most.
  let isMinor: Bool
  /// Suspended when it was asked: shown to nobody without an account.
  let isSuspended: Bool

  init(accountID: UUID, username: String, isMinor: Bool = false, isSuspended: Bool = false) {
    self.accountID = accountID
    accountText = accountID.text
    self.username = username
    self.isMinor = isMinor
    self.isSuspended = isSuspended
  }

  static func == (left: KnownPerson, right: KnownPerson) -> Bool {
    left.accountID == right.accountID && left.username == right.username && left.isMinor == right.isMinor
      && left.isSuspended == right.isSuspended
  }

  func hash(into hasher: inout Hasher) { hasher.combine(accountID) }
}

/// Somebody in one of an account's lists, and since when.
struct ListedPerson: Sendable, Hashable {
  var accountID: UUID
  var createTime: Moment
  /// Where the list was asked for it.
  var picture: StoredPicture?
}
