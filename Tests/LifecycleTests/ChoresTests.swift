import CairnTesting
import EventLoop
import Lifecycle
import Logging
import Observability
import Synchronization
import Testing

@Suite struct ChoresTests {
  private struct Failed: Error {}

  private static let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  @Test func aChoreComesAgainAlsoAfterItFailed() async throws {
    let turns = Tally()
    try await TestLoop.run { loop in
      let chores = Chores(on: loop, logger: Self.quiet)
      await chores.start(
        Chore("fail", every: .milliseconds(2)) {
          turns.add()
          throw Failed()
        })
      while turns.count < 4 { try await loop.sleep(for: .milliseconds(1)) }
      await chores.stop()
    }
    #expect(turns.count >= 4)
  }

  /// What the metrics say of a chore; nil when they do not know it.
  private static func told(_ chore: String) -> Int? {
    let page = String(decoding: MetricRegistry.process.page(), as: UTF8.self)
    return page.split(separator: "\n").first { $0.hasPrefix("cairn_chores_failed_total{chore=\"\(chore)\"} ") }
      .flatMap { $0.split(separator: " ").last.flatMap { Int($0) } }
  }

  @Test(arguments: [false, true])
  func failuresAreCountedAndLogged(logsOnce: Bool) async throws {
    let (turns, lines, name) = (Tally(), Tally(), "fail three times, \(logsOnce)")
    try await TestLoop.run { loop in
      let chores = Chores(on: loop, logger: Logger(label: "test") { _ in CountedLog(lines: lines) })
      await chores.start(
        Chore(name, every: .milliseconds(1), logsOnce: logsOnce) {
          turns.add()
          // Once, then twice together.
          if [1, 3, 4].contains(turns.count) { throw Failed() }
        })
      #expect(Self.told(name) != nil)
      while turns.count < 6 { try await loop.sleep(for: .milliseconds(1)) }
      await chores.stop()
    }
    #expect(Self.told(name) == 3)
    #expect(lines.count == (logsOnce ? 2 : 3))
  }

  @Test func whoIsEndedInTheMiddleHasNotFailed() async throws {
    let turns = Tally()
    try await TestLoop.run { loop in
      let chores = Chores(on: loop, logger: Self.quiet)
      await chores.start(
        Chore("last long", every: .seconds(1)) {
          turns.add()
          try await loop.sleep(for: .seconds(60))
        })
      while turns.count == 0 { try await loop.sleep(for: .milliseconds(1)) }
      await chores.stop()
    }
    #expect(Self.told("last long") == 0)
  }

  @Test func theFirstTurnDoesNotWait() async throws {
    let turns = Tally()
    try await TestLoop.run { loop in
      let chores = Chores(on: loop, logger: Self.quiet)
      await chores.start(Chore("once", every: .seconds(3_600)) { turns.add() })
      while turns.count == 0 { try await loop.sleep(for: .milliseconds(1)) }
      await chores.stop()
    }
    #expect(turns.count == 1)
  }

  @Test func choresRunOnTheirLoop() async throws {
    let here = Tally()
    let elsewhere = Tally()
    try await TestLoop.run { loop in
      let chores = Chores(on: loop, logger: Self.quiet)
      await chores.start(Chore("look around", every: .milliseconds(1)) { if loop.isCurrent { here.add() } else { elsewhere.add() } })
      while here.count + elsewhere.count < 3 { try await loop.sleep(for: .milliseconds(1)) }
      await chores.stop()
    }
    #expect(elsewhere.count == 0)
  }

  @Test func stopWaitsForTheLastTurnAndNoneFollows() async throws {
    let begun = Tally()
    let ended = Tally()
    try await TestLoop.run { loop in
      let chores = Chores(on: loop, logger: Self.quiet)
      for _ in 0..<3 {
        await chores.start(
          Chore("long", every: .milliseconds(1)) {
            begun.add()
            // Work that does not look at cancellation.
            for _ in 0..<500 { await Task.yield() }
            ended.add()
          })
      }
      while begun.count < 3 { await Task.yield() }
      await chores.stop()
      let count = ended.count
      #expect(begun.count == count)
      try await loop.sleep(for: .milliseconds(20))
      #expect(begun.count == count)
    }
  }
}

/// Counts lines.
private struct CountedLog: LogHandler {
  let lines: Tally
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .trace

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { lines.add() }
}

/// Counts, from any thread.
final class Tally: Sendable {
  private let value = Atomic<Int>(0)

  var count: Int { value.load(ordering: .sequentiallyConsistent) }

  func add() { value.add(1, ordering: .sequentiallyConsistent) }
}
