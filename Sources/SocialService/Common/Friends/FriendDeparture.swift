import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Postgres
import Timekeeping

/// Ends the friendships and requests of somebody who is deleted.
struct FriendDeparture: DepartureTaker {
  private let store = FriendStore()

  func forget(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Departure {
    let friendships = try await store.deleteFriendships(of: accountID, in: transaction)
    let requests = try await store.deleteRequests(of: accountID, in: transaction)
    // Without an id: it would be the one trace that stays.
    let removed = friendships.friendIDs.map { NewStreamEvent(.friendRemoved(FriendRemoved()), for: $0, about: nil) }
    let withdrawn = requests.addresseeIDs.map { NewStreamEvent(.friendRequestClosed(FriendRequestClosed()), for: $0, about: nil) }
    return Departure(
      events: removed + withdrawn,
      tables: [
        PurgedTable(name: "friendships", rowCount: Int64(friendships.rowCount)),
        PurgedTable(name: "friend_requests", rowCount: Int64(requests.rowCount)),
      ])
  }
}
