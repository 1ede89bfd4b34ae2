import CairnProto
import CairnTesting
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import RPC
import ServiceDatabase
import Testing
import Timekeeping
import TrackJudge
import TrackTesting

@testable import Expeditions

/// Versions and clocks by which an attempt is judged: those that its device had.
@Suite struct AttemptVersionTests {
  /// A maker has changed the course while a phone had no network.
  @Test func anAttemptIsJudgedByTheVersionThatTheDeviceHadWithIt() async throws {
    try await ExpeditionsHouse.run { house async throws in
      var draft = ChallengeKinds.draft(.race)
      let challengeID = try await house.published(draft)
      let revision = try await house.challenge(challengeID, by: house.maker).revision
      draft.controls[1].position = ChallengeKinds.position((400, 0))
      let changed = UpdateChallengeRequest(challengeID: challengeID, revision: revision, draft: draft)
      let context = house.call(ChallengeServiceMethods.updateChallenge, by: house.maker, key: UUID().text)
      #expect(try await house.challenges.updateChallenge(changed, context).version == 2)
      let samples = ChallengeKinds.track(.race)
      let done = try await house.done(challengeID, samples, by: UUID(), version: 1)
      #expect(done.verdict?.outcome == .accepted && done.attempt?.challengeVersion == 1)
      #expect(try await house.done(challengeID, samples, by: UUID()).attempt?.challengeVersion == 2)
      // With a network one runs what is there, and a version that never was is none.
      let recorded = house.clock.now()
      for (version, time) in [(1, nil), (3, recorded), (3, nil)] as [(Int32, Moment?)] {
        let refusal = await house.refusal { _ = try await house.start(challengeID, by: UUID(), recorded: time, version: version) }
        #expect(refusal?.reason == "CHALLENGE_CHANGED" && refusal?.metadata == ["version": "2"])
      }
      let wrong = await house.refusal { _ = try await house.start(challengeID, by: UUID(), version: -1) }
      #expect(wrong?.fieldViolations.map(\.reason) == ["OUT_OF_RANGE"])
      house.clock.advance(by: AttemptRules.formerVersionMax)
      let late = await house.refusal { _ = try await house.start(challengeID, by: UUID(), recorded: house.clock.now(), version: 1) }
      #expect(late?.reason == "CHALLENGE_CHANGED")
    }
  }

  /// What a maker changes while the challenge is hidden nobody has seen: no run of before is judged by it.
  @Test func aVersionThatNobodyHasSeenIsNotRun() async throws {
    try await ExpeditionsHouse.run { house async throws in
      var draft = ChallengeKinds.draft(.race)
      let challengeID = try await house.published(draft)
      let samples = ChallengeKinds.track(.race)
      let last = try #require(samples.last)
      house.clock.set(to: Moment(milliseconds: last.time) + .seconds(60))
      let report = ChallengeReport(database: house.database, outbox: house.attempts.handlers.outbox)
      try await house.database.transaction { try await report.setHidden(true, challengeID, at: house.clock.now(), in: $0) }
      for place in [400.0, 450] {
        house.clock.advance(by: .seconds(60))
        let revision = try await house.challenge(challengeID, by: house.maker).revision
        draft.controls[1].position = ChallengeKinds.position((place, 0))
        let changed = UpdateChallengeRequest(challengeID: challengeID, revision: revision, draft: draft)
        let context = house.call(ChallengeServiceMethods.updateChallenge, by: house.maker, key: UUID().text)
        #expect(try await house.challenges.updateChallenge(changed, context).version == 2)
      }
      let recorded = try #require(samples.first.map { Moment(milliseconds: $0.time) })
      let unseen = await house.refusal { _ = try await house.start(challengeID, by: house.maker, recorded: recorded, version: 2) }
      #expect(unseen?.reason == "CHALLENGE_CHANGED" && unseen?.metadata == ["version": "1"])
      #expect(try await house.done(challengeID, samples, by: UUID()).attempt?.challengeVersion == 1)
      // It is there for everybody from when it is shown.
      house.clock.advance(by: .seconds(3_600))
      try await house.database.transaction { try await report.setHidden(false, challengeID, at: house.clock.now(), in: $0) }
      #expect(try await house.done(challengeID, samples, by: UUID()).attempt?.challengeVersion == 1)
      let later = try await house.start(challengeID, by: UUID(), recorded: house.clock.now())
      #expect(!later.isEmpty)
    }
  }

