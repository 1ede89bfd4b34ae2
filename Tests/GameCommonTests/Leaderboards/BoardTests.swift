import CairnTesting
import FoundationEssentials
import GameTesting
import Postgres
import Testing
import Timekeeping

@testable import GameCommon

extension BoardDefinition {
  fileprivate static let points = BoardDefinition(.cacheOut, "points", aggregation: .sum, unit: .points)
  fileprivate static let finds = BoardDefinition(.cacheOut, "finds", aggregation: .count, unit: .entries, periods: [.all, .week])
  fileprivate static let times = BoardDefinition(.expeditions, "times", aggregation: .best, unit: .milliseconds, order: .lowestFirst)
  fileprivate static let lengths = BoardDefinition(.expeditions, "lengths", aggregation: .best, unit: .meters)
  fileprivate static let misses = BoardDefinition(
    .qwalk, "misses", aggregation: .average, unit: .entries, order: .lowestFirst, entryCountMin: 2, retention: .month)

  fileprivate static let all = [points, finds, times, lengths, misses]
}

@Suite("Boards of every kind")
struct BoardTests {
  private static let now = Moment(milliseconds: 1_750_000_000_000)
  private let boards = Boards()
  private let store = LeaderboardStore()

  private func withDatabase(_ body: @escaping @Sendable (Database) async throws -> Void) async throws {
    // A crowd at four connections is patient here: how fast it is served is not what is tested.
    try await ScratchDatabase("events", "game").withDatabase(configure: { $0.waitMax = .seconds(60) }) { (database) async throws in
      try await body(database)
    }
  }

  private func apply(_ changes: [BoardChange], at now: Moment = now, in database: Database) async throws {
    try await database.transaction { try await boards.apply(changes, at: now, in: $0) }
  }

  /// Everything that is kept of standings and counts.
  private func kept(in database: Database) async throws -> [String] {
    try await database.query(
      """
      SELECT s::text FROM board_standings s UNION ALL
      SELECT concat_ws(' ', board, board_key, period, level, bucket, sum(player_count)) FROM board_counts GROUP BY board, board_key, period, level, bucket
      HAVING sum(player_count) <> 0 ORDER BY 1
      """
    ).map { try $0.get(0) }
  }

  // MARK: Against a recount

  /// What happens to one entry: it is recorded, perhaps more than once, and perhaps corrected and withdrawn.
  private struct Course: Sendable {
    let entry: BoardEntry
    let steps: [BoardChange]
    /// As it counts in the end; nil when it does not.
    let outcome: BoardEntry?
  }

  private static func course(_ players: [UUID], _ chance: inout SplitMix) -> Course {
    func pick<Value>(_ values: [Value]) -> Value { values[Int(chance.next() % UInt64(values.count))] }
    func value() -> Int64 { pick([-40_000, -3, 0, 7, 7, 7, 500, 32_767, 32_768, 40_001, 1_000_000, 1_000_003, 999_999_999_999]) }
    let keys: Set<String> = pick([[""], ["", "a"], ["", "b"], ["a", "b", ""]])
    let entry = BoardEntry(
      on: pick(BoardDefinition.all), id: UUID(), accountID: pick(players), keys: keys, value: value(), tie: Int64(chance.next() % 3),
      time: now - .seconds(pick([0, 60, 60, 86_400 * 5, 86_400 * 6, 86_400 * 7, 86_400 * 29, 86_400 * 30, 86_400 * 40])))
    var steps = [BoardChange.record(entry)]
    var outcome: BoardEntry? = entry
    for _ in 0..<Int(chance.next() % 4) {
      switch chance.next() % 4 {
      case 0:
        steps.append(.withdraw(entry.id, on: entry.board, accountID: entry.accountID))
        outcome = nil
      case 1:
        // Recorded again, as a retry would, with another value: it changes nothing unless it was withdrawn.
        let again = BoardEntry(
          on: entry.board, id: entry.id, accountID: entry.accountID, keys: ["", "b"], value: value(), time: entry.time)
        steps.append(.record(again))
        outcome = outcome ?? again
      default:
        let (corrected, tie) = (value(), Int64(chance.next() % 3))
        steps.append(.correct(entry.id, on: entry.board, accountID: entry.accountID, value: corrected, tie: tie))
        outcome = outcome.map {
          BoardEntry(on: $0.board, id: $0.id, accountID: $0.accountID, keys: $0.keys, value: corrected, tie: tie, time: $0.time)
        }
      }
    }
    return Course(entry: entry, steps: steps, outcome: outcome)
  }

