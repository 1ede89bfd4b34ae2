import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import Postgres
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite("Leaderboards in the database")
struct LeaderboardStoreTests {
  typealias Rules = LeaderboardRules

  private static let start = Moment(milliseconds: 1_750_000_000_000)
  private static let all = BoardKey(.score)
  private let store = LeaderboardStore()

  private func withDatabase(_ body: @escaping @Sendable (Database) async throws -> Void) async throws {
    // A crowd at four connections is patient here: how fast it is served is not what is tested.
    try await ScratchDatabase("events", "game").withDatabase(configure: { $0.waitMax = .seconds(30) }) { (database) async throws in
      try await body(database)
    }
  }

  private func finish(
    _ accountIDs: [UUID], _ scores: [Int], on mapID: String = "world", at now: Moment = start, in database: Database
  ) async throws {
    let changes = zip(accountIDs, scores).map { accountID, score in
      BoardChange.record(
        BoardEntry(on: .score, id: UUID(), accountID: accountID, keys: ["", mapID], value: Int64(score), time: now))
    }
    try await database.transaction { try await Boards().apply(changes, at: now, in: $0) }
  }

  /// Everybody who is ranked, as the pages tell, with each one's own question beside it.
  private func list(
    _ board: BoardKey, pages size: Int = 7, in database: Database
  ) async throws -> (entries: [LeaderboardEntry], ranks: [Int64]) {
    var (entries, ranks): ([LeaderboardEntry], [Int64]) = ([], [])
    let asker = try await store.page(of: board, for: UUID(), after: nil, limit: 2, in: database).entries.last?.accountID ?? UUID()
    var (counts, standings): ([Int64], [BoardStanding]) = ([], [])
    while true {
      let found = try await store.page(of: board, for: asker, after: entries.last, limit: size, in: database)
      counts.append(found.playerCount)
      standings.append(found.own)
      let page = RankedList(found)
      if page.count == 0 { break }
      entries += page.entries
      ranks += page.ranks
    }
    for (entry, rank) in zip(entries, ranks) {
      #expect(try await store.standing(of: entry.accountID, on: board, in: database).rank == rank)
    }
    // Each page, the one behind the last too, tells how many are ranked and where the one who asks stands.
    #expect(counts.allSatisfy { $0 == Int64(entries.count) })
    let own = try await store.standing(of: asker, on: board, in: database)
    #expect(standings.allSatisfy { $0 == own })
    return (entries, ranks)
  }

  /// The counts that are kept are those that there are.
  private func expectCounts(in database: Database) async throws {
    let wrong = try await database.query(
      """
      SELECT count(*) FROM (
        SELECT board, board_key, period, 0::smallint AS level, bucket, sum(1) AS players FROM board_standings WHERE is_ranked GROUP BY 1, 2, 3, 5
        UNION ALL
        SELECT board, board_key, period, 1::smallint, bucket >> 5, sum(1) FROM board_standings WHERE is_ranked GROUP BY 1, 2, 3, 5
        UNION ALL
        SELECT board, board_key, period, 2::smallint, bucket >> 11, sum(1) FROM board_standings WHERE is_ranked GROUP BY 1, 2, 3, 5
      ) AS there
      FULL JOIN (
        SELECT board, board_key, period, level, bucket, sum(player_count) AS players FROM board_counts GROUP BY 1, 2, 3, 4, 5
        HAVING sum(player_count) <> 0
      ) AS kept USING (board, board_key, period, level, bucket)
      WHERE there.players IS DISTINCT FROM kept.players
      """
    ).firstRow().get(0, as: Int64.self)
    #expect(wrong == 0)
  }

