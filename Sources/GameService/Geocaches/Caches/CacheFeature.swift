import Events
import FoundationEssentials
import GeocachesServices
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// A box that somebody has hidden, and what is said of it.
struct CacheFeature: DatabaseFeature {
  let handlers: CacheHandlers
  private let database: Database
  private let time: any TimeSource
  private let upkeep: CacheUpkeep

  init(_ parts: GeocachesParts) {
    (database, time) = (parts.base.database, parts.base.time)
    let changes = CacheChanges(news: CacheNews(outbox: parts.base.outbox), zones: parts.zones, areas: parts.areas, ids: parts.base.ids)
    upkeep = CacheUpkeep(database: database, changes: changes)
    handlers = CacheHandlers(
      database: database, idempotency: parts.base.idempotency, pageTokens: parts.base.pageTokens, people: parts.people,
      changes: changes, media: parts.media)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("ask for zones of caches", every: CacheUpkeep.zoneInterval, logsOnce: true) { [upkeep, time] in
        try await upkeep.resolveZones(by: time)
      },
      Chore("ask for zones of caches after an import", every: CacheUpkeep.importInterval, logsOnce: true) { [upkeep, time] in
        try await upkeep.renewZones(by: time)
      },
      Chore("disable abandoned caches", every: CacheUpkeep.troubleInterval) { [upkeep, time] in
        try await upkeep.disableAbandoned(at: time.now())
      },
      Chore("archive events that are over", every: CacheUpkeep.troubleInterval) { [upkeep, time] in
        try await upkeep.archiveEvents(at: time.now())
      },
      Chore("forget publications that count no longer", every: CacheUpkeep.publicationInterval) { [upkeep, time] in
        try await upkeep.sweepPublications(at: time.now())
      },
      Chore("forget tries of solutions", every: CacheUpkeep.tryInterval) { [upkeep, time] in try await upkeep.sweepTries(at: time.now()) },
    ]
  }

  var personal: PersonalRows {
    let (write, database, time, news) = ("guests write nothing here", database, time, upkeep.changes.news)
    return PersonalRows(
      [
        "caches": .dropped(because: "guests hide nothing"), "cache_publications": .dropped(because: "guests hide nothing"),
        "cache_moves": .dropped(because: "guests hide nothing"),
        "cache_solutions": .dropped(because: write),
        "cache_hint_views": .dropped(because: "whoever has an account looks again"),
      ],
      elsewhere: [
        "caches": "removed with the owner where nobody else has logged it, otherwise archived without all that the owner has written"
      ],
      purge: { accountID, transaction in try await Self.purge(accountID, news, at: time.now(), transaction) },
      export: { accountID, sink in try await CacheExport(database: database).export(accountID, sink) })
  }

  private static func purge(
    _ accountID: UUID, _ news: CacheNews, at now: Moment, _ transaction: Transaction
  ) async throws -> [PurgedTable] {
    let store = OwnedCacheStore()
    try await store.hold(ownedOrLoggedBy: accountID, in: transaction)
    let deleted = try await store.deleteUnlogged(of: accountID, in: transaction)
    try await store.deleteSecrets(of: accountID, in: transaction)
    let disowned = try await store.disown(accountID, at: now, in: transaction)
    for id in disowned.closedIDs {
      if let cache = try await CacheStore().cache(id, in: transaction) { try await news.tellUpdated(cache, at: now, transaction) }
    }
    return [PurgedTable(name: "caches", rowCount: Int64(deleted + disowned.count))]
  }
}

/// An owner's caches as they are given out.
struct CacheExport: Sendable {
  /// Caches read at once: some ten kilobytes each at most.
  static let pageMax = 20

  let database: Database

  /// Writes caches.json.
  func export(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws {
    try await sink("caches.json", Array("[".utf8))
    var last = UUID.first
    while true {
      let page = try await OwnedCacheStore().exported(of: accountID, after: last, limit: Self.pageMax, in: database)
      for cache in page {
        try await PersonalData.send(Array(((last == .first ? "\n" : ",\n") + cache.json).utf8), sink)
        last = cache.id
      }
      if page.count < Self.pageMax { break }
    }
    try await sink(nil, Array("\n]\n".utf8))
  }
}
