import CairnServices
import EventLoop
import Observability
import RPC
import Testing

/// A service that is given more to compute than one loop can.
@Suite struct OverloadTests {
  private static let limits: OverloadLimits = {
    var limits = OverloadLimits()
    limits.lagMsMax = 60
    limits.lagMsCalm = 30
    limits.sampleMs = 10
    return limits
  }()

  @Test func itRefusesSomeEarlyAnswersOthersAndRecovers() async throws {
    try await Replicas.run(1, overload: Self.limits) { test in
      test[0].behave(.burn(.milliseconds(5)))
      var answers: [String: Int] = [:]
      try await test.until {
        answers.merge(await test.readMany(100), uniquingKeysWith: +)
        return answers["OVERLOADED", default: 0] > 50
      }
      #expect(answers["r0", default: 0] > 50)
      #expect(answers.keys.sorted() == ["OVERLOADED", "r0"])
      // Health pages answer at the height of it.
      async let storm = test.readMany(200)
      for _ in 0..<5 {
        let page = try await PageClient(to: test.upstream, home: test.loop).get("/readyz", timeout: .seconds(8))
        #expect(page.status == 200)
      }
      _ = await storm
      test[0].behave(.answer)
      try await test.until { await test.readMany(20) == ["r0": 20] }
    }
  }

  @Test func noMoreAreUnderWayThanMay() async throws {
    var limits = OverloadLimits()
    limits.callsMax = 8
    try await Replicas.run(1, overload: limits) { test in
      test[0].behave(.pause(.milliseconds(300)))
      #expect(await test.readMany(20) == ["r0": 8, "OVERLOADED": 12])
      #expect(await test.readMany(8) == ["r0": 8])
    }
  }

  @Test func twoListenersOfALoopShareOneGuardAndItTellsWhatItRefuses() async throws {
    let loop = Loop()
    try await loop.run {
      var limits = OverloadLimits()
      limits.callsMax = 1
      let (one, other) = (loop.loadGuard(limits), loop.loadGuard(limits))
      #expect(one === other)
      one.callBegan()
      let told = Self.shedTold
      #expect(!other.admits())
      #expect(other.refusedCount == 1)
      #expect(Self.shedTold >= told + 1)
      one.callEnded()
      #expect(other.admits())
      one.stop()
    }
    loop.stop()
  }

  private static var shedTold: Int {
    let lines = String(decoding: MetricRegistry.process.page(), as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("cairn_calls_shed_total ") }.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
  }
}
