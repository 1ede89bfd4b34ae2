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

  func contact(from askerID: UUID, to otherID: UUID, at now: Moment, in transaction: Transaction) async throws -> PermittedContact? {
    guard let traveller = try await known(askerID), try await buddies.find(otherID, for: traveller, in: transaction) != nil,
      try await known(otherID) != nil
    else { return nil }
    let rating = try await ratings.summaries(of: [askerID], at: now, in: transaction)[askerID]
    let isTrusted = rating.map { $0.count > 0 && $0.average >= Self.goodRating } ?? false
    return isTrusted ? PermittedContact(dailyMax: Self.trustedMax) : PermittedContact()
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
}
