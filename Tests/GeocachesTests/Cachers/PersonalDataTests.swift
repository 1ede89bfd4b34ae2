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
