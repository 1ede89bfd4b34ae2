import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import Geocaches

/// People's own caches and finds of another catalogue.
@Suite struct CacheImportTests {
  /// Two caches of Somebody's, one of another person's that Somebody has found, and one of neither.
  private static let file = """
    <gpx>
    \(wpt("GC0001", "First", owner: "Somebody"))
    \(wpt("GC0002", "Second", owner: "some body"))
    \(wpt("GC0003", "Third", owner: "Else", logs: [("Finder", "Found it"), ("SOMEBODY", "Found it")]))
    \(wpt("GC0004", "Fourth", owner: "Else", logs: [("Somebody", "Didn't find it"), ("Finder", "Found it")]))
    </gpx>
    """

  private static func wpt(_ code: String, _ name: String, owner: String, logs: [(String, String)] = []) -> String {
    let logs = logs.map {
      "<log><date>2024-05-01T19:00:00Z</date><type>\($0.1)</type><finder>\($0.0)</finder><text>By \($0.0)</text></log>"
    }
    return
      "<wpt lat=\"45.8\" lon=\"9.1\"><time>2020-01-01T00:00:00Z</time><name>\(code)</name><type>Geocache|Traditional Cache</type><cache>"
      + "<name>\(name)</name><owner>\(owner)</owner><difficulty>2</difficulty><terrain>1.5</terrain><container>Micro</container>"
      + "<logs>\(logs.joined())</logs></cache></wpt>"
  }

  /// Asks for an import of a file and lets it be done.
  private static func take(
    _ text: String = file, by accountID: UUID, isDryRun: Bool = false, into house: CacheHouse
  ) async throws -> GpxImport {
    let mediaID = UUID()
    house.social.send(Array(text.utf8), as: mediaID)
    let id = try await ask(mediaID, by: accountID, isDryRun: isDryRun, in: house)
    try await house.imports.runner.run()
    return try await found(id, by: accountID, in: house)
  }

  private static func ask(_ mediaID: UUID, by accountID: UUID, isDryRun: Bool = false, in house: CacheHouse) async throws -> String {
    let request = ImportGpxRequest(mediaID: mediaID.text, foreignName: " Somebody", isDryRun: isDryRun)
    let context = house.call(CacheImportServiceMethods.importGpx, by: accountID, key: UUID().text)
    return try await house.imports.handlers.importGpx(request, context).importID
  }

  private static func found(_ id: String = "", by accountID: UUID, in house: CacheHouse) async throws -> GpxImport {
    let context = house.call(CacheImportServiceMethods.getGpxImport, by: accountID)
    return try await house.imports.handlers.getGpxImport(GetGpxImportRequest(importID: id), context).gpxImport ?? GpxImport()
  }

  /// The catalogue as an operator has taken it in.
  private static func fill(_ house: CacheHouse) async throws {
    var taking = GPXImport(database: house.database, source: nil, isDryRun: false, time: house.clock) { _ in }
    try await taking.run { GPXReadingTests.pieces(wrapped(wpt("GC0003", "Third", owner: "Else"))) }
    try await house.upkeep.resolveZones(by: house.clock)
  }

  private static func wrapped(_ text: String) -> String { "<gpx>\(text)</gpx>" }

  private static func mine(_ accountID: UUID, in house: CacheHouse) async throws -> [CacheSummary] {
    let context = house.call(CacheServiceMethods.listMyCaches, by: accountID)
    return try await house.caches.listMyCaches(ListMyCachesRequest(), context).caches
  }

  @Test func onesOwnBecomeDraftsAndFindsAreLogged() async throws {
    try await CacheHouse.run { house async throws in
      try await Self.fill(house)
      let done = try await Self.take(by: house.anna, into: house)
      #expect(done.state == .done && done.progress == 1_000 && done.draftCount == 2 && done.findCount == 1 && done.leftOutCount == 1)
      #expect(done.remarks.map { "\($0.code) \($0.line)" } == ["GC0004 5"] && done.remarkCount == 1)
      let mine = try await Self.mine(house.anna, in: house)
      #expect(Set(mine.map(\.name)) == ["First", "Second"] && mine.allSatisfy { $0.status == .draft && $0.environment == .unspecified })
      let draft = try await house.cache(mine[0].cacheID, by: house.anna)
      #expect(draft.content?.difficulty == 2 && draft.content?.size == .micro && draft.source.isEmpty)
      #expect(await house.refusal { _ = try await house.cache(mine[0].cacheID, by: house.berta) } == "CACHE_NOT_FOUND")
      let found = try await house.database.query("SELECT cache_id FROM caches WHERE source_code = 'GC0003'").firstRow().get(
        0, as: UUID.self)
      let logs = try await house.list(found.text, by: house.berta)
      #expect(logs.map(\.content?.comment) == ["By SOMEBODY"], "others' words are not taken")
      #expect(logs.first?.content?.visitTime == Moment(milliseconds: 1_714_590_000_000))
      #expect(try await house.stats(of: house.anna).findCount == 1)
    }
  }

