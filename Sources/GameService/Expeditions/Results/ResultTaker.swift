import FoundationEssentials
import Postgres
import Timekeeping

/// Makes the board of a challenge, the points of a person at it, and the person's figures anew.
struct ResultTaker: AttemptTaker {
  let store = ResultStore()

  func take(_ outcome: AttemptOutcome, at now: Moment, in transaction: Transaction) async throws {
    if outcome.hasBoard { try await place(outcome, in: transaction) }
    let counted = try await store.counted(of: outcome.accountID, outcome.challengeID, in: transaction)
    let breakdowns = PointsRules.breakdowns(of: counted.map(\.accepted))
    try await store.notePoints(Array(zip(counted.map(\.attemptID), breakdowns)), in: transaction)
    try await store.count(of: outcome.accountID, in: transaction)
  }

  /// The board has the person's best attempt. Who comes among the ten best by this one has the bonus from now on.
  private func place(_ outcome: AttemptOutcome, in transaction: Transaction) async throws {
    try await store.lockBoard(outcome.challengeID, outcome.version, in: transaction)
    guard let best = try await store.bestAttempt(of: outcome.accountID, outcome.challengeID, outcome.version, in: transaction) else {
      return try await store.remove(outcome.accountID, from: outcome.challengeID, outcome.version, in: transaction)
    }
    try await store.put(best, on: outcome.challengeID, outcome.version, in: transaction)
    guard outcome.isAccepted, !outcome.wasAccepted, best.attemptID == outcome.attemptID else { return }
    let better = try await store.countBetter(than: best, on: outcome.challengeID, outcome.version, in: transaction)
    if better < PointsRules.topCount { try await store.noteTopTen(outcome.attemptID, in: transaction) }
  }
}
