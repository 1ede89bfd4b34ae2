import WhereAmIProto
import CairnServices
import WhereAmIServices
import CairnTesting
import EventLoop
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite("The queue and maps that are not there")
struct QueueOfMapsTests {
  @Test("who waits on another map cannot be taken by who has read the former ticket; on the same map the ticket stays")
  func anotherMap() async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      let (accountID, now, store) = (UUID(), GameFixtures.start, QueueStore())
      func join(_ mapID: String, at time: Moment) async throws -> (ticketID: UUID, mapID: String, joinTime: Moment) {
        let ticket = QueueTicket(
          accountID: accountID, ticketID: UUID(), mapID: mapID, timeZone: "UTC", rating: 500, joinTime: time,
          expireTime: time + .seconds(99))
        let kept = try await database.transaction { try await store.join(ticket, in: $0) }
        return (kept.ticketID, kept.mapID, kept.joinTime)
      }
      let first = try await join("world", at: now)
      #expect(try await join("world", at: now + .seconds(1)) == first)
      let second = try await join("it", at: now + .seconds(2))
      #expect(second.ticketID != first.ticketID && second.mapID == "it" && second.joinTime == first.joinTime, "the place stays")
      #expect(try await database.transaction { try await store.take([first.ticketID], in: $0) } == 0)
      #expect(try await database.transaction { try await store.take([second.ticketID], in: $0) } == 1)
    }
  }

  @Test("nobody waits on a map that is not there, and one that has gone keeps nobody else waiting")
  func missingMap() async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      let bench = GeoGuessBench(database)
      let (matchmaker, handlers) = (bench.matchmaking.matchmaker, bench.matchmaking.handlers)
      func join(_ mapID: String) async throws {
        let context = bench.call(MatchmakingServiceMethods.joinQueue, by: UUID(), key: UUID().text)
        _ = try await handlers.joinQueue(JoinQueueRequest(mapID: mapID), context)
      }
      await #expect(throws: RPCError.self) { try await join("atlantis") }
      #expect(try await database.query("SELECT 1 FROM queue_tickets").isEmpty)
      // It was there when these came, who have waited longest.
      for _ in 0..<2 {
        let ticket = QueueTicket(
          accountID: UUID(), ticketID: UUID(), mapID: "atlantis", timeZone: "UTC", rating: 500, joinTime: bench.clock.now() - .seconds(9),
          expireTime: bench.clock.now() + .seconds(99))
        _ = try await database.transaction { try await QueueStore().join(ticket, in: $0) }
      }
      for mapID in ["world", "it", "world", "it"] { try await join(mapID) }
      await matchmaker.stop()
      let second = GeoGuessBench(database).matchmaking.matchmaker
      // The first one's last transaction may still be rolled back, with tickets that are passed over meanwhile.
      for _ in 0..<20 {
        await second.look()
        try await #require(Loop.current).sleep(for: .milliseconds(20))
      }
      let played: [String] = try await database.query("SELECT map_id FROM games ORDER BY map_id").map { try $0.get(0) }
      #expect(played == ["it", "world"])
      let waiting: [String] = try await database.query("SELECT map_id FROM queue_tickets").map { try $0.get(0) }
      #expect(waiting == ["atlantis", "atlantis"])
      await second.stop()
    }
  }
}
