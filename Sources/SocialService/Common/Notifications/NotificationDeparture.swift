import Events
import FoundationEssentials
import Postgres
import Timekeeping

/// Withdraws the notifications of somebody who is deleted, and all that tell of that person.
struct NotificationDeparture: DepartureTaker {
  let notifications: NotificationLists

  func forget(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Departure {
    let told = try await notifications.withdrawAll(of: accountID, in: transaction)
    return Departure(events: told.events, tables: [PurgedTable(name: "notifications", rowCount: Int64(told.rowCount))])
  }
}
