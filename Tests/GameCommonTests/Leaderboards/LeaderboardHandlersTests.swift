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
@testable import WhereAmI
@testable import RPC

@Suite("The calls of leaderboards")
struct LeaderboardHandlersTests {
  fileprivate static let now = Moment(milliseconds: 1_750_000_000_000)

  /// The board of Where am I, with what is given of its parts.
  fileprivate static func whereAmI(
    _ key: String = "", scope: Leaderboard.Scope = .unspecified, period: Leaderboard.Period = .unspecified
  ) -> Leaderboard {
    Leaderboard(realm: .whereAmI, board: "score", key: key, scope: scope, period: period)
  }

  private static func points(_ average: Double) -> LeaderboardValue { LeaderboardValue(value: .average(average), unit: .points) }

  private struct House: Sendable {
    let database: Database
    let social = FriendCircle()
    let tokens = PageTokenKey(masterKey: .random())
    let boards: BoardList

    init(_ database: Database, boards: [ListedBoard] = WhereAmIBoards.all) throws {
      self.database = database
      self.boards = try BoardList(boards)
    }

    var handlers: LeaderboardHandlers {
      LeaderboardHandlers(
        database: database, people: PeopleLookupServiceClient(social), pageTokens: tokens, boards: boards)
    }

    func context(_ callerID: UUID) -> RequestContext {
      RequestContext(caller: Caller(accountID: callerID, sessionID: callerID), method: LeaderboardServiceMethods.getLeaderboard, now: now)
    }

    func list(
      _ board: Leaderboard? = LeaderboardHandlersTests.whereAmI(), by callerID: UUID, size: Int32 = 0, token: String = ""
    ) async throws -> GetLeaderboardResponse {
      try await handlers.getLeaderboard(
        GetLeaderboardRequest(leaderboard: board, pageSize: size, pageToken: token), context(callerID))
    }

    func around(_ board: Leaderboard? = LeaderboardHandlersTests.whereAmI(), by callerID: UUID, count: Int32 = 0) async throws
      -> GetRankAroundResponse
    {
      try await handlers.getRankAround(GetRankAroundRequest(leaderboard: board, rowCount: count), context(callerID))
    }

    /// Five games of the same score.
    func finish(_ accountID: UUID, score: Int, games: Int = 5) async throws {
      for _ in 0..<games {
        try await database.transaction { transaction in
          let entry = BoardEntry(on: .score, id: UUID(), accountID: accountID, keys: ["", "world"], value: Int64(score), time: now)
          try await Boards().apply([.record(entry)], at: now, in: transaction)
        }
      }
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { database in try await body(House(database)) }
  }

  private func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch {
      let error = RPCError(wrapping: error)
      return error.fieldViolations.first?.reason ?? error.reason
    }
    return nil
  }

  @Test("everybody is ranked, names are those that may be seen, and the caller's own place is beside each page")
  func global() async throws {
    try await withHouse { (house) async throws in
      let players = (0..<5).map { _ in UUID() }
      for (index, player) in players.enumerated() { try await house.finish(player, score: 20_000 - 1_000 * (index / 2)) }
      let novice = UUID()
      try await house.finish(novice, score: 25_000, games: 2)
      house.social.know(Dictionary(uniqueKeysWithValues: players.dropFirst().map { ($0, "player \($0)") }))
      let first = try await house.list(by: players[4], size: 3)
      #expect(first.rows.map(\.rank) == [1, 1, 3] && first.playerCount == 5)
      #expect(first.rows.allSatisfy { $0.entryCount == 5 && !$0.isCaller })
      #expect(first.rows.count { $0.person == nil } == 1)
      #expect(first.own == LeaderboardStanding(rank: 5, entryCount: 5, value: Self.points(18_000)))
      let second = try await house.list(by: players[4], size: 3, token: first.nextPageToken)
      #expect(second.rows.map(\.rank) == [3, 5] && second.nextPageToken == "" && second.rows[1].isCaller)
      #expect(second.rows[1].person?.accountID == players[4].text)
      let waiting = try await house.list(by: novice)
      #expect(waiting.own == LeaderboardStanding(entryCount: 2, value: Self.points(25_000), missingEntryCount: 3))
      #expect(try await house.around(by: novice).rows.isEmpty)
      #expect(try await house.list(by: UUID()).own == LeaderboardStanding(missingEntryCount: 5))
      // The part around somebody is a part of the whole, and the list goes on behind it.
      let whole = try await house.list(by: players[3]).rows
      let around = try await house.around(by: players[3], count: 1)
      let place = try #require(whole.firstIndex { $0.isCaller })
      #expect(around.rows == Array(whole[place - 1...place + 1]))
      #expect(try await house.list(by: players[3], token: around.nextPageToken).rows == Array(whole[(place + 2)...]))
    }
  }

  @Test("friends are ranked among themselves, with the caller")
  func friends() async throws {
    try await withHouse { (house) async throws in
      let (anna, berta, carla, stranger, novice) = (UUID(), UUID(), UUID(), UUID(), UUID())
      for (player, score) in [(anna, 10_000), (berta, 12_000), (carla, 8_000), (stranger, 11_000)] {
        try await house.finish(player, score: score)
      }
      try await house.finish(novice, score: 1, games: 1)
      for friend in [berta, carla, novice] { house.social.befriend(anna, friend) }
      let board = Self.whereAmI(scope: .friends, period: .week)
      let first = try await house.list(board, by: anna, size: 2)
      #expect(first.rows.map(\.rank) == [1, 2] && first.rows.map(\.isCaller) == [false, true] && first.playerCount == 3)
      #expect(first.own?.rank == 2)
      let second = try await house.list(board, by: anna, size: 2, token: first.nextPageToken)
      #expect(second.rows.map(\.rank) == [3] && second.nextPageToken == "")
      #expect(try await house.around(board, by: anna).rows.map(\.rank) == [1, 2, 3])
      // Nobody's friend is alone.
      #expect(try await house.list(board, by: stranger).rows.map(\.rank) == [1])
    }
  }

  @Test("what is asked for wrongly is refused, and a token belongs to its board and caller")
  func refused() async throws {
    try await withHouse { (house) async throws in
      let caller = UUID()
      for _ in 0..<3 { try await house.finish(UUID(), score: 1_000) }
      let token = try await house.list(by: caller, size: 1).nextPageToken
      #expect(try await house.list(by: caller, token: token).rows.count == 2)
      #expect(await refusal { _ = try await house.list(by: UUID(), token: token) } == "PAGE_TOKEN_INVALID")
      #expect(await refusal { _ = try await house.list(Self.whereAmI(period: .week), by: caller, token: token) } == "PAGE_TOKEN_INVALID")
      #expect(await refusal { _ = try await house.list(by: caller, size: -1) } == "OUT_OF_RANGE")
      #expect(await refusal { _ = try await house.around(by: caller, count: -1) } == "OUT_OF_RANGE")
      let long = Self.whereAmI(String(repeating: "m", count: 65))
      #expect(await refusal { _ = try await house.list(long, by: caller) } == "TOO_LONG")
      #expect(await refusal { _ = try await house.list(Self.whereAmI(scope: .init(rawValue: 9)), by: caller) } == "UNKNOWN_VALUE")
      #expect(await refusal { _ = try await house.list(Self.whereAmI(period: .init(rawValue: 9)), by: caller) } == "UNKNOWN_VALUE")
      #expect(try await house.list(Self.whereAmI("nowhere"), by: caller).rows.isEmpty)
      house.social.setDown(true)
      #expect(await refusal { _ = try await house.list(by: caller) } == "UNAVAILABLE")
    }
  }
}
