import EventLoop
import RPC
import Testing

/// What becomes of replicas that answer badly, and of the calls they have answered so.
@Suite struct EndpointOutageTests {
  private static let down = RPCError(.unavailable, told: "UNAVAILABLE", message: "the database is away")

  private static var downBeforeBegun: RPCError {
    var error = down
    error.isSafeToRetry = true
    return error
  }

  @Test func oneThatIsNotReadyIsLeftOutUntilItIs() async throws {
    try await Replicas.run(2, checks: true) { test in
      test[0].beReady(false)
      try await test.until { test.pool.status.filter(\.isUsed).count == 1 }
      #expect(await test.readMany(20) == ["r1": 20])
      #expect(test.pool.status.first?.complaint == "not today")
      test[0].beReady(true)
      try await test.until { test.pool.status.filter(\.isUsed).count == 2 }
      try await test.until { try await test.read() == "r0" }
    }
  }

  @Test func oneThatIsWellIsLeftAloneUntilSomebodyAsksIt() async throws {
    try await Replicas.run(1, checks: true, limits: Replicas.limits { $0.restingChecks = 1_000 }) { test in
      try await test.until { test[0].checks >= 2 }
      let count = test[0].checks
      try await test.loop.sleep(for: .milliseconds(400))
      #expect(test[0].checks <= count + 1)
      test[0].beReady(false)
      _ = try await test.read()
      try await test.until { test.pool.complaint?.contains("not today") == true }
      // An ill one is asked again and again, whether or not somebody wants something of it.
      test[0].beReady(true)
      try await test.until { test.pool.complaint == nil }
    }
  }

  @Test func whenNobodyIsReadyEverybodyIsTriedAnyway() async throws {
    try await Replicas.run(2, checks: true) { test in
      for replica in test.replicas { replica.beReady(false) }
      // Both have said so: before, one that is not connected yet is something to complain of as well.
      try await test.until { test.pool.status.allSatisfy { $0.complaint == "not today" } }
      let answers = await test.readMany(40)
      #expect(answers["r0", default: 0] + answers["r1", default: 0] == 40)
      #expect(test.pool.status.filter(\.isUsed).count == 2)
    }
  }

  @Test func oneThatFailsAgainAndAgainIsLeftOutAndFoundWellAgain() async throws {
    try await Replicas.run(2) { test in
      test[0].behave(.fail(Self.down))
      try await test.until {
        _ = await test.readMany(4)
        return test.pool.counters.ejections == 1
      }
      #expect(await test.readMany(20) == ["r1": 20])
      test[0].behave(.answer)
      try await test.until { try await test.read() == "r0" }
    }
  }

  @Test func theOnlyOneIsNeverLeftOut() async throws {
    try await Replicas.run(1) { test in
      test[0].behave(.fail(Self.down))
      #expect(await test.readMany(20) == ["UNAVAILABLE": 20])
      #expect(test.pool.counters.ejections == 0)
      test[0].behave(.answer)
      let last1 = try await test.read()
      #expect(last1 == "r0")
    }
  }

  @Test func whatWasNotBegunIsBegunElsewhere() async throws {
    try await Replicas.run(2) { test in
      test[0].behave(.fail(Self.downBeforeBegun))
      #expect(await test.readMany(30) == ["r1": 30])
      let last2 = try await test.mutate(key: "3d9e4a52-4b52-4d8b-9d8b-6f2f6a9d6b10")
      #expect(last2 == "r1")
      #expect(test[0].calls > 0)
    }
  }

  @Test func withoutThatMarkAnAnswerIsAnAnswer() async throws {
    try await Replicas.run(1) { test in
      test[0].behave(.fail(Self.down))
      _ = await test.readMany(1)
      #expect(test[0].calls == 1)
    }
  }

  @Test func aLostReadIsReadAgainAndAMutationOnlyUnderAKey() async throws {
    try await Replicas.run(1) { test in
      test[0].behave(.drop)
      let error = await #expect(throws: RPCError.self) { try await test.mutate() }
      #expect(error?.code == .unavailable)
      #expect(error?.reason == "OUTCOME_UNKNOWN")
      #expect(test[0].calls == 1)
      try await test[0].start()
      for key in [nil, "3d9e4a52-4b52-4d8b-9d8b-6f2f6a9d6b10"] {
        try await test.untilConnected(1)
        let before = test[0].calls
        async let pending = key == nil ? test.read() : test.mutate(key: key)
        try await test.until { test[0].calls == before + 1 && !test.pool.isConnected }
        test[0].behave(.answer)
        try await test[0].start()
        let answer = try await pending
        #expect(answer == "r0")
        #expect(test[0].calls == before + 2)
        test[0].behave(.drop)
      }
    }
  }

  @Test func retriesHaveABudget() async throws {
    try await Replicas.run(
      2,
      limits: Replicas.limits {
        $0.retriesPerSecondMin = 0
        $0.retriesSavedMax = 20
      }
    ) { test in
      for replica in test.replicas { replica.behave(.fail(Self.downBeforeBegun)) }
      for _ in 0..<10 { _ = await test.readMany(50) }
      #expect(test[0].calls + test[1].calls <= 500 * 120 / 100 + 20)
      #expect(test.pool.counters.retriesRefused > 0)
    }
  }

  @Test func anOverloadedReplicaIsRelievedByTheOther() async throws {
    try await Replicas.run(2) { test in
      var overloaded = RPCError(.resourceExhausted, told: "OVERLOADED")
      overloaded.isSafeToRetry = true
      test[0].behave(.fail(overloaded))
      #expect(await test.readMany(20) == ["r1": 20])
      test[1].behave(.fail(overloaded))
      #expect(await test.readMany(5).keys.sorted() == ["OVERLOADED"])
    }
  }

  @Test func whatAProcessMayHaveDiedOfGoesToOneMoreAndNoFurther() async throws {
    try await Replicas.run(4) { test in
      for replica in test.replicas { replica.behave(.drop) }
      await #expect(throws: RPCError.self) { _ = try await test.mutate(key: "3d9e4a52-4b52-4d8b-9d8b-6f2f6a9d6b11") }
      #expect(test.replicas.map(\.calls).reduce(0, +) == 2)
      await #expect(throws: RPCError.self) { _ = try await test.read() }
      #expect(test.replicas.map(\.calls).reduce(0, +) == 4)
    }
  }
}
