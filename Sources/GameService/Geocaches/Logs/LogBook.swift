import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import GameCommon
import GeocachesProto
import Identity
import Postgres
import RPC
import Timekeeping

/// Writes and removes logs, each in the caller's transaction, with all that follows: who was first, points, what others hear.
struct LogBook: Sendable {
  let ids: any IDSource
  let outbox: Outbox
  /// In the order of their locks; boards last.
  let takers: [any OutcomeTaker<[FindChange]>]
  let store = LogStore()
  let caches = CacheStore()
  let companions = CompanionStore()

  /// A log, and whether it was there already.
  struct Entry: Hashable, Sendable {
    let log: StoredLog
    let isDuplicate: Bool
  }

  // MARK: Writing

  /// Logs a visit, unless it is logged.
  /// - Parameter fault: Why a find is not believed, or a photo is not taken; nil where they are. Not looked at for what is logged already.
  func submit(
    _ draft: LogDraft, by authorID: UUID, fault: RPCError?, at now: Moment, _ transaction: Transaction
  ) async throws -> Entry {
    let cache = try await hold(draft.cacheID, for: authorID, transaction)
    let (kind, visit) = (draft.content.kind, draft.content.visitTime ?? now)
    let same = try await store.same(kind, at: max(visit, cache.publishTime ?? visit), of: cache.id, by: authorID, in: transaction)
    let find = kind == .found ? try await store.find(of: cache.id, by: authorID, in: transaction) : nil
    switch LogRules.fate(of: kind.rule, hasSame: same != nil, hasFind: find != nil, draft.wish) {
    case .tellSame: if let same { return Entry(log: same, isDuplicate: true) }
    case .tellFind: if let find { return Entry(log: find, isDuplicate: true) }
    case .alreadyFound: throw Self.inTheWay(.alreadyFound, find ?? same)
    case .exists: throw Self.inTheWay(.logExists, same ?? find)
    case .insert: break
    }
    let time = try Self.checked(kind, at: visit, of: cache, by: authorID, now)
    if let fault { throw fault }
    let log = StoredLog(draft.content, id: ids.next(at: now), of: cache, by: authorID, visitTime: time, at: now)
    let kept = try await insert(log, of: cache, at: now, transaction)
    try await ask(draft.companionIDs.filter { $0 != cache.ownerID }, kept, at: now, transaction)
    return Entry(log: kept, isDuplicate: false)
  }

  /// Logs a find of somebody who was along on another one's. It is proven as that one is.
  func confirm(
    _ logID: UUID, _ content: LogDraft.Content, by accountID: UUID, fault: RPCError?, at now: Moment, _ transaction: Transaction
  ) async throws -> Entry {
    // The cache before the companion, as everybody else does: the log may go while it is waited for.
    if let log = try await store.log(logID, in: transaction) { try await caches.lock(log.cacheID, in: transaction) }
    guard let log = try await store.log(logID, in: transaction),
      let state = try await companions.state(of: accountID, to: logID, in: transaction), state != .declined
    else { throw RPCError(.notFound, reason: .companionNotFound) }
    var content = content
    (content.visitTime, content.timeZone) = (log.visitTime, log.timeZone)
    let draft = LogDraft(cacheID: log.cacheID, content: content, wish: state == .confirmed ? .accept : .unsaid)
    let entry = try await submit(draft, by: accountID, fault: fault, at: now, transaction)
    try await companions.answer(.confirmed, of: accountID, to: logID, in: transaction)
    return entry
  }

  /// Asks those who were along.
  private func ask(_ accountIDs: [UUID], _ log: StoredLog, at now: Moment, _ transaction: Transaction) async throws {
    if accountIDs.isEmpty { return }
    try await companions.ask(accountIDs, of: log, in: transaction)
    let named = CompanionNamed(cacheID: log.cacheID.text, logID: log.id.text, accountID: log.authorID.text)
    let event = UserEventSent(accounts: accountIDs.map(\.bytes), event: UserEvent(.companionNamed(named)), subject: log.authorID.bytes)
    try await outbox.send([event.outgoing(orderedBy: log.cacheID.text)], at: now, in: transaction)
  }

  private func insert(_ log: StoredLog, of cache: StoredCache, at now: Moment, _ transaction: Transaction) async throws -> StoredLog {
    let number = try await store.nextNumber(log.kind, at: log.visitTime, of: cache.id, by: log.authorID, in: transaction)
    guard number <= LogRules.duplicatesMax else {
      let same = try await store.same(log.kind, at: log.visitTime, of: cache.id, by: log.authorID, in: transaction)
      throw Self.inTheWay(.logExists, same)
    }
    try await store.insert(log, number: number, in: transaction)
    try await settleTrouble(of: cache, with: log.kind, isHelping: log.kind == .found, at: now, transaction)
    var kept = log
    if log.kind == .found {
      var changes = try await settleFirst(of: cache, at: now, transaction)
      kept = try await store.log(log.id, in: transaction) ?? log
      changes.removeAll { $0.logID == log.id }
      try await tell([.recorded(Find(kept, cache))] + changes, at: now, transaction)
    }
    try await tellOwner(of: cache, log, at: now, transaction)
    try await claim(log.photos, insteadOf: [], by: log.id, at: now, transaction)
    return kept
  }