  @Test func theSameFileMakesNothingTwiceAndADryRunNothingAtAll() async throws {
    try await CacheHouse.run { house async throws in
      try await Self.fill(house)
      let dry = try await Self.take(by: house.anna, isDryRun: true, into: house)
      #expect(dry.isDryRun && dry.draftCount == 2 && dry.findCount == 1)
      #expect(try await Self.mine(house.anna, in: house).isEmpty)
      #expect(try await house.stats(of: house.anna).findCount == 0)
      let first = try await Self.take(by: house.anna, into: house)
      #expect(first.draftCount == 2 && first.findCount == 1)
      let again = try await Self.take(by: house.anna, into: house)
      #expect(again.draftCount == 0 && again.findCount == 0 && again.unchangedCount == 3 && again.leftOutCount == 1)
      // What its owner has changed stays, and what the owner has deleted comes anew.
      let mine = try await Self.mine(house.anna, in: house)
      try await house.edit(mine[0].cacheID, by: house.anna) { $0.name = "Mine" }
      try await house.archive(mine[1].cacheID, by: house.anna)
      #expect(try await Self.take(by: house.anna, into: house).draftCount == 1)
      #expect(try await Self.mine(house.anna, in: house).map(\.name).contains("Mine"))
      // Another person who says the same name has caches of their own.
      #expect(try await Self.take(by: house.berta, into: house).draftCount == 2)
    }
  }

  @Test func aHundredDraftsAreWaitingAndTheRestComesWithTheFileAgain() async throws {
    try await CacheHouse.run { house async throws in
      let text = Self.wrapped((0..<130).map { Self.wpt("GC1\($0)", "Cache \($0)", owner: "Somebody") }.joined(separator: "\n"))
      for isDryRun in [true, false] {
        let done = try await Self.take(text, by: house.anna, isDryRun: isDryRun, into: house)
        #expect(done.draftCount == 100 && done.leftOutCount == 30 && done.remarks.count == 30)
      }
      try await house.database.execute("DELETE FROM caches WHERE name LIKE 'Cache 1%'")
      #expect(try await Self.take(text, by: house.anna, into: house).draftCount > 0)
    }
  }

  @Test func oneImportLogsSoManyFindsAndTheNextOneTheOthers() async throws {
    try await CacheHouse.run { house async throws in
      let codes = (1...4).map { "GC000\($0)" }
      var taking = GPXImport(database: house.database, source: nil, isDryRun: false, time: house.clock) { _ in }
      try await taking.run {
        GPXReadingTests.pieces(Self.wrapped(codes.map { Self.wpt($0, "Cache \($0)", owner: "Else") }.joined()))
      }
      try await house.upkeep.resolveZones(by: house.clock)
      let entries = codes.enumerated().map { index, code in
        var cache = ForeignCache(code: code, line: index, kind: .traditional, position: CacheHouse.como, name: code)
        cache.finds = [ForeignFind(time: house.clock.now() - .seconds(86_400), text: "")]
        return GPXCacheWriter.Entry(cache: cache, source: "geocaching.com", places: [])
      }
      func keep() async throws -> [GPXCacheWriter.Outcome] {
        let id = UUID()
        let work = StoredImport(
          id: id, accountID: house.anna, mediaID: id, foreignName: "somebody", isDryRun: false, createTime: house.clock.now())
        _ = try await house.database.transaction { try await house.imports.handlers.store.insert(work, in: $0) }
        var writer = OwnGPXWriter(
          database: house.database, changes: house.caches.changes, book: house.logs.book, work: work, findsMax: 2)
        let outcomes = try await writer.keep(entries, at: house.clock.now())
        try await house.database.execute("DELETE FROM cache_imports")
        return outcomes
      }
      let left = GPXCacheWriter.Outcome.left("one import logs 2 finds: send the file again for the others")
      #expect(try await keep() == [.found, .found, left, left])
      #expect(try await keep() == [.unchanged, .unchanged, .found, .found])
      #expect(try await house.stats(of: house.anna).findCount == 4)
    }
  }

