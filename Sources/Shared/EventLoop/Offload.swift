internal import CUV
internal import DequeModule
internal import Glibc
internal import Synchronization

/// Threads for work that blocks or computes for long: password hashes, name lookups. A loop that did it itself would stall everybody on it.
public final class Offload: Sendable {
  /// Why work was not done.
  public enum Refusal: Error, Equatable, Sendable {
    /// The queue is full: answering "try later" at once beats answering everybody late.
    case queueFull
  }

  private struct State {
    var waiting = Deque<@Sendable () -> Void>()
    var isStopped = false
  }

  /// A mutex and condition of pthreads; Sendable because that is their purpose.
  private final class Gate: @unchecked Sendable {
    var mutex = pthread_mutex_t()
    var condition = pthread_cond_t()
    var state = State()

    init() {
      pthread_mutex_init(&mutex, nil)
      pthread_cond_init(&condition, nil)
    }

    deinit {
      pthread_cond_destroy(&condition)
      pthread_mutex_destroy(&mutex)
    }
  }

  private let gate = Gate()
  private let queueMax: Int

  /// - Parameters:
  ///   - threads: How many work at once.
  ///   - queueMax: How many pieces of work may wait; more are refused.
  public init(threads: Int, queueMax: Int) {
    self.queueMax = queueMax
    for _ in 0..<max(1, threads) { startThread() }
  }

  /// Threads of a pool that nobody holds have nothing more to come: they end.
  deinit { stop() }

  /// Name lookups and other rare blocking calls of a process.
  public static let shared = Offload(threads: 2, queueMax: 256)

  /// Runs `work` on a thread of the pool and waits for it; the caller's loop goes on meanwhile.
  /// - Throws: Errors that `work` throws; `Refusal.queueFull`.
  public nonisolated(nonsending) func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withUnsafeThrowingContinuation { continuation in
      let accepted = enqueue { continuation.resume(with: Result { try work() }) }
      if !accepted { continuation.resume(throwing: Refusal.queueFull) }
    }
  }

  /// Has `work` done on a thread of the pool, without waiting for it.
  /// - Returns: False when the queue is full or the pool is stopped; then it is not done.
  public func submit(_ work: @escaping @Sendable () -> Void) -> Bool { enqueue(work) }

  /// How much work waits for a thread: a metric that should stay near zero.
  public var waitingCount: Int {
    pthread_mutex_lock(&gate.mutex)
    defer { pthread_mutex_unlock(&gate.mutex) }
    return gate.state.waiting.count
  }

  /// Lets the threads end after what they are doing.
  public func stop() {
    pthread_mutex_lock(&gate.mutex)
    gate.state.isStopped = true
    pthread_cond_broadcast(&gate.condition)
    pthread_mutex_unlock(&gate.mutex)
  }

  private func enqueue(_ work: @escaping @Sendable () -> Void) -> Bool {
    pthread_mutex_lock(&gate.mutex)
    defer { pthread_mutex_unlock(&gate.mutex) }
    if gate.state.isStopped || gate.state.waiting.count >= queueMax { return false }
    gate.state.waiting.append(work)
    pthread_cond_signal(&gate.condition)
    return true
  }

  private func startThread() {
    var thread = pthread_t()
    let gate = Unmanaged.passRetained(gate).toOpaque()
    let failure = pthread_create(
      &thread, nil,
      { argument in
        let gate = Unmanaged<Gate>.fromOpaque(argument!).takeRetainedValue()
        while let work = Offload.next(gate) { work() }
        return nil
      }, gate)
    // A pool without threads would keep its callers waiting for ever.
    precondition(failure == 0, "the system gives no more threads (error \(failure)): raise the limit of tasks of this process")
    pthread_detach(thread)
  }

  private static func next(_ gate: Gate) -> (@Sendable () -> Void)? {
    pthread_mutex_lock(&gate.mutex)
    defer { pthread_mutex_unlock(&gate.mutex) }
    while gate.state.waiting.isEmpty {
      if gate.state.isStopped { return nil }
      pthread_cond_wait(&gate.condition, &gate.mutex)
    }
    return gate.state.waiting.removeFirst()
  }
}
