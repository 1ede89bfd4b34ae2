internal import CairnProto
internal import Cryptography
public import FoundationEssentials
internal import Identity
public import Postgres
public import Protobuf
public import RPC
internal import Synchronization
public import Timekeeping

/// Makes the retry of a mutation safe: the answer of a call under an idempotency key is kept for 24 hours and given again.
///
/// A call takes a lock on its key first, then looks for an answer. The answer is written by the handler's own transaction, so that there is
/// one exactly when its writes are there. Refusals that would be the same again are kept as well, without the writes that led to them.
public struct IdempotencyKeys: Sendable {
  /// How long answers are kept.
  public static let retention = Duration.seconds(24 * 3_600)

  /// Longest kept reply: a table for answers of mutations, which are small, not for pages. Longer ones are an error of the method.
  public static let replyBytesMax = 1_048_576

  /// Calls under one key at once, in one process: one works and one waits. A crowd that waited would hold every connection.
  public static let callsPerKeyMax = 2

  private static let inFlight = Mutex<[IdempotencyKey: Int]>([:])

  /// How often `maintain` is called: partitions are made hours ahead, so that many rounds may fail.
  public static let maintenanceInterval = Duration.seconds(300)

  public init() {}

  /// Runs the body of a method that declares idempotency `KEY`.
  ///
  /// Without a key in the call, or without a caller to keep it for, the body simply runs in a transaction.
  /// - Throws: Errors that `body` throws, or threw the first time. `RPCError`: `invalid_argument IDEMPOTENCY_KEY_INVALID`,
  ///   `aborted IDEMPOTENCY_MISMATCH` when the key was used for another request, `aborted REQUEST_IN_PROGRESS` when the first call has not
  ///   ended within two seconds.
  public func run<Request: Message, Reply: Message>(
    _ context: RequestContext, request: Request, in database: Database,
    _ body: nonisolated(nonsending) (Transaction) async throws -> Reply
  ) async throws -> Reply {
    guard let key = try Self.key(of: context) else { return try await database.transaction(body) }
    try Self.enter(key)
    defer { Self.leave(key) }
    var made: (reply: Reply, bytes: [UInt8])?
    let reply = try await run(key, requestHash: SHA256.digest(of: request.encoded()), now: context.now, in: database) { transaction in
      let reply = try await body(transaction)
      let bytes = reply.encoded()
      made = (reply, bytes)
      return bytes
    }
    // An answer that was made just now need not be read back; another one's answer, which came between two attempts, must be.
    if let made, made.bytes == reply { return made.reply }
    do {
      return try Reply(decoding: reply)
    } catch {
      throw RPCError(.internal, reason: .storedReplyUnreadable, cause: error)
    }
  }

  /// Deletes what is kept for an account, when the account is deleted.
  public func forget(accountID: UUID, in transaction: Transaction) async throws {
    try await IdempotencyStore.removeAll(of: Self.caller(accountID), in: transaction)
  }

  /// Makes the table's next partitions and drops the old ones. Every few minutes; harmless when several replicas do it.
  /// - Returns: How many partitions were made or dropped.
  @discardableResult
  public func maintain(now: Moment, in database: Database) async throws -> Int {
    try await IdempotencyStore.maintain(at: now, hoursAhead: Self.hoursAhead, in: database)
  }

  /// Partitions made ahead: upkeep may fail for so long before rows fall into the default partition, which is no harm but slower to empty.
  static let hoursAhead = 3

  // MARK: The key

  static func key(of context: RequestContext) throws -> IdempotencyKey? {
    guard let text = context.idempotencyKey else { return nil }
    // RFC 9562 §4 has readers accept both cases.
    guard text.utf8.count == UUID.textLength, let key = UUID(uuidString: text) else {
      throw RPCError(.invalidArgument, reason: .idempotencyKeyInvalid, message: "the header idempotency-key must be a UUID")
    }
    let caller = context.caller
    if let accountID = caller.accountID {
      return IdempotencyKey(caller: Self.caller(accountID), method: context.method.path, key: key)
    }
    guard let service = caller.callingService else { return nil }
    return IdempotencyKey(caller: "service:\(service)", method: context.method.path, key: key)
  }

  private static func caller(_ accountID: UUID) -> String { accountID.text }

  private static func enter(_ key: IdempotencyKey) throws {
    let isRoom = inFlight.withLock { inFlight in
      let count = inFlight[key, default: 0]
      if count < callsPerKeyMax { inFlight[key] = count + 1 }
      return count < callsPerKeyMax
    }
    if !isRoom { throw RPCError(.aborted, reason: inProgress, message: "several calls under this idempotency key are waiting") }
  }

