package import FoundationEssentials
import Identity
package import Timekeeping

/// Somebody with a name, as AuthService knows them.
package struct KnownPerson: Sendable, Hashable {
  package let accountID: UUID
  /// As messages have it: written once, for every page that names the person.
  package let accountText: String
  /// As its owner writes it.
  package var username: String
  /// Not of age, as far as a birth date was told: seen by friends at most.
  package var isMinor = false
  /// Suspended when it was asked: to others a name and nothing else, and nothing to whoever has no account.
  package var isSuspended = false
  /// Whether they write to people and are written to: not the youngest, where the law wants a guardian's consent for it.
  package var mayChat = true

  package init(accountID: UUID, username: String, isMinor: Bool = false, isSuspended: Bool = false, mayChat: Bool = true) {
    self.accountID = accountID
    accountText = accountID.text
    self.username = username
    self.isMinor = isMinor
    self.isSuspended = isSuspended
    self.mayChat = mayChat
  }
}

/// Somebody in one of an account's lists, and since when.
package struct ListedPerson: Sendable, Hashable {
  package var accountID: UUID
  package var createTime: Moment
  /// Where the list was asked for it.
  package var picture: StoredPicture?

  package init(accountID: UUID, createTime: Moment, picture: StoredPicture? = nil) {
    (self.accountID, self.createTime, self.picture) = (accountID, createTime, picture)
  }
}
