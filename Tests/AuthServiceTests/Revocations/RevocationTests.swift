import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Lifecycle
import Postgres
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import AuthService

@Suite struct RevocationTests {
  @Test func numbersComeInTheOrderOfCommitsWithoutGaps() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      var sessions: [UUID] = []
      for _ in 0..<12 { sessions.append(try #require(try await auth.session().sessionID)) }
      // A reader that goes on from what it read must never find a number below that later.
      let ended = sessions
      let seen = try await withThrowingTaskGroup(of: [Int64].self) { group in
        group.addTask {
          var numbers: [Int64] = []
          while numbers.count < ended.count {
            numbers += try await RevocationStore().find(after: numbers.last ?? 0, at: auth.clock.now(), limit: 3, in: auth.database)
              .map(\.number)
          }
          return numbers
        }
        for sessionID in ended {
          group.addTask {
            let request = RevokeSessionRequest(sessionID: sessionID.text)
            _ = try await auth.sessions.revokeSession(request, auth.context(caller))
            return []
          }
        }
        return try await group.reduce([], +)
      }
      #expect(seen == Array(1...12))
      #expect(try await RevocationStore().head(in: auth.database) == 12)
    }
  }

  @Test func whatWasRolledBackIsNotTold() async throws {
    try await AuthFixture.run { auth in
      let sessionID = try #require(try await auth.newcomer().sessionID)
      struct Stop: Error {}
      await #expect(throws: Stop.self) {
        try await auth.database.transaction { transaction in
          try await RevocationStore().append(
            sessions: [sessionID], expireTime: auth.clock.now() + .seconds(900), in: transaction)
          throw Stop()
        }
      }
      #expect(try await auth.revocations().isEmpty)
      #expect(try await RevocationStore().head(in: auth.database) == 0)
    }
  }

  @Test func theSnapshotHoldsOnlyWhatATokenMightStillContradict() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let idle = try #require(try await auth.session().sessionID)
      auth.clock.advance(by: .seconds(961))
      let recent = try #require(try await auth.session().sessionID)
      let request = RevokeOtherSessionsRequest()
      var context = auth.context(caller)
      #expect(try await auth.sessions.revokeOtherSessions(request, context).revokedCount == 2)
      // The idle one's tokens had expired before; but a stream that was opened by one of them may still be read.
      let both = Set([idle, recent].map { Revocation.session($0) })
      #expect(Set(try await auth.revocations()) == both)
      auth.clock.advance(by: .seconds(959))
      #expect(Set(try await auth.revocations()) == both)
      auth.clock.advance(by: .seconds(1))
      context = auth.context(caller)
      #expect(try await auth.revocations().isEmpty)
      #expect(try await SessionStore().exists(idle, of: try #require(caller.accountID), in: auth.database))
      #expect(try await RevocationStore().deleteExpired(before: auth.clock.now() + .seconds(1), limit: 10, in: auth.database) == 2)
    }
  }

  /// Longer ago than the log looks back.
  @Test func whichSessionsHaveEndedIsToldHoweverLongAgo() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let own = try #require(caller.sessionID)
      let other = try #require(try await auth.session().sessionID)
      try await end(other, by: caller, auth)
      auth.clock.advance(by: .seconds(3_600))
      let handlers = RevocationHandlers(database: auth.database, feed: auth.feed, time: auth.clock)
      func ended(_ sessions: [[UInt8]]) async throws -> Set<[UInt8]> {
        Set(try await handlers.findEndedSessions(FindEndedSessionsRequest(sessions: sessions), auth.context(caller)).sessions)
      }
      let stranger = UUID()
      #expect(try await ended([own, other, stranger].map(\.bytes)) == [other.bytes, stranger.bytes])
      #expect(try await ended([own.bytes]) == [])
      // Nobody has used it for so long that it is over, whether or not a sweep has said so.
      auth.clock.advance(by: .seconds(31 * 86_400))
      #expect(try await ended([own.bytes]) == [own.bytes])
      for sessions in [[], Array(repeating: own.bytes, count: RevocationHandlers.sessionsMax + 1), [[1, 2]]] {
        await #expect(throws: RPCError.self) { _ = try await ended(sessions) }
      }
    }
  }

  // MARK: - The stream

  @Test func aWatcherGetsASnapshotThenChangesThenHeartbeats() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let before = try #require(try await auth.session().sessionID)
      let after = try #require(try await auth.session().sessionID)
      try await end(before, by: caller, auth)
      let heard = Heard()
      try await watching(auth, heard) {
        try await heard.wait { $0.count == 1 }
        #expect(heard.all[0].sessions.map(\.session) == [before.bytes] && heard.all[0].number == 1)
        try await end(after, by: caller, auth)
        try await heard.wait { $0.count == 2 }
        #expect(heard.all[1].sessions.map(\.session) == [after.bytes] && heard.all[1].number == 2)
        // Nothing more, but words that there is nothing.
        auth.feed.noteLook(2)
        try await heard.wait { $0.count == 3 }
        #expect(heard.all[2] == WatchRevocationsResponse(number: 2))
      }
      #expect(auth.feed.watcherCount == 0)
    }
  }

  @Test func anotherReplicasRevocationIsFoundByLooking() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let sessionID = try #require(try await auth.session().sessionID)
      let other = try AuthFixture(auth.database, masterKey: auth.masterKey)
      let heard = Heard()
      try await watching(auth, heard) {
        try await heard.wait { $0.count == 1 }
        try await end(sessionID, by: caller, other)
        auth.feed.noteLook(try await RevocationStore().head(in: auth.database))
        try await heard.wait { $0.count == 2 }
        #expect(heard.all[1].sessions.map(\.session) == [sessionID.bytes])
      }
    }
  }

  @Test func withoutALookAtTheDatabaseNothingIsClaimed() async throws {
    try await AuthFixture.run { auth in
      let heard = Heard()
      try await watching(auth, heard) {
        try await heard.wait { $0.count == 1 }
        // Twice a heartbeat's time.
        try await TestLoop.run { try await $0.sleep(for: RevocationHandlers.heartbeatInterval * 2) }
        #expect(heard.all.count == 1)
      }
    }
  }

  @Test func aLogThatWasPutBackEndsTheWatch() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await end(try #require(try await auth.session().sessionID), by: caller, auth)
      let heard = Heard()
      try await watching(auth, heard) {
        try await heard.wait { $0.count == 1 }
        try await auth.database.execute("UPDATE revocation_head SET number = 0")
        auth.feed.noteLook(0)
        try await heard.wait { _ in heard.error != nil }
        #expect(heard.error?.code == .unavailable)
      }
    }
  }

  @Test func aLongSnapshotComesInParts() async throws {
    try await AuthFixture.run { auth in
      let ids = (0..<RevocationHandlers.pageMax + 1).map { _ in UUID() }
      try await auth.database.transaction {
        try await RevocationStore().append(sessions: ids, expireTime: auth.clock.now() + .seconds(900), in: $0)
      }
      let heard = Heard()
      try await watching(auth, heard) {
        try await heard.wait { $0.count == 2 }
        #expect(heard.all.map(\.isPartialSnapshot) == [true, false])
        #expect(heard.all.flatMap(\.sessions).map(\.session) == ids.map(\.bytes))
      }
    }
  }

  @Test func tooManyWatchersAreRefused() throws {
    let feed = RevocationFeed()
    let bells = (0...RevocationFeed.watchersMax).map { _ in LoopBell() }
    for bell in bells.dropLast() { try feed.begin(bell) }
    let error = #expect(throws: RPCError.self) { try feed.begin(bells[RevocationFeed.watchersMax]) }
    #expect(error?.reason == "TOO_MANY_STREAMS")
    feed.end(bells[0])
    try feed.begin(bells[RevocationFeed.watchersMax])
  }

  // MARK: -

  private func end(_ sessionID: UUID, by caller: Caller, _ auth: AuthFixture) async throws {
    _ = try await auth.sessions.revokeSession(RevokeSessionRequest(sessionID: sessionID.text), auth.context(caller))
  }

  /// Runs `body` while a client watches the handlers over a socket.
  private func watching(_ auth: AuthFixture, _ heard: Heard, _ body: @escaping @Sendable () async throws -> Void) async throws {
    let handlers = RevocationHandlers(database: auth.database, feed: auth.feed, time: auth.clock)
    try await WatchedService.run(handlers.methods) { client, loop in
      let reader = await loop.start {
        do {
          let stream = try await client.watchRevocations(WatchRevocationsRequest())
          while let message = try await stream.next() { heard.append(message) }
        } catch { heard.fail(RPCError(wrapping: error)) }
      }
      try await body()
      reader.cancel()
    }
    // Whoever watched has gone, and is not counted any more.
    try await TestLoop.run { loop in
      for _ in 0..<500 where auth.feed.watcherCount > 0 { try await loop.sleep(for: .milliseconds(10)) }
    }
  }
}

/// What a watcher has heard.
final class Heard: Sendable {
  private let state = Mutex<(messages: [WatchRevocationsResponse], error: RPCError?)>(([], nil))

  var all: [WatchRevocationsResponse] { state.withLock { $0.messages } }
  var error: RPCError? { state.withLock { $0.error } }

  func append(_ message: WatchRevocationsResponse) { state.withLock { $0.messages.append(message) } }
  func fail(_ error: RPCError) { state.withLock { $0.error = error } }

  func wait(until isEnough: @escaping @Sendable ([WatchRevocationsResponse]) -> Bool) async throws {
    try await TestLoop.run { loop in
      for _ in 0..<1_000 where !isEnough(self.all) { try await loop.sleep(for: .milliseconds(10)) }
      #expect(isEnough(self.all))
    }
  }
}
