public import EventLoop
public import Logging
internal import Observability
internal import Synchronization

/// Runs the chores of a process. From any thread.
public final class Chores: Sendable {
  private static let metric = (name: "cairn_chores_failed_total", help: "Turns of what a process does beside its calls that have failed.")

  private let loop: Loop
  private let logger: Logger
  private let tasks = Mutex<[Task<Void, Never>]>([])

  /// - Parameter loop: Where chores run.
  public init(on loop: Loop, logger: Logger) {
    self.loop = loop
    self.logger = logger
    MetricRegistry.process.declare(Self.metric.name, Self.metric.help)
  }

  /// Begins all of these.
  public func start(_ chores: [Chore]) async {
    for chore in chores { await start(chore) }
  }

  /// Takes a chore's first turn at once and the others after its interval, on the beat of the machine (`Loop.beat`); a failure is counted and
  /// logged, and the next turn comes all the same.
  public func start(_ chore: Chore) async {
    let loop = loop
    let logger = logger
    let failed = MetricRegistry.process.counter(Self.metric.name, Self.metric.help, ["chore": chore.name])
    let task = await loop.start {
      var hasFailed = false
      while !Task.isCancelled {
        do {
          try await chore.run()
          hasFailed = false
        } catch {
          // Ended in the middle of its turn.
          if Task.isCancelled { return }
          failed.add()
          if !(chore.logsOnce && hasFailed) { logger.warning("a chore failed", metadata: ["chore": "\(chore.name)", "cause": "\(error)"]) }
          hasFailed = true
        }
        do { try await loop.sleepToBeat(after: chore.interval) } catch { return }
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
