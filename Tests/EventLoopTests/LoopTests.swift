import EventLoop
import Foundation
import Glibc
import Synchronization
import Testing

@Suite struct LoopTests {
  @Test func aTaskStaysOnItsLoopThroughEveryKindOfAwait() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let other = Loop(index: 1)
    defer { other.stop() }
    let stayed = try await loop.run {
      var stayed = [loop.isCurrent]
      await Task.yield()
      stayed.append(loop.isCurrent)
      try await loop.sleep(for: .milliseconds(2))
      stayed.append(loop.isCurrent)
      async let first = twice(1)
      async let second = twice(2)
      _ = await (first, second)
      stayed.append(loop.isCurrent)
      await withTaskGroup(of: Int.self) { group in
        for number in 0..<4 { group.addTask { await twice(number) } }
        for await _ in group {}
      }
      stayed.append(loop.isCurrent)
      return stayed
    }
    #expect(stayed == [true, true, true, true, true])
  }

  @Test func workOnTheLoopCausesNoEnqueueFromOtherThreads() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let count = try await loop.run {
      let before = loop.remoteEnqueueCount
      for _ in 0..<100 {
        await loop.start { await Task.yield() }.value
        _ = await twice(3)
        try await loop.sleep(for: .zero)
      }
      return loop.remoteEnqueueCount - before
    }
    #expect(count == 0)
  }

  @Test func manyThreadsMayHandWorkToOneLoop() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 1...200 { group.addTask { try await loop.run { number } } }
      var sum = 0
      for try await number in group { sum += number }
      return sum
    }
    #expect(sum == 20_100)
  }

  /// Counted with a margin, because other tests open files meanwhile: four of each loop would be kept otherwise.
  @Test func aLoopThatHasEndedHoldsNoFile() throws {
    func openCount() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    let before = try openCount()
    for _ in 0..<500 { Loop().stop() }
    #expect(try openCount() < before + 1_000)
  }

  @Test func workForALoopThatHasEndedWakesNobody() {
    let loop = Loop()
    loop.stop()
    // A descriptor with the number that woke the loop: what is written to it would be found there.
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    for _ in 0..<10 { loop.perform { _ in Issue.record("the loop has ended") } }
    var poll = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(Glibc.poll(&poll, 1, 10) == 0)
  }

  @Test func workThatIsSharedOutHasAPartOfEachTurnUntilNothingIsLeft() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let (shares, turns, turnsOfOthers) = try await loop.run {
      let work = Shares(count: 50, on: loop)
      loop.shareOut(work)
      var turnsOfOthers = 0
      while work.turns.count < 50 {
        try await loop.sleep(for: .zero)
        turnsOfOthers += 1
      }
      try await loop.sleep(for: .milliseconds(20))
      return (work.turns.count, Set(work.turns).count, turnsOfOthers)
    }
    #expect(shares == 50 && turns == 50)
    #expect(turnsOfOthers > 10)
  }

  @Test func sleepingTakesAsLongAsAsked() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let clock = ContinuousClock()
    let elapsed = try await loop.run {
      try await clock.measure { try await loop.sleep(for: .milliseconds(30)) }
    }
    #expect(elapsed >= .milliseconds(30))
  }

  @Test func aCancelledSleepEndsAtOnce() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let wasCancelled = try await loop.run {
      let failed = Atomic<Bool>(false)
      let sleeper = await loop.start {
        do { try await loop.sleep(for: .seconds(60)) } catch { failed.store(true, ordering: .relaxed) }
      }
      sleeper.cancel()
      await sleeper.value
      return failed.load(ordering: .relaxed)
    }
    #expect(wasCancelled)
  }

  @Test func tasksThatWakeEachOtherDoNotStarveTimers() async throws {
    let loop = Loop()
    defer { loop.stop() }
    try await loop.run {
      let spinner = await loop.start { while !Task.isCancelled { await Task.yield() } }
      try await loop.sleep(for: .milliseconds(5))
      spinner.cancel()
      await spinner.value
    }
  }

  @Test func aResourceIsMadeOncePerLoop() async throws {
    final class Counter {}
    let loop = Loop()
    defer { loop.stop() }
    let same = try await loop.run {
      await loop.isSameResource(ObjectIdentifier(Counter.self))
    }
    #expect(same)
  }
}

extension Loop {
  fileprivate func isSameResource(_ key: ObjectIdentifier) -> Bool {
    final class Thing {}
    let first = resource(key) { Thing() }
    let second = resource(key) { Thing() }
    return first === second
  }
}

private func twice(_ number: Int) async -> Int {
  await Task.yield()
  return number * 2
}

@Suite struct OffloadTests {
  @Test func workRunsElsewhereAndTheLoopGoesOn() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let pool = Offload(threads: 1, queueMax: 4)
    defer { pool.stop() }
    let (wasOnLoop, isOnLoop) = try await loop.run {
      let was = try await pool.run { loop.isCurrent }
      return (was, loop.isCurrent)
    }
    #expect(!wasOnLoop)
    #expect(isOnLoop)
  }

  /// A service that is dropped without being stopped leaves no threads behind, and the work that waited is done.
  @Test func threadsOfAPoolThatNobodyHoldsEnd() async throws {
    let done = Done()
    for _ in 0..<300 { #expect(Offload(threads: 2, queueMax: 1).submit { done.count.add(1, ordering: .relaxed) }) }
    for _ in 0..<1_000 where done.count.load(ordering: .relaxed) < 300 || threadCount() > 300 {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(done.count.load(ordering: .relaxed) == 300)
    #expect(threadCount() <= 300)
  }

  @Test func aFullQueueRefusesAtOnce() async throws {
    let pool = Offload(threads: 1, queueMax: 1)
    defer { pool.stop() }
    let gate = Gate()
    let refused = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { try await isRefused(by: pool, gate) } }
      var refused = 0
      while refused < 6, let wasRefused = try await group.next() { refused += wasRefused ? 1 : 0 }
      gate.isOpen.store(true, ordering: .relaxed)
      for try await _ in group {}
      return refused
    }
    #expect(refused == 6)
  }
}

private final class Done: Sendable {
  let count = Atomic(0)
}

/// The threads of this process.
private func threadCount() -> Int {
  guard let folder = opendir("/proc/self/task") else { return 0 }
  defer { closedir(folder) }
  var count = 0
  while readdir(folder) != nil { count += 1 }
  return count
}

private final class Gate: Sendable {
  let isOpen = Atomic<Bool>(false)
}

private func isRefused(by pool: Offload, _ gate: Gate) async throws -> Bool {
  do {
    try await pool.run { while !gate.isOpen.load(ordering: .relaxed) {} }
    return false
  } catch Offload.Refusal.queueFull {
    return true
  }
}

/// Notes in which turns it had its share.
private final class Shares: TurnWork {
  private let loop: Loop
  private let count: Int
  private(set) var turns: [UInt64] = []

  init(count: Int, on loop: Loop) {
    self.count = count
    self.loop = loop
  }

  func workOn() -> Bool {
    turns.append(loop.turnCount)
    return turns.count < count
  }
}
