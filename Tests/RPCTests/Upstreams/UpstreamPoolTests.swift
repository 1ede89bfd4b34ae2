import CairnProto
import EventLoop
import RPC
import Synchronization
import Testing

/// Several replicas behind one name, over real sockets.
@Suite struct UpstreamPoolTests {
  @Test func everyReplicaGetsItsShare() async throws {
    try await Replicas.run(3) { test in
      for replica in test.replicas { replica.behave(.pause(.milliseconds(20))) }
      let answers = await test.readMany(90)
      #expect(answers.keys.sorted() == ["r0", "r1", "r2"])
      for (name, count) in answers { #expect((15...45).contains(count), "\(name) \(count)") }
    }
  }

  @Test func theBusierOneGetsLess() async throws {
    try await Replicas.run(2) { test in
      test[0].behave(.pause(.milliseconds(300)))
      var answers: [String: Int] = [:]
      await withTaskGroup(of: [String: Int].self) { group in
        for _ in 0..<8 {
          group.addTask {
            var mine: [String: Int] = [:]
            for _ in 0..<20 { mine[(try? await test.read()) ?? "none", default: 0] += 1 }
            return mine
          }
        }
        for await mine in group { answers.merge(mine, uniquingKeysWith: +) }
      }
      #expect(answers["none"] == nil)
      #expect(answers["r1", default: 0] > answers["r0", default: 0] * 2, "\(answers)")
    }
  }

  @Test func aReplicaThatIsKilledIsNotMissed() async throws {
    try await Replicas.run(2) { test in
      for replica in test.replicas { replica.behave(.pause(.milliseconds(100))) }
      async let many = test.readMany(60)
      try await test.until { test[0].calls > 5 }
      try await test[0].kill()
      let answers = await many
      #expect(answers["r0", default: 0] + answers["r1", default: 0] == 60, "\(answers)")
      let last1 = try await test.read()
      #expect(last1 == "r1")
    }
  }

  @Test func aReplicaThatComesBackIsUsedAgain() async throws {
    try await Replicas.run(2) { test in
      try await test[0].kill()
      try await test.until { test.pool.status.filter(\.isUsed).count == 1 }
      try await test[0].start()
      try await test.untilConnected(2)
      try await test.until { try await test.read() == "r0" }
    }
  }

  @Test func callsWaitForTheOnlyReplicaWhileItRestarts() async throws {
    try await Replicas.run(1) { test in
      try await test[0].end()
      async let many = test.readMany(50)
      try await test.loop.sleep(for: .milliseconds(300))
      try await test[0].start()
      let answers = await many
      #expect(answers == ["r0": 50])
    }
  }

  @Test func whoIsDownForLongIsSaidToBeDownAtOnce() async throws {
    try await Replicas.run(1, limits: Replicas.limits { $0.patienceMs = 200 }) { test in
      try await test[0].kill()
      // The first waits out the patience, those after it do not wait at all.
      #expect(await test.readMany(3) == ["UNAVAILABLE": 3])
      #expect(await test.readMany(3) == ["UNAVAILABLE": 3])
      try await test[0].start()
      try await test.until { (try? await test.read()) == "r0" }
    }
  }

  @Test func whoIsBackIsUsedByTheFirstWhoAsks() async throws {
    // However long the pause before the next attempt would be: each loop of a gateway has a pool of its own, and somebody who was answered
    // through one would otherwise be refused through another.
    try await Replicas.run(1, limits: Replicas.limits { ($0.patienceMs, $0.reconnectMsMax) = (0, 600_000) }) { test in
      try await test[0].kill()
      try await test.until { !test.pool.isConnected }
      for _ in 0..<20 {
        #expect(await test.readMany(1) == ["UNAVAILABLE": 1])
        try await test.loop.sleep(for: .milliseconds(60))
      }
      try await test[0].start()
      try await test.loop.sleep(for: .milliseconds(60))
      let answer = try await test.read()
      #expect(answer == "r0")
    }
  }

  @Test func noMoreWaitThanMay() async throws {
    try await Replicas.run(1, limits: Replicas.limits { $0.waitingMax = 5 }) { test in
      try await test[0].end()
      try await test.until { !test.pool.isConnected }
      async let many = test.readMany(20)
      try await test.loop.sleep(for: .milliseconds(200))
      try await test[0].start()
      let answers = await many
      #expect(answers == ["r0": 5, "UNAVAILABLE": 15])
      #expect(test.pool.counters.refusedAsFull == 15)
    }
  }

  @Test func noMoreAreUnderWayThanMay() async throws {
    try await Replicas.run(1, limits: Replicas.limits { $0.callsMax = 10 }) { test in
      test[0].behave(.pause(.milliseconds(300)))
      let answers = await test.readMany(30)
      #expect(answers == ["r0": 10, "OVERLOADED": 20])
      let last2 = try await test.read()
      #expect(last2 == "r0")
    }
  }

  @Test func aNameIsLookedUpAgain() async throws {
    let replicas = [try await Replica("old").start(), try await Replica("new").start()]
    let answer = Mutex([replicas[0].address])
    let upstream = Upstream(
      name: "named", hosts: [HostPort(host: "bench.example", port: 1)],
      limits: Replicas.limits {
        $0.resolveMs = 100
        $0.resolveMsMin = 100
      }, lookUp: { _ in answer.withLock { $0 } })
    let loop = Loop()
    try await loop.run {
      let test = Replicas(replicas: replicas, upstream: upstream, loop: loop)
      let last3 = try await test.read()
      #expect(last3 == "old")
      answer.withLock { $0 = replicas.map(\.address) }
      try await test.untilConnected(2)
      try await test.until { try await test.read() == "new" }
      // A name server that fails takes nobody away.
      answer.withLock { $0 = [] }
      try await loop.sleep(for: .milliseconds(1_200))
      #expect(test.pool.status.count == 2)
      // One that leaves the name finishes what it has begun.
      replicas[0].behave(.pause(.milliseconds(2_500)))
      replicas[1].behave(.pause(.milliseconds(2_500)))
      async let many = test.readMany(10)
      try await test.until { replicas[0].calls > 1 }
      answer.withLock { $0 = [replicas[1].address] }
      try await test.until { test.pool.status.count == 1 }
      let answers = await many
      #expect(answers["old", default: 0] > 0 && answers["old", default: 0] + answers["new", default: 0] == 10, "\(answers)")
      replicas[1].behave(.answer)
      #expect(await test.readMany(10) == ["new": 10])
    }
    loop.stop()
    for replica in replicas {
      try await replica.kill()
      replica.stopLoop()
    }
  }

  @Test func aConnectionThatGrowsOldIsReplacedWithoutAnErrorOrALostCall() async throws {
    try await Replicas.run(1, limits: Replicas.limits { $0.connectionAgeMs = 500 }) { test in
      test[0].behave(.pause(.milliseconds(30)))
      let clock = ContinuousClock()
      let end = clock.now + .seconds(4)
      var answers: [String: Int] = [:]
      while clock.now < end { answers.merge(await test.readMany(20), uniquingKeysWith: +) }
      #expect(answers.keys.sorted() == ["r0"], "\(answers)")
      #expect(test.pool.status.map(\.connectionCount) == [1])
      #expect(test.pool.counters.connections >= 3)
    }
  }
}
