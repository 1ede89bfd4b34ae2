import EventLoop
import Synchronization

/// Threads for passwords, and the line before them. From any thread.
final class PasswordLine: Sendable {
  /// Turn that a password waits for.
  struct Turn: Sendable, Hashable {
    var rank: PasswordLineRules<Job>.Rank
    /// As `ClientNetwork.counted` names it.
    var network: String
  }

  /// A password that waits.
  struct Job: Sendable {
    let run, refuse: @Sendable () -> Void
  }

  /// Places of each rank. Two threads do so many in one to two seconds; a longer wait is worse than a "try again".
  static let roomPerRank = 64
  /// Places of all ranks together: as many pieces of work the threads must be able to keep.
  static let room = roomPerRank * PasswordLineRules<Job>.Rank.allCases.count

  private let offload: Offload
  private let line = Mutex(PasswordLineRules<Job>(roomPerRank: roomPerRank))

  init(_ offload: Offload) {
    self.offload = offload
  }

  var waitingCount: Int { line.withLock { $0.count } }

  /// Does `work` on a thread when it is its turn.
  /// - Throws: Errors of `work`; `Offload.Refusal.queueFull`.
  nonisolated(nonsending) func run<Value: Sendable>(_ turn: Turn, _ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withUnsafeThrowingContinuation { continuation in
      enter(
        turn,
        Job {
          continuation.resume(with: Result { try work() })
        } refuse: {
          continuation.resume(throwing: Offload.Refusal.queueFull)
        })
    }
  }

  private func enter(_ turn: Turn, _ job: Job) {
    switch line.withLock({ $0.enter(job, rank: turn.rank, network: turn.network) }) {
    case .refused: job.refuse()
    // The threads look into the line as often as somebody came in whose place nobody has taken.
    case .tookPlace(_, let former): former.work.refuse()
    case .taken(let number):
      if offload.submit({ [self] in line.withLock { $0.next() }?.run() }) { return }
      if line.withLock({ $0.leave(number) }) { job.refuse() }
    }
  }
}
