import CairnTesting
import Events
import FoundationEssentials
import GeocachesProto
import Identity
import Postgres
import ServiceDatabase
import Testing
import Timekeeping

@testable import Geocaches

@Suite struct PersonalDataTests {
  @Test func ofAnOwnerWhoGoesNothingIsLeftButWhatFindsAreAbout() async throws {
    try await CacheHouse.run { house async throws in
      let (found, unfound) = (try await house.published(), try await house.published())
      let draft = try await house.draft().cacheID
      _ = try await house.log(found, by: house.berta)
      _ = try await house.log(unfound, .note, by: house.anna)
      try await house.database.transaction { transaction in
        _ = try await house.features().personal.purge(house.anna, in: transaction)
      }
      for id in [unfound, draft] { #expect(await house.refusal { _ = try await house.cache(id, by: house.berta) } == "CACHE_NOT_FOUND") }
      let left = try await house.cache(found, by: house.berta)
      #expect(left.owner == nil && left.summary?.name == "" && left.content?.descriptionField == "" && left.summary?.status == .archived)
      #expect(try await house.stats(of: house.berta).pointCount == 28)
      #expect(try await house.inBox().caches.isEmpty)
    }
  }

  @Test func whatModeratorsHaveHiddenStaysHiddenWhenItsOwnerGoes() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let code = try #require(try await house.cache(id, by: house.berta).summary?.code)
      _ = try await house.log(id, by: house.berta)
      try await house.moderate(CacheOutContent.cache.ref(id), isHidden: true)
      try await house.database.transaction { transaction in
        _ = try await house.features().personal.purge(house.anna, in: transaction)
      }
      #expect(await house.refusal { _ = try await house.cache(id, by: house.berta) } == "CACHE_NOT_FOUND", "its place may be the reason")
      #expect(try await house.stats(of: house.berta).findCount == 1)
      let operated = GeocachesApp.operated(house.database)
      #expect(try await operated.set(isHidden: false, code, at: house.clock.now(), in: house.database) == .done)
      let left = try await house.cache(id, by: house.berta)
      #expect(left.owner == nil && left.summary?.name == "" && left.summary?.status == .archived)
    }
  }

  @Test func findsFromBeforeItsOwnerWentAreLogged() async throws {
    try await CacheHouse.run { house async throws in
      var content = CacheHouse.content()
      (content.proof, content.proofCode) = (.code, "frog")
      let id = try await house.published(content)
      _ = try await house.log(id, by: house.berta, proof: LogProof(code: "frog"))
      house.clock.advance(by: .seconds(365 * 86_400))
      try await house.database.transaction { transaction in
        _ = try await house.features().personal.purge(house.anna, in: transaction)
      }
      guard case .cacheUpdated(let told) = try await house.told(to: house.berta).last else {
        Issue.record("who has found it hears that it is over")
        return
      }
      #expect(told.cacheID == id && told.status == .archived)
      #expect(
        try await house.log(id, by: house.carla, at: house.clock.now() - .seconds(86_400)).points == 18,
        "nobody is left to ask for the word")
      house.clock.advance(by: .seconds(3_600))
      #expect(await house.refusal { _ = try await house.log(id, by: UUID()) } == "CACHE_ARCHIVED")
    }
  }

  @Test func aLogThatIsBeingWrittenIsSeenByAnOwnerWhoGoes() async throws {
    try await CacheHouse.run { house async throws in
      let id = try #require(UUID(text: try await house.published()))
      let (stream, gate) = AsyncStream.makeStream(of: Void.self)
      async let going: Void = Self.purge(house.anna, once: stream, house)
      try await house.database.transaction { transaction in
        try await CacheStore().lock(id, in: transaction)
        gate.finish()
        for _ in 0..<200 {
          if try await CacheSecretsTests.waitingCount(house.database) > 0 { break }
          try await Task.sleep(for: .milliseconds(5))
        }
        let visit = LogDraft.Content(
          kind: .found, visitTime: house.clock.now(), timeZone: "UTC", comment: "", languageCode: "", photos: [])
        _ = try await house.logs.book.submit(
          LogDraft(cacheID: id, content: visit), by: house.berta, fault: nil, at: house.clock.now(), transaction)
      }
      try await going
      #expect(try await house.stats(of: house.berta).findCount == 1)
      #expect(try await house.cache(id.text, by: house.berta).summary?.status == .archived)
    }
  }

  private static func purge(_ accountID: UUID, once stream: AsyncStream<Void>, _ house: CacheHouse) async throws {
    for await _ in stream {}
    try await house.database.transaction { transaction in _ = try await house.features().personal.purge(accountID, in: transaction) }
  }

  @Test func whatSomebodyWhoGoesHasNotFoundIsInTroubleNoMore() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      for finder in [house.berta, house.carla, UUID()] { _ = try await house.log(id, .didNotFind, by: finder) }
      func isMissed() async throws -> Bool {
        try await house.database.transaction { try await LogStore().isMissed(UUID(text: id) ?? UUID(), in: $0) }
      }
      #expect(try await isMissed())
      try await house.database.transaction { transaction in
        _ = try await house.features().personal.purge(house.berta, in: transaction)
      }
      #expect(try await !isMissed())
    }
  }

  @Test func whenAFinderGoesTheNextOneIsTheFirst() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      _ = try await house.log(id, by: house.berta)
      house.clock.advance(by: .seconds(1))
      _ = try await house.log(id, by: house.carla)
      _ = try await house.log(id, .note, by: house.berta)
      try await house.database.transaction { transaction in
        _ = try await house.features().personal.purge(house.berta, in: transaction)
      }
      #expect(try await house.stats(of: house.carla).firstFindCount == 1)
      let seen = try await house.cache(id, by: house.anna)
      #expect(seen.summary?.findCount == 1 && seen.noteCount == 0)
      #expect(try await house.list(id, by: house.anna).count == 1)
    }
  }

  @Test func onesCachesAreGivenOut() async throws {
    try await CacheHouse.run { house async throws in
      _ = try await house.published()
      _ = try await house.draft()
      var files: [String: [UInt8]] = [:]
      var current = ""
      try await house.features().personal.export(house.anna) { name, data in
        current = name ?? current
        files[current, default: []] += data
      }
      let text = String(decoding: files["caches.json"] ?? [], as: UTF8.self)
      #expect(text.contains("Under the bridge") && text.contains("\"status\": \"draft\"") && text.hasSuffix("]\n"))
    }
  }
}