  /// A race became a free ride, which has no board: who has raced stays on the board of the version that was a race.
  @Test func aVersionOfAnotherTypeLeavesTheFormerBoardAsItWas() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attempt = try #require(try await house.done(challengeID, ChallengeKinds.track(.race), by: anna).attempt)
      func change(to draft: ChallengeDraft) async throws {
        let revision = try await house.challenge(challengeID, by: house.maker).revision
        let changed = UpdateChallengeRequest(challengeID: challengeID, revision: revision, draft: draft)
        let context = house.call(ChallengeServiceMethods.updateChallenge, by: house.maker, key: UUID().text)
        _ = try await house.challenges.updateChallenge(changed, context)
      }
      func board(_ version: Int32) async throws -> [BoardRow] {
        let request = ListChallengeBoardRequest(challengeID: challengeID, version: version)
        return try await house.results.listChallengeBoard(request, house.call(ResultServiceMethods.listChallengeBoard, by: anna)).rows
      }
      let before = try await board(1)
      #expect(before.map(\.attemptID) == [attempt.attemptID] && before[0].score?.unit == .milliseconds)
      try await change(to: ChallengeKinds.draft(.freeRide))
      for version: Int32 in [0, 2] { #expect(await house.refusal { _ = try await board(version) }?.reason == "NO_BOARD") }
      #expect(try await board(1) == before)
      try await change(to: ChallengeKinds.draft(.collection))
      let latest = try await board(3)
      let former = try await board(1)
      #expect(latest.isEmpty && former == before)
      // Who collects stands on the board of the version that is a collection.
      let track = ChallengeKinds.track(.collection, seed: 4, from: 7_200)
      let berta = UUID()
      _ = try await house.done(challengeID, track, by: berta)
      let (rows, raced) = (try await board(3), try await board(1))
      #expect(rows.map(\.accountID) == [berta.text] && rows[0].score?.unit == .controls && raced == before)
    }
  }

  /// A phone's clock is a minute behind, and whoever has it leaves the start at once.
  @Test func aClockThatIsBehindLosesNoStart() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let samples = ChallengeKinds.track(.race)
      let (first, behind) = (try #require(samples.first), Duration.seconds(60))
      house.clock.set(to: Moment(milliseconds: first.time) + behind)
      let runner = UUID()
      let attemptID = try await house.start(challengeID, by: runner)
      for (sequence, chunk) in ExpeditionsHouse.chunks(samples).enumerated() {
        house.clock.set(to: Moment(milliseconds: chunk.last?.time ?? 0) + behind)
        let request = AppendTrackRequest(
          attemptID: attemptID, sequence: Int32(sequence), samples: chunk.map(\.message), sendTime: house.clock.now() - behind)
        _ = try await house.attempts.handlers.appendTrack(request, house.call(AttemptServiceMethods.appendTrack, by: runner))
      }
      #expect(try await house.finish(attemptID, by: runner).verdict?.outcome == .accepted)
    }
  }

  /// Whoever has a phone whose clock is wrong hears of it while there is time to set it: from the judge, and where nothing was judged.
  @Test(arguments: [ChallengeKind.checkpoint, .freeRide], [0, 2]) func aClockThatIsOffIsToldBeforeItIsDone(kind: ChallengeKind, chunks: Int)
    async throws
  {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(kind)))
      let attemptID = try await house.start(challengeID, by: anna)
      for (sequence, chunk) in ExpeditionsHouse.chunks(ChallengeKinds.track(kind), of: 20).prefix(max(1, chunks)).enumerated() {
        house.clock.set(to: max(house.clock.now(), Moment(milliseconds: chunk.last?.time ?? 0)))
        let pause = TrackJudge.TrackSample(time: chunk[chunk.startIndex].time, position: nil)
        let samples = chunks > 0 ? chunk.map(\.message) : [pause.message]
        let sent = house.clock.now() - .seconds(200)
        let request = AppendTrackRequest(attemptID: attemptID, sequence: Int32(sequence), samples: samples, sendTime: sent)
        _ = try await house.attempts.handlers.appendTrack(request, house.call(AttemptServiceMethods.appendTrack, by: anna))
      }
      let verdict = try #require(try await house.finish(attemptID, by: anna).verdict)
      let finding = try #require(verdict.findings.first { $0.kind == .clock })
      #expect(verdict.outcome == .notComplete && verdict.findings.count { $0.kind == .clock } == 1)
      #expect(finding.severity == .unspecified && finding.value == 200 && finding.limit == 120)
      #expect(finding.explanation == "The phone's clock is 200 seconds off.")
    }
  }
}
