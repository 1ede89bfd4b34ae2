import WhereAmIProto
import WhereAmIServices
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of RatingService.
struct RatingHandlers: RatingServiceHandlers {
  static let pageDefault = 20
  static let pageMax = 100

  let database: Database
  let pageTokens: PageTokenKey
  let store = RatingStore()

  func listRatingChanges(
    _ request: ListRatingChangesRequest, _ context: RequestContext
  ) async throws -> ListRatingChangesResponse {
    let accountID = try context.accountID
    let size = try Field.pageSize(request.pageSize, default: Self.pageDefault, max: Self.pageMax)
    let list = PageList(context.method, filter: accountID.bytes)
    let former = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self, Bool.self).map {
      RatingStore.Change(gameID: $0.1, reason: $0.2 ? .refund : .win, change: 0, rating: 0, createTime: $0.0)
    }
    // One more than asked for tells whether there is another page.
    let changes = try await store.changes(of: accountID, after: former, limit: size + 1, in: database)
    var response = ListRatingChangesResponse(ratingChanges: changes.prefix(size).map { RatingChange($0) })
    if changes.count > size {
      let last = changes[size - 1]
      response.nextPageToken = pageTokens.token(after: last.createTime, last.gameID, last.reason == .refund, in: list)
    }
    return response
  }
}

extension RatingChange {
  init(_ change: RatingStore.Change) {
    let reason: Reason =
      switch change.reason {
      case .win: .win
      case .loss: .loss
      case .draw: .draw
      case .refund: .refund
      }
    self.init(
      gameID: change.gameID.text, reason: reason, change: Int32(change.change), rating: Int32(change.rating), createTime: change.createTime)
  }
}
