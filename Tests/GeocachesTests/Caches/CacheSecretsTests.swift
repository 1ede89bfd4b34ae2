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
import Protobuf
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import Geocaches

/// Attacks on what a cache hides, and people who do not attack.
@Suite struct CacheSecretsTests {
  private static let final = GeoPoint(latitude: 45.82, longitude: 9.09)!

  private static func riddle(_ proof: FindProof = .none) -> CacheContent {
    var content = CacheHouse.content("Riddle")
    (content.kind, content.proof) = (.mystery, proof)
    content.finalPosition = LatLng(final)
    return content
  }

  private func find(
    _ id: String, _ proof: LogProof, by accountID: UUID, from address: String?, _ house: CacheHouse
  ) async throws -> SubmitLogResponse {
    let content = LogContent(kind: .found, visitTime: house.clock.now(), comment: "Here")
    let context = house.call(CacheLogServiceMethods.submitLog, by: accountID, key: UUID().text, from: address)
    return try await house.logs.submitLog(SubmitLogRequest(cacheID: id, content: content, proof: proof), context)
  }

  private static func fix(_ position: GeoPoint) -> LogProof {
    LogProof(fix: PositionFix(position: LatLng(position), accuracyM: 5))
  }

  @Test func aHiddenFinalIsNotFoundByFindsAllOverTheMap() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published(Self.riddle(.proximity))
      for step in 0..<10 {
        let guess = Self.fix(CacheHouse.como.destination(distance: 200 * Double(step), bearing: 0))
        #expect(await house.refusal { _ = try await find(id, guess, by: house.berta, from: "203.0.113.7", house) } == "PROOF_WRONG")
      }
      let right = Self.fix(Self.final)
      #expect(await house.refusal { _ = try await find(id, right, by: house.berta, from: "203.0.113.7", house) } == "TOO_MANY_TRIES")
      #expect(await house.refusal { _ = try await find(id, right, by: house.carla, from: "203.0.113.7", house) } == "TOO_MANY_TRIES")
      // The batch is no way round it.
      let content = LogContent(kind: .found, visitTime: house.clock.now(), comment: "Here")
      let results = try await house.logs.submitLogs(
        SubmitLogsRequest(logs: [SubmitLogRequest(cacheID: id, content: content, proof: right)]),
        house.call(CacheLogServiceMethods.submitLogs, by: house.berta)
      ).results
      #expect(results.map(\.reason) == ["TOO_MANY_TRIES"])
    }
  }

  /// Each answer about a place narrows down where the final is, also one that is right.
  @Test func aRightPlaceOfAHiddenFinalCostsATryToo() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published(Self.riddle(.proximity))
      let right = Self.fix(Self.final)
      for _ in 0..<10 { _ = try await find(id, right, by: UUID(), from: "203.0.113.7", house) }
      #expect(await house.refusal { _ = try await find(id, right, by: UUID(), from: "203.0.113.7", house) } == "TOO_MANY_TRIES")
    }
  }

  @Test func aLogWhosePhotoIsNobodysTellsNothingOfItsPlace() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published(Self.riddle(.proximity))
      let media = UUID()
      house.social.refuse(media)
      let photo = CachePhoto(mediaID: media.text)
      let content = LogContent(kind: .found, visitTime: house.clock.now(), comment: "Here", photos: [photo])
      for place in [Self.final, CacheHouse.como] {
        let request = SubmitLogRequest(cacheID: id, content: content, proof: Self.fix(place))
        let context = house.call(CacheLogServiceMethods.submitLog, by: house.berta, key: UUID().text)
        let reason = await house.refusal { _ = try await house.logs.submitLog(request, context) }
        #expect(reason?.hasSuffix("MEDIA_NOT_FOUND") == true)
      }
    }
  }

  @Test func whoHasSolvedItMayMeasureBadlyAsOftenAsItTakes() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published(Self.riddle(.proximity))
      let solved = try await house.caches.checkSolution(
        CheckSolutionRequest(cacheID: id, position: LatLng(Self.final)), house.call(CacheServiceMethods.checkSolution, by: house.berta))
      #expect(solved.isSolved && solved.remainingTries == 10, "a right one costs nothing")
      for _ in 0..<12 {
        #expect(
          await house.refusal { _ = try await find(id, Self.fix(CacheHouse.como), by: house.berta, from: nil, house) } == "PROOF_WRONG")
      }
      #expect(try await find(id, Self.fix(Self.final), by: house.berta, from: nil, house).isFirstFind)
    }
  }

  @Test func aPatrolOfTwentyOnOneNetworkLogsABoxWithAWord() async throws {
    try await CacheHouse.run { house async throws in
      var content = CacheHouse.content("Word")
      (content.proof, content.proofCode) = (.code, "Green Frog")
      let id = try await house.published(content)
      for _ in 0..<20 {
        let log = try await find(id, LogProof(code: "green frog"), by: UUID(), from: "203.0.113.7", house)
        #expect(!log.logID.isEmpty)
      }
      for _ in 0..<10 {
        #expect(
          await house.refusal { _ = try await find(id, LogProof(code: "toad"), by: UUID(), from: "203.0.113.7", house) } == "PROOF_WRONG")
      }
      #expect(
        await house.refusal { _ = try await find(id, LogProof(code: "green frog"), by: UUID(), from: "203.0.113.7", house) }
          == "TOO_MANY_TRIES")
    }
  }

  @Test func theSolutionOfAFormerFinalDoesNotShowTheNewOne() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published(Self.riddle())
      let cacheID = try #require(UUID(uuidString: id))
      let new = GeoPoint(latitude: 45.9, longitude: 9.2)!
      // The solution is tried while the owner's edit is on its way.
      let (stream, gate) = AsyncStream.makeStream(of: Void.self)
      async let solving = solve(id, once: stream, house)
      try await house.database.transaction { transaction in
        let store = CacheStore()
        try await store.lock(cacheID, in: transaction)
        gate.finish()
        for _ in 0..<200 {
          if try await Self.waitingCount(house.database) > 0 { break }
          try await Task.sleep(for: .milliseconds(5))
        }
        try await store.setSecrets(StoredCache.Secrets(final: new), of: cacheID, in: transaction)
        try await store.forgetSolutions(of: cacheID, in: transaction)
      }
      let answer = try await solving
      #expect(!answer.isSolved && answer.finalPosition == nil)
      let seen = try await house.cache(id, by: house.berta)
      #expect(!seen.isSolved && seen.content?.finalPosition == nil)
    }
  }

  private func solve(_ id: String, once stream: AsyncStream<Void>, _ house: CacheHouse) async throws -> CheckSolutionResponse {
    for await _ in stream {}
    return try await house.caches.checkSolution(
      CheckSolutionRequest(cacheID: id, position: LatLng(Self.final)), house.call(CacheServiceMethods.checkSolution, by: house.berta))
  }

  static func waitingCount(_ database: Database) async throws -> Int {
    try await database.query(
      "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    ).firstRow().get(0)
  }

  @Test func aMarkedCacheThatModeratorsHideIsInNoListUntilItIsShownAgain() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      func watch(_ isWatched: Bool) async throws {
        _ = try await house.marks.watchCache(
          WatchCacheRequest(cacheID: id, isWatched: isWatched), house.call(CacheMarkServiceMethods.watchCache, by: house.berta))
      }
      func watched() async throws -> [String] {
        try await house.marks.listMarkedCaches(
          ListMarkedCachesRequest(mark: .watched), house.call(CacheMarkServiceMethods.listMarkedCaches, by: house.berta)
        ).caches.map(\.cacheID)
      }
      try await watch(true)
      #expect(try await watched() == [id])
      try await house.moderate(CacheOutContent.cache.ref(id), isHidden: true)
      #expect(try await watched() == [])
      #expect(await house.refusal { try await watch(true) } == "CACHE_NOT_FOUND")
      try await house.moderate(CacheOutContent.cache.ref(id), isHidden: false)
      #expect(try await watched() == [id])
    }
  }

  @Test func aBatchSaysWhenItsVisitsWere() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let note = SubmitLogRequest(cacheID: id, content: LogContent(kind: .note, comment: "A note without a time"))
      for _ in 0..<2 {
        let results = try await house.logs.submitLogs(
          SubmitLogsRequest(logs: [note]), house.call(CacheLogServiceMethods.submitLogs, by: house.berta)
        ).results
        #expect(results.map(\.field) == ["content.visit_time"])
      }
      #expect(try await house.list(id, by: house.anna).isEmpty)
    }
  }
}
