import Testing
import Timekeeping

@Suite struct SweepTests {
  @Test(arguments: [(0, 1), (9, 1), (10, 2), (25, 3), (40, 4), (1_000, 4)])
  func batchesAreRunUntilOneIsShortOrThereWereEnough(waiting: Int, rounds: Int) async throws {
    var (left, count) = (waiting, 0)
    let removed = try await Sweep.run(by: 10, roundsMax: 4) { limit in
      count += 1
      let batch = min(limit, left)
      left -= batch
      return batch
    }
    #expect(count == rounds && removed == min(waiting, 40) && left == waiting - removed)
  }

  @Test func whatFailsEndsIt() async throws {
    struct Failure: Error {}
    var count = 0
    await #expect(throws: Failure.self) {
      try await Sweep.run(by: 1) { _ in
        count += 1
        if count == 3 { throw Failure() }
        return 1
      }
    }
    #expect(count == 3)
  }
}
