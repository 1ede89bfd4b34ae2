import CairnTesting
import EventLoop
import Synchronization
import Testing

@Suite struct LoopBellTests {
  @Test func aRingFromAnotherThreadWakes() async throws {
    try await TestLoop.run { loop async throws in
      let bell = LoopBell()
      let other = Loop()
      defer { other.stop() }
      for _ in 0..<200 {
        async let rung: Void = other.run { bell.ring() }
        #expect(try await loop.wait(for: bell, atMost: .seconds(10)))
        try await rung
      }
    }
  }

  @Test func aRingBeforeTheWaitIsKeptOnce() async throws {
    try await TestLoop.run { loop async throws in
      let bell = LoopBell()
      bell.ring()
      bell.ring()
      #expect(try await loop.wait(for: bell, atMost: .seconds(10)))
      #expect(try await !loop.wait(for: bell, atMost: .milliseconds(2)))
    }
  }

  @Test func aCancelledWaitEndsAtOnceAndLosesNoRing() async throws {
    try await TestLoop.run { loop async throws in
      let bell = LoopBell()
      let waiting = Task(executorPreference: loop.taskExecutor) { try await loop.wait(for: bell, atMost: .seconds(60)) }
      try await loop.sleep(for: .milliseconds(10))
      waiting.cancel()
      await #expect(throws: CancellationError.self) { _ = try await waiting.value }
      bell.ring()
      let late = Task(executorPreference: loop.taskExecutor) {
        while !Task.isCancelled { await Task.yield() }
        return try await loop.wait(for: bell, atMost: .seconds(60))
      }
      late.cancel()
      await #expect(throws: CancellationError.self) { _ = try await late.value }
      #expect(try await loop.wait(for: bell, atMost: .seconds(60)))
    }
  }

  // MARK: Without a task

  private final class Listener: BellListener {
    let heard = Mutex(0)
    func bellHasRung() { heard.withLock { $0 += 1 } }
    var count: Int { heard.withLock { $0 } }
  }

  @Test func aListenerHearsOnceUntilItAnswers() async throws {
    try await TestLoop.run { loop async throws in
      let (bell, listener) = (LoopBell(), Listener())
      bell.listen(on: loop, listener)
      #expect(listener.count == 0)
      for _ in 0..<3 { bell.ring() }
      #expect(listener.count == 1, "on its loop within the ring")
      bell.answer()
      let other = Loop()
      defer { other.stop() }
      for _ in 0..<3 { try await other.run { bell.ring() } }
      try await loop.sleep(for: .milliseconds(20))
      #expect(listener.count == 2)
      bell.answer()
      bell.stopListening()
      bell.ring()
      #expect(listener.count == 2)
    }
  }

  @Test func aListenerHearsARingThatCameBefore() async throws {
    try await TestLoop.run { loop async throws in
      let (bell, listener) = (LoopBell(), Listener())
      bell.ring()
      bell.listen(on: loop, listener)
      #expect(listener.count == 1)
    }
  }
}
