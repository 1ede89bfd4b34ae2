import CairnProto
import AllAppsProto
import AllAppsServices
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// The calls of StreamService.
struct StreamHandlers: StreamServiceHandlers {
  private let database: Database
  private let log: StreamLog
  private let pages: StreamPages
  private let desk: StreamDesk
  private let store = StreamStore()

  init(
    database: Database, log: StreamLog, feed: StreamFeed, readers: any StreamReaders,
    heartbeatInterval: Duration = StreamRules.heartbeatInterval
  ) {
    (self.database, self.log) = (database, log)
    pages = StreamPages(database: database, log: log)
    desk = StreamDesk(pages: pages, feed: feed, readers: readers, heartbeatInterval: heartbeatInterval)
  }

  func subscribeEvents(
    _ request: SubscribeEventsRequest, _ context: RequestContext, _ responses: ResponseStream<SubscribeEventsResponse>
  ) async throws {
    let (accountID, deviceID) = (try context.accountID, try Field.id(request.deviceID, "device_id"))
    let realm = request.realm == .unspecified ? nil : try StoredRealm(request.realm, "realm")
    let place = request.after.map { StreamPlace($0) }
    responses.park(
      ReadStream(at: desk, of: accountID, by: deviceID, in: realm, after: place, now: context.now, codec: responses.codec))
  }

  func sync(_ request: SyncRequest, _ context: RequestContext) async throws -> SyncResponse {
    let accountID = try context.accountID
    let size = try Field.pageSize(request.pageSize, default: StreamRules.pageMax, max: StreamRules.pageMax)
    let head = try await log.head(of: accountID, in: database)
    guard let since = request.since.map({ StreamPlace($0) }) else { return SyncResponse(cursor: Cursor(head), isReset: true) }
    let page = try await pages.page(of: accountID, after: since, limit: size)
    let place: StreamPlace
    do { place = try StreamRules.advance(since, over: page) } catch { return SyncResponse(cursor: Cursor(page.head), isReset: true) }
    return SyncResponse(events: try page.events.map { try StreamEvent($0) }, cursor: Cursor(place), hasMore: place != page.head)
  }

  func acknowledge(_ request: AcknowledgeRequest, _ context: RequestContext) async throws -> AcknowledgeResponse {
    let (accountID, deviceID) = (try context.accountID, try Field.id(request.deviceID, "device_id"))
    let cursor = try Field.required(request.cursor, "cursor")
    guard cursor.number >= 0 else { throw RPCError.invalid("cursor", .outOfRange, "with a number from 0 on") }
    guard request.viewing.unicodeScalars.count <= StreamRules.viewingLengthMax, !request.viewing.utf8.contains(0) else {
      throw RPCError.invalid("viewing", .tooLong, "at most \(StreamRules.viewingLengthMax) characters")
    }
    try await database.transaction { transaction in
      guard
        try await store.acknowledge(
          StreamPlace(cursor), by: deviceID, in: context.caller.sessionID, of: accountID, viewing: request.viewing, at: context.now,
          in: transaction)
      else { throw RPCError(StreamRules.Refusal.nowhere) }
      try await store.deleteDevices(of: accountID, beyond: StreamRules.devicesMax, in: transaction)
    }
    return AcknowledgeResponse()
  }

}
