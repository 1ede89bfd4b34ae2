import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of LeaderboardService.
struct LeaderboardHandlers: LeaderboardServiceHandlers {
  static let pageDefault = 20
  /// As many as are described at once, the caller aside: an answer of some ten kilobytes.
  static let pageMax = 100

  static let aroundDefault = 5
  /// Before the caller, and behind: a page together.
  static let aroundMax = 50

  static let mapIDBytesMax = 64

  let database: Database
  let people: PeopleLookupServiceClient
  let pageTokens: PageTokenKey
  let store = LeaderboardStore()

  func getLeaderboard(_ request: GetLeaderboardRequest, _ context: RequestContext) async throws -> GetLeaderboardResponse {
    let board = try ScopedBoard(request.leaderboard)
    guard request.pageSize >= 0 else { throw RPCError.invalid("page_size", "OUT_OF_RANGE", "not negative") }
    let size = request.pageSize == 0 ? Self.pageDefault : min(Int(request.pageSize), Self.pageMax)
    let former = try former(request.pageToken, board, context)
    // One more than asked for tells whether there is another page.
    let friends = try await friends(board, context)
    let list: RankedList
    if let friends {
      list = friends.page(after: former, limit: size + 1)
    } else {
      list = RankedList(try await store.page(of: board.board, after: former, limit: size + 1, in: database))
    }
    let page = list.prefix(size)
    let (own, playerCount) = try await standing(board, among: friends, context)
    return GetLeaderboardResponse(
      rows: try await rows(page, context),
      nextPageToken: list.count > size ? try token(after: page.last, board, context) : "", own: own, playerCount: playerCount)
  }

  func getRankAround(_ request: GetRankAroundRequest, _ context: RequestContext) async throws -> GetRankAroundResponse {
    let board = try ScopedBoard(request.leaderboard)
    guard request.rowCount >= 0 else { throw RPCError.invalid("row_count", "OUT_OF_RANGE", "not negative") }
    let count = request.rowCount == 0 ? Self.aroundDefault : min(Int(request.rowCount), Self.aroundMax)
    let accountID = try context.accountID
    let friends = try await friends(board, context)
    let list: RankedList
    if let friends {
      list = friends.around(accountID, limit: count)
    } else {
      list = RankedList(try await store.around(accountID, on: board.board, limit: count, in: database))
    }
    let (own, playerCount) = try await standing(board, among: friends, context)
    return GetRankAroundResponse(
      rows: try await rows(list, context), nextPageToken: try token(after: list.last, board, context), own: own, playerCount: playerCount)
  }
}

// MARK: - Who stands where

extension LeaderboardHandlers {
  /// The ranked ones of the caller and the caller's friends; nil where all players are meant.
  private func friends(_ board: ScopedBoard, _ context: RequestContext) async throws -> RankedList? {
    guard board.isOfFriends else { return nil }
    let accountID = try context.accountID
    let found = try await people.findFriends(FindFriendsRequest(account: accountID.bytes))
    let accountIDs = found.accounts.compactMap { UUID(bytes: $0) } + [accountID]
    return RankedList.ranking(try await store.entries(of: accountIDs, on: board.board, in: database))
  }

  /// Where the caller stands, and of how many.
  private func standing(
    _ board: ScopedBoard, among friends: RankedList?, _ context: RequestContext
  ) async throws -> (LeaderboardStanding, playerCount: Int64) {
    let accountID = try context.accountID
    let standing = try await store.standing(of: accountID, on: board.board, in: database)
    let own = LeaderboardStanding(
      rank: friends.map { $0.rank(of: accountID) } ?? standing.rank, gameCount: standing.gameCount, scoreAverage: standing.scoreAverage,
      missingGameCount: LeaderboardRules.gamesMissing(standing.gameCount))
    if let friends { return (own, Int64(friends.count)) }
    return (own, try await store.playerCount(on: board.board, in: database))
  }

  /// The list as the caller may see it.
  private func rows(_ list: RankedList, _ context: RequestContext) async throws -> [LeaderboardRow] {
    if list.count == 0 { return [] }
    let callerID = try context.accountID
    let request = DescribePeopleRequest(viewer: callerID.bytes, accounts: list.entries.map(\.accountID.bytes))
    let described = try await people.describePeople(request).persons
    let persons = Dictionary(described.map { ($0.accountID, $0) }) { first, _ in first }
    return zip(list.entries, list.ranks).map { entry, rank in
      LeaderboardRow(
        rank: rank, person: persons[entry.accountID.text], gameCount: entry.gameCount, scoreAverage: entry.scoreAverage,
        isCaller: entry.accountID == callerID)
    }
  }
}

// MARK: - Tokens

extension LeaderboardHandlers {
  /// The list of both calls' tokens.
  private func list(_ board: ScopedBoard, _ context: RequestContext) throws(RPCError) -> PageList {
    PageList(LeaderboardServiceMethods.getLeaderboard, filter: try context.accountID.bytes + board.digest)
  }

  private func token(
    after last: LeaderboardEntry?, _ board: ScopedBoard, _ context: RequestContext
  ) throws(RPCError) -> String {
    guard let last else { return "" }
    return pageTokens.token(after: last.scoreAverage, last.gameCount, last.reachTime, last.accountID, in: try list(board, context))
  }

  private func former(
    _ token: String, _ board: ScopedBoard, _ context: RequestContext
  ) throws(RPCError) -> LeaderboardEntry? {
    try pageTokens.place(token, in: try list(board, context), as: Double.self, Int64.self, Moment.self, UUID.self).map {
      LeaderboardEntry(accountID: $0.3, gameCount: $0.1, scoreAverage: $0.0, reachTime: $0.2)
    }
  }
}

/// A leaderboard that was asked for.
private struct ScopedBoard {
  let board: LeaderboardBoard
  let isOfFriends: Bool

  init(_ leaderboard: Leaderboard?) throws(RPCError) {
    let leaderboard = leaderboard ?? Leaderboard()
    guard leaderboard.mapID.utf8.count <= LeaderboardHandlers.mapIDBytesMax else {
      throw .invalid("leaderboard.map_id", "TOO_LONG", "at most \(LeaderboardHandlers.mapIDBytesMax) bytes")
    }
    switch leaderboard.scope {
    case .unspecified, .global: isOfFriends = false
    case .friends: isOfFriends = true
    default: throw .invalid("leaderboard.scope", "OUT_OF_RANGE", "one of the scopes there are")
    }
    let period: LeaderboardRules.Period
    switch leaderboard.period {
    case .unspecified, .all: period = .all
    case .month: period = .month
    case .week: period = .week
    default: throw .invalid("leaderboard.period", "OUT_OF_RANGE", "one of the periods there are")
    }
    board = LeaderboardBoard(mapID: leaderboard.mapID, period: period)
  }

  /// Digest of the values that must stay the same from page to page.
  var digest: [UInt8] { Array("\(isOfFriends) \(board.period.rawValue) \(board.mapID)".utf8) }
}
