public import EventLoop
public import Logging
internal import Synchronization

/// What a process does again and again beside its calls: sweeping, watching, reminding. From any thread.
public final class Chores: Sendable {
  private let loop: Loop
  private let logger: Logger
  private let tasks = Mutex<[Task<Void, Never>]>([])

  /// - Parameter loop: Where chores run.
  public init(on loop: Loop, logger: Logger) {
    self.loop = loop
    self.logger = logger
  }

  /// Does something at once and then every `interval`; a failure is logged and the next turn comes all the same.
  public func every(_ interval: Duration, _ name: String, _ body: @escaping @Sendable () async throws -> Void) async {
    let loop = loop
    let logger = logger
    let task = await loop.start {
      while !Task.isCancelled {
        do {
          try await body()
        } catch {
          logger.warning("a chore failed", metadata: ["chore": "\(name)", "cause": "\(error)"])
        }
        do { try await loop.sleep(for: interval) } catch { return }
      }
    }
    tasks.withLock { $0.append(task) }
  }

  /// Ends all of them and waits for the last turn.
  public func stop() async {
    let ending = tasks.withLock { tasks in
      defer { tasks = [] }
      return tasks
    }
    for task in ending { task.cancel() }
    for task in ending { await task.value }
  }
}
