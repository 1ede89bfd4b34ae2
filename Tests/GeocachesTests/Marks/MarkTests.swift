import CairnTesting
import FoundationEssentials
import GameTesting
import GeocachesProto
import GeocachesServices
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import Geocaches

@Suite struct MarkTests {
  @Test func oneRecommendationForTenFinds() {
    #expect([0, 9, 10, 19, 20, 105].map { MarkRules.recommendationsMax(finds: $0) } == [0, 0, 1, 1, 2, 10])
  }

  private func watch(_ id: String, by accountID: UUID, isWatched: Bool = true, _ house: CacheHouse) async throws {
    let context = house.call(CacheMarkServiceMethods.watchCache, by: accountID)
    _ = try await house.marks.watchCache(WatchCacheRequest(cacheID: id, isWatched: isWatched), context)
  }

  @Test func whoWatchesHearsOfChangesUntilTheyDoNot() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      try await watch(id, by: house.berta, house)
      #expect(try await house.cache(id, by: house.berta).isWatched)
      #expect(try await !house.cache(id, by: house.carla).isWatched)
      try await house.edit(id, by: house.anna) { $0.name = "Other" }
      #expect(try await house.told(to: house.berta).count == 1)
      try await watch(id, by: house.berta, isWatched: false, house)
      try await house.edit(id, by: house.anna) { $0.name = "Third" }
      #expect(try await house.told(to: house.berta).count == 1)
      let draft = try await house.draft()
      #expect(await house.refusal { try await watch(draft.cacheID, by: house.berta, house) } == "CACHE_NOT_FOUND")
    }
  }

  private func recommend(_ id: String, _ house: CacheHouse) async throws -> Int32 {
    let context = house.call(CacheMarkServiceMethods.recommendCache, by: house.berta)
    return try await house.marks.recommendCache(RecommendCacheRequest(cacheID: id, isRecommended: true), context).remainingCount
  }

  @Test func recommendationsAreCountedAndTaken() async throws {
    try await CacheHouse.run { house async throws in
      var ids: [String] = []
      for index in 0..<11 { ids.append(try await house.published(CacheHouse.content("\(index)"))) }
      #expect(await house.refusal { _ = try await recommend(ids[0], house) } == "NO_FIND")
      var logs: [String] = []
      for id in ids.prefix(9) { logs.append(try await house.log(id, by: house.berta).logID) }
      #expect(await house.refusal { _ = try await recommend(ids[0], house) } == "TOO_MANY_RECOMMENDATIONS")
      _ = try await house.log(ids[9], by: house.berta)
      #expect(try await recommend(ids[0], house) == 0)
      #expect(await house.refusal { _ = try await recommend(ids[1], house) } == "TOO_MANY_RECOMMENDATIONS")
      #expect(try await house.cache(ids[0], by: house.carla).summary?.recommendationCount == 1)
      let sorted = try await house.search.searchCaches(
        SearchCachesRequest(sort: .recommended, pageSize: 1), house.call(CacheSearchServiceMethods.searchCaches, by: house.carla))
      #expect(sorted.caches.map(\.cacheID) == [ids[0]])
      // Who has not found it any more does not recommend it.
      _ = try await house.logs.deleteLog(DeleteLogRequest(logID: logs[0]), house.call(CacheLogServiceMethods.deleteLog, by: house.berta))
      #expect(try await house.cache(ids[0], by: house.carla).summary?.recommendationCount == 0)
    }
  }

  @Test func ofTwoRecommendationsAtOnceOneIsKept() async throws {
    try await CacheHouse.run { house async throws in
      var ids: [String] = []
      for index in 0..<10 { ids.append(try await house.published(CacheHouse.content("\(index)"))) }
      for id in ids { _ = try await house.log(id, by: house.berta) }
      let (former, latter) = (ids[0], ids[1])
      async let one = house.refusal { _ = try await recommend(former, house) }
      async let two = house.refusal { _ = try await recommend(latter, house) }
      let refusals = await [one, two]
      #expect(refusals.compactMap { $0 } == ["TOO_MANY_RECOMMENDATIONS"])
    }
  }

  @Test func whatIsIgnoredIsLeftOutWhereThatIsWanted() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let context = house.call(CacheMarkServiceMethods.ignoreCache, by: house.berta)
      _ = try await house.marks.ignoreCache(IgnoreCacheRequest(cacheID: id, isIgnored: true), context)
      #expect(try await house.inBox().caches.map(\.cacheID) == [id])
      let without = try await house.inBox(CacheFilter(excludesIgnored: true))
      #expect(without.caches.isEmpty && without.hints == [FilterHint(filter: "excludes_ignored", cacheCount: 1)])
      #expect(try await house.inBox(CacheFilter(excludesIgnored: true), by: house.carla).caches.count == 1)
    }
  }

  @Test func aNoteIsOnesOwnAndHasAVersion() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      func save(_ text: String, version: Int64) async throws -> Int64 {
        let context = house.call(CacheMarkServiceMethods.savePersonalNote, by: house.berta, key: UUID().text)
        return try await house.marks.savePersonalNote(SavePersonalNoteRequest(cacheID: id, version: version, text: text), context).version
      }
      #expect(try await save("Bring a torch.", version: 0) == 1)
      #expect(await house.refusal { _ = try await save("Other", version: 0) } == "VERSION_MISMATCH")
      let seen = try await house.cache(id, by: house.berta)
      #expect(seen.personalNote == "Bring a torch." && seen.personalNoteVersion == 1)
      #expect(try await house.cache(id, by: house.anna).personalNote == "", "not even its owner sees it")
      let listed = try await house.marks.listMarkedCaches(
        ListMarkedCachesRequest(mark: .noted), house.call(CacheMarkServiceMethods.listMarkedCaches, by: house.berta))
      #expect(listed.caches.map(\.cacheID) == [id])
      #expect(try await save("", version: 1) == 2)
      let none = try await house.marks.listMarkedCaches(
        ListMarkedCachesRequest(mark: .noted), house.call(CacheMarkServiceMethods.listMarkedCaches, by: house.berta))
      #expect(none.caches.isEmpty)
    }
  }
}
