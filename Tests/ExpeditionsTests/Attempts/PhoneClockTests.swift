import CairnTesting
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Testing
import Timekeeping
import TrackJudge

@testable import Expeditions

/// Clocks of phones, as far as chunks tell them: a chunk that was long on its way says nothing of a clock.
@Suite struct PhoneClockTests {
  /// Runs a race with a network.
  /// - Parameters:
  ///   - behind: Seconds by which the phone's clock is behind, by the number of the chunk; less than 0 for one that is ahead.
  ///   - transit: Seconds that a chunk is on its way.
  private static func verdict(
    behind: @Sendable @escaping (Int) -> Int64 = { _ in 0 }, transit: @Sendable @escaping (Int) -> Int64 = { _ in 0 }
  ) async throws -> Verdict {
    try await ExpeditionsHouse.running { (house) async throws -> Verdict in
      let (runner, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let samples = ChallengeKinds.track(.race)
      // So early that a clock which is behind by more than is reckoned with loses no start.
      house.clock.set(to: Moment(milliseconds: samples[0].time) + .seconds(behind(0) - 100))
      let attemptID = try await house.start(challengeID, by: runner)
      for (sequence, chunk) in ExpeditionsHouse.chunks(samples).enumerated() {
        let sent = Moment(milliseconds: chunk[chunk.endIndex - 1].time)
        house.clock.set(to: sent + .seconds(behind(sequence) + transit(sequence)))
        let request = AppendTrackRequest(
          attemptID: attemptID, sequence: Int32(sequence), samples: chunk.map(\.message), sendTime: sent)
        _ = try await house.attempts.handlers.appendTrack(request, house.call(AttemptServiceMethods.appendTrack, by: runner))
      }
      return try #require(try await house.finish(attemptID, by: runner).verdict)
    }
  }

  /// Chunks wait in a dead zone, and the request that brings them at last was made before it.
  @Test(arguments: [0, 1]) func aChunkThatWasLongOnItsWayHoldsNobody(late: Int) async throws {
    let verdict = try await Self.verdict(transit: { $0 == late ? 150 : 1 })
    #expect(verdict.outcome == .accepted && verdict.findings.isEmpty, "\(verdict.findings)")
  }

  @Test func aClockThatIsFarBehindIsHeldByWhatItIs() async throws {
    let verdict = try await Self.verdict(behind: { _ in 200 }, transit: { [40, 0, 90, 5][$0 % 4] })
    #expect(verdict.outcome == .held)
    #expect(verdict.findings.filter { $0.kind == .clock }.map(\.value) == [200])
  }

  @Test func aClockThatIsFarAheadIsHeldByWhatItIs() async throws {
    let verdict = try await Self.verdict(behind: { _ in -200 }, transit: { [90, 150, 0, 5][$0 % 4] })
    #expect(verdict.outcome == .held)
    #expect(verdict.findings.filter { $0.kind == .clock }.map(\.value) == [200])
  }

  /// Whoever was told that the clock is off sets it, before it is done.
  @Test func aClockThatIsSetRightIsRight() async throws {
    let verdict = try await Self.verdict(behind: { $0 == 0 ? 200 : 0 })
    #expect(!verdict.findings.contains { $0.kind == .clock }, "\(verdict.findings)")
  }
}
