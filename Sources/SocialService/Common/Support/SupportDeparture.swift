import Events
import FoundationEssentials
import Postgres
import Timekeeping

/// Forgets the tickets of somebody who is deleted, takes back what moderators were notified of them, and forgets whose deeds a moderator's were.
struct SupportDeparture: DepartureTaker {
  let outbox: Outbox
  private let store = SupportStore()

  init(outbox: Outbox) { self.outbox = outbox }

  func lock(_ accountID: UUID, in transaction: Transaction) async throws {
    _ = try await store.lockTickets(of: accountID, in: transaction)
    try await store.lockDeeds(of: accountID, in: transaction)
  }

  func forget(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Departure {
    // The tickets themselves go by the catalogue: they are locked.
    let waiting = try await store.lockTickets(of: accountID, in: transaction)
    try await outbox.send(waiting.map { SupportNews.settled($0) }, at: now, in: transaction)
    let deedCount = try await store.forgetActor(accountID, in: transaction)
    return Departure(tables: [PurgedTable(name: "support_audit.actor_account_id", rowCount: Int64(deedCount))])
  }
}