  /// How somebody stands who has these entries in a period.
  private static func row(_ accountID: UUID, _ entries: [BoardEntry], on board: BoardDefinition) -> LeaderboardEntry {
    let sign = Double(board.order.rawValue)
    let sum = sign * entries.reduce(0) { $0 + Double($1.value) }
    let latest = entries.map(\.time).max() ?? now
    var row = LeaderboardEntry(accountID: accountID, entryCount: Int64(entries.count), rankValue: sum, reachTime: latest)
    switch board.aggregation {
    case .sum: break
    case .count: row.rankValue = sign * Double(entries.count)
    case .average: (row.rankValue, row.tie) = (sum / Double(entries.count), Int64(entries.count))
    case .best:
      let best = entries.sorted { one, other in
        let (left, right) = (sign * Double(one.value), sign * Double(other.value))
        return left != right ? left > right : one.tie != other.tie ? one.tie > other.tie : one.time < other.time
      }[0]
      (row.rankValue, row.tie, row.reachTime) = (sign * Double(best.value), best.tie, best.time)
    }
    return row
  }

  private func expect(_ outcomes: [BoardEntry], on key: BoardKey, in database: Database) async throws {
    let begin = key.period.days.map { CalendarDay(number: CalendarDay(of: Self.now).number - $0 + 1).start }
    let counted = outcomes.filter { $0.board == key.board && $0.keys.contains(key.key) && $0.time >= begin ?? $0.time }
    let rows = Dictionary(grouping: counted, by: \.accountID).map { Self.row($0.key, $0.value, on: key.board) }
    let expected = RankedList.ranking(rows, entryCountMin: key.board.entryCountMin)
    let page = try await store.page(of: key, for: UUID(), after: nil, limit: 1_000, in: database)
    let found = RankedList(page)
    #expect(found.entries == expected.entries && found.ranks == expected.ranks, "\(key.board.id) \(key.key) \(key.period)")
    #expect(page.playerCount == Int64(expected.count) && page.own == BoardStanding())
    for row in rows {
      let standing = try await boards.standing(of: row.accountID, on: key, in: database)
      let wanted = BoardStanding(entryCount: row.entryCount, value: row.shown(on: key.board), rank: expected.rank(of: row.accountID))
      #expect(standing == wanted)
      let part = RankedList(try await store.around(row.accountID, on: key, limit: 2, in: database))
      let wantedPart = expected.around(row.accountID, limit: 2)
      #expect(part.entries == wantedPart.entries && part.ranks == wantedPart.ranks)
    }
    #expect(try await boards.values(of: rows.map(\.accountID), on: key, in: database).count == rows.count)
  }

  @Test("whatever is recorded, corrected and withdrawn at once, boards say what a recount by hand says", arguments: 1...3)
  func recount(seed: UInt64) async throws {
    try await withDatabase { [self] (database) async throws in
      var chance = SplitMix(state: seed)
      let players = (0..<12).map { _ in UUID() }
      let courses = (0..<240).map { _ in Self.course(players, &chance) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (index, course) in courses.enumerated() {
          group.addTask {
            // In one transaction, or each step in its own.
            if index % 3 == 0 { return try await apply(course.steps, in: database) }
            for step in course.steps { try await apply([step], in: database) }
          }
        }
        group.addTask { for _ in 0..<10 { try await LeaderboardUpkeep().forgetOld(at: Self.now, in: database) } }
        try await group.waitForAll()
      }
      for board in BoardDefinition.all {
        for key in ["", "a", "b"] {
          for period in board.periods {
            try await expect(courses.compactMap(\.outcome), on: BoardKey(board, key, period: period), in: database)
          }
        }
      }
      // When all of it is withdrawn nothing is left of anybody.
      try await apply(courses.map { .withdraw($0.entry.id, on: $0.entry.board, accountID: $0.entry.accountID) }, in: database)
      #expect(try await kept(in: database).isEmpty)
      #expect(try await database.query("SELECT 1 FROM board_entries").isEmpty)
    }
  }

