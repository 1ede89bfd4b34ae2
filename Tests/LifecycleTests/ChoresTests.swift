import CairnTesting
import EventLoop
import Lifecycle
import Logging
import Synchronization
import Testing

@Suite struct ChoresTests {
  private struct Failed: Error {}

  private static let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  @Test func aChoreComesAgainAlsoAfterItFailed() async throws {
    let turns = Tally()
    try await TestLoop.run { loop in
      let chores = Chores(on: loop, logger: Self.quiet)
      await chores.every(.milliseconds(2), "fail") {
        turns.add()
        throw Failed()
      }
      while turns.count < 4 { try await loop.sleep(for: .milliseconds(1)) }
      await chores.stop()
    }
    #expect(turns.count >= 4)
  }

  @Test func theFirstTurnDoesNotWait() async throws {
    let turns = Tally()
    try await TestLoop.run { loop in
      let chores = Chores(on: loop, logger: Self.quiet)
      await chores.every(.seconds(3_600), "once") { turns.add() }
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
      await chores.every(.milliseconds(1), "look around") { if loop.isCurrent { here.add() } else { elsewhere.add() } }
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
        await chores.every(.milliseconds(1), "long") {
          begun.add()
          // Work that does not look at cancellation.
          for _ in 0..<500 { await Task.yield() }
          ended.add()
        }
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

/// Counts, from any thread.
final class Tally: Sendable {
  private let value = Atomic<Int>(0)

  var count: Int { value.load(ordering: .sequentiallyConsistent) }

  func add() { value.add(1, ordering: .sequentiallyConsistent) }
}
