package import Events
package import GameCommon
import Identity
package import Postgres
package import ServiceDatabase

/// CACHE-OUT: the list of its features.
package enum GeocachesApp {
  /// Its boards that clients may ask for.
  package static let boards = [ListedBoard(.cachePoints), ListedBoard(.cacheFinds)]

  /// Its medals.
  package static let badges = CacheMedals.catalogue

  /// Answers to other services about its players.
  package static func results(_ base: FeatureEnvironment) -> any ResultSource { FindResults(database: base.database) }

  /// Its features in the order in which a transaction that changes rows of several takes their locks. Features common to all apps come behind them.
  /// - Throws: `SettingsError` when another service cannot be reached.
  package static func features(_ base: FeatureEnvironment, _ achievements: Achievements) throws -> [any DatabaseFeature] {
    features(try GeocachesParts(base, achievements))
  }

  /// Its content that people may report, and whose media they see.
  package static func contents(_ base: FeatureEnvironment) -> [any ReportableContent] {
    let cache = CacheReport(database: base.database, news: CacheNews(outbox: base.outbox))
    return [cache, LogReport(database: base.database)]
  }

  /// Caches, by their codes, as an operator hides them or shows them again.
  package static func operated(_ database: Database) -> OperatedContent {
    let store = CacheStore()
    let report = CacheReport(database: database, news: CacheNews(outbox: Outbox(ids: TimeOrderedIDs())))
    return OperatedContent(report.kind) { typed in
      guard let code = CacheRules.code(typed: typed), let id = try await store.cacheID(ofCode: code, in: database),
        let cache = try await store.cache(id, in: database), !cache.isDraft
      else { return nil }
      return OperatedContent.Named(id: id, hasOwner: cache.ownerID != nil)
    } setHidden: { isHidden, id, now, transaction in
      try await report.set(isHidden: isHidden, id, isGroundAllowed: true, at: now, in: transaction)
    }
  }

  /// The part that keeps finds, and those who reckon with them in the order of their locks: medals, then boards.
  static func book(_ parts: GeocachesParts) -> LogBook {
    LogBook(ids: parts.base.ids, outbox: parts.base.outbox, takers: [FindMedals(achievements: parts.achievements), FindBoards()])
  }

  static func features(_ parts: GeocachesParts) -> [any DatabaseFeature] {
    [
      // An import that goes with its owner writes nothing more: its row is held by each step, before anything else.
      CacheImportFeature(parts, book(parts)),
      // Finds of somebody who goes are removed before their caches, so that those nobody else has logged can go as well.
      LogFeature(parts, book(parts)),
      MarkFeature(parts),
      AreaFeature(parts),
      CacheFeature(parts),
      SearchFeature(parts),
      ExchangeFeature(parts),
      CacherFeature(parts),
      CachePageFeature(parts),
    ]
  }
}
