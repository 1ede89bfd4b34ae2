import CairnProto
import CairnTesting
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Positions
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping
import TrackJudge
import TrackTesting

@testable import Expeditions

/// Tracks that nobody runs, and what is kept of a start.
@Suite struct BadTrackTests {
  @Test func timeThatGoesBackwardsIsNoRun() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let samples = ChallengeKinds.track(.race)
      let times = samples.map(\.time)
      house.clock.set(to: Moment(milliseconds: times[0]))
      let attemptID = try await house.start(challengeID, by: anna)
      // The way is gone forwards, and the clock backwards.
      let backwards = zip(samples, times.reversed()).map { sample, time in
        TrackJudge.TrackSample(
          time: time, position: sample.position.flatMap { Sample(time: time, point: $0.point, accuracy: $0.accuracy) })
      }
      for (sequence, chunk) in ExpeditionsHouse.chunks(backwards).enumerated() {
        _ = try await house.append(chunk, sequence, to: attemptID, by: anna)
      }
      let done = try await house.finish(attemptID, by: anna)
      #expect(done.verdict?.outcome == .notComplete && done.attempt?.state == .active)
      #expect(done.verdict?.distanceM == 0)
    }
  }

  /// A tunnel behind the finish takes nothing away, and a walk there with a good receiver makes up for no tunnel before it.
  @Test(arguments: [true, false]) func gapsCountWhereTheRunCounts(isBehind: Bool) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let tunnel = isBehind ? (420.0, 1_100.0) : (60, 240)
      let maker = TrackMaker(seed: 0)
      let (west, east) = (try #require(maker.point(tunnel.0, 0)).longitude, try #require(maker.point(tunnel.1, 0)).longitude)
      let whole = ChallengeKinds.track(.race, speed: 2.5, along: [(-60, 0), (0, 0), (300, 0), (1_200, 0)])
      let samples = whole.filter { sample in sample.position.map { !(west...east).contains($0.point.longitude) } ?? true }
      let verdict = try #require(try await house.done(challengeID, samples, by: UUID()).verdict)
      #expect(verdict.outcome == (isBehind ? .accepted : .held), "\(verdict.findings)")
      #expect(verdict.findings.map(\.kind) == (isBehind ? [] : [.gaps]) && verdict.pieces.contains { $0.kind == .gap })
    }
  }

  @Test func aMillionSamplesAreNotRead() throws {
    let sample = ChallengeKinds.track(.race)[0].message
    let many = [ExpeditionsProto.TrackSample](repeating: sample, count: 100_000)
    let error = #expect(throws: RPCError.self) { try AttemptRequests.samples(many, at: ExpeditionsHouse.start + .seconds(60)) }
    #expect(error?.fieldViolations.map { "\($0.field) \($0.reason)" } == ["samples TOO_MANY"])
    // A million do not come so far: an empty sample takes two bytes of a request.
    #expect(AttemptServiceMethods.appendTrack.requestBytesMax < 2 * 1_000_000)
  }

  @Test func aFinishBeforeTheStartIsNone() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let never = await house.refusal { _ = try await house.finish(UUID().text, by: anna) }
      #expect(never?.reason == "ATTEMPT_NOT_FOUND")
      let samples = ChallengeKinds.track(.race)
      // It began when the whole track was recorded already: nothing of it counts.
      house.clock.set(to: Moment(milliseconds: samples[samples.count - 1].time + 1_000))
      let attemptID = try await house.start(challengeID, by: anna)
      #expect(try await house.finish(attemptID, by: anna).verdict?.outcome == .notComplete, "without a track")
      for (sequence, chunk) in ExpeditionsHouse.chunks(samples).enumerated() {
        _ = try await house.append(chunk, sequence, to: attemptID, by: anna)
      }
      let done = try await house.finish(attemptID, by: anna)
      #expect(done.verdict?.outcome == .notComplete && done.verdict?.parts.allSatisfy { $0.completeTime == nil } == true)
      #expect(try await house.stats(of: anna).totalPoints == 0)
    }
  }

  @Test func whatWasSoAtTheStartIsKept() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attemptID = try await house.start(challengeID, by: anna, features: ExpeditionsHouse.phone, accuracy: 6.5)
      let id = try #require(UUID(text: attemptID))
      let kept = try #require(try await house.attempts.handlers.store.attempt(id, in: house.database))
      #expect(kept.startPoint == GridPoint(OnePark.middle) && kept.startAccuracy == 6_500 && kept.device == "Phone")
      #expect(kept.startTime == house.clock.now().milliseconds && kept.version == 1 && kept.parkID == OnePark.parkID)
      #expect(Set(kept.features.map(\.name)) == ["GPS", "NETWORK", "COMPASS", "STEP_COUNTER"])
      // By which rules it was judged stands with the verdict.
      for (sequence, chunk) in ExpeditionsHouse.chunks(ChallengeKinds.track(.race)).enumerated() {
        _ = try await house.append(chunk, sequence, to: attemptID, by: anna)
      }
      let done = try await house.finish(attemptID, by: anna)
      #expect(done.verdict?.rulesetVersion == AttemptRules.rulesetVersion && done.attempt?.challengeVersion == 1)
      #expect(done.attempt?.points?.rulesetVersion == AttemptRules.rulesetVersion)
    }
  }
}
