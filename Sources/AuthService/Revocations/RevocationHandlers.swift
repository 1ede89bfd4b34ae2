import CairnProto
import CairnServices
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Tells gateways what has changed since they believed a token, and whoever was away which sessions have ended.
struct RevocationHandlers: RevocationServiceHandlers {
  /// After so long without a change a watcher says that there was none: with the look that is nearest.
  static let heartbeatInterval = Duration.milliseconds(1_000)

  /// So much earlier than that a look counts as the nearest: half of the time to the next one.
  private static let heartbeatSlack = RevocationFeed.lookInterval / 2

  /// Revocations in one message: some ten kilobytes.
  static let pageMax = 1_000

  /// Sessions in one question: more than anybody works at at once.
  static let sessionsMax = 200

  let database: Database
  let store = RevocationStore()
  let sessions = SessionStore()
  let feed: RevocationFeed
  let time: any TimeSource

  func watchRevocations(
    _ request: WatchRevocationsRequest, _ context: RequestContext, _ responses: ResponseStream<WatchRevocationsResponse>
  ) async throws {
    guard let loop = Loop.current else { return }
    let bell = LoopBell()
    try feed.begin(bell)
    defer { feed.end(bell) }
    var heard = feed.signal
    // The head before the rows: what is committed between the two is among the changes.
    let head = try await store.head(in: database)
    var number = try await sendAll(after: 0, isSnapshot: true, atLeast: head, responses)
    var heardMilliseconds = loop.steadyMilliseconds
    while true {
      // Looks ring, and so does who revokes here. Without either there is nothing to say.
      let rest = Self.heartbeatInterval + Self.heartbeatSlack - .milliseconds(loop.steadyMilliseconds - heardMilliseconds)
      _ = try await loop.wait(for: bell, atMost: rest > .zero ? rest : RevocationFeed.lookInterval)
      let silence = Duration.milliseconds(loop.steadyMilliseconds - heardMilliseconds)
      let signal = feed.signal
      if signal.wakeCount != heard.wakeCount || signal.head.map({ $0 > number }) == true {
        heard = signal
        number = try await sendAll(after: number, isSnapshot: false, atLeast: number, responses)
        heardMilliseconds = loop.steadyMilliseconds
      } else if silence >= Self.heartbeatInterval - Self.heartbeatSlack, signal.lookCount != heard.lookCount {
        // A state that was not seen in the database is not claimed: without a look there is no message, and the gateway goes elsewhere.
        heard = signal
        if try await isPutBack(signal, behind: number) {
          throw RPCError(.unavailable, reason: .unavailable, message: "the log was put back; watch again")
        }
        try await responses.send(WatchRevocationsResponse(number: number))
        heardMilliseconds = loop.steadyMilliseconds
      }
    }
  }

  func findEndedSessions(_ request: FindEndedSessionsRequest, _ context: RequestContext) async throws -> FindEndedSessionsResponse {
    let sessionIDs = try Field.ids(request.sessions, "sessions", count: 1...Self.sessionsMax)
    let ended = try await sessions.ended(of: sessionIDs, at: context.now, in: database)
    return FindEndedSessionsResponse(sessions: ended.map(\.bytes))
  }

  /// Sends every revocation after `number`, in messages of at most `pageMax`; of a snapshot also an empty one.
  /// - Returns: The number of the last one, or `atLeast`.
  private func sendAll(
    after number: Int64, isSnapshot: Bool, atLeast: Int64, _ responses: ResponseStream<WatchRevocationsResponse>
  ) async throws -> Int64 {
    var number = number
    while true {
      // One more than a message holds tells whether there is another.
      let found = try await store.find(after: number, at: time.now(), limit: Self.pageMax + 1, in: database)
      let page = Array(found.prefix(Self.pageMax))
      let isLast = found.count == page.count
      number = page.last?.number ?? number
      if isLast { number = max(number, atLeast) }
      var response = WatchRevocationsResponse(page)
      response.number = number
      response.isPartialSnapshot = isSnapshot && !isLast
      try await responses.send(response)
      if isLast { return number }
    }
  }

  /// Whether the log ends before what was read of it, as after the restoring of a backup. A look may be older than what this process has
  /// committed since; a new one is not.
  private func isPutBack(_ signal: RevocationFeed.Signal, behind number: Int64) async throws -> Bool {
    guard let head = signal.head, head < number else { return false }
    return try await store.head(in: database) < number
  }
}
