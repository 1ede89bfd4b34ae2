import CairnProto
import CairnServices
import FoundationEssentials
import GeocachesProto
import Identity
import Postgres
import RPC

/// Shows many caches as GetCache shows one: what is hidden is hidden here as well.
struct CacheViews: Sendable {
  let database: Database
  let people: PeopleLookupServiceClient
  let store = CacheStore()
  let visitors = VisitorStore()

  /// Caches that the caller may see, in the order of their ids as given; those that are gone by now are left out.
  /// - Parameter ids: At most 100.
  func show(_ ids: [UUID], to callerID: UUID, showsHints: Bool) async throws -> [GeocachesProto.Cache] {
    if ids.isEmpty { return [] }
    let caches = try await store.caches(ids, in: database).filter { $0.isSeen(by: callerID) }
    // Secrets before who has found them out: a final that is changed in between is not shown to those who know the former one.
    let secrets = try await store.secrets(of: ids, in: database)
    let standings = try await visitors.standings(of: callerID, at: ids, in: database)
    let visits = try await visitors.recentVisits(of: ids, limit: CacheHandlers.healthCount, in: database)
    let owners = try await owners(of: caches, seenBy: callerID)
    if showsHints { try await noteHints(of: caches, callerID) }
    var shown: [UUID: GeocachesProto.Cache] = [:]
    for cache in caches {
      var view = CacheView(callerID: callerID, showsHint: showsHints)
      view.standing = standings[cache.id] ?? VisitorStore.Standing()
      let hidden = secrets[cache.id] ?? StoredCache.Secrets()
      view.hasHiddenFinal = hidden.final != nil
      if view.seesFinal(of: cache) { view.secrets = hidden }
      view.health = CacheHealth(visits[cache.id] ?? [])
      view.owner = cache.ownerID.flatMap { owners[$0.text] }
      shown[cache.id] = GeocachesProto.Cache(cache, view)
    }
    return ids.compactMap { shown[$0] }
  }

  private func owners(of caches: [StoredCache], seenBy callerID: UUID) async throws -> [String: Person] {
    let ownerIDs = Set(caches.compactMap(\.ownerID))
    if ownerIDs.isEmpty { return [:] }
    let persons = try await people.describePeople(
      DescribePeopleRequest(viewer: callerID.bytes, accounts: ownerIDs.map(\.bytes))
    ).persons
    return Dictionary(persons.map { ($0.accountID, $0) }) { first, _ in first }
  }

  private func noteHints(of caches: [StoredCache], _ callerID: UUID) async throws {
    let ids = caches.filter { !$0.content.hint.isEmpty && $0.ownerID != callerID }.map(\.id)
    if ids.isEmpty { return }
    let store = ExchangeStore(database: database)
    try await database.transaction { transaction in
      let new = try await store.noteHintViews(of: callerID, at: ids, in: transaction)
      if !new.isEmpty { try await store.countHintViews(at: new, in: transaction) }
    }
  }
}