  /// Changes what a log says, and when the visit was.
  func edit(_ id: UUID, _ content: LogDraft.Content, by authorID: UUID, at now: Moment, _ transaction: Transaction) async throws
    -> StoredLog
  {
    let (cache, log) = try await hold(logID: id, by: authorID, transaction)
    var content = content
    content.kind = log.kind
    let asked = content.visitTime ?? log.visitTime
    let time = asked == log.visitTime ? asked : try Self.checked(log.kind, at: asked, of: cache, by: authorID, now)
    if time != log.visitTime, let same = try await store.same(log.kind, at: time, of: cache.id, by: authorID, in: transaction) {
      throw Self.inTheWay(.logExists, same)
    }
    try await store.update(id, content, visitTime: time, at: now, in: transaction)
    try await settleTrouble(of: cache, with: log.kind, at: now, transaction)
    if log.kind == .found { try await tell(try await settleFirst(of: cache, at: now, transaction), at: now, transaction) }
    try await claim(content.photos, insteadOf: log.photos, by: id, at: now, transaction)
    return try await store.log(id, in: transaction) ?? log
  }

  /// Removes a log. One that is gone is gone.
  func remove(_ id: UUID, by authorID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    guard try await store.log(id, in: transaction) != nil else { return }
    let (cache, log) = try await hold(logID: id, by: authorID, transaction)
    // Before the log, whose end is counted where recommendations are.
    if log.kind == .found { try await MarkStore().forgetRecommendation(of: authorID, at: cache.id, in: transaction) }
    try await store.delete(id, in: transaction)
    try await settleTrouble(of: cache, with: log.kind, at: now, transaction)
    if log.kind == .found {
      let changes = try await settleFirst(of: cache, at: now, transaction)
      try await tell([.withdrawn(Find(log, cache))] + changes, at: now, transaction)
    }
    try await claim([], insteadOf: log.photos, by: id, at: now, transaction)
  }

  // MARK: Parts

  /// Says which photos a log shows, where they are others than before.
  private func claim(
    _ photos: [CachePhoto], insteadOf former: [CachePhoto], by id: UUID, at now: Moment, _ transaction: Transaction
  ) async throws {
    if Set(photos.mediaIDs) == Set(former.mediaIDs) { return }
    try await outbox.send([ContentMedia.claimed(photos.mediaIDs, by: CacheOutContent.log.ref(id.text))], at: now, in: transaction)
  }

  /// A cache of which nothing changes until the transaction ends.
  private func hold(_ id: UUID, for callerID: UUID, _ transaction: Transaction) async throws -> StoredCache {
    try await caches.lock(id, in: transaction)
    guard let cache = try await caches.cache(id, in: transaction), !cache.isDraft || cache.ownerID == callerID else {
      throw RPCError.cacheNotFound
    }
    return cache
  }

  /// A log of the caller's and its cache, of which nothing changes until the transaction ends.
  private func hold(logID: UUID, by callerID: UUID, _ transaction: Transaction) async throws -> (StoredCache, StoredLog) {
    guard let found = try await store.log(logID, in: transaction) else { throw Self.notFound }
    guard found.authorID == callerID else {
      throw RPCError(.permissionDenied, reason: .notAuthor, message: "somebody else has written it")
    }
    let cache = try await hold(found.cacheID, for: callerID, transaction)
    if cache.status == .locked { throw RPCError(CacheRules.Refusal.locked) }
    guard let log = try await store.log(logID, in: transaction) else { throw Self.notFound }
    return (cache, log)
  }

  private static func checked(
    _ kind: StoredLog.Kind, at visit: Moment, of cache: StoredCache, by authorID: UUID, _ now: Moment
  ) throws(RPCError) -> Moment {
    let place = LogRules.Place(
      standing: cache.standing, isOwn: cache.ownerID == authorID, publishTime: cache.publishTime, archiveTime: cache.archiveTime,
      eventStartTime: cache.content.kind == .event ? cache.content.eventStartTime : nil)
    do {
      return try LogRules.check(kind.rule, at: visit, of: place, now: now)
    } catch {
      throw RPCError(error)
    }
  }

