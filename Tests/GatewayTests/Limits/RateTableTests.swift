import EventLoop
import Synchronization
import Testing

@testable import Gateway

/// The table of all buckets: shared by loops, bounded in memory.
@Suite struct RateTableTests {
  private static let key = LimitKey(high: 7, low: 9)

  @Test func loopsThatRaceForOneBucketGetNoMoreThanOne() async throws {
    let loops = LoopGroup(count: 4)
    defer { loops.stop() }
    let table = RateTable()
    let limit = RateLimit(burst: 1_000, perMinute: 60)
    let given = Atomic<Int>(0)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for loop in loops.loops {
        group.addTask {
          try await loop.run {
            var given = 0
            for _ in 0..<50_000 where table.take(Self.key, 0, limit, at: 1_000_000) == 0 { given += 1 }
            return given
          }
        }
      }
      for try await count in group { given.add(count, ordering: .relaxed) }
    }
    #expect(given.load(ordering: .relaxed) == 1_000)
  }

  @Test func loopsWhoseClocksDifferGetNoMoreThanTheRate() async throws {
    let loops = LoopGroup(count: 4)
    defer { loops.stop() }
    let table = RateTable()
    let limit = RateLimit(burst: 10, perMinute: 60_000)
    let given = Atomic<Int>(0)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for (index, loop) in loops.loops.enumerated() {
        group.addTask {
          try await loop.run {
            var given = 0
            // 100 ms of each loop's own time, in steps of 2 µs, up to 3 ms apart.
            for step in 0..<50_000 where table.take(Self.key, 1, limit, at: Int64(1_000_000 + index * 1_000 + step * 2)) == 0 { given += 1 }
            return given
          }
        }
      }
      for try await count in group { given.add(count, ordering: .relaxed) }
    }
    #expect(given.load(ordering: .relaxed) <= 10 + 103)
    #expect(given.load(ordering: .relaxed) >= 100)
  }

  @Test func keysAndClassesDoNotShareBuckets() {
    let table = RateTable()
    let limit = RateLimit(burst: 1, perMinute: 1)
    for high in UInt64(0)..<20 {
      for low in UInt64(1)..<20 {
        for index in 0..<5 {
          #expect(table.take(LimitKey(high: high, low: low), index, limit, at: 1_000) == 0)
          #expect(table.take(LimitKey(high: high, low: low), index, limit, at: 1_000) > 0)
        }
      }
    }
  }

  @Test func aMillionStrangersDoNotMakeATableForgetWhoHasAskedTooMuch() {
    let table = RateTable()
    let limit = RateLimit(burst: 100, perMinute: 600)
    for _ in 0..<100 { _ = table.take(Self.key, 0, limit, at: 1_000_000) }
    #expect(table.take(Self.key, 0, limit, at: 1_000_000) > 0)
    // Each asks once, within a second: nobody has as little left as the one above.
    for stranger in UInt64(0)..<1_000_000 {
      _ = table.take(LimitKey(high: stranger &* 0x9E37_79B9_7F4A_7C15, low: 1), 0, limit, at: 1_000_000 + Int64(stranger) / 100)
    }
    #expect(table.take(Self.key, 0, limit, at: 1_050_000) > 0)
    #expect(table.evictionCount > 0)
  }

  @Test func strangersWhoHaveAskedLittleAreForgottenWithoutLoss() {
    let table = RateTable()
    let limit = RateLimit(burst: 10, perMinute: 60_000)
    // One call costs 1 ms; 100 callers a millisecond, so that a hundred buckets at a time are not full.
    for stranger in UInt64(0)..<1_000_000 {
      _ = table.take(LimitKey(high: stranger, low: stranger &* 31 &+ 1), 0, limit, at: 1_000_000 + Int64(stranger) * 10)
    }
    #expect(table.evictionCount == 0)
  }

  @Test func aTableGrowsWithThoseWhoStillCountAndForgetsNobodyForIt() {
    let table = RateTable()
    let limit = RateLimit(burst: 10, perMinute: 60)
    // One after the other, each long after the one before has as much left as ever.
    for stranger in UInt64(0)..<100_000 {
      _ = table.take(LimitKey(high: stranger, low: stranger &* 31 &+ 1), 0, limit, at: 1_000_000 + Int64(stranger) * 10_000)
    }
    #expect(table.placeCount <= 2_048)
    // All within a moment: each has used up all ten.
    let crowd = (UInt64(0)..<8_000).map { LimitKey(high: $0, low: 5) }
    let now = Int64(5_000_000_000)
    for key in crowd { for _ in 0..<10 { #expect(table.take(key, 0, limit, at: now) == 0) } }
    for key in crowd { #expect(table.take(key, 0, limit, at: now) > 0) }
    #expect(table.evictionCount == 0)
    #expect(table.placeCount <= 65_536)
  }

  @Test func whatIsOpenIsCountedUntilItIsClosed() {
    let counts = OpenCounts()
    let other = LimitKey(high: 1, low: 1)
    #expect((0..<4).map { _ in counts.open(Self.key, max: 3) } == [true, true, true, false])
    #expect(counts.open(other, max: 3))
    counts.close(Self.key)
    #expect(counts.open(Self.key, max: 3))
    #expect(!counts.open(Self.key, max: 3))
    for _ in 0..<3 { counts.close(Self.key) }
    counts.close(other)
    #expect(counts.keyCount == 0)
    counts.close(other)
    #expect(counts.keyCount == 0)
  }
}
