import CairnProto
import CairnTesting
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Lifecycle
import Postgres
import RPC
import Testing
import Timekeeping
import TrackJudge
import TrackTesting

@testable import Expeditions

/// Chunks that come at once, beside the end of an attempt, and to another server (requirements E-25, E-S3).
@Suite struct AttemptTrackTests {
  /// A phone sends all that it has at once.
  @Test func chunksThatComeAtOnceAreAllTaken() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.checkpoint)))
      let samples = ChallengeKinds.track(.checkpoint)
      house.clock.set(to: Moment(milliseconds: try #require(samples.last).time))
      let attemptID = try await house.start(challengeID, by: anna, recorded: ExpeditionsHouse.start)
      let chunks = Array(ExpeditionsHouse.chunks(samples, of: 30).enumerated())
      let answers = try await withThrowingTaskGroup(of: AppendTrackResponse.self) { group in
        for (sequence, chunk) in chunks + chunks { group.addTask { try await house.append(chunk, sequence, to: attemptID, by: anna) } }
        return try await group.reduce(into: [AppendTrackResponse]()) { $0.append($1) }
      }
      #expect(answers.contains { $0.nextSequence == Int32(chunks.count) && $0.isComplete })
      let attempt = try await house.attempt(attemptID, by: anna)
      #expect(attempt.nextSequence == Int32(chunks.count) && attempt.parts.allSatisfy { $0.completeTime != nil })
      #expect(try await house.finish(attemptID, by: anna).verdict?.outcome == .accepted)
      let parts = try await house.told(to: anna).reduce(0) { count, content in
        if case .attemptPartCompleted(let told) = content { count + told.parts.count } else { count }
      }
      #expect(parts == ChallengeKinds.corners.count, "each part is told once")
    }
  }

  /// The first chunk comes last, behind pages of others: of a few samples each, and of so many that they are followed beside the loop.
  @Test(arguments: [(1, 0.0), (7, 4_000.0)]) func aFirstChunkMayComeLast(size: Int, approach: Double) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.checkpoint))
      let way = [(-60 - approach, 0.0)] + ChallengeKinds.corners + [(-260.0, 300.0)]
      let samples = ChallengeKinds.track(.checkpoint, along: way)
      house.clock.set(to: Moment(milliseconds: try #require(samples.last).time))
      let chunks = Array(ExpeditionsHouse.chunks(samples, of: size).enumerated())
      #expect(chunks.count > 2 * Int(AttemptTracks.pageChunks))
      var answers: [AppendTrackResponse] = []
      for order in [chunks, Array(chunks.dropFirst().reversed()) + Array(chunks.prefix(1))] {
        let runner = UUID()
        let attemptID = try await house.start(challengeID, by: runner, recorded: ExpeditionsHouse.start)
        var answer = AppendTrackResponse()
        for (sequence, chunk) in order { answer = try await house.append(chunk, sequence, to: attemptID, by: runner) }
        answers.append(answer)
        let parts = try await house.told(to: runner).reduce(0) { count, content in
          if case .attemptPartCompleted(let told) = content { count + told.parts.count } else { count }
        }
        #expect(parts == ChallengeKinds.corners.count, "each part is told once")
      }
      #expect(answers[0] == answers[1] && answers[0].nextSequence == Int32(chunks.count) && answers[0].isComplete)
    }
  }

  /// A phone sends what is newest first, and then the others in their order: none of them reads what waits behind the hole.
  @Test func nothingBehindAHoleIsRead() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let begun = try await house.start(challengeID, by: UUID())
      let attemptID = try #require(UUID(uuidString: begun))
      let samples = TrackPacking.pack(Array(ChallengeKinds.track(.race).prefix(1)))
      try await house.database.execute(
        """
        INSERT INTO track_chunks (attempt_id, sequence, sample_count, create_time, samples)
        SELECT \(attemptID), g, 1, \(house.clock.now()), \(samples) FROM generate_series(3, 2002) AS g
        """)
      try await house.database.execute("UPDATE attempts SET sample_count = 2000 WHERE attempt_id = \(attemptID)")
      try await house.database.execute("ANALYZE track_chunks")
      let judging = house.attempts.handlers.judging
      try await house.database.transaction { transaction in
        let attempt = try #require(try await AttemptStore().attempt(attemptID, in: transaction))
        let course = try await judging.course(of: attempt, in: transaction)
        let before = try await Self.rowsRead(in: transaction)
        let state = try await judging.goneOn(from: LiveState(course), of: attempt, course, in: transaction)
        let behindAHole = try await Self.rowsRead(in: transaction)
        #expect(state.nextSequence == 0 && behindAHole == before)
        let page = try await judging.tracks.following(from: 3, of: attemptID, limit: AttemptTracks.pageChunks, in: transaction)
        let readCount = try await Self.rowsRead(in: transaction) - behindAHole
        #expect(page.map { $0.chunk.sequence } == Array(3..<103) && readCount <= 101, "\(readCount)")
        let end = try await judging.tracks.following(from: 2_000, of: attemptID, limit: AttemptTracks.pageChunks, in: transaction)
        #expect(end.map { $0.chunk.sequence } == [2_000, 2_001, 2_002])
      }
    }
  }

  /// Chunks that a connection reads in the transaction, by whatever way.
  private static func rowsRead(in transaction: Transaction) async throws -> Int64 {
    try await transaction.query(
      "SELECT coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) FROM pg_stat_xact_user_tables WHERE relname = 'track_chunks'"
    ).firstRow().get(0)
  }

  @Test func aChunkBesideTheEndIsPartOfItOrRefused() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      for seed in 1...4 {
        let (runner, samples) = (UUID(), ChallengeKinds.track(.race, seed: UInt64(seed)))
        house.clock.set(to: max(house.clock.now(), Moment(milliseconds: try #require(samples.last).time)))
        let attemptID = try await house.start(challengeID, by: runner, recorded: ExpeditionsHouse.start)
        let chunks = ExpeditionsHouse.chunks(samples, of: samples.count - 6)
        _ = try await house.append(chunks[0], 0, to: attemptID, by: runner)
        async let finished = house.finish(attemptID, by: runner)
        async let refused = house.refusal { _ = try await house.append(chunks[1], 1, to: attemptID, by: runner) }
        let (verdict, refusal) = (try await finished.verdict, await refused)
        #expect(verdict?.outcome == .accepted && (refusal == nil || refusal?.reason == "ATTEMPT_ENDED"))
        let again = await house.refusal { _ = try await house.append(chunks[1], 1, to: attemptID, by: runner) }
        #expect(again?.reason == refusal?.reason, "a chunk that was taken is taken again")
        #expect(try await house.finish(attemptID, by: runner).verdict == verdict)
      }
    }
  }

  /// Asking costs little while it cannot be: what is missing is told by what is kept, without a look at the track. Where rides are cut out only the
  /// judge knows.
  @Test func whatIsNotDoneIsNotJudged() async throws {
    try await ExpeditionsHouse.run { house async throws in
      for (kind, isJudged) in [(ChallengeKind.checkpoint, false), (.freeRide, true)] {
        let (runner, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(kind)))
        // Of two that are the same the second would be a copy. The first has taken its time.
        let samples = ChallengeKinds.track(kind, seed: isJudged ? 2 : 1, from: isJudged ? 7_200 : 0)
        if isJudged { house.clock.set(to: Moment(milliseconds: samples[0].time)) }
        let attemptID = try await house.start(challengeID, by: runner)
        // Less than a free ride has to be.
        let (chunks, sent) = (ExpeditionsHouse.chunks(samples), isJudged ? 2 : 3)
        for (sequence, chunk) in chunks.prefix(sent).enumerated() { _ = try await house.append(chunk, sequence, to: attemptID, by: runner) }
        let (verdict, attempt) = (try await house.finish(attemptID, by: runner), try await house.attempt(attemptID, by: runner))
        #expect(verdict.verdict?.outcome == .notComplete && verdict.verdict?.pieces.isEmpty == !isJudged, "\(kind)")
        #expect(verdict.attempt?.nextSequence == Int32(sent) && verdict.verdict?.parts == attempt.parts)
        // What is kept was lost: the judge says the same.
        try await house.database.execute("DELETE FROM track_progress")
        let judged = try await house.finish(attemptID, by: runner)
        #expect(judged.verdict?.parts == verdict.verdict?.parts && judged.verdict?.pieces.isEmpty == false)
        let missing = await house.refusal { _ = try await house.finish(attemptID, by: runner, chunks: 5) }
        #expect(missing?.reason == "CHUNKS_MISSING" && missing?.metadata["missing"] == (sent..<5).map(String.init).joined(separator: ","))
        for (sequence, chunk) in chunks.enumerated().dropFirst(sent) {
          _ = try await house.append(chunk, sequence, to: attemptID, by: runner)
        }
        #expect(try await house.finish(attemptID, by: runner).verdict?.outcome == .accepted, "\(kind)")
      }
    }
  }

  /// A receiver that jumps to and fro so much that whoever follows it must give up: what was told so far may be wrong, and the judge looks at all of it.
  @Test func whereAFollowerGaveUpTheJudgeLooks() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attemptID = try await house.start(challengeID, by: anna)
      let maker = TrackMaker(seed: 1)
      let samples = (0..<1_500).map { index in
        let (away, along): (Double, Double) = (index / 8 % 2 == 0 ? 0 : 5_000, Double(index % 8))
        return maker.sample(Double(index), away + along, 0, 5)
      }
      for (sequence, chunk) in ExpeditionsHouse.chunks(samples, of: 500).enumerated() {
        _ = try await house.append(chunk, sequence, to: attemptID, by: anna)
      }
      let verdict = try #require(try await house.finish(attemptID, by: anna).verdict)
      #expect(verdict.outcome == .notComplete && !verdict.pieces.isEmpty)
    }
  }

  /// The server was changed while somebody runs, or what it had kept is lost.
  @Test func whatIsKeptOfAnAttemptIsMadeAgainFromItsTrack() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.timeAttack)))
      let attemptID = try await house.start(challengeID, by: anna)
      let other = try await house.start(challengeID, by: house.maker)
      let changes: [SQL] = [
        "DELETE FROM track_progress", "UPDATE track_progress SET ruleset_version = ruleset_version - 1",
        "UPDATE track_progress SET state = substring(state FOR 40)", "UPDATE track_progress SET state = '\\x00'",
      ]
      for (sequence, chunk) in ExpeditionsHouse.chunks(ChallengeKinds.track(.timeAttack), of: 50).enumerated() {
        let answer = try await house.append(chunk, sequence, to: attemptID, by: anna)
        try await house.database.execute(changes[sequence % changes.count])
        #expect(try await house.append(chunk, sequence, to: attemptID, by: anna) == answer)
        #expect(try await house.attempt(attemptID, by: anna).parts == answer.parts)
        #expect(try await house.append(chunk, sequence, to: other, by: house.maker).parts == answer.parts)
      }
      #expect(try await house.finish(attemptID, by: anna).verdict?.outcome == .accepted)
    }
  }

  /// An app that was closed reads from any of the lists where its track goes on.
  @Test func whereATrackGoesOnIsToldEverywhere() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let anna = UUID()
      func told(_ attemptID: String) async throws -> Set<Int32> {
        let (handlers, calls) = (house.attempts.handlers, (house.call(AttemptServiceMethods.getActiveAttempts, by: anna)))
        let active = try await handlers.getActiveAttempts(GetActiveAttemptsRequest(), calls).attempts
        let listing = house.call(AttemptServiceMethods.listMyAttempts, by: anna)
        let all = try await handlers.listMyAttempts(ListMyAttemptsRequest(), listing).attempts
        let keeping = house.call(AttemptServiceMethods.keepTrack, by: anna)
        let kept = try await handlers.keepTrack(KeepTrackRequest(attemptID: attemptID, isKept: true), keeping).attempt
        let one = try await house.attempt(attemptID, by: anna)
        return Set((active + all + [one] + (kept.map { [$0] } ?? [])).filter { $0.attemptID == attemptID }.map(\.nextSequence))
      }
      let challengeID = try await house.published(ChallengeKinds.draft(.checkpoint))
      let attemptID = try await house.start(challengeID, by: anna)
      _ = try await house.start(try await house.published(ChallengeKinds.draft(.race)), by: anna)
      #expect(try await told(attemptID) == [0])
      let chunks = Array(ExpeditionsHouse.chunks(ChallengeKinds.track(.checkpoint)).enumerated())
      for (sequence, chunk) in chunks where sequence != 2 { _ = try await house.append(chunk, sequence, to: attemptID, by: anna) }
      #expect(try await told(attemptID) == [2], "behind a hole nothing goes on")
      // It was followed by former rules.
      try await house.database.execute("UPDATE track_progress SET ruleset_version = ruleset_version - 1")
      #expect(try await told(attemptID) == [2])
      _ = try await house.append(chunks[2].element, 2, to: attemptID, by: anna)
      #expect(try await told(attemptID) == [Int32(chunks.count)])
      let done = try await house.finish(attemptID, by: anna)
      #expect(done.verdict?.outcome == .accepted && done.attempt?.nextSequence == Int32(chunks.count))
      #expect(try await told(attemptID) == [Int32(chunks.count)])
    }
  }

  // MARK: GPX

  @Test func aTrackIsTakenAlongAsOneFile() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.freeRide)))
      let attemptID = try await house.start(challengeID, by: anna)
      func page(_ token: String, by accountID: UUID) async throws -> ExportTrackResponse {
        let context = house.call(AttemptServiceMethods.exportTrack, by: accountID)
        return try await house.attempts.handlers.exportTrack(ExportTrackRequest(attemptID: attemptID, pageToken: token), context)
      }
      #expect(await house.refusal { _ = try await page("", by: anna) }?.reason == "TRACK_NOT_FOUND")
      var samples = ChallengeKinds.track(.freeRide, speed: 2, along: [(0, 0), (7_000, 0), (0, 0)])
      samples[700] = TrackJudge.TrackSample(time: samples[700].time, position: nil)
      samples[20].heartRate = 141
      samples[21] = TrackMaker(seed: 1).sample(21.25, 40, 0, 5)
      let chunks = ExpeditionsHouse.chunks(samples, of: 590)
      for (sequence, chunk) in chunks.enumerated() { _ = try await house.append(chunk, sequence, to: attemptID, by: anna) }
      var (pages, token) = ([String](), "")
      repeat {
        let answer = try await page(token, by: anna)
        pages.append(answer.gpx)
        token = answer.nextPageToken
      } while !token.isEmpty
      let file = pages.joined()
      #expect(pages.count == 2 && file.hasPrefix("<?xml ") && file.hasSuffix("</gpx>\n"))
      #expect(file.split(separator: "\n").count { $0.hasPrefix("<trkpt ") } == samples.count - 1)
      #expect(file.split(separator: "\n").count { $0 == "<trkseg>" } == 2 && file.split(separator: "\n").count { $0 == "</trkseg>" } == 2)
      #expect(file.contains("<time>2026-05-28T20:26:40Z</time>") && file.contains("T20:27:01.250Z") && file.contains("<gpxtpx:hr>141<"))
      #expect(await house.refusal { _ = try await page("", by: UUID()) }?.reason == "ATTEMPT_NOT_FOUND")
      #expect(await house.refusal { _ = try await page("x", by: anna) }?.fieldViolations.first?.field == "page_token")
    }
  }

  /// A track stays as long as its person says so.
  @Test func aTrackIsKeptByWhoeverHasMadeIt() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attempt = try #require(try await house.done(challengeID, ChallengeKinds.track(.race), by: anna).attempt)
      func keep(_ isKept: Bool, by accountID: UUID) async throws -> Bool? {
        let context = house.call(AttemptServiceMethods.keepTrack, by: accountID)
        let request = KeepTrackRequest(attemptID: attempt.attemptID, isKept: isKept)
        return try await house.attempts.handlers.keepTrack(request, context).attempt?.isTrackKept
      }
      func forget() async throws -> Int { try await house.attempts.review.forgetTracks(at: house.clock.now()) }
      #expect(await house.refusal { _ = try await keep(true, by: UUID()) }?.reason == "ATTEMPT_NOT_FOUND")
      let kept = try await keep(true, by: anna)
      #expect(kept == true && !attempt.isTrackKept)
      house.clock.advance(by: AttemptReview.trackLifetime + .seconds(1))
      let withIt = try await forget()
      let shown = try await house.attempt(attempt.attemptID, by: anna)
      #expect(withIt == 0 && shown.isTrackKept)
      let export = house.call(AttemptServiceMethods.exportTrack, by: anna)
      let file = try await house.attempts.handlers.exportTrack(ExportTrackRequest(attemptID: attempt.attemptID), export).gpx
      #expect(file.contains("<trkpt "))
      let unkept = try await keep(false, by: anna)
      let without = try await forget()
      #expect(unkept == false && without == 1)
      #expect(await house.refusal { _ = try await keep(true, by: anna) }?.reason == "TRACK_NOT_FOUND")
      #expect(try await keep(false, by: anna) == false)
    }
  }

  /// Marks by which a copy is recognised outlive the track by less than a year, and stay as long as the track does.
  @Test func marksOfATrackAreForgotten() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attempt = try #require(try await house.done(challengeID, ChallengeKinds.track(.race), by: anna).attempt)
      let keep = house.call(AttemptServiceMethods.keepTrack, by: anna)
      let request = KeepTrackRequest(attemptID: attempt.attemptID, isKept: true)
      _ = try await house.attempts.handlers.keepTrack(request, keep)
      func left() async throws -> Bool { try await !house.database.query("SELECT FROM track_prints").isEmpty }
      let chore = try #require(house.attempts.chores.first { $0.name == "forget tracks" })
      house.clock.advance(by: .seconds(401 * 86_400))
      try await chore.run()
      #expect(try await left(), "of a track that is kept nothing would be gained")
      _ = try await house.attempts.handlers.keepTrack(KeepTrackRequest(attemptID: attempt.attemptID, isKept: false), keep)
      for _ in 0..<2 { try await chore.run() }
      #expect(try await !left())
      #expect(try await house.attempts.review.forgetMarks(at: house.clock.now()) == 0, "what is gone is not looked for again")
      // Those of one whose track went in time stay until theirs is over.
      let samples = ChallengeKinds.track(.race, seed: 2, from: 402 * 86_400)
      let other = try #require(try await house.done(challengeID, samples, by: anna).attempt)
      house.clock.advance(by: .seconds(399 * 86_400))
      try await chore.run()
      let export = house.call(AttemptServiceMethods.exportTrack, by: anna)
      let gone = await house.refusal {
        _ = try await house.attempts.handlers.exportTrack(ExportTrackRequest(attemptID: other.attemptID), export)
      }
      let stays = try await left()
      #expect(gone?.reason == "TRACK_NOT_FOUND" && stays)
      house.clock.advance(by: .seconds(2 * 86_400))
      try await chore.run()
      #expect(try await !left())
      #expect(try await house.attempt(other.attemptID, by: anna).points == other.points)
    }
  }

  /// Whoever decides an appeal looks at the track.
  @Test func aTrackStaysWhileAnAppealWaits() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, moderator) = (UUID(), UUID())
      house.auth.appoint(moderator)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let rejected = try #require(try await house.done(challengeID, ChallengeKinds.track(.race, speed: 13), by: anna).attempt)
      #expect(rejected.state == .rejected)
      let appeal = house.call(AttemptServiceMethods.appealVerdict, by: anna)
      _ = try await house.attempts.handlers.appealVerdict(AppealVerdictRequest(attemptID: rejected.attemptID), appeal)
      func forgotten() async throws -> Int {
        house.clock.advance(by: AttemptReview.trackLifetime + .seconds(1))
        return try await house.attempts.review.forgetTracks(at: house.clock.now())
      }
      #expect(try await forgotten() == 0)
      let context = house.call(AttemptModerationServiceMethods.getWaitingAttempt, by: moderator, roles: ["moderator"])
      let shown = try await house.moderation.getWaitingAttempt(GetWaitingAttemptRequest(attemptID: rejected.attemptID), context)
      #expect(!shown.samples.isEmpty)
      let decide = house.call(AttemptModerationServiceMethods.decideAttempt, by: moderator, roles: ["moderator"])
      _ = try await house.moderation.decideAttempt(DecideAttemptRequest(attemptID: rejected.attemptID), decide)
      #expect(try await house.attempts.review.forgetTracks(at: house.clock.now()) == 0, "from the decision on it is kept as any other")
      #expect(try await forgotten() == 1)
      #expect(try await house.database.query("SELECT FROM track_chunks").isEmpty)
    }
  }

  @Test func numbersOfGPX() {
    #expect(TrackGPX.degrees(601_700_001) == "60.1700001" && TrackGPX.degrees(-5) == "-0.0000005" && TrackGPX.degrees(0) == "0.0000000")
    #expect(TrackGPX.degrees(-1_800_000_000) == "-180.0000000")
    #expect(TrackGPX.time(Moment(milliseconds: 1_780_000_000_007)) == "2026-05-28T20:26:40.007Z")
  }
}
