import CairnTesting
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Testing
import Timekeeping
import TrackJudge

@testable import Expeditions

/// Places that clues alone lead to are found by going there, and not by sending tracks that nobody has run.
@Suite struct HiddenControlTests {
  @Test(arguments: [true, false]) func aRecordedTrackFindsNoHiddenControl(isRecorded: Bool) async throws {
    try await ExpeditionsHouse.run { house async throws in
      var draft = ChallengeKinds.draft(.orienteering, ["mode": 2, "control_count": 3])
      draft.controls[2].hasHiddenPosition = true
      let (anna, challengeID) = (UUID(), try await house.published(draft))
      let samples = ChallengeKinds.track(.orienteering)
      house.clock.set(to: Moment(milliseconds: samples[0].time))
      let attemptID = try await house.start(challengeID, by: anna, recorded: isRecorded ? house.clock.now() : nil)
      let chunks = ExpeditionsHouse.chunks(samples)
      var told: [[AttemptPart]] = []
      for (sequence, chunk) in chunks.enumerated() {
        told.append(try await house.append(chunk, sequence, to: attemptID, by: anna).parts)
        if sequence == chunks.count / 2 { told.append(try await house.finish(attemptID, by: anna).verdict?.parts ?? []) }
      }
      told.append(try await house.append(chunks[0], 0, to: attemptID, by: anna).parts)
      told.append(try await house.attempt(attemptID, by: anna).parts)
      for case .attemptPartCompleted(let event) in try await house.told(to: anna) { told.append(event.parts) }
      #expect(told.joined().contains { $0.controlIndex == 1 && $0.completeTime != nil })
      #expect(told.joined().contains { $0.controlIndex == 2 } == !isRecorded)
      // The verdict tells all of it.
      let verdict = try #require(try await house.finish(attemptID, by: anna).verdict)
      #expect(verdict.outcome == .accepted && verdict.parts.contains { $0.controlIndex == 2 && $0.completeTime != nil })
    }
  }
}
