import Events
import FoundationEssentials
import GameCommon
import GeocachesServices
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Logs that visitors write of caches.
struct LogFeature: DatabaseFeature {
  let handlers: LogHandlers
  private let time: any TimeSource

  init(_ parts: GeocachesParts, _ book: LogBook) {
    time = parts.base.time
    handlers = LogHandlers(
      database: parts.base.database, idempotency: parts.base.idempotency, pageTokens: parts.base.pageTokens, people: parts.people,
      blocks: parts.blocks, book: book, media: parts.media)
  }

  var methods: [RPCMethod] { handlers.methods }

  var personal: PersonalRows {
    let (book, time) = (handlers.book, time)
    return PersonalRows(
      ["cache_logs": .dropped(because: "guests log nothing"), "cache_companions": .dropped(because: "guests are nobody's friends")],
      purge: { accountID, transaction in try await Self.purge(accountID, book, at: time.now(), transaction) })
  }

  /// Finds of somebody who goes make others the first, and what they have not found is in trouble no more. All caches are held first, by id: of two who go at
  /// once one waits, and a log that is being written is seen.
  private static func purge(_ accountID: UUID, _ book: LogBook, at now: Moment, _ transaction: Transaction) async throws -> [PurgedTable] {
    try await OwnedCacheStore().hold(ownedOrLoggedBy: accountID, in: transaction)
    let foundIDs = try await book.store.cachesFirstFound(by: accountID, in: transaction)
    let troubledIDs = try await book.store.cachesInTrouble(by: accountID, in: transaction)
    let count = try await book.store.deleteLogs(by: accountID, in: transaction)
    for cacheID in troubledIDs {
      _ = try await book.store.settleTrouble(of: cacheID, missesMax: LogRules.missesMax, in: transaction)
    }
    for cacheID in foundIDs {
      guard let cache = try await book.caches.cache(cacheID, in: transaction) else { continue }
      let changes = try await book.settleFirst(of: cache, at: now, transaction)
      for taker in book.takers where !changes.isEmpty { try await taker.take(changes, at: now, in: transaction) }
    }
    return [PurgedTable(name: "cache_logs", rowCount: Int64(count))]
  }
}