  @Test("a wrong verdict that is reversed leaves every board as it was")
  func reversed() async throws {
    try await withDatabase { [self] (database) async throws in
      var chance = SplitMix(state: 5)
      let players = (0..<5).map { _ in UUID() }
      let entries = (0..<60).map { _ in Self.course(players, &chance).entry }
      try await apply(entries.map { .record($0) }, in: database)
      let before = try await kept(in: database)
      func expectAsBefore() async throws {
        let after = try await kept(in: database)
        #expect(after == before, "\(Set(after).symmetricDifference(before).sorted())")
      }
      for entry in entries.prefix(20) {
        try await apply([.withdraw(entry.id, on: entry.board, accountID: entry.accountID)], at: Self.now + .seconds(60), in: database)
        #expect(try await kept(in: database) != before)
        try await apply([.record(entry)], at: Self.now + .seconds(120), in: database)
        try await expectAsBefore()
        try await apply(
          [
            .correct(entry.id, on: entry.board, accountID: entry.accountID, value: 123),
            .correct(entry.id, on: entry.board, accountID: entry.accountID, value: entry.value, tie: entry.tie),
          ], at: Self.now + .seconds(180), in: database)
        try await expectAsBefore()
      }
      // What is not there can be neither corrected nor withdrawn.
      let nobody = UUID()
      try await apply(
        BoardDefinition.all.flatMap {
          [.correct(UUID(), on: $0, accountID: players[0], value: 1), .withdraw(UUID(), on: $0, accountID: nobody)]
        },
        in: database)
      try await expectAsBefore()
    }
  }

  @Test("a month after it was recorded an entry of such a board is forgotten, and counts on in its sum")
  func forgotten() async throws {
    try await withDatabase { [self] (database) async throws in
      let (player, entryID) = (UUID(), UUID())
      let key = BoardKey(.misses)
      try await apply(
        [.record(BoardEntry(on: .misses, id: entryID, accountID: player, keys: [""], value: 8, time: Self.now))], in: database)
      let later = Self.now + .seconds(86_400 * 30)
      try await LeaderboardUpkeep().forgetOld(at: later, in: database)
      #expect(try await database.query("SELECT 1 FROM board_entries").isEmpty)
      for value in [2, 5] as [Int64] {
        try await apply(
          [.record(BoardEntry(on: .misses, id: UUID(), accountID: player, keys: [""], value: value, time: later))], at: later, in: database)
      }
      try await apply([.withdraw(entryID, on: .misses, accountID: player)], at: later, in: database)
      #expect(try await boards.standing(of: player, on: key, in: database) == BoardStanding(entryCount: 3, value: .average(5), rank: 1))
      let month = BoardKey(.misses, period: .month)
      #expect(try await boards.standing(of: player, on: month, in: database) == BoardStanding(entryCount: 2, value: .average(3.5), rank: 1))
    }
  }

  @Test("what a guest has done is the account's, and what both have counts once")
  func merged() async throws {
    try await withDatabase { [self] (database) async throws in
      let (guest, account, both) = (UUID(), UUID(), UUID())
      func record(_ value: Int64, _ id: UUID, by accountID: UUID) -> [BoardChange] {
        BoardDefinition.all.map {
          .record(BoardEntry(on: $0, id: id, accountID: accountID, keys: ["", "a"], value: value, time: Self.now))
        }
      }
      try await apply(record(10, UUID(), by: guest) + record(30, both, by: guest) + record(20, both, by: account), in: database)
      try await database.transaction { try await store.move(from: guest, to: account, at: Self.now, in: $0) }
      for (board, value) in [
        (.points, .sum(30)), (.finds, .count(2)), (.times, .best(10)), (.lengths, .best(20)), (.misses, .average(15)),
      ] as [(BoardDefinition, BoardValue)] {
        for key in ["", "a"] {
          for period in board.periods {
            let standing = try await boards.standing(of: account, on: BoardKey(board, key, period: period), in: database)
            #expect(standing == BoardStanding(entryCount: 2, value: value, rank: 1), "\(board.id) \(period)")
          }
        }
      }
      #expect(try await database.query("SELECT 1 FROM board_standings WHERE account_id = \(guest)").isEmpty)
      // It can be corrected by its new owner.
      try await apply([.withdraw(both, on: .points, accountID: account)], in: database)
      #expect(try await boards.standing(of: account, on: BoardKey(.points), in: database).value == .sum(10))
    }
  }

