import FoundationEssentials
import Postgres
import Timekeeping

/// Ends guests: their sessions, as gateways hear at once, their accounts, and what every service keeps about them.
struct GuestEnding: Sendable {
  let guests = GuestStore()
  let erasure: AccountErasure

  /// Harmless for an account that is no guest any more. The last thing its transaction does (`SessionEnding`).
  /// - Parameter mergedAccountID: Account that has got its results: services hear of that first; nil when they go with it.
  func end(_ guestID: UUID, mergedAccountID: UUID? = nil, at now: Moment, in transaction: Transaction) async throws {
    guard try await guests.lock(guestID, in: transaction) else { return }
    try await erasure.end(guest: guestID, mergedAccountID: mergedAccountID, at: now, in: transaction)
  }
}

/// Ends guests that nobody has used for `GuestRules.retention`. Safe on every replica at once.
struct GuestSweep: Sendable {
  /// Guests of one round; the next one follows within the hour.
  static let batchMax = 500

  let database: Database
  let guests = GuestStore()
  let ending: GuestEnding

  func run(at now: Moment) async throws {
    let time = now - GuestRules.retention
    for guestID in try await guests.unused(since: time, limit: Self.batchMax, in: database) {
      try await database.transaction { transaction in
        // Looked at again under the lock: somebody may have come back.
        guard try await guests.lock(guestID, in: transaction), try await guests.isUnused(guestID, since: time, in: transaction) else {
          return
        }
        try await ending.end(guestID, at: now, in: transaction)
      }
    }
    _ = try await guests.deleteMerges(before: now - GuestMerge.memory, limit: Self.batchMax, in: database)
  }
}
