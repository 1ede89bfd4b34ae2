import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Changes ratings, each with a line in the ledger, which is kept for a season.
struct Ratings: Sendable {
  /// Losses read at once.
  static let refundsMax = 500

  let store = RatingStore()

  /// Two strangers have played. Once, whatever is repeated. The players' statistics are locked, in the order of their ids.
  /// - Parameter outcome: For the first of the two.
  func rate(
    _ gameID: UUID, _ first: UUID, _ second: UUID, _ outcome: RatingRules.Outcome, at now: Moment, in transaction: Transaction
  ) async throws {
    try await store.lock([first, second], in: transaction)
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

  /// Gives back what others have lost to a cheat of late, but not what looks arranged: of a few games of a pair, of fewer with a new account, of a few of a
  /// loser in all, and never of one that the loser has left or that both have played from one network. Otherwise points are had by losing to accounts of
  /// one's own and reporting them. Once, whatever is repeated.
  func refund(lossesTo accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let time = now - RatingRules.refundWindow
    while true {
      let losses = try await store.losses(
        to: accountID, since: time, newUntil: accountID.makingTime.map { $0 + RatingRules.newcomerAge },
        limit: Self.refundsMax, in: transaction)
      let loserIDs = Array(Set(losses.map(\.accountID)))
      try await store.lock(loserIDs, in: transaction)
      var ratings = try await store.ratings(of: loserIDs, in: transaction)
      var counts = try await store.refundCounts(of: loserIDs, since: time, in: transaction)
      for (loserID, loss, number) in losses {
        guard var rating = ratings[loserID], counts[loserID, default: 0] < RatingRules.refundsPerLoser else { continue }
        let points = RatingRules.refund(of: -loss.change, number: number)
        rating.value += points
        let refund = RatingStore.Change(gameID: loss.gameID, reason: .refund, change: points, rating: rating.value, createTime: now)
        guard try await store.insert(refund, of: loserID, in: transaction) else { continue }
        try await store.keep(rating, of: loserID, in: transaction)
        ratings[loserID] = rating
        counts[loserID, default: 0] += 1
      }
      if losses.count < Self.refundsMax { return }
    }
  }
}

extension Ratings {
  /// Forgets changes of games of which nothing but a line in the history is left. Safe on every replica at once.
  func forgetOld(at now: Moment, in database: Database) async throws {
    let limit = RatingRules.forgottenMax
    while try await store.deleteChanges(before: now - RatingRules.retention, limit: limit, in: database) == limit {}
  }
}

extension Ratings: GameOutcomeTaker {
  func take(_ outcome: GameOutcome, at now: Moment, in transaction: Transaction) async throws {
    guard let (first, second, result) = outcome.rated else { return }
    try await rate(outcome.game.id, first, second, result, at: now, in: transaction)
  }
}

extension GameOutcome {
  /// How a game of two strangers has been decided, for the first of them; nil when it was not, or does not count for ratings.
  var rated: (first: UUID, second: UUID, RatingRules.Outcome)? {
    guard game.kind == .online, game.players.count == 2 else { return nil }
    let (first, second) = (game.players[0].accountID, game.players[1].accountID)
    if actions.contains(.countWin(player: 1)) { return (first, second, .win) }
    if actions.contains(.countWin(player: 2)) { return (first, second, .loss) }
    // A player whose win was counted before has played on for the score alone.
    return isFinished && game.play.winner == nil ? (first, second, .draw) : nil
  }
}
