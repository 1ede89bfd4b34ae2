import CairnServices
import EventLoop
import Observability
import Testing

@testable import RPC

/// A service that is given more to compute than one loop can.
@Suite struct OverloadTests {
  @Test func itRefusesSomeEarlyAnswersOthersAndRecovers() async throws {
    try await Replicas.run(1) { test in
      test[0].behave(.burn(.milliseconds(5)))
      var answers: [String: Int] = [:]
      try await test.until {
        answers.merge(await test.readMany(100), uniquingKeysWith: +)
        return answers["OVERLOADED", default: 0] > 50 && answers["r0", default: 0] > 50
      }
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

  /// Each is so short that the loop is punctual between two slices of input, whatever has arrived.
  @Test func aLoopThatIsPunctualAndFarBehindItsInputRefusesSomeToo() async throws {
    try await Replicas.run(1) { test in
      test[0].behave(.burn(.milliseconds(1)))
      let answers = await test.readMany(1_000)
      #expect(answers.keys.sorted() == ["OVERLOADED", "r0"])
      // The loop is never idle: as many as fit into the time until everything is read, and into a tenth of a second.
      #expect(answers["r0", default: 0] > 20, "\(answers)")
      test[0].behave(.answer)
      #expect(await test.readMany(20) == ["r0": 20])
    }
  }

  /// As a process's health and the end of a session are.
  @Test func whatIsNeverShedHasItsTurnBeforeAllOthers() async throws {
    try await Replicas.run(1) { test in
      test[0].behave(.burn(.milliseconds(2)))
      async let storm = test.readMany(300)
      var ended = 0
      for _ in 0..<20 { if try await test.endSession() == "r0" { ended += 1 } }
      #expect(ended == 20)
      #expect(await storm["OVERLOADED", default: 0] > 0)
    }
  }

  /// The refusal says by its mark that nothing was begun, also of what changes something: there is somebody else to ask.
  @Test func whoeverIsRefusedIsServedByAReplica() async throws {
    try await Replicas.run(2) { test in
      test[0].behave(.burn(.milliseconds(5)))
      async let storm = test.readMany(200)
      var answers: Set<String> = []
      for _ in 0..<20 { answers.insert(try await test.mutate()) }
      #expect(answers.isSubset(of: ["r0", "r1"]))
      #expect(await storm["r1", default: 0] > 50)
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
      #expect(!other.admits(from: CallNetwork(high: 0, low: 1)))
      #expect(other.refusedCount == 1)
      #expect(Self.shedTold >= told + 1)
      one.callEnded()
      #expect(other.admits(from: CallNetwork(high: 0, low: 1)))
      one.stop()
    }
    loop.stop()
  }

  /// How many handlers have begun. Confined to a loop.
  private final class Tally { var count = 0 }

  /// A call whose handler does nothing but count.
  private final class Patient: WaitingCall {
    let owner: CallOwner
    let isWaiting = true
    private let tally: Tally

    init(_ number: Int, _ tally: Tally) {
      owner = .network(CallNetwork(high: 0, low: UInt64(number)))
      self.tally = tally
    }

    func beginHandler() { tally.count += 1 }
    func refuse() {}
  }

  /// A turn goes on with what arrives, however many networks wait whose calls may wait still.
  @Test func whoWaitsInVainIsLookedForNoLongerThanATurnAllows() async throws {
    let loop = Loop()
    let took = try await loop.run {
      var limits = OverloadLimits()
      (limits.burstWaitMsMax, limits.standingWaitMsMax) = (600_000, 600_000)
      let (load, tally, count) = (LoadGuard(limits, on: loop), Tally(), 50_000)
      // The time of this turn is used up by the first of them.
      for number in 0..<count { load.begin(Patient(number, tally)) }
      // The quickest of a few: others have the processor, too.
      let took = (0..<5).map { _ in ContinuousClock().measure { _ = load.workOn() } }.min() ?? .zero
      for _ in 0..<5_000 where tally.count < count { try await loop.sleep(for: .milliseconds(2)) }
      #expect(tally.count == count)
      return took
    }
    #expect(took < .milliseconds(20), "\(took)")
    loop.stop()
  }

  private static var shedTold: Int {
    let lines = String(decoding: MetricRegistry.process.page(), as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("cairn_calls_shed_total ") }.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
  }
}