  @Test func oneAtATimeAndNobodyElses() async throws {
    try await CacheHouse.run { house async throws in
      let mediaID = UUID()
      house.social.send(Array(Self.file.utf8), as: mediaID)
      async let one = house.refusal { _ = try await Self.ask(mediaID, by: house.anna, in: house) }
      async let other = house.refusal { _ = try await Self.ask(mediaID, by: house.anna, in: house) }
      #expect(await [one, other].compactMap(\.self) == ["IMPORT_UNDER_WAY"])
      #expect(try await Self.found(by: house.anna, in: house).state == .pending)
      #expect(await house.refusal { _ = try await Self.found(by: house.berta, in: house) } == "IMPORT_NOT_FOUND")
      #expect(await house.refusal { _ = try await Self.found("x", by: house.anna, in: house) } == "import_id INVALID_UUID")
      house.social.refuse(mediaID)
      #expect(await house.refusal { _ = try await Self.ask(mediaID, by: house.berta, in: house) } == "media_id MEDIA_NOT_FOUND")
      try await house.imports.runner.run()
      #expect(try await Self.found(by: house.anna, in: house).state == .done)
    }
  }

  @Test func whatIsNoGpxAndWhatIsGoneFailsWithAWord() async throws {
    try await CacheHouse.run { house async throws in
      for text in ["<html/>", "<gpx><wpt lat=\"1\" lon=\"1\">", "<!DOCTYPE gpx [<!ENTITY a \"b\">]><gpx/>"] {
        let done = try await Self.take(text, by: house.anna, into: house)
        #expect(done.state == .failed && done.failure == "NO_GPX")
      }
      _ = try await Self.ask(UUID(), by: house.anna, in: house)
      try await house.imports.runner.run()
      #expect(try await Self.found(by: house.anna, in: house).failure == "MEDIA_GONE")
      // SocialService that is away is waited for.
      let mediaID = UUID()
      house.social.send(Array(Self.file.utf8), as: mediaID)
      _ = try await Self.ask(mediaID, by: house.anna, in: house)
      house.social.setDown(true)
      try await house.imports.runner.run()
      #expect(try await Self.found(by: house.anna, in: house).state == .pending)
      house.social.setDown(false)
      house.clock.advance(by: .seconds(60))
      try await house.imports.runner.run()
      #expect(try await Self.found(by: house.anna, in: house).draftCount == 2)
    }
  }

  @Test func whatIsDoneIsForgottenAWeekLater() async throws {
    try await CacheHouse.run { house async throws in
      _ = try await Self.take(by: house.anna, into: house)
      for (days, count) in [(6, 0), (2, 1)] {
        house.clock.advance(by: .seconds(days * 86_400))
        #expect(try await house.imports.handlers.store.sweep(before: house.clock.now(), limit: 10, in: house.database) == count)
      }
    }
  }

  @Test func whoHasGoneGetsNothingMore() async throws {
    try await CacheHouse.run { house async throws in
      let mediaID = UUID()
      house.social.send(Array(Self.file.utf8), as: mediaID)
      let id = try #require(UUID(text: try await Self.ask(mediaID, by: house.anna, in: house)))
      let stored = try #require(try await house.imports.handlers.store.find(id, in: house.database))
      try await house.database.execute("DELETE FROM cache_imports")
      var writer = OwnGPXWriter(
        database: house.database, changes: house.caches.changes, book: house.logs.book, work: stored)
      var cache = ForeignCache(code: "GC1", line: 1, kind: .traditional, position: CacheHouse.como, name: "First")
      cache.owners = ["somebody"]
      do {
        _ = try await writer.keep([GPXCacheWriter.Entry(cache: cache, source: "x", places: [])], at: house.clock.now())
        Issue.record("it was kept")
      } catch let refusal as JobRefusal {
        #expect(refusal.reason == "gone")
      }
      #expect(try await house.database.query("SELECT FROM caches").isEmpty)
    }
  }

  @Test func theTwoReadingsOfAFileAreOneProgress() {
    let steps = [(0, 0), (0, 50), (0, 100), (1, 0), (1, 50), (1, 100)].map { CacheImportRules.progress(pass: $0, byte: $1, of: 100) }
    #expect(steps == [0, 50, 100, 100, 550, 999] && CacheImportRules.progress(pass: 0, byte: 0, of: 0) == 0)
  }
}
