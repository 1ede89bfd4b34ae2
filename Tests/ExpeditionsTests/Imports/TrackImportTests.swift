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
import Testing
import Timekeeping
import TrackJudge

@testable import Expeditions

extension ExpeditionsHouse {
  func ask(_ mediaID: UUID, for attemptID: String, by accountID: UUID) async throws -> TrackImport {
    let context = call(TrackImportServiceMethods.importTrack, by: accountID)
    let request = ImportTrackRequest(attemptID: attemptID, mediaID: mediaID.text)
    return try #require(try await imports.handlers.importTrack(request, context).trackImport)
  }

  func trackImport(_ attemptID: String, by accountID: UUID) async throws -> TrackImport {
    let context = call(TrackImportServiceMethods.getTrackImport, by: accountID)
    return try #require(try await imports.handlers.getTrackImport(GetTrackImportRequest(attemptID: attemptID), context).trackImport)
  }

  /// Begins an attempt at the time of a track's first sample, and sends the track as a file.
  func sent(
    _ samples: [TrackJudge.TrackSample], to challengeID: String, by accountID: UUID
  ) async throws -> (attemptID: String, mediaID: UUID) {
    let (first, last) = (try #require(samples.first?.time), try #require(samples.last?.time))
    clock.set(to: max(clock.now(), Moment(milliseconds: last)))
    let attemptID = try await start(challengeID, by: accountID, recorded: Moment(milliseconds: first))
    let mediaID = UUID()
    let text = TrackGPX.head(from: Moment(milliseconds: first)) + TrackGPX.points(samples) + TrackGPX.tail
    social.send(Array(text.utf8), as: mediaID)
    return (attemptID, mediaID)
  }
}

/// Tracks that another device has recorded.
@Suite struct TrackImportTests {
  @Test(arguments: ChallengeKind.allCases) func everyTypeHasOneVerdictLiveUploadedAndAsAFile(_ kind: ChallengeKind) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(kind, ChallengeKinds.parameters(kind)))
      let samples = ChallengeKinds.track(kind).map(TrackFileTests.asFile)
      let (live, late, filed) = (UUID(), UUID(), UUID())
      house.clock.set(to: Moment(milliseconds: samples[0].time))
      let attemptID = try await house.start(challengeID, by: live)
      for (sequence, chunk) in ExpeditionsHouse.chunks(samples, of: 10).enumerated() {
        _ = try await house.append(chunk, sequence, to: attemptID, by: live)
      }
      let verdict = try #require(try await house.finish(attemptID, by: live).verdict)
      #expect(verdict.outcome == .accepted && verdict.parts.contains { $0.completeTime != nil })
      // The same track twice would be held for it.
      try await house.database.execute("DELETE FROM track_prints")
      #expect(try await house.done(challengeID, samples, by: late).verdict == verdict)
      try await house.database.execute("DELETE FROM track_prints")
      let sent = try await house.sent(samples, to: challengeID, by: filed)
      #expect(try await house.ask(sent.mediaID, for: sent.attemptID, by: filed).state == .waiting)
      try await house.imports.runner.run()
      let taken = try await house.trackImport(sent.attemptID, by: filed)
      #expect(taken.state == .done && taken.sampleCount == Int32(samples.count))
      let attempt = try await house.attempt(sent.attemptID, by: filed)
      #expect(attempt.nextSequence > 0 && attempt.parts.contains { $0.completeTime != nil })
      #expect(try await house.finish(sent.attemptID, by: filed).verdict == verdict)
    }
  }

  @Test func aCarIsOneAsAFileToo() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let sent = try await house.sent(ChallengeKinds.track(.race, speed: 13), to: challengeID, by: anna)
      _ = try await house.ask(sent.mediaID, for: sent.attemptID, by: anna)
      try await house.imports.runner.run()
      let verdict = try await house.finish(sent.attemptID, by: anna).verdict
      #expect(verdict?.outcome == .rejected && verdict?.findings.contains { $0.kind == .vehicle && $0.startPosition != nil } == true)
    }
  }

  @Test func aFileIsTakenInOnceHoweverOftenItIsAskedFor() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let (attemptID, mediaID) = try await house.sent(ChallengeKinds.track(.race), to: challengeID, by: anna)
      async let one = house.ask(mediaID, for: attemptID, by: anna)
      async let other = house.ask(mediaID, for: attemptID, by: anna)
      let asked = (try await one, try await other)
      #expect(asked.0 == asked.1)
      #expect(await house.refusal { _ = try await house.ask(UUID(), for: attemptID, by: anna) }?.reason == "TRACK_BEGUN")
      async let first: Void = house.imports.runner.run()
      async let second: Void = house.imports.runner.run()
      _ = try await (first, second)
      let done = try await house.trackImport(attemptID, by: anna)
      #expect(try await house.ask(mediaID, for: attemptID, by: anna) == done && done.state == .done)
      // Its file is gone meanwhile: what is there is there.
      house.social.refuse(mediaID)
      #expect(try await house.ask(mediaID, for: attemptID, by: anna) == done)
      let count: Int64 = try await house.database.query("SELECT sum(sample_count)::bigint FROM track_chunks").firstRow().get(0)
      #expect(count == Int64(done.sampleCount))
      #expect(try await house.finish(attemptID, by: anna).verdict?.outcome == .accepted)
      #expect(try await house.ask(mediaID, for: attemptID, by: anna) == done)
    }
  }

  @Test func whoMayNotAskForIt() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let (attemptID, mediaID) = try await house.sent(ChallengeKinds.track(.race), to: challengeID, by: anna)
      #expect(await house.refusal { _ = try await house.ask(mediaID, for: attemptID, by: UUID()) }?.reason == "ATTEMPT_NOT_FOUND")
      #expect(await house.refusal { _ = try await house.trackImport(attemptID, by: anna) }?.reason == "TRACK_IMPORT_NOT_FOUND")
      let foreign = UUID()
      house.social.refuse(foreign)
      let refusal = await house.refusal { _ = try await house.ask(foreign, for: attemptID, by: anna) }
      #expect(refusal?.fieldViolations.map { "\($0.field) \($0.reason)" } == ["media_id MEDIA_NOT_FOUND"])
      house.social.setDown(true)
      #expect(await house.refusal { _ = try await house.ask(mediaID, for: attemptID, by: anna) }?.code == .unavailable)
      house.social.setDown(false)
      _ = try await house.ask(mediaID, for: attemptID, by: anna)
      #expect(await house.refusal { _ = try await house.trackImport(attemptID, by: UUID()) }?.reason == "ATTEMPT_NOT_FOUND")
      let abandon = house.call(AttemptServiceMethods.abandonAttempt, by: anna)
      _ = try await house.attempts.handlers.abandonAttempt(AbandonAttemptRequest(attemptID: attemptID), abandon)
      try await house.imports.runner.run()
      #expect(try await house.trackImport(attemptID, by: anna).refusal == .attemptChanged)
      #expect(await house.refusal { _ = try await house.ask(mediaID, for: attemptID, by: anna) }?.reason == "ATTEMPT_ENDED")
    }
  }

  @Test func chunksThatCameFirstStay() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let samples = ChallengeKinds.track(.race)
      let (attemptID, mediaID) = try await house.sent(samples, to: challengeID, by: anna)
      _ = try await house.ask(mediaID, for: attemptID, by: anna)
      for (sequence, chunk) in ExpeditionsHouse.chunks(samples).enumerated() {
        _ = try await house.append(chunk, sequence, to: attemptID, by: anna)
      }
      try await house.imports.runner.run()
      let refused = try await house.trackImport(attemptID, by: anna)
      #expect(refused.state == .refused && refused.refusal == .attemptChanged && refused.sampleCount == 0)
      #expect(await house.refusal { _ = try await house.ask(mediaID, for: attemptID, by: anna) }?.reason == "TRACK_BEGUN")
      #expect(try await house.finish(attemptID, by: anna).verdict?.outcome == .accepted)
    }
  }

  @Test func whatIsRefusedIsToldAndMayComeAgain() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let (attemptID, mediaID) = try await house.sent(ChallengeKinds.track(.race), to: challengeID, by: anna)
      let wrong = UUID()
      house.social.send(Array("<gpx>\n<trk>\n<trkseg><trkpt lat=\"1\" lon=\"1\"/></trkseg></trk></gpx>".utf8), as: wrong)
      _ = try await house.ask(wrong, for: attemptID, by: anna)
      try await house.imports.runner.run()
      let refused = try await house.trackImport(attemptID, by: anna)
      #expect(refused.state == .refused && refused.refusal == .withoutTimes && refused.line == 3)
      let gone = UUID()
      _ = try await house.ask(gone, for: attemptID, by: anna)
      try await house.imports.runner.run()
      #expect(try await house.trackImport(attemptID, by: anna).refusal == .fileGone)
      // SocialService is away for a while: it is done when it is back.
      _ = try await house.ask(mediaID, for: attemptID, by: anna)
      house.social.setDown(true)
      try await house.imports.runner.run()
      #expect(try await house.trackImport(attemptID, by: anna).state == .waiting)
      house.social.setDown(false)
      house.clock.advance(by: .seconds(60))
      try await house.imports.runner.run()
      #expect(try await house.trackImport(attemptID, by: anna).state == .done)
      #expect(try await house.finish(attemptID, by: anna).verdict?.outcome == .accepted)
    }
  }

  @Test func oneThatIsAwayForDaysIsGivenUp() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let (attemptID, mediaID) = try await house.sent(ChallengeKinds.track(.race), to: challengeID, by: anna)
      _ = try await house.ask(mediaID, for: attemptID, by: anna)
      house.social.setDown(true)
      for _ in 0..<TrackImportJob.rules.attemptsMax {
        try await house.imports.runner.run()
        house.clock.advance(by: .seconds(1_800))
      }
      #expect(try await house.trackImport(attemptID, by: anna).refusal == .givenUp)
    }
  }
}