  @Test("three hundred players with random games are ranked as one would by hand, on all boards and by pages of any size", arguments: 1...3)
  func againstBruteForce(seed: UInt64) async throws {
    try await withDatabase { [self] (database) async throws in
      var chance = SplitMix(state: seed)
      let players = (0..<300).map { _ in UUID() }
      var played: [(player: UUID, score: Int, map: String, time: Moment)] = []
      for step in 0..<400 {
        let now = Self.start + .milliseconds(Int64(step / 2))
        // Few scores, so that many are equal; of two players at once, as games of several end.
        let pair = [players[Int(chance.next() % 20)], players[20 + Int(chance.next() % 280)]]
        let map = chance.next() % 3 == 0 ? "it" : "world"
        let scores = pair.map { _ in Int(chance.next() % 4) * 127 + Int(chance.next() % 2) * 11_000 }
        try await finish(pair, scores, on: map, at: now, in: database)
        for (player, score) in zip(pair, scores) { played.append((player, score, map, now)) }
      }
      for mapID in ["", "it", "world"] {
        for period in Rules.Period.allCases {
          let counted = Dictionary(grouping: played.filter { mapID == "" || $0.map == mapID }) { $0.player }
          let expected = RankedList.ranking(
            counted.map { player, games in
              LeaderboardEntry(
                accountID: player, entryCount: Int64(games.count),
                rankValue: Double(games.reduce(0) { $0 + $1.score }) / Double(games.count), tie: Int64(games.count),
                reachTime: games.map(\.time).max() ?? Self.start)
            }, entryCountMin: 5)
          let found = try await list(BoardKey(.score, mapID, period: period), pages: 1 + Int(seed) * 13, in: database)
          #expect(found.entries == expected.entries && found.ranks == expected.ranks && found.entries.count > 5)
          for entry in expected.entries.prefix(30) {
            let around = try await store.around(entry.accountID, on: BoardKey(.score, mapID, period: period), limit: 4, in: database)
            let part = RankedList(around)
            let wanted = expected.around(entry.accountID, limit: 4)
            #expect(part.entries == wanted.entries && part.ranks == wanted.ranks)
            #expect(around.own.rank == expected.rank(of: entry.accountID) && around.own.entryCount == entry.entryCount)
            #expect(around.playerCount == Int64(expected.count))
          }
        }
      }
      try await expectCounts(in: database)
    }
  }

  @Test("a player is ranked with the fifth game, and knows before how many are missing")
  func eligibility() async throws {
    try await withDatabase { [self] (database) async throws in
      let player = UUID()
      #expect(try await store.standing(of: player, on: Self.all, in: database).value == nil)
      for game in 1...6 {
        try await finish([player], [10_000], in: database)
        let standing = try await store.standing(of: player, on: Self.all, in: database)
        #expect(standing.entryCount == Int64(game) && standing.rank == (game >= 5 ? 1 : nil) && standing.value == .average(10_000))
        let around = try await store.around(player, on: Self.all, limit: 3, in: database)
        #expect(around.entries.count == (game >= 5 ? 1 : 0) && around.own == standing && around.playerCount == (game >= 5 ? 1 : 0))
        #expect(try await store.page(of: Self.all, for: player, after: nil, limit: 3, in: database).own == standing)
      }
      #expect(try await store.standing(of: player, on: BoardKey(.score, "it", period: .all), in: database).entryCount == 0)
    }
  }

