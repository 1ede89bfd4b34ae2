import CairnTesting
import FoundationEssentials
import GeocachesProto
import Geodesy
import Identity
import Postgres
import Testing
import Timekeeping

@testable import GameCommon
@testable import Geocaches

@Suite struct CacheMoveTests {
  private static let hideTime = Moment(milliseconds: 1_500_000_000_000)

  private static func day(_ number: Int) -> Moment { hideTime + .seconds(number * 86_400) }

  /// A complete cache; anna's in all tests.
  private static func cache(_ change: (inout MovedCache) -> Void = { _ in }) -> MovedCache {
    var cache = MovedCache(key: "-Mcache")
    (cache.name, cache.description, cache.hint) = ("Sotto il ponte", "Una scatola.", "In alto")
    (cache.place, cache.difficulty, cache.size, cache.environment) = (CacheHouse.como, 2, "small", "urban")
    cache.hideTime = hideTime
    change(&cache)
    return cache
  }

  private static func visit(
    _ key: String, by visitorID: UUID, on number: Int, isFind: Bool = true, _ comment: String = "Bello"
  ) -> MovedCache.Visit {
    MovedCache.Visit(key: key, visitorID: visitorID, time: day(number), isFind: isFind, comment: comment)
  }

  private static func take(_ cache: MovedCache, into house: CacheHouse, isDryRun: Bool = false) async throws -> CacheImport.Outcome {
    try await CacheImport(database: house.database).take(cache, of: house.anna, isDryRun: isDryRun, at: house.clock.now())
  }

  private static func count(_ table: SQL, in house: CacheHouse) async throws -> Int {
    try await house.database.query("SELECT count(*) FROM \(table)").firstRow().get(0)
  }

  @Test func `A cache is there to be found, with the finds of others, and nobody hears of it`() async throws {
    try await CacheHouse.run { house async throws in
      let moved = Self.cache {
        $0.visits = [
          Self.visit("b", by: house.berta, on: 3), Self.visit("c", by: house.carla, on: 2, ""),
          Self.visit("missed", by: house.berta, on: 1, isFind: false, "Niente"),
        ]
      }
      #expect(try await Self.take(moved, into: house, isDryRun: true) == .taken(logCount: 3, without: [:]))
      #expect(try await Self.count("caches", in: house) == 0)
      #expect(try await Self.take(moved, into: house) == .taken(logCount: 3, without: [:]))
      #expect(try await house.inBox().caches.isEmpty, "nobody has looked yet what lies there")
      try await house.upkeep.resolveZones(by: house.clock)
      let found = try #require(try await house.inBox().caches.first)
      let cache = try await house.cache(found.cacheID, by: house.berta)
      #expect(cache.summary?.publishTime == Self.hideTime && cache.content?.name == "Sotto il ponte")
      #expect(cache.content?.difficulty == 2 && cache.content?.terrain == 1.5)
      let rows = try await house.database.query("SELECT account_id, kind, points, is_first_find FROM cache_logs ORDER BY visit_time")
      let visitors: [UUID] = try rows.map { try $0.get(0) }
      let kinds: [String] = try rows.map { try $0.get(1) }
      let worth: [Int32] = try rows.map { try $0.get(2) }
      let areFirst: [Bool] = try rows.map { try $0.get(3) }
      #expect(visitors == [house.berta, house.carla, house.berta] && kinds == ["did_not_find", "found", "found"])
      // Ten times the mean of 2 and 1.5 is 18, and being the first is worth ten more.
      #expect(worth == [0, 28, 18] && areFirst == [false, true, false])
      let points = try await Boards().values(of: [house.berta, house.carla], on: BoardKey(.cachePoints), in: house.database)
      #expect(points == [house.carla: .sum(28), house.berta: .sum(18)])
      #expect(try await Self.count("badges", in: house) == 2)
      #expect(try await Self.count("outbox", in: house) == 0)
    }
  }

  @Test func `A second time nothing comes, also where its owner has deleted it, and of two at once one`() async throws {
    try await CacheHouse.run { house async throws in
      async let one = Self.take(Self.cache(), into: house)
      async let other = Self.take(Self.cache(), into: house)
      #expect(try await [one, other].count { $0 == .alreadyThere } == 1)
      let id = try await house.database.query("SELECT cache_id FROM caches").firstRow().get(0, as: UUID.self)
      try await house.upkeep.resolveZones(by: house.clock)
      #expect(try await house.archive(id.text, by: house.anna) == false)
      #expect(try await Self.take(Self.cache(), into: house) == .alreadyThere)
      #expect(try await Self.count("caches", in: house) == 0)
    }
  }