  @Test("an entry of tomorrow counts as one of now, and a value beyond all bounds not at all")
  func bounds() async throws {
    try await withDatabase { [self] (database) async throws in
      let player = UUID()
      let tomorrow = Self.now + .seconds(86_400)
      try await apply([.record(BoardEntry(on: .points, id: UUID(), accountID: player, keys: [""], value: 1, time: tomorrow))], in: database)
      let times = try await database.query("SELECT entry_time FROM board_entries UNION SELECT reach_time FROM board_standings")
      #expect(try times.map { try $0.get(0, as: Moment.self) } == [Self.now])
      for (key, value) in [("", 1_000_000_000_001), (String(repeating: "k", count: 65), 1)] as [(String, Int64)] {
        await #expect(throws: (any Error).self) {
          try await apply(
            [.record(BoardEntry(on: .points, id: UUID(), accountID: player, keys: [key], value: value, time: Self.now))], in: database)
        }
      }
    }
  }

  @Test("buckets follow each other without a gap, in the order of their values, and none is wider than the two-thousandth part")
  func buckets() async throws {
    try await withDatabase { (database) async throws in
      var chance = SplitMix(state: 9)
      let edges = (0...52).flatMap { [(1 << $0) - 1, 1 << $0, (1 << $0) + 1] as [Int64] }
      let values = edges + (0..<2_000).map { _ in Int64(chance.next() >> (11 + chance.next() % 53)) }
      let signed = values.flatMap { [Double($0), -Double($0), Double($0 % 100_000) + 0.5, -Double($0 % 100_000) - 0.5] }
      let rows = try await database.query(
        """
        SELECT value, board_bucket(value), board_bucket_end(board_bucket(value)), board_bucket(board_bucket_end(board_bucket(value)))
        FROM unnest(\(signed)) AS value ORDER BY value
        """)
      var former = Int32.min
      for row in rows {
        let (value, bucket, end): (Double, Int32, Double) = (try row.get(0), try row.get(1), try row.get(2))
        #expect(bucket >= former && value < end && end - value <= max(1, abs(value) / 2_048 + 1), "\(value)")
        #expect(try row.get(3, as: Int32.self) == bucket + 1, "\(value)")
        former = bucket
      }
      #expect(rows.count == signed.count)
    }
  }
}

@Suite("Definitions of boards")
struct BoardDefinitionTests {
  @Test("a board that cannot be, or that is there twice, does not start")
  func faults() throws {
    let named = { (name: String) in ListedBoard(BoardDefinition(.qwalk, name, aggregation: .sum, unit: .points)) }
    let list = try BoardList([named("score"), named("score_2"), ListedBoard(.points)])
    #expect(list.board(.qwalk, "score") != nil && list.board(.cacheOut, "score") == nil && list.board(.qwalk, "") == nil)
    let unsound = [
      named(""), named("Score"), named("a.b"), named(String(repeating: "a", count: 41)),
      ListedBoard(BoardDefinition(.qwalk, "best", aggregation: .best, unit: .points, retention: .month)),
      ListedBoard(BoardDefinition(.qwalk, "never", aggregation: .sum, unit: .points, periods: [])),
    ]
    for board in unsound { #expect(throws: BoardList.Fault.board(board.definition.id)) { try BoardList([board]) } }
    #expect(throws: BoardList.Fault.board("qwalk.score")) { try BoardList([named("score"), named("score")]) }
  }
}