  @Test("games of two players that end at the same moment all count, and nobody waits for ever")
  func concurrent() async throws {
    try await withDatabase { [self] (database) async throws in
      let players = (0..<12).map { _ in UUID() }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for game in 0..<240 {
          group.addTask {
            let pair = [players[game % 12], players[(game * 5 + 1 + game / 12) % 12]]
            if pair[0] != pair[1] { try await finish(pair, [game * 97 % 25_000, game * 89 % 25_000], in: database) }
          }
        }
        group.addTask {
          for day in 0..<40 {
            try await LeaderboardUpkeep().forgetOld(at: Self.start + .seconds(day % 2 * 86_400 * 40), in: database)
          }
        }
        try await group.waitForAll()
      }
      try await expectCounts(in: database)
      let sums = try await database.query("SELECT sum(entry_count)::bigint FROM board_standings WHERE board_key = '' AND period = 'all'")
      let games = (0..<240).count { $0 % 12 != ($0 * 5 + 1 + $0 / 12) % 12 }
      #expect(try sums.firstRow().get(0, as: Int64.self) == Int64(2 * games))
    }
  }

  @Test("of the last days only the games of these days count, and a player who rests falls out of them")
  func days() async throws {
    try await withDatabase { [self] (database) async throws in
      let (week, month) = (BoardKey(.score, "", period: .week), BoardKey(.score, "", period: .month))
      let player = UUID()
      func day(_ number: Int) -> Moment { Self.start + .seconds(number * 86_400) }
      // Five games of 1,000 on day 0, five of 3,000 on day 3.
      for _ in 1...5 { try await finish([player], [1_000], at: day(0), in: database) }
      for _ in 1...5 { try await finish([player], [3_000], at: day(3), in: database) }
      for (today, averages) in [
        (3, [2_000, 2_000, 2_000]), (6, [2_000, 2_000, 2_000]), (7, [2_000, 2_000, 3_000]), (9, [2_000, 2_000, 3_000]),
        (10, [2_000, 2_000, nil]), (29, [2_000, 2_000, nil]), (30, [2_000, 3_000, nil]), (33, [2_000, nil, nil]),
      ] as [(Int, [Double?])] {
        // On two replicas at once.
        async let one: Void = LeaderboardUpkeep().forgetOld(at: day(today), in: database)
        async let other: Void = LeaderboardUpkeep().forgetOld(at: day(today), in: database)
        _ = try await (one, other)
        try await LeaderboardUpkeep().forgetOld(at: day(today), in: database)
        for (board, average) in zip([Self.all, month, week], averages) {
          let standing = try await store.standing(of: player, on: board, in: database)
          #expect(
            standing.value == average.map { .average($0) } && standing.rank == (average == nil ? nil : 1), "day \(today), \(board.period)")
        }
        try await expectCounts(in: database)
      }
      #expect(try await database.query("SELECT FROM board_entries").isEmpty)
      // A game after the rest counts beside the old ones for ever, and alone in the week.
      try await finish([player], [500], at: day(50), in: database)
      #expect(try await store.standing(of: player, on: week, in: database).value == .average(500))
      #expect(try await store.standing(of: player, on: Self.all, in: database).entryCount == 11)
    }
  }

  @Test("a game counts for the week without what has become too old, though nobody has looked yet")
  func unlooked() async throws {
    try await withDatabase { [self] (database) async throws in
      let player = UUID()
      try await finish([player], [1_000], at: Self.start, in: database)
      try await finish([player], [5_000], at: Self.start + .seconds(8 * 86_400), in: database)
      #expect(try await store.standing(of: player, on: BoardKey(.score, "", period: .week), in: database).value == .average(5_000))
    }
  }

  @Test("a guest's games become the account's, and those of a deleted account are gone from every count")
  func mergedAndDeleted() async throws {
    try await withDatabase { [self] (database) async throws in
      let (guest, account, other) = (UUID(), UUID(), UUID())
      for _ in 1...5 { try await finish([guest, other], [4_000, 1_000], in: database) }
      for _ in 1...5 { try await finish([account], [2_000], on: "it", in: database) }
      try await database.transaction { try await store.move(from: guest, to: account, at: Self.start, in: $0) }
      try await expectCounts(in: database)
      for (board, games, average) in [
        (Self.all, 10, 3_000.0), (BoardKey(.score, "world", period: .week), 5, 4_000), (BoardKey(.score, "it", period: .month), 5, 2_000),
      ] {
        let standing = try await store.standing(of: account, on: board, in: database)
        #expect(standing.entryCount == Int64(games) && standing.value == .average(average) && standing.rank == 1)
      }
      #expect(try await store.standing(of: guest, on: Self.all, in: database).entryCount == 0)
      let purged = try await database.transaction { try await PersonalData(database: database).purge(account, in: $0) }
      #expect(Set(purged.map(\.name)).isSuperset(of: ["board_entries", "board_standings"]))
      try await expectCounts(in: database)
      #expect(try await list(Self.all, in: database).entries.map(\.accountID) == [other])
    }
  }

  @Test("the database and the rules mean the same: games before a rank, and the periods there are")
  func constants() async throws {
    try await withDatabase { [self] (database) async throws in
      let player = UUID()
      for games in 1...Int64(6) {
        try await finish([player], [1_000], in: database)
        let ranked = try await database.query("SELECT DISTINCT is_ranked FROM board_standings WHERE account_id = \(player)")
        #expect(
          try ranked.map { try $0.get(0, as: Bool.self) } == [Rules.entriesMissing(games, of: BoardDefinition.score.entryCountMin) == 0])
      }
      for period in Rules.Period.allCases { #expect((period.days ?? 0) <= BoardEntryStore.forgetDays) }
      let kept = try await database.query(
        "SELECT period, stale_day - \(CalendarDay(of: Self.start))::date FROM board_standings WHERE account_id = \(player) AND board_key = ''"
      )
      #expect(kept.count == Rules.Period.allCases.count)
      for row in kept { #expect(try row.get(0, as: Rules.Period.self).days == row.get(1, as: Int32?.self)) }
    }
  }

  @Test("no question reads all players: each goes by an index, whatever the board's size")
  func plans() async throws {
    try await withDatabase { [self] (database) async throws in
      try await database.transaction { transaction in
        try await transaction.execute(
          """
          INSERT INTO board_standings (account_id, board, board_key, period, aggregation, direction, entry_count_min, entry_count, whole_value, reach_time)
          SELECT gen_random_uuid(), 'where_am_i.score', '', 'all', 'average', 1, 5, 5 + n % 50, (5 + n % 50) * ((n * 7919) % 25001)::bigint, now()
          FROM generate_series(1, 60000) AS n
          """)
      }
      _ = try await database.slowQuery("SELECT 1")
      try await database.execute("ANALYZE board_standings")
      try await database.execute("ANALYZE board_counts")
      let middle = try #require(try await store.page(of: Self.all, for: UUID(), after: nil, limit: 1, in: database).entries.first)
      let querying = Explaining(database: database)
      _ = try? await store.page(of: Self.all, for: middle.accountID, after: middle, limit: 50, in: querying)
      _ = try? await store.around(middle.accountID, on: Self.all, limit: 5, in: querying)
      _ = try? await store.standing(of: middle.accountID, on: Self.all, in: querying)
      let plans = await querying.plans
      #expect(plans.count == 3)
      // The biggest step: players of one whole point of average, or the counts.
      for plan in plans { #expect(ReadRows.most(in: plan) < 30_000, "\(plan.joined(separator: "\n"))") }
      // Counting works: a statement that reads all is seen to.
      let all = try await database.query("EXPLAIN (ANALYZE, TIMING OFF) SELECT count(entry_count) FROM board_standings")
      #expect(ReadRows.most(in: try all.map { try $0.get(0) }) >= 60_000)
    }
  }
}

/// Asks how the database answers instead of what.
private final class Explaining: Querying, Sendable {
  private let database: Database
  private let kept = Kept()

  init(database: Database) { self.database = database }

  var plans: [[String]] {
    get async { await kept.plans }
  }

  nonisolated(nonsending) func query(_ sql: SQL) async throws -> Rows {
    let lines: [String] = try await database.query("EXPLAIN (ANALYZE, TIMING OFF) \(sql)").map { try $0.get(0) }
    await kept.add(lines)
    throw CancellationError()
  }

  private actor Kept {
    var plans: [[String]] = []
    func add(_ plan: [String]) { plans.append(plan) }
  }
}
