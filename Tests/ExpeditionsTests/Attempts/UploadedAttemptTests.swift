import CairnProto
import CairnTesting
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping
import TrackJudge
import TrackTesting

@testable import Expeditions

/// Each type is played through twice: while a phone has a network, and by an upload a day later. There is one verdict.
@Suite struct UploadedAttemptTests {
  struct Play: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: ChallengeKind
    var parameters: [String: Int64] = [:]
    var outcome = Verdict.Outcome.accepted
    var speed: Double?
    var way: [(Double, Double)]?

    var testDescription: String { name }

    var samples: [TrackJudge.TrackSample] { ChallengeKinds.track(kind, seed: 3, speed: speed, along: way) }
  }

  /// The forms of orienteering, each with what it needs.
  private static let forms: [Play] = [
    Play(name: "orienteering, line", kind: .orienteering, parameters: ["mode": 1]),
    Play(name: "orienteering, scatter", kind: .orienteering, parameters: ["mode": 2, "control_count": 2]),
    Play(name: "orienteering, score", kind: .orienteering, parameters: ["mode": 3, "limit_seconds": 600]),
    Play(name: "orienteering, score, late", kind: .orienteering, parameters: ["mode": 3, "limit_seconds": 300]),
  ]

  private static let others: [Play] = [
    Play(name: "by car", kind: .checkpoint, outcome: .rejected, speed: 14),
    Play(name: "on the way", kind: .race, outcome: .notComplete, way: [(-60, 0), (0, 0), (180, 0)]),
    Play(name: "controls out of order", kind: .checkpoint, outcome: .notComplete, way: [(-60, 0), (0, 0), (0, 300), (300, 300), (300, 0)]),
  ]

  static let plays: [Play] = ChallengeKind.allCases.filter { $0 != .orienteering }.map { Play(name: "\($0)", kind: $0) } + forms + others

  private static func published(_ play: Play, _ house: ExpeditionsHouse) async throws -> String {
    let form = ChallengeKinds.draft(play.kind, play.parameters.isEmpty ? ChallengeKinds.parameters(play.kind) : play.parameters)
    return try await house.published(form)
  }

  /// Chunks of twenty samples, each when it is recorded.
  private static func live(_ play: Play, _ house: ExpeditionsHouse) async throws -> (FinishAttemptResponse, AppendTrackResponse) {
    let (runner, samples) = (UUID(), play.samples)
    let challengeID = try await published(play, house)
    house.clock.set(to: Moment(milliseconds: samples[0].time))
    let attemptID = try await house.start(challengeID, by: runner)
    var last = AppendTrackResponse()
    for (sequence, chunk) in ExpeditionsHouse.chunks(samples, of: 20).enumerated() {
      last = try await house.append(chunk, sequence, to: attemptID, by: runner)
    }
    return (try await house.finish(attemptID, by: runner), last)
  }

  /// A day later, chunks of another length, the last first, some twice.
  private static func uploaded(_ play: Play, _ house: ExpeditionsHouse) async throws -> FinishAttemptResponse {
    let (runner, samples) = (UUID(), play.samples)
    let challengeID = try await published(play, house)
    house.clock.set(to: Moment(milliseconds: samples[0].time) + .seconds(86_400))
    let attemptID = try await house.start(challengeID, by: runner, recorded: Moment(milliseconds: samples[0].time))
    let chunks = Array(ExpeditionsHouse.chunks(samples, of: 77).enumerated())
    for (sequence, chunk) in Array(chunks.reversed()) + Array(chunks.prefix(2)) {
      _ = try await house.append(chunk, sequence, to: attemptID, by: runner)
    }
    return try await house.finish(attemptID, by: runner, chunks: Int32(chunks.count))
  }

  @Test(arguments: plays) func asItWasLive(_ play: Play) async throws {
    // A house for each: a second track of the same positions is a copy of the first.
    let (first, last) = try await ExpeditionsHouse.running { house async throws in try await Self.live(play, house) }
    let second = try await ExpeditionsHouse.running { house async throws in try await Self.uploaded(play, house) }
    let verdict = try #require(first.verdict)
    #expect(verdict.outcome == play.outcome, "\(verdict)")
    #expect(second.verdict == verdict)
    #expect(first.attempt?.points?.basePoints == second.attempt?.points?.basePoints)
    #expect(first.attempt?.isRecordedOffline == false && second.attempt?.isRecordedOffline == true)
    // The verdict says what was told while somebody ran; where a ride is cut out, it has less.
    if play.outcome != .rejected { #expect(last.parts == verdict.parts && last.isComplete == (play.outcome == .accepted)) }
  }

  /// Parts that are missing can be gone later: an upload that is not complete stays open, for chunks that go on behind its last one, until it is given up.
  @Test func whatWasUploadedHalfIsDoneLater() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.checkpoint)))
      let half = ChallengeKinds.track(.checkpoint, along: [(-60, 0), (0, 0), (300, 0), (300, 290)])
      let start = Moment(milliseconds: half[0].time)
      house.clock.set(to: start + .seconds(71 * 3_600))
      let attemptID = try await house.start(challengeID, by: anna, recorded: start)
      let chunks = ExpeditionsHouse.chunks(half)
      for (sequence, chunk) in chunks.enumerated() { _ = try await house.append(chunk, sequence, to: attemptID, by: anna) }
      let first = try await house.finish(attemptID, by: anna, chunks: Int32(chunks.count))
      #expect(first.verdict?.outcome == .notComplete && first.attempt?.state == .active)
      #expect(first.verdict?.parts.map { $0.completeTime != nil } == [true, true, true, false, false])
      // The next morning, more than 72 hours after it began.
      let rest = ChallengeKinds.track(
        .checkpoint, seed: 2, from: 80 * 3_600, along: [(300, 290), (300, 300), (0, 300), (-200, 300), (-260, 300)])
      for (sequence, chunk) in ExpeditionsHouse.chunks(rest).enumerated() {
        _ = try await house.append(chunk, chunks.count + sequence, to: attemptID, by: anna)
      }
      let last = try await house.finish(attemptID, by: anna)
      #expect(last.verdict?.outcome == .accepted, "\(last.verdict?.findings ?? [])")
      #expect(last.verdict?.parts.allSatisfy { $0.completeTime != nil } == true)
    }
  }

  /// A track that was recorded 72 hours ago, to the second, is in time.
  @Test func seventyTwoHoursLateIsInTime() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let samples = ChallengeKinds.track(.race)
      let start = Moment(milliseconds: samples[0].time)
      house.clock.set(to: start + AttemptRules.lateMax + .seconds(1))
      let late = await house.refusal { _ = try await house.start(challengeID, by: anna, recorded: start) }
      #expect(late?.fieldViolations.map(\.field) == ["record_start_time"])
      house.clock.set(to: start + AttemptRules.lateMax)
      let done = try await house.done(challengeID, samples, by: anna)
      #expect(done.verdict?.outcome == .accepted && done.attempt?.isRecordedOffline == true)
    }
  }

  /// The same for a file: no second one comes behind it, and chunks do. Or it is given up, and all of it is sent anew.
  @Test func whatCameAsHalfAFileIsDoneByChunksOrAnew() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let whole = ChallengeKinds.track(.race).map(TrackFileTests.asFile)
      let half = Array(whole.prefix(60))
      for isAnew in [false, true] {
        let runner = isAnew ? anna : UUID()
        let sent = try await house.sent(half, to: challengeID, by: runner)
        _ = try await house.ask(sent.mediaID, for: sent.attemptID, by: runner)
        try await house.imports.runner.run()
        #expect(try await house.finish(sent.attemptID, by: runner).verdict?.outcome == .notComplete)
        #expect(await house.refusal { _ = try await house.ask(UUID(), for: sent.attemptID, by: runner) }?.reason == "TRACK_BEGUN")
        try await house.database.execute("DELETE FROM track_prints")
        if isAnew {
          let abandon = house.call(AttemptServiceMethods.abandonAttempt, by: runner)
          _ = try await house.attempts.handlers.abandonAttempt(AbandonAttemptRequest(attemptID: sent.attemptID), abandon)
          #expect(try await house.done(challengeID, whole, by: runner).verdict?.outcome == .accepted)
        } else {
          let next = try await house.attempt(sent.attemptID, by: runner).nextSequence
          _ = try await house.append(whole.dropFirst(60), Int(next), to: sent.attemptID, by: runner)
          #expect(try await house.finish(sent.attemptID, by: runner).verdict?.outcome == .accepted)
        }
      }
    }
  }
}

extension ExpeditionsHouse {
  /// Something that is done in a house of its own.
  static func running<Value: Sendable>(_ body: @escaping @Sendable (ExpeditionsHouse) async throws -> Value) async throws -> Value {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in try await body(try ExpeditionsHouse(database)) }
  }
}
