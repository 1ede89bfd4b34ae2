import Events
import FoundationEssentials
import Postgres
import Timekeeping

/// Forgets the calls of somebody who is deleted.
struct CallDeparture: DepartureTaker {
  private let store = CallStore()

  func others(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] { [] }

  func forget(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Departure {
    let deleted = try await store.deleteAll(of: accountID, in: transaction)
    try await Timers.remove(of: deleted.map(\.callID), kind: CallTimers.kind, in: transaction)
    return Departure(tables: [PurgedTable(name: "calls", rowCount: Int64(deleted.count))])
  }
}
