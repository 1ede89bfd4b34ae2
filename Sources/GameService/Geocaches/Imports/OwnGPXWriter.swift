import FoundationEssentials
import Events
import GeocachesProto
import Postgres
import RPC
import Timekeeping

/// Keeps what a person has hidden and found in another catalogue: each cache in a transaction of its own, so that nobody waits for a long file. The same again
/// is known: a draft by catalogue and code, a find by its cache.
struct OwnGPXWriter: GPXKeeper {
  let database: Database
  let changes: CacheChanges
  let book: LogBook
  let work: StoredImport
  let imports = CacheImportStore()
  let findsMax: Int
  /// Drafts of a dry run, which are not there any more when the next one is counted.
  private var takenBackCount = 0
  /// Finds that were logged.
  private var findCount = 0

  init(database: Database, changes: CacheChanges, book: LogBook, work: StoredImport, findsMax: Int = CacheImportRules.findsMax) {
    (self.database, self.changes, self.book, self.work, self.findsMax) = (database, changes, book, work, findsMax)
  }

  mutating func keep(_ entries: [GPXCacheWriter.Entry], at now: Moment) async throws -> [GPXCacheWriter.Outcome] {
    var outcomes: [GPXCacheWriter.Outcome] = []
    for entry in entries {
      let outcome = try await keep(entry, at: now)
      if outcome == .made, work.isDryRun { takenBackCount += 1 }
      if outcome == .found { findCount += 1 }
      outcomes.append(outcome)
    }
    return outcomes
  }

  private func keep(_ entry: GPXCacheWriter.Entry, at now: Moment) async throws -> GPXCacheWriter.Outcome {
    let isOwn = entry.cache.owners.contains(work.foreignName)
    guard isOwn || !entry.cache.finds.isEmpty else { return .left("the person named has neither hidden nor found it") }
    do {
      return try await database.transaction(takenBackIf: { _ in work.isDryRun }) { (transaction) async throws in
        // Somebody who has gone meanwhile has taken the import along.
        guard try await imports.hold(work.id, in: transaction) else { throw JobRefusal("gone") }
        return try await isOwn ? draft(entry, at: now, transaction) : find(entry, at: now, transaction)
      }
    } catch let error as RPCError where !error.code.isTransient {
      return .left("it was refused: \(error.reason)")
    }
  }

  private func draft(_ entry: GPXCacheWriter.Entry, at now: Moment, _ transaction: Transaction) async throws -> GPXCacheWriter.Outcome {
    try await changes.owned.lockOwner(work.accountID, in: transaction)
    if try await imports.hasMade(entry.cache.code, of: entry.source, for: work.accountID, in: transaction) { return .unchanged }
    guard try await changes.owned.draftCount(of: work.accountID, in: transaction) + takenBackCount < CacheRules.draftsMax else {
      return .left("there are \(CacheRules.draftsMax) drafts: publish some, and send the file again")
    }
    var content = StoredCache.Content()
    // An own file has what nobody else sees: stations are the owner's until they are shown.
    content.take(entry, unsaid: .owner)
    // Unknown to the file: its owner says it before it is published.
    content.environment = nil
    let cache = try await changes.begin(content, by: work.accountID, at: now, transaction)
    try await imports.noteMade(cache.id, entry.cache.code, of: entry.source, for: work.accountID, in: transaction)
    return .made
  }

  private func find(_ entry: GPXCacheWriter.Entry, at now: Moment, _ transaction: Transaction) async throws -> GPXCacheWriter.Outcome {
    let known = try await changes.store.caches(of: entry.source, [entry.cache.code], in: transaction).first
    guard let known, known.status != .draft, known.status != .locked else { return .left("it is found, and is no cache here") }
    guard known.ownerID == nil, known.content.proof == .none else { return .left("it is found, and its owner here asks for a log") }
    guard let find = entry.cache.finds.first else { return .unchanged }
    if findCount >= findsMax, try await book.store.find(of: known.id, by: work.accountID, in: transaction) == nil {
      return .left("one import logs \(findsMax) finds: send the file again for the others")
    }
    // A day without a time is its midnight, before the event of that day.
    var time = find.time
    if known.content.kind == .event, let start = known.content.eventStartTime, time < start, start - time < Duration.seconds(86_400) {
      time = start
    }
    let content = LogDraft.Content(
      kind: .found, visitTime: time, timeZone: "UTC", comment: find.text, languageCode: "", photos: [])
    var draft = LogDraft(cacheID: known.id, content: content)
    draft.wish = .accept
    return try await book.submit(draft, by: work.accountID, fault: nil, at: now, transaction).isDuplicate ? .unchanged : .found
  }
}