  /// Gives the points of being first to the find that is the first by when it was (requirement C-S1), and tells both when they move.
  func settleFirst(of cache: StoredCache, at now: Moment, _ transaction: Transaction) async throws -> [FindChange] {
    if cache.content.kind == .event || cache.content.kind == .other { return [] }
    let former = try await store.firstFind(of: cache.id, in: transaction)
    let latter = try await store.earliestFind(of: cache.id, in: transaction)
    if former?.id == latter?.id { return [] }
    var changed: [StoredLog] = []
    for (log, isFirst) in [(former, false), (latter, true)] {
      guard var log else { continue }
      log.isFirstFind = isFirst
      log.points += isFirst ? CacheRules.firstFindPoints : -CacheRules.firstFindPoints
      try await store.setFirst(isFirst, points: log.points, of: log.id, in: transaction)
      changed.append(log)
    }
    if former != nil { try await tellMoved(changed, at: now, transaction) }
    return changed.map { .corrected(Find($0, cache)) }
  }

  /// Reckons anew whether a cache needs its owner, who is told when three people in a row have not found it.
  /// - Parameter isHelping: Whether nothing can get worse by it: then there is nothing to do for a cache without troubles.
  private func settleTrouble(
    of cache: StoredCache, with kind: StoredLog.Kind, isHelping: Bool = false, at now: Moment, _ transaction: Transaction
  ) async throws {
    if kind == .note { return }
    let wasMissed = try await store.isMissed(cache.id, in: transaction)
    if isHelping, !wasMissed { return }
    let isMissed = try await store.settleTrouble(of: cache.id, missesMax: LogRules.missesMax, in: transaction)
    if isMissed, !wasMissed { try await CacheNews(outbox: outbox).tellInTrouble(cache, isDisabled: false, at: now, transaction) }
  }

  private func tell(_ changes: [FindChange], at now: Moment, _ transaction: Transaction) async throws {
    if changes.isEmpty { return }
    for taker in takers { try await taker.take(changes, at: now, in: transaction) }
  }

  private func tellMoved(_ logs: [StoredLog], at now: Moment, _ transaction: Transaction) async throws {
    let events = logs.map { log in
      let moved = FirstFindMoved(
        cacheID: log.cacheID.text, logID: log.id.text, isFirstFind: log.isFirstFind, points: Int32(clamping: log.points))
      return UserEventSent(
        accounts: [log.authorID.bytes], event: UserEvent(.firstFindMoved(moved)), coalesceKey: "first_find:\(log.cacheID.text)"
      ).outgoing(orderedBy: log.cacheID.text)
    }
    try await outbox.send(events, at: now, in: transaction)
  }

  private func tellOwner(of cache: StoredCache, _ log: StoredLog, at now: Moment, _ transaction: Transaction) async throws {
    guard let ownerID = cache.ownerID, ownerID != log.authorID else { return }
    let logged = CacheLogged(cacheID: cache.id.text, logID: log.id.text, kind: log.kind.wire)
    let event = UserEventSent(accounts: [ownerID.bytes], event: UserEvent(.cacheLogged(logged)), subject: log.authorID.bytes)
    try await outbox.send([event.outgoing(orderedBy: cache.id.text)], at: now, in: transaction)
  }

  private static func inTheWay(_ reason: Reason, _ log: StoredLog?) -> RPCError {
    RPCError(.alreadyExists, reason: reason, metadata: log.map { ["log_id": $0.id.text] } ?? [:])
  }

  private static var notFound: RPCError { RPCError(.notFound, reason: .logNotFound) }
}

extension FindChange {
  var logID: UUID {
    switch self {
    case .recorded(let find), .corrected(let find), .withdrawn(let find): find.logID
    }
  }
}

extension Find {
  init(_ log: StoredLog, _ cache: StoredCache) {
    self.init(logID: log.id, finderID: log.authorID, points: log.points, time: log.visitTime, zoneKey: cache.zoneKey)
  }
}

extension StoredLog {
  init(_ content: LogDraft.Content, id: UUID, of cache: StoredCache, by authorID: UUID, visitTime: Moment, at now: Moment) {
    let isFind = content.kind == .found
    self.init(
      id: id, cacheID: cache.id, authorID: authorID, kind: content.kind, visitTime: visitTime, timeZone: content.timeZone,
      comment: content.comment, languageCode: content.languageCode, photos: content.photos,
      difficulty: isFind ? cache.content.difficulty : 0, terrain: isFind ? cache.content.terrain : 0, points: isFind ? cache.points : 0,
      createTime: now)
  }
}

extension RPCError {
  /// The only place where a refusal of a log becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: LogRules.Refusal) {
    switch refusal {
    case .ownCache: self.init(CacheRules.Refusal.ownCache)
    case .notOwner: self.init(CacheRules.Refusal.notOwner)
    case .archived: self.init(CacheRules.Refusal.archived)
    case .locked: self.init(CacheRules.Refusal.locked)
    case .notPublished: self.init(CacheRules.Refusal.notPublished)
    case .beforePublication: self = .invalid("content.visit_time", .outOfRange)
    case .beforeEvent: self = .invalid("content.visit_time", .outOfRange, "not before the event begins")
    case .inFuture: self = .invalid("content.visit_time", .outOfRange, "not later than now")
    }
  }
}
