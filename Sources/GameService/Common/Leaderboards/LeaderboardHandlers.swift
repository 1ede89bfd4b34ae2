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

  /// As long as a board's name can be.
  static let boardBytesMax = 40

  /// As long as a key can be: an id of a park or an area, or a UUID.
  static let keyBytesMax = 64

  let database: Database
  let people: PeopleLookupServiceClient
  let pageTokens: PageTokenKey
  let boards: BoardList
  let store = LeaderboardStore()

  func getLeaderboard(_ request: GetLeaderboardRequest, _ context: RequestContext) async throws -> GetLeaderboardResponse {
    let board = try await board(request.leaderboard, context)
    let size = try Field.pageSize(request.pageSize, default: Self.pageDefault, max: Self.pageMax)
    let former = try former(request.pageToken, board, context)
    // One more than asked for tells whether there is another page.
    let found: Found
    if board.isOfFriends {
      found = try await friends(board, context) { $0.page(after: former, limit: size + 1) }
    } else {
      found = Found(
        try await store.page(of: board.key, for: try context.accountID, after: former, limit: size + 1, in: database))
    }
    let page = found.list.prefix(size)
    return GetLeaderboardResponse(
      rows: try await rows(page, on: board, context),
      nextPageToken: found.list.count > size ? try token(after: page.last, board, context) : "", own: own(found, on: board),
      playerCount: found.playerCount)
  }

  func getRankAround(_ request: GetRankAroundRequest, _ context: RequestContext) async throws -> GetRankAroundResponse {
    let board = try await board(request.leaderboard, context)
    guard request.rowCount >= 0 else { throw RPCError.invalid("row_count", .outOfRange, "not negative") }
    let count = request.rowCount == 0 ? Self.aroundDefault : min(Int(request.rowCount), Self.aroundMax)
    let accountID = try context.accountID
    let found: Found
    if board.isOfFriends {
      found = try await friends(board, context) { $0.around(accountID, limit: count) }
    } else {
      found = Found(try await store.around(accountID, on: board.key, limit: count, in: database))
    }
    return GetRankAroundResponse(
      rows: try await rows(found.list, on: board, context), nextPageToken: try token(after: found.list.last, board, context),
      own: own(found, on: board), playerCount: found.playerCount)
  }
}

// MARK: - Who stands where

extension LeaderboardHandlers {
  /// The board that was asked for, if it is there for the caller.
  private func board(_ leaderboard: Leaderboard?, _ context: RequestContext) async throws -> AskedBoard {
    let board = try AskedBoard(leaderboard, among: boards)
    let isOpen = try await board.gate?.isOpen(board.key.key, to: try context.accountID, at: context.now) ?? true
    guard isOpen else { throw RPCError.boardNotFound }
    return board
  }

  /// Part of a board, and where the caller stands, of how many.
  private struct Found {
    let list: RankedList
    let own: BoardStanding
    let playerCount: Int64

    init(list: RankedList, own: BoardStanding, playerCount: Int64) {
      (self.list, self.own, self.playerCount) = (list, own, playerCount)
    }

    init(_ page: LeaderboardStore.Page) {
      self.init(list: RankedList(page), own: page.own, playerCount: page.playerCount)
    }
  }

  /// Part of the ranked ones of the caller and the caller's friends.
  private func friends(
    _ board: AskedBoard, _ context: RequestContext, part: (RankedList) -> RankedList
  ) async throws -> Found {
    let accountID = try context.accountID
    let found = try await people.findFriends(FindFriendsRequest(account: accountID.bytes))
    let accountIDs = found.accounts.compactMap { UUID(bytes: $0) } + [accountID]
    let entries = try await store.rows(of: accountIDs, on: board.key, in: database)
    let list = RankedList.ranking(entries, entryCountMin: board.key.board.entryCountMin)
    let own = entries.first { $0.accountID == accountID }.map {
      BoardStanding(entryCount: $0.entryCount, value: $0.shown(on: board.key.board), rank: list.rank(of: accountID))
    }
    return Found(list: part(list), own: own ?? BoardStanding(), playerCount: Int64(list.count))
  }

  /// Where the caller stands.
  private func own(_ found: Found, on board: AskedBoard) -> LeaderboardStanding {
    LeaderboardStanding(
      rank: found.own.rank, entryCount: found.own.entryCount,
      value: found.own.value.map { LeaderboardValue($0, in: board.key.board.unit) },
      missingEntryCount: LeaderboardRules.entriesMissing(found.own.entryCount, of: board.key.board.entryCountMin))
  }

  /// The list as the caller may see it.
  private func rows(_ list: RankedList, on board: AskedBoard, _ context: RequestContext) async throws -> [LeaderboardRow] {
    if list.count == 0 { return [] }
    let callerID = try context.accountID
    let request = DescribePeopleRequest(viewer: callerID.bytes, accounts: list.entries.map(\.accountID.bytes))
    let described = try await people.describePeople(request).persons
    let persons = Dictionary(described.map { ($0.accountID, $0) }) { first, _ in first }
    return zip(list.entries, list.ranks).map { entry, rank in
      LeaderboardRow(
        rank: rank, person: persons[entry.accountID.text], entryCount: entry.entryCount,
        value: LeaderboardValue(entry.shown(on: board.key.board), in: board.key.board.unit), isCaller: entry.accountID == callerID)
    }
  }
}

// MARK: - Tokens

extension LeaderboardHandlers {
  /// The list of both calls' tokens.
  private func list(_ board: AskedBoard, _ context: RequestContext) throws(RPCError) -> PageList {
    PageList(LeaderboardServiceMethods.getLeaderboard, filter: try context.accountID.bytes + board.digest)
  }

  private func token(
    after last: LeaderboardEntry?, _ board: AskedBoard, _ context: RequestContext
  ) throws(RPCError) -> String {
    guard let last else { return "" }
    return pageTokens.token(after: last.rankValue, last.tie, last.reachTime, last.accountID, in: try list(board, context))
  }

  private func former(
    _ token: String, _ board: AskedBoard, _ context: RequestContext
  ) throws(RPCError) -> LeaderboardEntry? {
    try pageTokens.place(token, in: try list(board, context), as: Double.self, Int64.self, Moment.self, UUID.self).map {
      LeaderboardEntry(accountID: $0.3, entryCount: 0, rankValue: $0.0, tie: $0.1, reachTime: $0.2)
    }
  }
}
