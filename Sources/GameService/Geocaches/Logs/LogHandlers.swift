import CairnProto
import CairnServices
import Events
import FoundationEssentials
import GameCommon
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of CacheLogService.
struct LogHandlers: CacheLogServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let pageTokens: PageTokenKey
  let people: PeopleLookupServiceClient
  let blocks: BlockLookupServiceClient
  let book: LogBook
  let media: ContentMedia
  let caches = CacheStore()
  let visitors = VisitorStore()
  var store: LogStore { book.store }

  private func zones(_ context: RequestContext) throws(RPCError) -> CallerZones {
    CallerZones(preferred: PreferredTimeZones(people), accountID: try context.accountID, database: database)
  }

  // MARK: Writing

  func submitLog(_ request: SubmitLogRequest, _ context: RequestContext) async throws -> SubmitLogResponse {
    let authorID = try context.accountID
    let draft = try await withFriends(try await LogRequests.draft(request, zones: try zones(context)), context)
    let fault = try await fault(of: draft, context)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      SubmitLogResponse(try await book.submit(draft, by: authorID, fault: fault, at: context.now, transaction))
    }
  }

  /// Each visit in a transaction of its own, one after the other: the order of finds is the order of the batch.
  func submitLogs(_ request: SubmitLogsRequest, _ context: RequestContext) async throws -> SubmitLogsResponse {
    guard !request.logs.isEmpty else { throw RPCError.invalid("logs", .missing) }
    guard request.logs.count <= LogRules.batchMax else { throw RPCError.invalid("logs", .tooMany, "at most \(LogRules.batchMax)") }
    var results: [SubmitLogResult] = []
    for log in request.logs { results.append(try await result(of: log, context)) }
    return SubmitLogsResponse(results: results)
  }

  private func result(of request: SubmitLogRequest, _ context: RequestContext) async throws -> SubmitLogResult {
    do {
      // A visit of now would be another one each time that the batch is sent.
      if let content = request.content, content.visitTime == nil { throw RPCError.invalid("content.visit_time", .missing) }
      let authorID = try context.accountID
      let draft = try await withFriends(try await LogRequests.draft(request, zones: try zones(context)), context)
      let fault = try await fault(of: draft, context)
      let entry = try await database.transaction { transaction in
        try await book.submit(draft, by: authorID, fault: fault, at: context.now, transaction)
      }
      return SubmitLogResult(log: SubmitLogResponse(entry))
    } catch let error as CancellationError {
      throw error
    } catch {
      let refusal = RPCError(wrapping: error)
      return SubmitLogResult(
        reason: refusal.reason, field: refusal.fieldViolations.first?.field ?? "", existingLogID: refusal.metadata["log_id"] ?? "",
        isRetryable: refusal.code.isTransient || refusal.code == .internal)
    }
  }

  /// Why a visit would not be kept, if it is not there already; nil where it is.
  private func fault(of draft: LogDraft, _ context: RequestContext) async throws -> RPCError? {
    // Photos first: a proof that is right tells where something is, and must not be had for a log that is refused for another reason.
    if let fault = await mediaFault(draft.content.photos, by: try context.accountID) { return fault }
    return try await proofFault(draft, context)
  }

  /// Why photos of a new log cannot be shown; nil where they can.
  private func mediaFault(_ photos: [CachePhoto], by accountID: UUID) async -> RPCError? {
    do { try await hold(photos, by: accountID) } catch { return RPCError(wrapping: error) }
    return nil
  }

  /// Why a find would not be believed; nil where it is, or no proof is asked for, or the find is there already. A question that could tell a secret takes
  /// a try: a visitor who has none left learns nothing. A word that was right gives it back; a place does not, since each right one narrows down where the
  /// final is.
  private func proofFault(_ draft: LogDraft, _ context: RequestContext) async throws -> RPCError? {
    let authorID = try context.accountID
    guard draft.content.kind == .found, let cache = try await caches.cache(draft.cacheID, in: database), cache.content.proof != .none,
      cache.isSeen(by: authorID), cache.ownerID != authorID, try await store.find(of: cache.id, by: authorID, in: database) == nil
    else { return nil }
    let secrets = try await caches.secrets(of: cache.id, in: database)
    switch cache.content.proof {
    case .none: return nil
    case .code:
      if draft.code.isEmpty { return Self.refused(.proofMissing) }
      return try await tried(at: cache.id, isSecret: true, givesBack: true, context) { draft.code == CacheRules.folded(secrets.proofCode) }
    case .proximity:
      guard let fix = draft.fix, let place = secrets.final ?? cache.content.position else { return Self.refused(.proofMissing) }
      // Each answer about a final that the visitor does not know tells where it is, as that of a riddle does.
      let isKnown = secrets.final == nil ? true : try await visitors.hasSolved(cache.id, by: authorID, in: database)
      return try await tried(at: cache.id, isSecret: !isKnown, givesBack: false, context) {
        fix.accuracy <= LogRules.proximityMax && fix.position.distance(to: place) <= LogRules.proximityMax
      }
    }
  }

  private func tried(
    at id: UUID, isSecret: Bool, givesBack: Bool, _ context: RequestContext, isRight: () -> Bool
  ) async throws -> RPCError? {
    let tries = CacheTries(database: database)
    if isSecret {
      do { _ = try await tries.take(at: id, context) } catch let refusal as RPCError { return refusal }
    }
    guard isRight() else { return Self.refused(.proofWrong) }
    if isSecret, givesBack { try await tries.giveBack(at: id, context) }
    return nil
  }

  /// A visit whose companions are friends of the visitor's: others are passed over.
  private func withFriends(_ draft: LogDraft, _ context: RequestContext) async throws -> LogDraft {
    var draft = draft
    if draft.content.kind != .found { draft.companionIDs = [] }
    if draft.companionIDs.isEmpty { return draft }
    let found = try await people.findFriends(FindFriendsRequest(account: try context.accountID.bytes))
    let friends = Set(found.accounts.compactMap { UUID(bytes: $0) })
    draft.companionIDs = Array(Set(draft.companionIDs).intersection(friends)).sorted { $0.text < $1.text }
    return draft
  }

  /// Holds the photos that a log is to show besides those that it shows already.
  private func hold(_ photos: [CachePhoto], by accountID: UUID, besides id: UUID? = nil) async throws {
    if photos.isEmpty { return }
    var known: [UUID] = []
    if let id, let log = try await store.log(id, in: database) { known = log.photos.mediaIDs }
    try await media.hold(
      photos.mediaIDs.filter { !known.contains($0) }, of: accountID, as: [.photo, .video], "content.photos")
  }

  /// Result of a question asked before a transaction, or why there is none.
  private func caught<Value>(_ body: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  private static func refused(_ reason: Reason) -> RPCError { RPCError(.failedPrecondition, reason: reason) }

  func editLog(_ request: EditLogRequest, _ context: RequestContext) async throws -> EditLogResponse {
    let (id, authorID) = (try Field.id(request.logID, "log_id"), try context.accountID)
    let asked = try Field.required(request.content, "content")
    // The kind stays: what a request says of it does not count.
    let content = try await LogRequests.content(asked, of: .found, zones: try zones(context))
    let held = await caught { try await hold(content.photos, by: authorID, besides: id) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try held.get()
      let log = try await book.edit(id, content, by: authorID, at: context.now, transaction)
      return EditLogResponse(points: Int32(clamping: log.points), isFirstFind: log.isFirstFind)
    }
  }

  func deleteLog(_ request: DeleteLogRequest, _ context: RequestContext) async throws -> DeleteLogResponse {
    let (id, authorID) = (try Field.id(request.logID, "log_id"), try context.accountID)
    try await database.transaction { transaction in
      try await book.remove(id, by: authorID, at: context.now, transaction)
    }
    return DeleteLogResponse()
  }

  // MARK: Companions

  func confirmCompanion(_ request: ConfirmCompanionRequest, _ context: RequestContext) async throws -> ConfirmCompanionResponse {
    let (id, callerID) = (try Field.id(request.logID, "log_id"), try context.accountID)
    let content = try await LogRequests.content(
      LogContent(comment: request.comment, photos: request.photos), of: .found, zones: try zones(context))
    let fault = await mediaFault(content.photos, by: callerID)
    let entry = try await database.transaction { transaction in
      try await book.confirm(id, content, by: callerID, fault: fault, at: context.now, transaction)
    }
    return ConfirmCompanionResponse(log: SubmitLogResponse(entry))
  }

  func declineCompanion(_ request: DeclineCompanionRequest, _ context: RequestContext) async throws -> DeclineCompanionResponse {
    let (id, callerID) = (try Field.id(request.logID, "log_id"), try context.accountID)
    try await database.transaction { transaction in
      try await book.companions.answer(.declined, of: callerID, to: id, in: transaction)
    }
    return DeclineCompanionResponse()
  }

  func listCompanionRequests(
    _ request: ListCompanionRequestsRequest, _ context: RequestContext
  ) async throws -> ListCompanionRequestsResponse {
    let (callerID, size) = (try context.accountID, try Field.pageSize(request.pageSize))
    let list = PageList(CacheLogServiceMethods.listCompanionRequests, filter: callerID.bytes)
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self) ?? (.latest, .last)
    let found = try await book.companions.asked(callerID, after: place, limit: size + 1, in: database)
    let page = Array(found.prefix(size))
    let next = found.count > size ? page.last.map { pageTokens.token(after: $0.visitTime, $0.logID, in: list) } : nil
    var logs: [StoredLog] = []
    for row in page {
      // Nothing is read here that is hidden where it stands.
      guard let log = try await store.log(row.logID, in: database), log.isSeen(by: callerID),
        let cache = try await caches.cache(log.cacheID, in: database), cache.isSeen(by: callerID)
      else { continue }
      logs.append(log)
    }
    let codes = try await store.codes(of: Array(Set(logs.map(\.cacheID))), in: database)
    return ListCompanionRequestsResponse(logs: try await messages(logs, codes: codes, callerID), nextPageToken: next ?? "")
  }

  // MARK: Reading

  func listLogs(_ request: ListLogsRequest, _ context: RequestContext) async throws -> ListLogsResponse {
    let (id, callerID) = (try Field.id(request.cacheID, "cache_id"), try context.accountID)
    let size = try Field.pageSize(request.pageSize)
    let list = PageList(CacheLogServiceMethods.listLogs, filter: callerID.bytes + id.bytes)
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self) ?? (.latest, .last)
    guard let cache = try await caches.cache(id, in: database), cache.isSeen(by: callerID) else { throw RPCError.cacheNotFound }
    let found = try await store.page(of: id, seenBy: callerID, after: place, limit: size + 1, in: database)
    let page = Array(found.prefix(size))
    let next = found.count > size ? page.last.map { pageTokens.token(after: $0.visitTime, $0.id, in: list) } : nil
    return ListLogsResponse(logs: try await messages(page, codes: [id: cache.code], callerID), nextPageToken: next ?? "")
  }

  func listMyLogs(_ request: ListMyLogsRequest, _ context: RequestContext) async throws -> ListMyLogsResponse {
    let (callerID, size) = (try context.accountID, try Field.pageSize(request.pageSize))
    let list = PageList(CacheLogServiceMethods.listMyLogs, filter: callerID.bytes)
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self) ?? (.latest, .last)
    let found = try await store.page(by: callerID, after: place, limit: size + 1, in: database)
    let page = Array(found.prefix(size))
    let next = found.count > size ? page.last.map { pageTokens.token(after: $0.visitTime, $0.id, in: list) } : nil
    let codes = try await store.codes(of: Array(Set(page.map(\.cacheID))), in: database)
    let logs = page.map { CacheLog($0, code: codes[$0.cacheID] ?? "", author: nil, callerID: callerID) }
    return ListMyLogsResponse(logs: logs, nextPageToken: next ?? "")
  }

  /// Logs as the caller may see them: without those of people who are kept apart, and with names of whom the caller may see.
  private func messages(_ logs: [StoredLog], codes: [UUID: String], _ callerID: UUID) async throws -> [CacheLog] {
    let authorIDs = Set(logs.map(\.authorID))
    let others = authorIDs.subtracting([callerID]).map(\.bytes)
    if authorIDs.isEmpty { return [] }
    var blocked: Set<UUID> = []
    if !others.isEmpty {
      let answer = try await blocks.findBlocked(FindBlockedRequest(account: callerID.bytes, others: others))
      blocked = Set(answer.blockedAccounts.compactMap { UUID(bytes: $0) })
    }
    let described = try await people.describePeople(
      DescribePeopleRequest(viewer: callerID.bytes, accounts: authorIDs.subtracting(blocked).map(\.bytes))
    ).persons
    let persons = Dictionary(described.map { ($0.accountID, $0) }) { first, _ in first }
    return logs.filter { !blocked.contains($0.authorID) }.map {
      CacheLog($0, code: codes[$0.cacheID] ?? "", author: persons[$0.authorID.text], callerID: callerID)
    }
  }
}

extension SubmitLogResponse {
  init(_ entry: LogBook.Entry) {
    self.init(
      logID: entry.log.id.text, isDuplicate: entry.isDuplicate, points: Int32(clamping: entry.log.points),
      isFirstFind: entry.log.isFirstFind)
  }
}

extension CacheLog {
  init(_ log: StoredLog, code: String, author: Person?, callerID: UUID) {
    self.init(
      logID: log.id.text, cacheID: log.cacheID.text, cacheCode: code, author: author, isOwn: log.authorID == callerID,
      content: LogContent(
        kind: log.kind.wire, visitTime: log.visitTime, timeZone: log.timeZone, comment: log.comment, languageCode: log.languageCode,
        photos: log.photos),
      visitDay: log.visitDay?.text ?? "", points: Int32(clamping: log.points), isFirstFind: log.isFirstFind, createTime: log.createTime,
      updateTime: log.updateTime)
  }
}
