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
/// costs no memory, and falls behind without losing anything.
///
/// What it reads it reads in tasks of their own: a task keeps until its end what the deepest of its calls has needed, and this one waits for hours.
struct StreamHandlers: StreamServiceHandlers {
  let database: Database
  let log: StreamLog
  let feed: StreamFeed
  let presence: PresenceKeeper
  var heartbeatInterval = StreamRules.heartbeatInterval
  let store = StreamStore()

  func subscribeEvents(
    _ request: SubscribeEventsRequest, _ context: RequestContext, _ responses: ResponseStream<SubscribeEventsResponse>
  ) async throws {
    guard let loop = Loop.current else { throw RPCError(.internal, reason: "NO_LOOP") }
    let (accountID, deviceID) = (try context.accountID, try Self.deviceID(request.deviceID))
    let realm = request.realm == .unspecified ? nil : try StoredRealm(request.realm, "realm")
    let subscription = feed.begin(accountID, deviceID)
    defer { feed.end(subscription) }
    let head = try await loop.run { try await log.head(of: accountID, in: database) }
    var place = request.after.map { StreamPlace($0) } ?? head
    do { try StreamRules.check(place, head: head) } catch { throw RPCError(error) }
    let leaseID = presence.begin(accountID, on: deviceID, in: realm, at: context.now)
    defer { presence.end(leaseID) }
    try await responses.send(SubscribeEventsResponse(cursor: Cursor(place), isCaughtUp: place == head))
    var isSilent = false
    while true {
      if let ending = subscription.ending { throw RPCError(ending) }
      let page = try await loop.run { [place] in try await self.page(of: accountID, after: place) }
      place = try Self.advance(place, over: page)
      subscription.note(place.number)
      let isCaughtUp = place == page.head
      // A word without news is only said after a look.
      let ephemera = subscription.takeEphemera()
      if !page.events.isEmpty || !ephemera.isEmpty || isSilent {
        try await responses.send(
          SubscribeEventsResponse(
            events: try page.events.map { try StreamEvent($0) }, cursor: Cursor(place), isCaughtUp: isCaughtUp,
            ephemeralEvents: try ephemera.map { try UserEvent(decoding: $0) }.filter { $0.content != nil }))
      }
      isSilent = false
      if isCaughtUp { isSilent = try await !loop.wait(for: subscription.bell, atMost: heartbeatInterval) }
    }
  }

  func sync(_ request: SyncRequest, _ context: RequestContext) async throws -> SyncResponse {
    let accountID = try context.accountID
    guard request.pageSize >= 0 else { throw RPCError.invalid("page_size", "OUT_OF_RANGE", "not negative") }
    let size = request.pageSize == 0 ? StreamRules.pageMax : min(Int(request.pageSize), StreamRules.pageMax)
    let head = try await log.head(of: accountID, in: database)
    guard let since = request.since.map({ StreamPlace($0) }) else { return SyncResponse(cursor: Cursor(head), isReset: true) }
    let page = try await page(of: accountID, after: since, limit: size)
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

  private func page(of accountID: UUID, after place: StreamPlace, limit: Int = StreamRules.pageMax) async throws -> StreamPage {
    guard let page = try await store.page(of: accountID, after: place.number, limit: limit, in: database) else {
      // Its account was deleted a moment ago.
      throw RPCError(.cursorTooOld)
    }
    return page
  }

  private static func advance(_ place: StreamPlace, over page: StreamPage) throws(RPCError) -> StreamPlace {
    do { return try StreamRules.advance(place, over: page) } catch { throw RPCError(error) }
  }

  private static func deviceID(_ text: String) throws(RPCError) -> UUID {
    guard let deviceID = UUID(text: text) else { throw .invalid("device_id", "INVALID_UUID", "36 lower-case characters") }
    return deviceID
  }
}
