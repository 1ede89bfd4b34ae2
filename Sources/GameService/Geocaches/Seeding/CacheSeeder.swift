import FoundationEssentials
import GeocachesProto
package import Geodesy
import Identity
package import Postgres
import Texts
package import Timekeeping

/// Keeps caches that a machine has made, as nobody's. By what they were made of: one that is there already stays as it is.
package struct CacheSeeder: Sendable {
  /// Catalogues of what a machine makes.
  static let sights = "generated"
  static let synthetic = "synthetic"
  /// Synthetic caches of one transaction.
  package static let batchSize = 5_000

  /// A city around which synthetic caches lie.
  package struct City: Sendable, Hashable {
    /// GeoNames id.
    let cityID: Int64
    /// GeoService's id of its zone.
    let zoneID: String
    let position: GeoPoint

    package init(cityID: Int64, zoneID: String, position: GeoPoint) {
      (self.cityID, self.zoneID, self.position) = (cityID, zoneID, position)
    }
  }

  private let database: Database
  private let ids: any IDSource
  private let store = CacheStore()

  package init(database: Database) {
    (self.database, ids) = (database, TimeOrderedIDs())
  }

  /// Makes a virtual cache of each sight that has none yet, or does everything and takes it back.
  /// - Returns: How many were made.
  package func keep(_ sights: [CacheSeedRules.Sight], isDryRun: Bool, at now: Moment) async throws -> Int {
    return try await database.transaction(takenBackIf: { _ in isDryRun }) { (transaction) async throws in
      try await store.lockCatalogues(in: transaction)
      let there = try await store.caches(of: Self.sights, sights.map(\.pointID), in: transaction).compactMap(\.sourceCode)
      let new = sights.filter { !there.contains($0.pointID) }
      if new.isEmpty { return 0 }
      let codes = try await FreeCodes.draw(new.count, for: store, in: transaction)
      try await store.insert(zip(new, codes).map { cache(of: $0, $1, at: now) }, in: transaction)
      return new.count
    }
  }

  private func cache(of sight: CacheSeedRules.Sight, _ code: String, at now: Moment) -> StoredCache {
    let words = CacheSeedRules.words(sight)
    var content = StoredCache.Content()
    (content.kind, content.position, content.size, content.proof) = (.virtual, sight.position, StoredCache.Size.none, .proximity)
    (content.name, content.description) = (words.first?.name ?? "", words.first?.description ?? "")
    content.languageCode = words.first?.language.rawValue ?? ""
    content.translations = words.dropFirst().map {
      CacheTranslation(languageCode: $0.language.rawValue, name: $0.name, descriptionField: $0.description)
    }
    (content.difficulty, content.terrain) = (2, CacheSeedRules.terrain(sight.kind))
    content.environment = CacheSeedRules.environment(sight.kind)
    var cache = generated(content, code, Self.sights, sight.pointID, at: now)
    cache.awaitGround()
    return cache
  }

  private func generated(_ content: StoredCache.Content, _ code: String, _ source: String, _ sourceCode: String, at now: Moment)
    -> StoredCache
  {
    var cache = StoredCache(
      id: ids.next(at: now), code: code, ownerID: nil, status: .available, content: content, version: 1, createTime: now, updateTime: now)
    (cache.source, cache.sourceCode, cache.isGenerated, cache.publishTime) = (source, sourceCode, true, now)
    return cache
  }

  // MARK: For measuring

  /// How many synthetic caches there are.
  package func syntheticCount() async throws -> Int { try await store.count(of: Self.synthetic, in: database) }

  /// Makes the synthetic caches with numbers of a range, around cities: the same of the same numbers.
  package func makeSynthetic(_ numbers: Range<Int>, around cities: [City], at now: Moment) async throws {
    if cities.isEmpty { return }
    try await database.transaction { transaction in
      try await store.lockCatalogues(in: transaction)
      let codes = try await FreeCodes.draw(numbers.count, for: store, in: transaction)
      let caches = zip(numbers, codes).map { number, code in
        let city = cities[number % cities.count]
        let made = SyntheticCacheRules.cache(number, around: city.position)
        var content = StoredCache.Content()
        (content.kind, content.position, content.size, content.environment) = (made.kind, made.position, made.size, made.environment)
        (content.name, content.description) = ("Synthetic \(number)", "For measuring.")
        (content.difficulty, content.terrain) = (made.difficulty, made.terrain)
        var cache = generated(content, code, Self.synthetic, "\(number)", at: now - .seconds(number))
        (cache.cityID, cache.zoneKey) = (city.cityID, city.zoneID.isEmpty ? "" : city.zoneID + "/")
        return cache
      }
      try await store.insert(caches, in: transaction)
    }
  }
}
