import EventLoop
import FoundationEssentials
import RPC
import Synchronization
import Timekeeping

/// The uploads of which this process makes media now. Work that is begun goes on to its end, whatever becomes of the call that has asked for it: a
/// caller who loses the line, or waits no longer, finds it done; and a call that asks meanwhile waits for the same work.
final class CompletionsUnderWay: Sendable {
  /// A bell that was missed costs that long at most. None is missed; it keeps a mistake from being for ever.
  private static let waitMax = Duration.seconds(10)
  /// Time between two looks whether all has come to an end.
  private static let lookInterval = Duration.milliseconds(20)

  private final class Work: Sendable {
    /// Nil while it is under way.
    let outcome = Mutex<Result<StoredMedia, any Error>?>(nil)
  }

  private struct Entry {
    var work: Work
    /// Bells of the calls that wait for it.
    var bells: [LoopBell]
  }

  private let entries = Mutex<[UUID: Entry]>([:])

  /// Waits for what comes of an upload; `body` is run unless it is under way already.
  /// - Throws: Errors of `body`; `CancellationError`, and then the work goes on.
  func run(_ uploadID: UUID, _ body: @escaping @Sendable () async throws -> StoredMedia) async throws -> StoredMedia {
    guard let loop = Loop.current else { throw RPCError.unavailable("nobody works outside a loop") }
    let bell = LoopBell()
    let (work, isNew) = entries.withLock { entries in
      let isNew = entries[uploadID] == nil
      var entry = entries[uploadID] ?? Entry(work: Work(), bells: [])
      entry.bells.append(bell)
      entries[uploadID] = entry
      return (entry.work, isNew)
    }
    if isNew { await loop.start { await self.work(uploadID, work, body) } }
    while true {
      if let outcome = work.outcome.withLock({ $0 }) { return try outcome.get() }
      do {
        _ = try await loop.wait(for: bell, atMost: Self.waitMax)
      } catch {
        entries.withLock { $0[uploadID]?.bells.removeAll { $0 === bell } }
        throw error
      }
    }
  }

  private func work(_ uploadID: UUID, _ work: Work, _ body: () async throws -> StoredMedia) async {
    let outcome: Result<StoredMedia, any Error>
    do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
    work.outcome.withLock { $0 = outcome }
    // From here on a call that asks begins anew, and finds in the database what has come of it.
    for bell in entries.withLock({ $0.removeValue(forKey: uploadID)?.bells ?? [] }) { bell.ring() }
  }

  /// Waits until nothing is under way, at most so long.
  func finish(within timeMax: Duration) async {
    let clock = ContinuousClock()
    let end = clock.now + timeMax
    while clock.now < end, !entries.withLock({ $0.isEmpty }), let loop = Loop.current {
      try? await loop.sleep(for: Self.lookInterval)
    }
  }
}
