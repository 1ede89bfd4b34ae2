import CairnProto
import CairnServices
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// The calls of StreamService.
///
/// A subscription keeps nothing but its place: it reads a page, sends it, and reads the next when the reader has taken that. So a slow reader
/// costs no memory, and falls behind without losing anything. It reads and encodes in tasks of their own: a task keeps until its end what the
/// deepest of its calls has needed, and has room for every variable; this one waits for hours.
struct StreamHandlers: StreamServiceHandlers {
  private let database: Database
  private let log: StreamLog
  private let feed: StreamFeed
  private let presence: PresenceKeeper
  private let heartbeatInterval: Duration
  private let pages: StreamPages
  private let store = StreamStore()

  init(
    database: Database, log: StreamLog, feed: StreamFeed, presence: PresenceKeeper,
    heartbeatInterval: Duration = StreamRules.heartbeatInterval
  ) {
    (self.database, self.log, self.feed, self.presence) = (database, log, feed, presence)
    self.heartbeatInterval = heartbeatInterval
    pages = StreamPages(database: database, log: log)
  }

  func subscribeEvents(
    _ request: SubscribeEventsRequest, _ context: RequestContext, _ responses: ResponseStream<SubscribeEventsResponse>
  ) async throws {
    guard let loop = Loop.current else { throw RPCError(.internal, reason: "NO_LOOP") }
    let (accountID, deviceID) = (try context.accountID, try Self.deviceID(request.deviceID))
    let realm = request.realm == .unspecified ? nil : try StoredRealm(request.realm, "realm")
    let subscription = feed.begin(accountID, deviceID)
    defer { feed.end(subscription) }
    let (pages, codec, place) = (pages, responses.codec, request.after.map { StreamPlace($0) })
    var turn = try await loop.run { try await pages.start(subscription, after: place, codec) }
    let leaseID = presence.begin(accountID, on: deviceID, in: realm, at: context.now)
    defer { presence.end(leaseID) }
    while true {
      if let news = turn.takeNews() { try await responses.send(news) }
      let isSilent = turn.isCaughtUp ? try await !loop.wait(for: subscription.bell, atMost: heartbeatInterval) : false
      if let ending = subscription.ending { throw RPCError(ending) }
      turn = try await loop.run { [place = turn.place] in try await pages.look(subscription, after: place, isWordDue: isSilent, codec) }
    }
  }

  func sync(_ request: SyncRequest, _ context: RequestContext) async throws -> SyncResponse {
    let accountID = try context.accountID
    guard request.pageSize >= 0 else { throw RPCError.invalid("page_size", "OUT_OF_RANGE", "not negative") }
    let size = request.pageSize == 0 ? StreamRules.pageMax : min(Int(request.pageSize), StreamRules.pageMax)
    let head = try await log.head(of: accountID, in: database)
    guard let since = request.since.map({ StreamPlace($0) }) else { return SyncResponse(cursor: Cursor(head), isReset: true) }
    let page = try await pages.page(of: accountID, after: since, limit: size)
    let place: StreamPlace
    do { place = try StreamRules.advance(since, over: page) } catch { return SyncResponse(cursor: Cursor(page.head), isReset: true) }
    return SyncResponse(events: try page.events.map { try StreamEvent($0) }, cursor: Cursor(place), hasMore: place != page.head)
  }

  func acknowledge(_ request: AcknowledgeRequest, _ context: RequestContext) async throws -> AcknowledgeResponse {
    let (accountID, deviceID) = (try context.accountID, try Self.deviceID(request.deviceID))
    guard let cursor = request.cursor, cursor.number >= 0 else { throw RPCError.invalid("cursor", "REQUIRED", "with a number from 0 on") }
    guard request.viewing.unicodeScalars.count <= StreamRules.viewingLengthMax, !request.viewing.utf8.contains(0) else {
      throw RPCError.invalid("viewing", "TOO_LONG", "at most \(StreamRules.viewingLengthMax) characters")
    }
    try await database.transaction { transaction in
      guard
        try await store.acknowledge(
          StreamPlace(cursor), by: deviceID, in: context.caller.sessionID, of: accountID, viewing: request.viewing, at: context.now,
          in: transaction)
      else { throw RPCError(.cursorTooOld) }
      try await store.deleteDevices(of: accountID, beyond: StreamRules.devicesMax, in: transaction)
    }
    return AcknowledgeResponse()
  }

  // MARK: -

  private static func deviceID(_ text: String) throws(RPCError) -> UUID {
    guard let deviceID = UUID(text: text) else { throw .invalid("device_id", "INVALID_UUID", "36 lower-case characters") }
    return deviceID
  }
}
