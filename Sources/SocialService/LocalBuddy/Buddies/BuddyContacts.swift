import FoundationEssentials
import Postgres
import RPC
import SocialCommon
import Timekeeping

/// Strangers who may write to each other in LocalBuddy (requirements L-17, L-S1, L-S3, L-S16): a traveller to a buddy who lets the traveller find them, both
/// of age. Conversations that there are stay, whatever the settings are.
struct BuddyContacts: ContactRule {
  /// Conversations with strangers that somebody may open within a day who was met and found good.
  static let trustedMax = 10
  /// Average from which on ratings are good.
  static let goodRating = 4.0

  let adults: Adults
  let buddies: BuddyStore
  let ratings: RatingStore

  var realm: StoredRealm { .localBuddy }

  func ask(about askerID: UUID, and otherID: UUID) async throws -> any ContactPermission {
    // Both, whatever the first answer is: how long it takes tells nothing of either.
    let (asker, other) = (try await known(askerID), try await known(otherID))
    return Permission(contacts: self, asker: asker, otherID: other?.accountID)
  }

  /// Somebody of age; nil for anybody else.
  /// - Throws: `RPCError`: `unavailable` when AuthService does not answer.
  private func known(_ accountID: UUID) async throws -> Traveller? {
    do {
      return try await adults.traveller(accountID)
    } catch let error as RPCError where error.code == .failedPrecondition {
      return nil
    }
  }

  /// Permission for two people whose ages are known.
  struct Permission: ContactPermission {
    let contacts: BuddyContacts
    /// Nil for somebody who is not of age, and so is the other one's id.
    let asker: Traveller?
    let otherID: UUID?

    func contact(at now: Moment, in transaction: Transaction) async throws -> PermittedContact? {
      guard let asker, let otherID, try await contacts.buddies.find(otherID, for: asker, in: transaction) != nil else { return nil }
      let rating = try await contacts.ratings.summaries(of: [asker.accountID], at: now, in: transaction)[asker.accountID]
      let isTrusted = rating.map { $0.count > 0 && $0.average >= BuddyContacts.goodRating } ?? false
      return isTrusted ? PermittedContact(dailyMax: BuddyContacts.trustedMax) : PermittedContact()
    }
  }
}
