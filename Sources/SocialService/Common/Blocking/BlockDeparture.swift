import Events
import FoundationEssentials
import Postgres
import Timekeeping

/// Ends the blocks by and of somebody who is deleted; nobody is told.
struct BlockDeparture: DepartureTaker {
  private let store = BlockStore()

  func forget(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Departure {
    let count = try await store.deleteAll(of: accountID, in: transaction)
    return Departure(tables: [PurgedTable(name: "blocks", rowCount: Int64(count))])
  }
}
