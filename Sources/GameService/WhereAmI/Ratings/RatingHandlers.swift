import WhereAmIProto
import WhereAmIServices
import FoundationEssentials
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
    guard request.pageSize >= 0 else { throw RPCError.invalid("page_size", "OUT_OF_RANGE", "not negative") }
    let size = request.pageSize == 0 ? Self.pageDefault : min(Int(request.pageSize), Self.pageMax)
    let former = try former(request.pageToken, context)
    // One more than asked for tells whether there is another page.
    let changes = try await store.changes(of: accountID, after: former, limit: size + 1, in: database)
    var response = ListRatingChangesResponse(ratingChanges: changes.prefix(size).map { RatingChange($0) })
    if changes.count > size {
      let last = changes[size - 1]
      let payload = PageTokenNumbers.bytes(UInt64(bitPattern: last.createTime.microseconds)) + last.gameID.bytes
      response.nextPageToken = pageTokens.seal(
        payload + [last.reason == .refund ? 1 : 0], purpose: context.method.path, filterHash: accountID.bytes)
    }
    return response
  }

  private func former(_ token: String, _ context: RequestContext) throws(RPCError) -> RatingStore.Change? {
    if token.isEmpty { return nil }
    let filterHash = try context.accountID.bytes
    let payload: [UInt8]
    do throws(PageTokenError) {
      payload = try pageTokens.open(token, purpose: context.method.path, filterHash: filterHash)
    } catch {
      throw .invalid("page_token", error.reason)
    }
    guard let (numbers, rest) = PageTokenNumbers.read(1, of: payload), rest.count == 17, let gameID = UUID(bytes: Array(rest[..<16])) else {
      return nil
    }
    return RatingStore.Change(
      gameID: gameID, reason: rest[16] == 1 ? .refund : .win, change: 0, rating: 0,
      createTime: Moment(microseconds: Int64(bitPattern: numbers[0])))
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
