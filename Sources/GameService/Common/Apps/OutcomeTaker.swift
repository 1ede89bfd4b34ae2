package import Postgres
package import Timekeeping

/// One who takes what an app has decided (a game that ended, an attempt that was accepted), in the transaction that keeps it. An app lists its takers
/// in the order of their locks, boards last, and what decides knows none of them.
package protocol OutcomeTaker<Outcome>: Sendable {
  /// Decision that is taken in.
  associatedtype Outcome: Sendable

  /// Takes a part of it in: counts, measures, ranks.
  func take(_ outcome: Outcome, at now: Moment, in transaction: Transaction) async throws
}