  private static func leave(_ key: IdempotencyKey) {
    inFlight.withLock { inFlight in
      let count = inFlight[key, default: 1]
      inFlight[key] = count > 1 ? count - 1 : nil
    }
  }

  // MARK: The walk

  /// Runs `body` unless there is an answer.
  func run(
    _ key: IdempotencyKey, requestHash: [UInt8], now: Moment, in database: Database,
    _ body: nonisolated(nonsending) (Transaction) async throws -> [UInt8]
  ) async throws -> [UInt8] {
    do {
      return try await database.transaction { transaction in
        if let answer = try await keptAnswer(key, requestHash, now, in: transaction) { return try answer.get() }
        let reply = try await body(transaction)
        try await keep(StoredAnswer(requestHash: requestHash, reply: reply), under: key, now, in: transaction)
        return reply
      }
    } catch let replay as Replay {
      throw replay.refusal
    } catch let refusal as RPCError where !refusal.code.isTransient && !Self.isOurs(refusal) {
      return try await keepRefusal(refusal, key, requestHash, now, in: database)
    }
  }

  /// The body's writes are rolled back by now. In the gap another call under the key may have come first: then its answer holds.
  private func keepRefusal(
    _ refusal: RPCError, _ key: IdempotencyKey, _ requestHash: [UInt8], _ now: Moment, in database: Database
  ) async throws -> [UInt8] {
    let answer = try await database.transaction { transaction -> Result<[UInt8], Replay> in
      if let answer = try await keptAnswer(key, requestHash, now, in: transaction) { return answer }
      try await keep(StoredAnswer(refusal, requestHash: requestHash), under: key, now, in: transaction)
      return .failure(Replay(refusal: refusal))
    }
    switch answer {
    case .success(let reply): return reply
    case .failure(let replay): throw replay.refusal
    }
  }

  /// Locks the key and looks for an answer.
  private func keptAnswer(
    _ key: IdempotencyKey, _ requestHash: [UInt8], _ now: Moment, in transaction: Transaction
  ) async throws -> Result<[UInt8], Replay>? {
    let answer: StoredAnswer?
    do {
      try await IdempotencyStore.lock(key, in: transaction)
      answer = try await IdempotencyStore.find(key, since: now - Self.retention, in: transaction)
    } catch let error as PostgresError where error.kind == .lockNotAvailable {
      throw RPCError(.aborted, reason: Self.inProgress, message: "the first call under this key has not ended yet", cause: error)
    }
    guard let answer else { return nil }
    if answer.requestHash != requestHash {
      throw RPCError(.aborted, reason: Self.mismatch, message: "this idempotency key was used for another request")
    }
    return answer.outcome
  }

  private func keep(_ answer: StoredAnswer, under key: IdempotencyKey, _ now: Moment, in transaction: Transaction) async throws {
    if answer.reply.count > Self.replyBytesMax { throw RPCError(.internal, reason: .replyTooLargeToKeep) }
    try await IdempotencyStore.insert(answer, under: key, at: now, in: transaction)
  }

  private static let inProgress = Reason.requestInProgress
  private static let mismatch = Reason.idempotencyMismatch

  /// Our own refusals are about the key and are never kept under it.
  private static func isOurs(_ refusal: RPCError) -> Bool {
    refusal.says(inProgress) || refusal.says(mismatch)
  }
}

/// A refusal that was kept, given again. A type of its own, so that it is not taken for one of the body's and kept once more.
struct Replay: Error {
  let refusal: RPCError
}

extension StoredAnswer {
  init(_ refusal: RPCError, requestHash: [UInt8]) {
    let info = ErrorInfo(reason: refusal.reason, metadata: refusal.metadata, fieldViolations: refusal.fieldViolations)
    self.init(
      requestHash: requestHash, reply: info.encoded(), refusalCode: refusal.code.rawValue,
      refusalMessage: String(refusal.message.filter { $0 != "\0" }))
  }

  /// The outcome that the caller hears.
  var outcome: Result<[UInt8], Replay> {
    guard let refusalCode else { return .success(reply) }
    let info = (try? ErrorInfo(decoding: reply)) ?? ErrorInfo()
    return .failure(
      Replay(
        refusal: RPCError(
          RPCCode(rawValue: refusalCode) ?? .internal, told: info.reason, message: refusalMessage ?? "", metadata: info.metadata,
          fieldViolations: info.fieldViolations)))
  }
}
