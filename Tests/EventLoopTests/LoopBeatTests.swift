import CairnTesting
import Testing

@testable import EventLoop

@Suite struct LoopBeatTests {
  @Test(arguments: [1, 20, 100, 250, 499, 500, 750, 999, 1_000, 2_000, 2_500, 10_000, 86_400_000] as [Int64])
  func `Everybody wakes with the others, half a beat earlier or later, and never at once`(pause: Int64) {
    for now in Int64(77_000)...78_001 {
      let due = LoopBeat.due(afterMs: pause, fromMs: now)
      if pause < 500 { #expect(due == now + pause) } else { #expect(due % (pause < 1_000 ? 500 : 1_000) == 0) }
      #expect(due > now && abs(due - now - pause) <= (pause < 500 ? 0 : pause < 1_000 ? 250 : 500))
    }
    #expect(LoopBeat.due(afterMs: 0, fromMs: 5) == 6)
  }

  @Test func `A look of some milliseconds comes each beat, and leaves none out`() {
    for (pause, turn) in [(Int64(500), Int64(200)), (1_000, 450), (2_000, 3)] {
      var now = Int64(9_000)
      for round in 1...20 {
        now = LoopBeat.due(afterMs: pause, fromMs: now)
        #expect(now == 9_000 + pause * Int64(round))
        now += turn
      }
    }
  }

  @Test func `Those who began at different times wake in one turn`() async throws {
    try await TestLoop.run { loop async throws in
      async let one = Self.wakeTime(on: loop)
      try await loop.sleep(for: .milliseconds(30))
      async let other = Self.wakeTime(on: loop)
      let (first, second) = try await (one, other)
      // Half a beat apart where the pauses have ended on two sides of its middle.
      #expect(abs(first - second) <= 20 || abs(abs(first - second) - 500) <= 20)
    }
  }

  private static func wakeTime(on loop: Loop) async throws -> Int64 {
    try await loop.run {
      try await loop.sleepToBeat(after: .milliseconds(500))
      return loop.steadyMilliseconds
    }
  }
}
