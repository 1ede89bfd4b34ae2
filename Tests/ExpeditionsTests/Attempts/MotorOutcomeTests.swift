import CairnProto
import CairnTesting
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Positions
import Postgres
import RPC
import Testing
import Timekeeping
import TrackJudge
import TrackTesting

@testable import Expeditions

/// Outcomes of attempts by motor, and of runs of other places, where rides are cut out and where they reject.
@Suite struct MotorOutcomeTests {
  private static let start = TrackMaker(seed: 1).start

  struct Ride: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (inout TrackMaker) -> [TrackJudge.TrackSample]

    init(_ name: String, _ make: @escaping @Sendable (inout TrackMaker) -> [TrackJudge.TrackSample]) {
      (testDescription, self.make) = (name, make)
    }
  }

  static let rides = [
    Ride("a car") { maker in maker.recorded(maker.driven(metres: 4_000, speed: maker.chance.uniform(11, 17), push: 2)) },
    Ride("a bus") { maker in maker.recorded(maker.driven(metres: 4_000, speed: 12.5, push: 1.1, between: 300...500)) },
    Ride("a scooter") { maker in
      maker.recorded(maker.gone(maker.bends(metres: 4_000), speed: maker.chance.uniform(5.6, 6.9), variation: 0.04))
    },
    Ride("a bicycle") { maker in maker.recorded(maker.gone(maker.bends(metres: 5_000), speed: maker.chance.uniform(6, 9))) },
  ]

  /// Rides are cut out of a free ride, and of an endurance run they are not: neither counts one.
  @Test(arguments: rides) func noMotorCountsAsARun(_ ride: Ride) throws {
    for kind in [ChallengeKind.freeRide, .endurance] {
      let course = try ChallengeRequests.draft(ChallengeKinds.draft(kind)).version.course
      for seed in 1...20 {
        var maker = TrackMaker(seed: UInt64(seed) * 101)
        let judged = AttemptJudgement(ride.make(&maker).map { TrackPacking.rounded($0) }, by: course, from: Self.start)
        #expect(judged.outcome != .accepted, "\(kind), seed \(seed): \(judged.distance) mm")
      }
    }
  }

  /// Nothing but a doubt says that somebody rode a scooter: no leg is cut out for it, and somebody looks.
  @Test func aDoubtAboutASpeedIsHeldWhereRidesAreCutOut() throws {
    var maker = TrackMaker(seed: 5)
    let samples = maker.recorded(maker.gone(maker.bends(metres: 4_000), speed: 6, variation: 0.04))
    let course = try ChallengeRequests.draft(ChallengeKinds.draft(.freeRide)).version.course
    let judged = AttemptJudgement(samples, by: course, from: Self.start)
    #expect(judged.outcome == .held && judged.findings.contains { $0.kind == .vehicle && $0.severity == .doubt && !$0.isCutOut })
  }

  /// A run of another city, sent for a park: where there are no controls only its beginning says so.
  @Test(arguments: [ChallengeKind.freeRide, .endurance, .zone]) func aRunOfAnotherPlaceIsHeld(kind: ChallengeKind) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(kind))
      let way: [(Double, Double)] = [(20_000, 0), (20_300, 0), (20_300, 300), (20_000, 300), (19_700, 300)]
      for (index, seed) in [UInt64(1), 2, 3, 4].enumerated() {
        let elsewhere = ChallengeKinds.track(kind, seed: seed, from: Double(index) * 7_200 + 60, along: way)
        // The last one has some positions in the park before it is elsewhere.
        let here = ChallengeKinds.track(kind, seed: seed, from: Double(index) * 7_200, along: [(0, 0), (60, 0)])
        let samples = (index == 3 ? Array(here.prefix(5)) : []) + elsewhere
        let (runner, first) = (UUID(), Moment(milliseconds: samples[0].time))
        let done: FinishAttemptResponse
        switch index {
        // While it is run, by an upload, and as a file.
        case 0:
          house.clock.set(to: first)
          let attemptID = try await house.start(challengeID, by: runner)
          for (sequence, chunk) in ExpeditionsHouse.chunks(samples).enumerated() {
            _ = try await house.append(chunk, sequence, to: attemptID, by: runner)
          }
          done = try await house.finish(attemptID, by: runner)
        case 1, 3: done = try await house.done(challengeID, samples, by: runner)
        default:
          let sent = try await house.sent(samples.map(TrackFileTests.asFile), to: challengeID, by: runner)
          _ = try await house.ask(sent.mediaID, for: sent.attemptID, by: runner)
          try await house.imports.runner.run()
          done = try await house.finish(sent.attemptID, by: runner)
        }
        #expect(done.verdict?.outcome == .held, "\(index): \(done.verdict?.findings ?? [])")
        let finding = try #require(done.verdict?.findings.first { $0.kind.rawValue == TrackJudge.TrackFinding.Kind.elsewhere.rawValue })
        #expect(finding.value > 19_500 && finding.value < 20_500 && finding.limit == 500 && finding.explanation.contains("m from where"))
      }
    }
  }
}
