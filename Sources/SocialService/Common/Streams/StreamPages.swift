import AllAppsProto
import FoundationEssentials
import Postgres
import Protobuf
import RPC

/// Reads streams page by page, for whoever subscribes or asks.
final class StreamPages: Sendable {
  private let database: Database
  private let log: StreamLog
  private let store = StreamStore()

  init(database: Database, log: StreamLog) {
    (self.database, self.log) = (database, log)
  }

  /// - Throws: `RPCError`: CURSOR_TOO_OLD when there is no such stream any more.
  func page(of accountID: UUID, after place: StreamPlace, limit: Int = StreamRules.pageMax) async throws -> StreamPage {
    guard var page = try await store.page(of: accountID, after: place.number, limit: limit, in: database) else {
      // Its account was deleted a moment ago.
      throw RPCError(StreamRules.Refusal.otherCounting)
    }
    page.events = StreamRules.coalesce(page.events)
    return page
  }

  // MARK: Turns of a subscription

  /// Where a subscription is, and what its reader is to be told.
  struct Turn: Sendable {
    let place: StreamPlace
    let isCaughtUp: Bool
    private(set) var news: EncodedResponse<SubscribeEventsResponse>?

    /// - Parameter response: Without a cursor; nil for nothing.
    fileprivate init(_ place: StreamPlace, head: StreamPlace, _ response: SubscribeEventsResponse?, _ codec: Codec) {
      (self.place, isCaughtUp) = (place, place == head)
      guard var response else { return }
      (response.cursor, response.isCaughtUp) = (Cursor(place), isCaughtUp)
      news = EncodedResponse(response, codec)
    }
  }

  /// Where a subscription begins, which is what its reader is told first.
  /// - Parameter place: Nil for the stream's end.
  func start(_ subscription: StreamFeed.Subscription, after place: StreamPlace?, _ codec: Codec) async throws -> Turn {
    let head = try await log.head(of: subscription.accountID, in: database)
    let place = place ?? head
    do { try StreamRules.check(place, head: head) } catch { throw RPCError(error) }
    subscription.note(place.number)
    return Turn(place, head: head, SubscribeEventsResponse(), codec)
  }

  /// Reads the next page.
  /// - Parameter isWordDue: The reader is told something though there are no news. That is only said after a look.
  func look(
    _ subscription: StreamFeed.Subscription, after origin: StreamPlace, isWordDue: Bool, _ codec: Codec
  ) async throws -> Turn {
    let page = try await page(of: subscription.accountID, after: origin)
    let place: StreamPlace
    do { place = try StreamRules.advance(origin, over: page) } catch { throw RPCError(error) }
    subscription.note(place.number)
    let ephemera = subscription.takeEphemera()
    guard !page.events.isEmpty || !ephemera.isEmpty || isWordDue else { return Turn(place, head: page.head, nil, codec) }
    let news = SubscribeEventsResponse(
      events: try page.events.map { try StreamEvent($0) },
      ephemeralEvents: try ephemera.map { try UserEvent(decoding: $0) }.filter { $0.type != nil })
    return Turn(place, head: page.head, news, codec)
  }
}
