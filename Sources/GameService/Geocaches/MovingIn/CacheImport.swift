import CairnProto
import Events
package import FoundationEssentials
import GameCommon
import Identity
package import Postgres
import RPC
package import Timekeeping

/// Takes in caches that people have hidden on another server, each with the visits to it, once and in one transaction. Complete ones are there to be found, as
/// they were, and finds count for their finders; incomplete ones are drafts of their owners, without visits. Nobody hears of it, on no device.
package struct CacheImport: Sendable {
  /// Reason why a visit did not become a log. The raw value is a report's word.
  package enum Omission: String, Sendable, Hashable {
    case own = "nobody logs an own cache"
    case wasDeleted = "the account was deleted"
    case isToCome = "it is yet to come"
    case twice = "a person finds a cache once: the earliest find counts"
    case tooLong = "the comment is too long, or holds what no text may"
    case isDraft = "the cache is a draft, which nobody has found"
  }

  package enum Outcome: Sendable, Hashable {
    /// - Parameters:
    ///   - logCount: Visits that became logs.
    ///   - without: Keys of the other visits.
    case taken(logCount: Int, without: [String: Omission])
    /// As a draft: fields of the contract that it lacks.
    case draft(missing: [String], without: [String: Omission])
    case alreadyThere
    /// Its name is none, or a text is too long.
    case invalid
    /// Its owner has as many drafts as anybody can.
    case full
    /// The owner's account was deleted, after whoever calls had found it.
    case wasDeleted
  }

  private let database: Database
  private let ids = TimeOrderedIDs()
  private let caches = CacheStore()
  private let owned = OwnedCacheStore()
  private let logs = LogStore()
  private let moved = MovedCacheStore()
  private let takers: [any OutcomeTaker<[FindChange]>]

  package init(database: Database) {
    self.database = database
    // By this app's rules alone: cairn-game judges again by those of all apps, and finds the medals there.
    let achievements = Achievements(outbox: Outbox(ids: ids), catalogue: GeocachesApp.badges)
    takers = [FindMedals(achievements: achievements, isTold: false), FindBoards()]
  }

  /// Takes one cache in, or does everything and takes it back.
  package func take(_ cache: MovedCache, of ownerID: UUID, isDryRun: Bool, at now: Moment) async throws -> Outcome {
    guard let content = MoveInPlan.content(of: cache) else { return .invalid }
    return try await database.transaction(attempts: 5, takenBackIf: { isDryRun || $0 == .full }) { (transaction) async throws in
      let deletedIDs = try await DeletedAccounts.among([ownerID] + Set(cache.visits.map(\.visitorID)), in: transaction)
      if deletedIDs.contains(ownerID) { return .wasDeleted }
      try await owned.lockOwner(ownerID, in: transaction)
      guard try await moved.insert(cache.key, of: ownerID, at: now, in: transaction) else { return .alreadyThere }
      return try await keep(cache, content, of: ownerID, without: deletedIDs, at: now, transaction)
    }
  }

  private func keep(
    _ cache: MovedCache, _ content: StoredCache.Content, of ownerID: UUID, without deletedIDs: Set<UUID>, at now: Moment,
    _ transaction: Transaction
  ) async throws -> Outcome {
    let isDraft = !content.missing.isEmpty
    if isDraft, try await owned.draftCount(of: ownerID, in: transaction) >= CacheRules.draftsMax { return .full }
    let code = try await FreeCodes.draw(1, for: caches, in: transaction)[0]
    var stored = StoredCache(
      id: ids.next(at: now), code: code, ownerID: ownerID, status: .draft, content: content, version: 1, createTime: now, updateTime: now)
    guard try await caches.insert(stored, in: transaction) else {
      throw RPCError(.unavailable, reason: .unavailable, message: "no code is free")
    }
    if isDraft {
      return .draft(missing: content.missing, without: Dictionary(cache.visits.map { ($0.key, Omission.isDraft) }) { first, _ in first })
    }
    let (visits, leftOut) = MoveInPlan.visits(to: cache, of: ownerID, without: deletedIDs, at: now)
    let publishTime = min(now, cache.hideTime ?? now, visits.first?.visit.time ?? now)
    (stored.status, stored.publishTime) = (.available, publishTime)
    try await moved.show(stored.id, since: publishTime, in: transaction)
    try await log(visits, of: stored, at: now, transaction)
    return .taken(logCount: visits.count, without: leftOut)
  }

  private func log(_ visits: [MoveInPlan.Kept], of cache: StoredCache, at now: Moment, _ transaction: Transaction) async throws {
    var finds: [FindChange] = []
    for kept in visits {
      let content = LogDraft.Content(
        kind: kept.visit.isFind ? .found : .didNotFind, visitTime: kept.visit.time, timeZone: "UTC", comment: kept.comment,
        languageCode: "", photos: [])
      var log = StoredLog(content, id: ids.next(at: now), of: cache, by: kept.visit.visitorID, visitTime: kept.visit.time, at: now)
      try await logs.insert(log, number: 0, in: transaction)
      if kept.isFirst {
        (log.isFirstFind, log.points) = (true, log.points + CacheRules.firstFindPoints)
        try await logs.setFirst(true, points: log.points, of: log.id, in: transaction)
      }
      if log.kind == .found { finds.append(.recorded(Find(log, cache))) }
    }
    for taker in takers where !finds.isEmpty { try await taker.take(finds, at: now, in: transaction) }
  }
}
