import CairnTesting
import EventLoop
import Testing

@testable import RPC

/// Every history of a breaker up to seven events long, and what callers see of it.
@Suite struct CircuitBreakerTests {
  private enum Event: CaseIterable { case answer, silence, time, request, reconnect }

  private static let limits: UpstreamLimits = {
    var limits = UpstreamLimits()
    limits.silencesMax = 3
    limits.silenceMsFirst = 100
    limits.silenceMsMax = 250
    limits.probeMsMax = 50
    return limits
  }()

  @Test func itOpensAfterSilencesInARowOnlyAndAnAnswerClosesIt() {
    let count = AllInputs.forEach { choices in
      var breaker = CircuitBreaker()
      var (nowMs, row) = (Int64(1_000), 0)
      for event in choices.list(upTo: 7, of: Event.allCases) {
        let before = breaker
        switch event {
        case .answer:
          breaker.answered()
          row = 0
          if !breaker.isClosed { Issue.record("\(before) stays open after an answer") }
        case .silence:
          row += 1
          let hasOpened = breaker.unanswered(atMs: nowMs, chance: 512, Self.limits)
          if hasOpened, before.isClosed, row < Self.limits.silencesMax { Issue.record("\(before) opens after \(row)") }
          if row >= Self.limits.silencesMax, breaker.isClosed { Issue.record("\(before) is closed after \(row)") }
        case .time: nowMs += Self.limits.silenceMsMax
        case .request:
          let wait = breaker.wait(atMs: nowMs, Self.limits)
          if before.isClosed, wait != 0 { Issue.record("\(before) refuses") }
          if wait > Self.limits.silenceMsMax { Issue.record("\(before) lets wait \(wait) ms") }
        case .reconnect: breaker.reconnected(atMs: nowMs)
        }
      }
      // However it stands, a request is sent before long, and its answer ends the matter.
      nowMs += Self.limits.silenceMsMax
      if breaker.wait(atMs: nowMs, Self.limits) != 0 { Issue.record("shut for ever: \(breaker)") }
      breaker.answered()
      if breaker != CircuitBreaker() { Issue.record("not forgotten: \(breaker)") }
    }
    #expect(count > 50_000)
  }

  @Test func afterAPauseOneRequestAtATimeIsSent() {
    var breaker = CircuitBreaker()
    for _ in 0..<3 { _ = breaker.unanswered(atMs: 0, chance: 1_023, Self.limits) }
    #expect(breaker.wait(atMs: 0, Self.limits) == 99)
    #expect(breaker.wait(atMs: 99, Self.limits) == 0)
    #expect(breaker.wait(atMs: 100, Self.limits) == 49)
    // Whoever was sent has gone without a word.
    #expect(breaker.wait(atMs: 149, Self.limits) == 0)
  }

  @Test func pausesGrowAndDifferByChance() {
    var lengths: [Int64] = []
    var breaker = CircuitBreaker()
    for _ in 0..<2 { _ = breaker.unanswered(atMs: 0, chance: 0, Self.limits) }
    for chance: Int64 in [0, 0, 0, 0] {
      _ = breaker.unanswered(atMs: 0, chance: chance, Self.limits)
      lengths.append(breaker.wait(atMs: 0, Self.limits))
      _ = breaker.wait(atMs: 1_000, Self.limits)
    }
    #expect(lengths == [50, 100, 125, 125])
  }

  // MARK: The only process

  private static let quick = Replicas.limits {
    $0.silencesMax = 4
    $0.silenceMsMin = 100
    $0.silenceMsFirst = 1_500
    $0.silenceMsMax = 1_500
  }

  @Test func whoeverCallsAProcessThatHangsHearsSoAtOnceAndItIsFoundAgain() async throws {
    try await Replicas.run(1, limits: Self.quick) { test in
      // Its loop computes: nothing comes back, not even its own refusals.
      test[0].behave(.burn(.milliseconds(1_200)))
      await withTaskGroup { group in
        for _ in 0..<4 { group.addTask { _ = try? await test.read(timeout: .milliseconds(300)) } }
      }
      let calls = test[0].calls
      let clock = ContinuousClock()
      let begin = clock.now
      #expect(await test.readMany(50) == ["UNAVAILABLE": 50])
      #expect(clock.now - begin < .milliseconds(250))
      #expect(test[0].calls <= calls + 4)
      #expect(test.pool.counters.refusedAsSilent == 50)
      test[0].behave(.answer)
      try await test.until { (try? await test.read()) == "r0" }
      #expect(await test.readMany(20) == ["r0": 20])
    }
  }

  @Test func errorsAreAnswers() async throws {
    try await Replicas.run(1, limits: Self.quick) { test in
      test[0].behave(.fail(RPCError(.unavailable, told: "UNAVAILABLE", message: "the database is away")))
      #expect(await test.readMany(50) == ["UNAVAILABLE": 50])
      #expect(test[0].calls == 50)
      #expect(test.pool.counters.refusedAsSilent == 0)
    }
  }

  @Test func callersWithoutPatienceCutOffNobody() async throws {
    try await Replicas.run(1, limits: Self.quick) { test in
      test[0].behave(.burn(.milliseconds(90)))
      await withTaskGroup { group in
        for _ in 0..<10 { group.addTask { _ = try? await test.read(timeout: .milliseconds(30)) } }
      }
      test[0].behave(.answer)
      let answer = try await test.read()
      #expect(answer == "r0")
      #expect(test.pool.counters.refusedAsSilent == 0)
    }
  }
}
