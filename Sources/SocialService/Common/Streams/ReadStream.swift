import AllAppsProto
import EventLoop
import FoundationEssentials
import Protobuf
import RPC
import Timekeeping

/// Parts that every subscription needs.
final class StreamDesk: Sendable {
  let pages: StreamPages
  let feed: StreamFeed
  let readers: any StreamReaders
  let heartbeatInterval: Duration

  init(pages: StreamPages, feed: StreamFeed, readers: any StreamReaders, heartbeatInterval: Duration) {
    (self.pages, self.feed, self.readers, self.heartbeatInterval) = (pages, feed, readers, heartbeatInterval)
  }
}

/// One subscription, for as long as its device reads; ten thousand are there at once, most of them silent.
///
/// It keeps nothing but its place: it reads a page, and the next when the reader has taken that. So a slow reader costs no memory, and falls behind
/// without losing anything.
final class ReadStream: ParkedStream {
  private let desk: StreamDesk
  private let subscription: StreamFeed.Subscription
  private let realm: StoredRealm?
  private let codec: Codec
  private let startTime: Moment
  /// Nil for the stream's end, until the first turn has found it.
  private var place: StreamPlace?
  /// Nil until the first turn.
  private var leaseID: UUID?

  var bell: LoopBell { subscription.bell }

  /// Begins to read. The caller must `end` it.
  /// - Parameters:
  ///   - place: Behind which it begins; nil for the stream's end.
  ///   - now: When its device asked.
  init(
    at desk: StreamDesk, of accountID: UUID, by deviceID: UUID, in realm: StoredRealm?, after place: StreamPlace?, now: Moment, codec: Codec
  ) {
    (self.desk, self.realm, self.place, startTime, self.codec) = (desk, realm, place, now, codec)
    subscription = desk.feed.begin(accountID, deviceID)
  }

  func turn(isSilent: Bool) async throws -> StreamTurn<SubscribeEventsResponse> {
    if let ending = subscription.ending { throw RPCError(ending) }
    let turn: StreamPages.Turn
    if let place, leaseID != nil {
      turn = try await desk.pages.look(subscription, after: place, isWordDue: isSilent, codec)
    } else {
      turn = try await desk.pages.start(subscription, after: place, codec)
      leaseID = desk.readers.begin(subscription.accountID, on: subscription.deviceID, in: realm, at: startTime)
    }
    place = turn.place
    return StreamTurn(turn.news, pause: turn.isCaughtUp ? desk.heartbeatInterval : nil)
  }

  func end() {
    if let leaseID { desk.readers.end(leaseID) }
    desk.feed.end(subscription)
  }
}