  @Test func `Life goes on: what is found here later is no first find, and what its owner changes counts`() async throws {
    try await CacheHouse.run { house async throws in
      _ = try await Self.take(Self.cache { $0.visits = [Self.visit("b", by: house.berta, on: 1)] }, into: house)
      let id = try await house.database.query("SELECT cache_id FROM caches").firstRow().get(0, as: UUID.self).text
      try await house.upkeep.resolveZones(by: house.clock)
      try await house.edit(id, by: house.anna) { $0.hint = "Più in alto" }
      let find = try await house.log(id, by: house.carla)
      #expect(!find.isFirstFind && find.points == 18)
    }
  }

  @Test func `A cache that waits until it is known what lies there is shown by nobody`() async throws {
    try await CacheHouse.run { house async throws in
      _ = try await Self.take(Self.cache(), into: house)
      let id = try await house.database.query("SELECT cache_id FROM caches").firstRow().get(0, as: UUID.self)
      let now = house.clock.now()
      try await house.database.transaction { try await CacheStore().unhide(id, isGroundAllowed: true, at: now, in: $0) }
      #expect(try await Self.count("caches WHERE status = 'locked' AND awaits_ground", in: house) == 1)
      try await house.upkeep.resolveZones(by: house.clock)
      #expect(try await Self.count("caches WHERE status = 'available'", in: house) == 1)
    }
  }

  @Test func `A cache that lacks something is a draft, without visits`() async throws {
    try await CacheHouse.run { house async throws in
      let moved = Self.cache {
        ($0.place, $0.difficulty, $0.size) = (nil, nil, "")
        $0.visits = [Self.visit("b", by: house.berta, on: 1)]
      }
      #expect(
        try await Self.take(moved, into: house) == .draft(missing: ["position", "difficulty", "size"], without: ["b": .isDraft]))
      #expect(try await Self.count("caches WHERE status = 'draft'", in: house) == 1)
      #expect(try await Self.count("cache_logs", in: house) == 0)
    }
  }

  @Test func `Visits that cannot be are told with their reasons`() async throws {
    try await CacheHouse.run { house async throws in
      let goneID = UUID()
      try await house.database.execute(
        "INSERT INTO deleted_accounts (account_hash, delete_time) VALUES (sha256(uuid_send(\(goneID))), \(house.clock.now()))")
      let moved = Self.cache {
        $0.visits = [
          Self.visit("own", by: house.anna, on: 1), Self.visit("gone", by: goneID, on: 1), Self.visit("late", by: house.berta, on: 9_000),
          Self.visit("long", by: house.berta, on: 1, String(repeating: "x", count: LogRules.commentLengthMax + 1)),
          Self.visit("second", by: house.carla, on: 3), Self.visit("first", by: house.carla, on: 2),
        ]
      }
      #expect(
        try await Self.take(moved, into: house)
          == .taken(
            logCount: 1, without: ["own": .own, "gone": .wasDeleted, "late": .isToCome, "long": .tooLong, "second": .twice]))
    }
  }

  @Test func `Nothing is taken in without a name, for somebody who was deleted, or beyond the drafts that anybody can have`() async throws {
    try await CacheHouse.run { house async throws in
      for name in ["", " ", String(repeating: "x", count: CacheRules.nameLengthMax + 1)] {
        #expect(try await Self.take(Self.cache { $0.name = name }, into: house) == .invalid)
      }
      for number in 0..<CacheRules.draftsMax { _ = try await house.draft(CacheHouse.content("\(number)")) }
      #expect(try await Self.take(Self.cache { $0.place = nil }, into: house) == .full)
      try await house.database.execute(
        "INSERT INTO deleted_accounts (account_hash, delete_time) VALUES (sha256(uuid_send(\(house.anna))), \(house.clock.now()))")
      #expect(try await Self.take(Self.cache(), into: house) == .wasDeleted)
      #expect(try await Self.count("cache_moves", in: house) == 0)
    }
  }
}
