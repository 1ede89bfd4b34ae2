internal import EventLoop

// The way from handlers to the pool of their loop. Actor methods whose closures use `self`, and only on the loop's own thread: elsewhere a
// cancellation handler could leave the loop in the middle.

extension Loop {
  private func pool(of target: DatabaseTarget) throws -> Pool {
    try resource(target.key) {
      target.note(self)
      return try Pool(on: self, key: target.key, target.configuration)
    }
  }

  private func existingPool(_ key: ObjectIdentifier) -> Pool? {
    existingResource(key) as? Pool
  }

  func closePool(_ key: ObjectIdentifier) {
    existingPool(key)?.close()
    removeResource(key)
  }

  // MARK: Reads

  func read(_ sql: SQL, _ target: DatabaseTarget) async throws -> QueryResult {
    let pool = try pool(of: target)
    let id = pool.makeID()
    let key = target.key
    return try await withTaskCancellationHandler {
      assert(self.isCurrent)
      return try await withUnsafeThrowingContinuation { continuation in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        pool.read(Operation(id: id, sql: sql, mayResend: true, continuation: continuation))
      }
    } onCancel: {
      self.perform { $0.existingPool(key)?.abandonRead(id) }
    }
  }

  /// - Parameter bound: Statement that goes before it in its transaction, on the same way, and that nobody waits for.
  func readSlowly(_ sql: SQL, bound: SQL?, _ target: DatabaseTarget) async throws -> QueryResult {
    let lease = try await lease(from: target)
    do {
      let result = try await statement(target, lease) { pool, id, continuation in
        pool.runReadOnly(Operation(id: id, sql: sql, continuation: continuation), behind: bound, lease: lease)
      }
      // A transaction that only read has nothing to commit; nobody waits for its end.
      rollBack(target, lease: lease)
      return result
    } catch {
      rollBack(target, lease: lease)
      throw error
    }
  }

  // MARK: Writes

  func writeAlone(_ sql: SQL, _ target: DatabaseTarget) async throws -> QueryResult {
    let lease = try await lease(from: target)
    let pool = try pool(of: target)
    let id = pool.makeID()
    let key = target.key
    return try await withTaskCancellationHandler {
      assert(self.isCurrent)
      return try await withUnsafeThrowingContinuation { continuation in
        if Task.isCancelled {
          pool.rollBack(lease: lease)
          return continuation.resume(throwing: CancellationError())
        }
        pool.runAlone({ Operation(id: id, sql: sql, continuation: continuation, conclude: $0) }, lease: lease)
      }
    } onCancel: {
      self.perform { $0.existingPool(key)?.abandonOutcome(id, cancel: true) }
    }
  }

  // MARK: Transactions

  /// Leases a connection.
  func lease(from target: DatabaseTarget) async throws -> UInt64 {
    let pool = try pool(of: target)
    if Task.isCancelled { throw CancellationError() }
    if let lease = pool.leaseAtOnce() { return lease }
    let id = pool.makeID()
    let key = target.key
    return try await withTaskCancellationHandler {
      assert(self.isCurrent)
      return try await withUnsafeThrowingContinuation { continuation in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        pool.lease(id, continuation)
      }
    } onCancel: {
      self.perform { $0.existingPool(key)?.abandonWaiting(id) }
    }
  }

  /// - Parameter held: Statements that are sent before it, and that nobody waits for.
  func run(
    _ sql: SQL, behind held: [SQL], _ target: DatabaseTarget, lease: UInt64, _ isolation: Isolation
  ) async throws -> QueryResult {
    try await statement(target, lease) { pool, id, continuation in
      pool.run(Operation(id: id, sql: sql, continuation: continuation), behind: held, lease: lease, begin: isolation.begin)
    }
  }

  private func statement(
    _ target: DatabaseTarget, _ lease: UInt64, _ send: (Pool, UInt64, UnsafeContinuation<QueryResult, any Error>) -> Void
  ) async throws -> QueryResult {
    let pool = try pool(of: target)
    let id = pool.makeID()
    let key = target.key
    return try await withTaskCancellationHandler {
      assert(self.isCurrent)
      return try await withUnsafeThrowingContinuation { continuation in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        send(pool, id, continuation)
      }
    } onCancel: {
      self.perform { $0.existingPool(key)?.abandonStatement(id, lease: lease) }
    }
  }

  func commit(
    _ target: DatabaseTarget, lease: UInt64, _ isolation: Isolation, behind held: [SQL], hooks: [@Sendable () -> Void]
  ) async throws {
    let pool = try pool(of: target)
    if held.isEmpty, pool.endIfEmpty(lease: lease) {
      for hook in hooks { hook() }
      return
    }
    let (id, key, hasHeld) = (pool.makeID(), target.key, !held.isEmpty)
    let _: QueryResult = try await withTaskCancellationHandler {
      assert(self.isCurrent)
      return try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<QueryResult, any Error>) in
        if Task.isCancelled {
          pool.rollBack(lease: lease)
          return continuation.resume(throwing: CancellationError())
        }
        pool.commit(behind: held, lease: lease, begin: isolation.begin, id: id, hooks: hooks, continuation)
      }
    } onCancel: {
      // COMMIT itself takes as long as it takes. Statements that travel with it may wait for others' locks, and hold their own meanwhile.
      self.perform { $0.existingPool(key)?.abandonOutcome(id, cancel: hasHeld) }
    }
  }

  func rollBack(_ target: DatabaseTarget, lease: UInt64) {
    existingPool(target.key)?.rollBack(lease: lease)
  }

  // MARK: Work of the pool that blocks

  func lookUp(_ parameters: ConnectionParameters, _ key: ObjectIdentifier, _ id: UInt64) {
    start {
      let resolved = try? await Offload.shared.run { parameters.resolved() }
      await self.lookedUp(resolved ?? parameters, key, id)
    }
  }

  private func lookedUp(_ parameters: ConnectionParameters, _ key: ObjectIdentifier, _ id: UInt64) {
    existingPool(key)?.lookedUp(parameters, id)
  }

  func deliver(_ request: CancelRequest, to endpoint: Endpoint, _ key: ObjectIdentifier, _ id: UInt64) {
    start {
      await CancelRequest.threads.run(at: endpoint) { request.send() }
      await self.delivered(key, id)
    }
  }

  private func delivered(_ key: ObjectIdentifier, _ id: UInt64) {
    existingPool(key)?.cancelDelivered(id)
  }
}
