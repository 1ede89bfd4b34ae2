internal import CUV
internal import Glibc

/// One thread with a libuv loop, and the actor that isolates everything on it.
///
/// Connections, streams, timers and the database pool of a loop are not Sendable and never leave it. C callbacks arrive on the loop's
/// thread and enter the actor by `assumeIsolated`. Tasks are started by `start`, with the loop as their executor preference: without it a
/// continuation would resume on the global pool and come back, microseconds later.
public actor Loop {
  /// The number of the loop within its process, from 0.
  public nonisolated let index: Int
  nonisolated let thread: LoopThread
  private var resources: [ObjectIdentifier: AnyObject] = [:]

  /// Asked for at every step of a task, hence kept. Its executor lives as long as `thread`.
  public nonisolated let unownedExecutor: UnownedSerialExecutor

  /// The executor that a task must prefer so that it never leaves this loop.
  public nonisolated var taskExecutor: any TaskExecutor { thread.taskExecutor }

  /// How many jobs other threads have enqueued here: zero between two looks when everything of a request stays on its loop.
  public nonisolated var remoteEnqueueCount: Int { thread.queue.remoteEnqueueCount }

  /// Whether the caller runs on this loop's thread.
  public nonisolated var isCurrent: Bool { thread.queue.isOnThread }

  /// Starts the loop's thread.
  /// - Parameter index: The number of the loop within its process, from 0.
  public init(index: Int = 0) {
    self.index = index
    thread = LoopThread()
    unownedExecutor = thread.serialExecutor.asUnownedSerialExecutor()
    thread.start { [self] in CurrentLoop.set(self) }
  }

  /// The loop whose thread the caller runs on; nil elsewhere.
  public static nonisolated var current: Loop? { CurrentLoop.get() }

  // MARK: Tasks

  /// Starts a task that stays on this loop. The first part of `body` may run before `start` returns.
  @discardableResult
  public func start(_ body: sending @escaping () async -> Void) -> Task<Void, Never> {
    Task.immediate(executorPreference: taskExecutor) { await self.call(body) }
  }

  private func call(_ body: () async -> Void) async {
    await body()
  }

  /// Runs `body` on this loop on behalf of a caller elsewhere, and waits for it. Cancelling the caller cancels `body`.
  public nonisolated func run<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = Task(executorPreference: taskExecutor) { try await self.callThrowing(body) }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Runs `body` on this loop in a task that does not share the caller's cancellation, and waits for it all the same: for the little that must be written
  /// when something ends. It has to end by itself, as a statement with a limit does.
  public nonisolated func runToTheEnd<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await Task(executorPreference: taskExecutor) { try await self.callThrowing(body) }.value
  }

  private func callThrowing<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    try await body()
  }

  /// Runs `body` on this loop: at once when the caller is on it, otherwise soon.
  public nonisolated func perform(_ body: @escaping @Sendable (isolated Loop) -> Void) {
    if isCurrent {
      assumeIsolated { body($0) }
    } else {
      Task(executorPreference: taskExecutor) { await body(self) }
    }
  }

  // MARK: The turn

  /// Milliseconds of a steady clock as they were at the beginning of this turn: good for time limits, costs nothing. On the loop's thread.
  public nonisolated var steadyMilliseconds: Int64 { Int64(uv_now(thread.uv)) }

  /// Which turn it is. On the loop's thread.
  public nonisolated var turnCount: UInt64 { thread.turnCount }

  /// Nanoseconds of the same clock as they are now: asked for where a turn's own length matters.
  public nonisolated var steadyNanoseconds: UInt64 { uv_hrtime() }

  /// Has `work.workOn()` called once a turn, from the next one on, until nothing is left of it. On the loop's thread.
  public nonisolated func shareOut(_ work: any TurnWork) {
    precondition(isCurrent, "shareOut is called on the loop's own thread")
    thread.shareOut(work)
  }

  /// Has `flushable.flush()` called once, before the loop waits for its sockets again. On the loop's thread.
  public nonisolated func markDirty(_ flushable: any Flushable) {
    precondition(isCurrent, "markDirty is called on the loop's own thread")
    thread.markDirty(flushable)
  }

  // MARK: Objects that belong to the loop

  /// The loop's own instance of a class, for example its database pool; made by `make` at the first call.
  public func resource<Resource: AnyObject>(_ key: ObjectIdentifier, make: () throws -> Resource) rethrows -> Resource {
    if let existing = resources[key], let resource = existing as? Resource { return resource }
    let resource = try make()
    resources[key] = resource
    return resource
  }

  /// The loop's own instance of a class, when there is one.
  public func existingResource(_ key: ObjectIdentifier) -> AnyObject? {
    resources[key]
  }

  /// Lets go of the loop's own instance of a class.
  public func removeResource(_ key: ObjectIdentifier) {
    resources[key] = nil
  }

  // MARK: The end

  /// Ends the loop and waits for its thread. Not from the loop itself. A task that still waits on it never resumes.
  public nonisolated func stop() {
    precondition(!isCurrent, "a loop cannot wait for its own end")
    perform { $0.thread.stopAfterTurn() }
    thread.join()
  }
}

/// The loop of the calling thread, kept in a pthread key.
enum CurrentLoop {
  private static let key = ThreadKey.make()

  /// Called once on each loop's thread. The loop is kept alive for as long as its thread lives, hence the retain.
  static func set(_ loop: Loop) {
    pthread_setspecific(key, Unmanaged.passRetained(loop).toOpaque())
  }

  static func get() -> Loop? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<Loop>.fromOpaque(pointer).takeUnretainedValue()
  }
}
