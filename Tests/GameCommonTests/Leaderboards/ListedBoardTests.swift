import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Testing
import Timekeeping

@testable import GameCommon
@testable import RPC

@Suite("Boards that apps list")
struct ListedBoardTests {
  private static let now = Moment(milliseconds: 1_750_000_000_000)
  private static let points = BoardDefinition(.cacheOut, "points", aggregation: .sum, unit: .points)
  private static let times = BoardDefinition(
    .expeditions, "times", aggregation: .best, unit: .milliseconds, order: .lowestFirst, periods: [.all])

  /// Keys that begin with the caller's id are the caller's.
  private struct OwnKeys: BoardGate {
    func isOpen(_ key: String, to callerID: UUID, at now: Moment) async throws -> Bool { key.hasPrefix(callerID.text) }
  }

  private struct House: Sendable {
    let database: Database
    let handlers: LeaderboardHandlers

    init(_ database: Database) throws {
      self.database = database
      handlers = LeaderboardHandlers(
        database: database, people: PeopleLookupServiceClient(FriendCircle()), pageTokens: PageTokenKey(masterKey: .random()),
        boards: try BoardList([ListedBoard(points), ListedBoard(times, gate: OwnKeys())]))
    }

    func list(_ board: Leaderboard, by callerID: UUID) async throws -> GetLeaderboardResponse {
      try await handlers.getLeaderboard(GetLeaderboardRequest(leaderboard: board), context(callerID))
    }

    func around(_ board: Leaderboard, by callerID: UUID) async throws -> GetRankAroundResponse {
      try await handlers.getRankAround(GetRankAroundRequest(leaderboard: board), context(callerID))
    }

    private func context(_ callerID: UUID) -> RequestContext {
      RequestContext(caller: Caller(accountID: callerID, sessionID: callerID), method: LeaderboardServiceMethods.getLeaderboard, now: now)
    }

    func record(_ value: Int64, on board: BoardDefinition, _ key: String, by accountID: UUID) async throws {
      let entry = BoardEntry(on: board, id: UUID(), accountID: accountID, keys: [key], value: value, time: now)
      try await database.transaction { try await Boards().apply([.record(entry)], at: now, in: $0) }
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { database in try await body(House(database)) }
  }

  private func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch {
      let error = RPCError(wrapping: error)
      return error.fieldViolations.first.map { "\($0.field) \($0.reason)" } ?? error.reason
    }
    return nil
  }

  @Test("a sum is told as a whole number of points, a best time as milliseconds with the shortest first")
  func values() async throws {
    try await withHouse { (house) async throws in
      let (anna, berta) = (UUID(), UUID())
      for value in [25, 10] as [Int64] { try await house.record(value, on: Self.points, "", by: anna) }
      try await house.record(50, on: Self.points, "", by: berta)
      let points = try await house.list(Leaderboard(realm: .cacheOut, board: "points"), by: anna)
      #expect(points.rows.map(\.value) == [50, 35].map { LeaderboardValue(value: .sum($0), unit: .points) })
      #expect(points.own == LeaderboardStanding(rank: 2, entryCount: 2, value: LeaderboardValue(value: .sum(35), unit: .points)))
      let key = anna.text + " hill"
      for (value, player) in [(9_000, anna), (8_000, anna), (8_500, berta)] {
        try await house.record(Int64(value), on: Self.times, key, by: player)
      }
      let times = try await house.list(Leaderboard(realm: .expeditions, board: "times", key: key), by: anna)
      #expect(times.rows.map(\.value) == [8_000, 8_500].map { LeaderboardValue(value: .best($0), unit: .milliseconds) })
      #expect(times.rows.map(\.isCaller) == [true, false] && times.rows.map(\.entryCount) == [2, 1])
      let around = try await house.around(Leaderboard(realm: .expeditions, board: "times", key: key), by: anna)
      #expect(around.rows == times.rows)
    }
  }

  @Test("a board that is not listed is not there, nor a key that is not for the caller; both sound alike")
  func refused() async throws {
    try await withHouse { (house) async throws in
      let (anna, berta) = (UUID(), UUID())
      try await house.record(1, on: Self.times, anna.text, by: berta)
      let own = Leaderboard(realm: .expeditions, board: "times", key: anna.text)
      #expect(try await house.list(own, by: anna).rows.count == 1)
      for board in [
        own, Leaderboard(realm: .expeditions, board: "times"), Leaderboard(realm: .expeditions, board: "points"),
        Leaderboard(realm: .whereAmI, board: "score"), Leaderboard(realm: .cacheOut), Leaderboard(realm: .cacheOut, board: "Points"),
      ] {
        #expect(await refusal { _ = try await house.list(board, by: berta) } == "BOARD_NOT_FOUND")
        #expect(await refusal { _ = try await house.around(board, by: berta) } == "BOARD_NOT_FOUND")
      }
      for (board, reason) in [
        (Leaderboard(), "leaderboard.realm MISSING"), (Leaderboard(realm: .init(rawValue: 99)), "leaderboard.realm UNKNOWN_VALUE"),
        (Leaderboard(realm: .cacheOut, board: String(repeating: "a", count: 41)), "leaderboard.board TOO_LONG"),
        (Leaderboard(realm: .expeditions, board: "times", key: anna.text, period: .week), "leaderboard.period UNKNOWN_VALUE"),
      ] { #expect(await refusal { _ = try await house.list(board, by: anna) } == reason) }
    }
  }
}
