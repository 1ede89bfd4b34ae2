import FoundationEssentials
import Postgres
import Timekeeping

/// Changes ratings, each with a line in the ledger.
struct Ratings: Sendable {
  /// What is given back in one transaction.
  static let refundsMax = 500

  let store = RatingStore()

  /// Two strangers have played. Once, whatever is repeated. The players' statistics are locked, in the order of their ids.
  /// - Parameter outcome: For the first of the two.
  func rate(
    _ gameID: UUID, _ first: UUID, _ second: UUID, _ outcome: RatingRules.Outcome, at now: Moment, in transaction: Transaction
  ) async throws {
    let former = try await store.ratings(of: [first, second], in: transaction)
    let (one, other) = (former[first] ?? RatingRules.Rating(), former[second] ?? RatingRules.Rating())
    let latter = [
      (first, one, RatingRules.after(outcome, one, against: other), outcome),
      (second, other, RatingRules.after(outcome.opposite, other, against: one), outcome.opposite),
    ]
    for (accountID, before, after, outcome) in latter {
      let change = RatingStore.Change(
        gameID: gameID, reason: RatingStore.Reason(outcome), change: after.value - before.value, rating: after.value, createTime: now)
      guard try await store.insert(change, of: accountID, in: transaction) else { continue }
      try await store.keep(after, of: accountID, in: transaction)
    }
  }

  /// Gives back what others have lost to a cheat since a time. Once, whatever is repeated.
  /// - Parameter lock: Waits until nobody else changes a player's rating, and keeps it so until the transaction ends.
  /// - Returns: How many changes were given back; fewer than `refundsMax` when there are no more.
  func refund(
    lossesTo accountID: UUID, since time: Moment, at now: Moment, in transaction: Transaction, lock: (UUID) async throws -> Void
  ) async throws -> Int {
    let losses = try await store.losses(to: accountID, since: time, limit: Self.refundsMax, in: transaction)
    for (loserID, loss) in losses {
      try await lock(loserID)
      guard var rating = try await store.ratings(of: [loserID], in: transaction)[loserID] else { continue }
      rating.value -= loss.change
      let refund = RatingStore.Change(
        gameID: loss.gameID, reason: .refund, change: -loss.change, rating: rating.value, createTime: now)
      guard try await store.insert(refund, of: loserID, in: transaction) else { continue }
      try await store.keep(rating, of: loserID, in: transaction)
    }
    return losses.count
  }
}
