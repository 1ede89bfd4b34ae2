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

/// Attempts from start to verdict (requirements E-20 to E-29; scenarios B-7, B-8).
@Suite struct AttemptTests {
  @Test func theDocumentsWalk() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.checkpoint)))
      let error = await house.refusal { _ = try await house.start(challengeID, by: anna, features: [.compass]) }
      #expect(error?.reason == "FEATURES_MISSING" && error?.metadata["missing"] == "GPS")
      let attemptID = try await house.start(challengeID, by: anna)
      let context = house.call(AttemptServiceMethods.getActiveAttempts, by: anna)
      let active = try await house.attempts.handlers.getActiveAttempts(GetActiveAttemptsRequest(), context).attempts
      #expect(active.map(\.attemptID) == [attemptID] && active[0].state == .active)
      // Half of it: parts come live, and "I am done" says what is missing.
      let chunks = ExpeditionsHouse.chunks(ChallengeKinds.track(.checkpoint))
      for (sequence, chunk) in chunks.prefix(3).enumerated() { _ = try await house.append(chunk, sequence, to: attemptID, by: anna) }
      let half = try await house.finish(attemptID, by: anna)
      #expect(half.verdict?.outcome == .notComplete && half.attempt?.state == .active)
      #expect(half.verdict?.parts.map { $0.completeTime != nil } == [true, true, false, false, false])
      var last = AppendTrackResponse()
      for (sequence, chunk) in chunks.enumerated().dropFirst(3) { last = try await house.append(chunk, sequence, to: attemptID, by: anna) }
      #expect(last.isComplete && last.nextSequence == Int32(chunks.count))
      let done = try await house.finish(attemptID, by: anna, chunks: Int32(chunks.count))
      let verdict = try #require(done.verdict)
      #expect(verdict.outcome == .accepted && verdict.findings.isEmpty && verdict.parts.allSatisfy { $0.completeTime != nil })
      #expect(verdict.distanceM > 1_000 && verdict.distanceM < 1_200 && verdict.pieces.map(\.kind) == [.own])
      let points = try #require(done.attempt?.points)
      #expect(
        points.basePoints > 0 && points.topTenPoints == 10 && points.improvementPoints == 0 && points.totalPoints == points.basePoints + 10)
      #expect(try await house.finish(attemptID, by: anna).attempt == done.attempt, "a second time it says the same")
      #expect(try await house.attempt(attemptID, by: anna) == done.attempt)
      let stats = try await house.stats(of: anna)
      #expect(
        stats.totalPoints == points.totalPoints && stats.rank == 1 && stats.visitedParkCount == 1 && stats.completedChallengeCount == 1)
      let board = try await house.board(challengeID, by: anna)
      #expect(board.rows.map(\.accountID) == [anna.text] && board.ownRow?.rank == 1 && board.rows[0].score?.value == verdict.elapsedMs)
      let told = try await house.told(to: anna).map { content in
        switch content {
        case .attemptStarted: "started"
        case .attemptPartCompleted(let part): "parts \(part.parts.count)"
        case .attemptDecided(let decided): "decided \(decided.state == .accepted)"
        case .attemptEnded, .attemptWarned, .challengePublished, .recordBeaten, .recordRestored: "other"
        }
      }
      #expect(told.first == "started" && told.last == "decided true" && told.filter { $0.hasPrefix("parts") }.count >= 3)
    }
  }

  @Test func aCarIsRejectedWithTheReasonAndThePlace() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.checkpoint)))
      var maker = TrackMaker(seed: 8)
      let way = [(-60.0, 0.0)] + ChallengeKinds.corners + [(-260, 300)]
      let done = try await house.done(challengeID, maker.recorded(maker.gone(way, speed: 14)), by: anna)
      #expect(done.verdict?.outcome == .rejected && done.attempt?.state == .rejected && done.attempt?.points == nil)
      let finding = try #require(done.verdict?.findings.first { $0.kind == .vehicle })
      #expect(finding.severity == .certain && finding.value > 40 && finding.explanation.contains("km/h") && finding.startPosition != nil)
      #expect(done.verdict?.findings.contains { $0.kind == .average && $0.limit > 21 && $0.limit < 22.1 } == true)
      #expect(try await house.stats(of: anna).totalPoints == 0)
      #expect(try await house.board(challengeID, by: anna).rows.isEmpty)
    }
  }

  @Test func aTeleportIsRejectedWithThePlace() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let before = ChallengeKinds.track(.race, along: [(-60, 0), (30, 0)])
      let time = Double((before.last?.time ?? 0) - TrackMaker(seed: 0).start) / 1_000 + 3
      let after = ChallengeKinds.track(.race, seed: 2, from: time, along: [(270, 0), (360, 0)])
      let done = try await house.done(challengeID, before + after, by: anna)
      #expect(done.verdict?.outcome == .rejected)
      let finding = try #require(done.verdict?.findings.first { $0.kind == .teleport })
      #expect(finding.value > 200 && finding.value < 280 && finding.startPosition != finding.endPosition)
    }
  }

  @Test func noiseIsAccepted() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      for seed in 1...5 {
        var maker = TrackMaker(seed: UInt64(seed), .canyon)
        let samples = maker.recorded(maker.gone([(-80, 0), (0, 0), (300, 0), (380, 0)], speed: 3))
        #expect(try await house.done(challengeID, samples, by: UUID()).verdict?.outcome == .accepted, "seed \(seed)")
      }
    }
  }

  @Test(arguments: ChallengeKind.allCases) func everyTypeIsDone(kind: ChallengeKind) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(kind, ChallengeKinds.parameters(kind))))
      let done = try await house.done(challengeID, ChallengeKinds.track(kind), by: anna)
      #expect(done.verdict?.outcome == .accepted, "\(done.verdict?.findings ?? [])")
      #expect((done.attempt?.points?.basePoints ?? 0) > 0)
      let error = await house.refusal { _ = try await house.board(challengeID, by: anna) }
      #expect(error?.reason == (kind == .freeRide ? "NO_BOARD" : nil))
    }
  }

  // MARK: Starting

  @Test func conditionsOfAStart() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let far = LatLng(latitudeDegrees: 60.3, longitudeDegrees: 24.94)
      let away = await house.refusal { _ = try await house.start(challengeID, by: anna, at: far) }
      #expect(away?.reason == "NOT_IN_PARK" && (Int(away?.metadata["distance_m"] ?? "") ?? 0) > 9_000)
      #expect(await house.refusal { _ = try await house.start(challengeID, by: anna, accuracy: 51) }?.reason == "POSITION_INEXACT")
      #expect(
        await house.refusal { _ = try await house.start(challengeID, by: anna, accuracy: nil) }?.fieldViolations.first?.field
          == "accuracy_m")
      let nowhere = LatLng(latitudeDegrees: .nan, longitudeDegrees: 1)
      #expect(
        await house.refusal { _ = try await house.start(challengeID, by: anna, at: nowhere) }?.fieldViolations.first?.field == "position")
      #expect(await house.refusal { _ = try await house.start(UUID().text, by: anna) }?.reason == "CHALLENGE_NOT_FOUND")
      let early = house.clock.now() - AttemptRules.lateMax - .seconds(1)
      #expect(
        await house.refusal { _ = try await house.start(challengeID, by: anna, recorded: early) }?.fieldViolations.first?.reason
          == "OUT_OF_RANGE")
      house.geo.setDown(true)
      #expect(await house.refusal { _ = try await house.start(challengeID, by: anna) }?.code == .unavailable)
      house.geo.setDown(false)
      let key = UUID().text
      let attemptID = try await house.start(challengeID, by: anna, key: key)
      // The answer was lost, and meanwhile the park cannot be asked for.
      house.geo.setDown(true)
      #expect(try await house.start(challengeID, by: anna, key: key) == attemptID)
      house.geo.setDown(false)
      let again = await house.refusal { _ = try await house.start(challengeID, by: anna) }
      #expect(again?.reason == "ATTEMPT_ACTIVE" && again?.metadata["attempt_id"] == attemptID)
      for _ in 0..<2 { _ = try await house.start(try await house.published(ChallengeKinds.draft(.race)), by: anna) }
      let fourth = try await house.published(ChallengeKinds.draft(.race))
      #expect(await house.refusal { _ = try await house.start(fourth, by: anna) }?.reason == "TOO_MANY_ATTEMPTS")
      let abandon = house.call(AttemptServiceMethods.abandonAttempt, by: anna)
      for _ in 0..<2 {
        let abandoned = try await house.attempts.handlers.abandonAttempt(AbandonAttemptRequest(attemptID: attemptID), abandon).attempt
        #expect(abandoned?.state == .abandoned)
      }
      _ = try await house.start(fourth, by: anna)
    }
  }

  @Test func ofManyStartsAtOnceOneBegins() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let reasons = await withTaskGroup(of: String?.self) { group in
        for _ in 0..<6 { group.addTask { await house.refusal { _ = try await house.start(challengeID, by: anna) }?.reason } }
        return await group.reduce(into: [String?]()) { $0.append($1) }
      }
      #expect(reasons.count { $0 == nil } == 1 && reasons.count { $0 == "ATTEMPT_ACTIVE" } == 5)
    }
  }

  @Test func aParkThatIsRemovedMeanwhileIsNoReasonToFail() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attemptID = try await house.start(challengeID, by: anna)
      house.geo.remove(at: house.clock.now())
      for (sequence, chunk) in ExpeditionsHouse.chunks(ChallengeKinds.track(.race)).enumerated() {
        _ = try await house.append(chunk, sequence, to: attemptID, by: anna)
      }
      #expect(try await house.finish(attemptID, by: anna).verdict?.outcome == .accepted)
      #expect(await house.refusal { _ = try await house.start(challengeID, by: UUID()) }?.reason == "PARK_NOT_FOUND")
    }
  }

  /// Somebody ran without a network, and has one again only when the challenge or its park is no longer there: the run would be lost.
  @Test(arguments: ["withdrawn", "hidden", "park gone"]) func whatWasRunBeforeAChallengeEndedCounts(end: String) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let samples = ChallengeKinds.track(.race)
      let last = try #require(samples.last)
      house.clock.set(to: Moment(milliseconds: last.time) + .seconds(60))
      switch end {
      case "withdrawn":
        let context = house.call(ChallengeServiceMethods.withdrawChallenge, by: house.maker)
        _ = try await house.challenges.withdrawChallenge(WithdrawChallengeRequest(challengeID: challengeID), context)
      case "hidden":
        for _ in 0..<ChallengeRules.reportsMax {
          let context = house.call(ChallengeServiceMethods.reportChallenge, by: UUID())
          let request = ReportChallengeRequest(challengeID: challengeID, reason: .impossible)
          _ = try await house.challenges.reportChallenge(request, context)
        }
      default: house.geo.remove(at: house.clock.now())
      }
      house.clock.advance(by: .seconds(48 * 3_600))
      #expect(try await house.done(challengeID, samples, by: anna).verdict?.outcome == .accepted)
      // With a network nobody begins one any more, nor one that is said to have begun afterwards.
      let reason = end == "park gone" ? "PARK_NOT_FOUND" : "CHALLENGE_NOT_FOUND"
      #expect(await house.refusal { _ = try await house.start(challengeID, by: UUID()) }?.reason == reason)
      let later = house.clock.now() - .seconds(3_600)
      #expect(await house.refusal { _ = try await house.start(challengeID, by: UUID(), recorded: later) }?.reason == reason)
    }
  }

  // MARK: Chunks

  @Test func chunksComeInAnyOrderAndMoreThanOnce() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.checkpoint))
      let samples = ChallengeKinds.track(.checkpoint, seed: 9)
      var verdicts: [Verdict] = []
      for seed in 1...4 {
        var chance = TrackMaker.Chance(state: UInt64(seed))
        let runner = UUID()
        let attemptID = try await house.start(challengeID, by: runner, recorded: ExpeditionsHouse.start)
        let chunks = Array(ExpeditionsHouse.chunks(samples, of: Int(chance.uniform(40, 120))).enumerated())
        let order = seed == 1 ? chunks : (chunks + chunks).map { (chance.next(), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
        for (sequence, chunk) in order { _ = try await house.append(chunk, sequence, to: attemptID, by: runner) }
        verdicts.append(try #require(try await house.finish(attemptID, by: runner).verdict))
      }
      // The later ones are copies of the first, and held for it; everything else is the same.
      #expect(verdicts[0].outcome == .accepted && verdicts.dropFirst().allSatisfy { $0.outcome == .held })
      for verdict in verdicts.dropFirst() {
        #expect(verdict.findings.map(\.kind) == [.replay])
        var other = verdict
        (other.outcome, other.findings) = (verdicts[0].outcome, verdicts[0].findings)
        #expect(other == verdicts[0])
      }
    }
  }

  @Test func badChunks() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attemptID = try await house.start(challengeID, by: anna)
      let samples = ChallengeKinds.track(.race)
      let chunks = ExpeditionsHouse.chunks(samples)
      #expect(await house.refusal { _ = try await house.append(chunks[0], 0, to: attemptID, by: UUID()) }?.reason == "ATTEMPT_NOT_FOUND")
      _ = try await house.append(chunks[0], 0, to: attemptID, by: anna)
      #expect(await house.refusal { _ = try await house.append(chunks[1], 0, to: attemptID, by: anna) }?.reason == "CHUNK_MISMATCH")
      let gap = try await house.append(chunks[2], 2, to: attemptID, by: anna)
      #expect(gap.nextSequence == 1)
      let missing = await house.refusal { _ = try await house.finish(attemptID, by: anna) }
      #expect(missing?.reason == "CHUNKS_MISSING" && missing?.metadata["missing"] == "1")
      let more = await house.refusal { _ = try await house.finish(attemptID, by: anna, chunks: 5) }
      #expect(more?.metadata["missing"] == "1,3,4")
      #expect(
        await house.refusal { _ = try await house.finish(attemptID, by: anna, chunks: 2) }?.fieldViolations.first?.field == "chunk_count")
      #expect(
        await house.refusal { _ = try await house.append(samples.prefix(0), 1, to: attemptID, by: anna) }?.fieldViolations.first?.reason
          == "MISSING")
      let many = Array(repeating: samples[0], count: 601)
      #expect(
        await house.refusal { _ = try await house.append(many, 1, to: attemptID, by: anna) }?.fieldViolations.first?.reason == "TOO_MANY")
      for sequence in [-1, 10_000] {
        #expect(
          await house.refusal { _ = try await house.append(chunks[1], sequence, to: attemptID, by: anna) }?.fieldViolations.first?.field
            == "sequence")
      }
    }
  }

  struct BadSample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout ExpeditionsProto.TrackSample) -> Void

    init(_ violation: String, _ change: @escaping @Sendable (inout ExpeditionsProto.TrackSample) -> Void) {
      (testDescription, self.change) = (violation, change)
    }
  }

  static let badSamples = [
    BadSample("samples[0].sample_time MISSING") { $0.sampleTime = nil },
    BadSample("samples[0].sample_time OUT_OF_RANGE") { $0.sampleTime = ExpeditionsHouse.start + .seconds(86_400) },
    BadSample("samples[0].sample_time OUT_OF_RANGE") { $0.sampleTime = ExpeditionsHouse.start - .seconds(30 * 86_400) },
    BadSample("samples[0].position MISSING") { $0.position = nil },
    BadSample("samples[0].position OUT_OF_RANGE") { $0.position?.longitudeDegrees = .nan },
    BadSample("samples[0].position OUT_OF_RANGE") { $0.position?.latitudeDegrees = 91 },
    BadSample("samples[0].accuracy_m OUT_OF_RANGE") { $0.accuracyM = -.infinity },
    BadSample("samples[0].accuracy_m OUT_OF_RANGE") { $0.accuracyM = .nan },
    BadSample("samples[0].step_count OUT_OF_RANGE") { $0.stepCount = -1 },
    BadSample("samples[0].heart_rate_bpm OUT_OF_RANGE") { $0.heartRateBpm = 301 },
    BadSample("samples[0].pressure_hpa OUT_OF_RANGE") { $0.pressureHpa = .nan },
  ]

  @Test(arguments: badSamples) func badSamplesAreNamed(_ bad: BadSample) throws {
    var sample = ChallengeKinds.track(.race)[0].message
    bad.change(&sample)
    let error = #expect(throws: RPCError.self) { try AttemptRequests.samples([sample], at: ExpeditionsHouse.start + .seconds(60)) }
    #expect(error?.fieldViolations.map { "\($0.field) \($0.reason)" } == [bad.testDescription])
    var pause = ChallengeKinds.track(.race)[0].message
    pause.position?.latitudeDegrees = 100
    #expect(try AttemptRequests.samples([pause], at: ExpeditionsHouse.start + .seconds(60))[0].position == nil)
  }

  // MARK: The end

  @Test func ofTwoCopiesThatAreFinishedAtOnceOneIsHeld() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.checkpoint))
      for round in 0..<3 {
        let start = ExpeditionsHouse.start + .seconds(round * 7_200)
        let samples = ChallengeKinds.track(.checkpoint, seed: UInt64(20 + round), from: Double(round) * 7_200)
        var begun: [(accountID: UUID, attemptID: String)] = []
        house.clock.set(to: max(house.clock.now(), start))
        for _ in 0..<2 {
          let runner = UUID()
          let attemptID = try await house.start(challengeID, by: runner, recorded: start)
          for (sequence, chunk) in ExpeditionsHouse.chunks(samples).enumerated() {
            _ = try await house.append(chunk, sequence, to: attemptID, by: runner)
          }
          begun.append((runner, attemptID))
        }
        let (one, other) = (begun[0], begun[1])
        async let first = house.finish(one.attemptID, by: one.accountID)
        async let second = house.finish(other.attemptID, by: other.accountID)
        let outcomes = try await [first.verdict?.outcome, second.verdict?.outcome]
        #expect(outcomes.contains(.accepted) && outcomes.contains(.held))
      }
    }
  }

  /// A phone lost its network for half a day in the middle of an upload.
  @Test func aTrackThatWasGivenUpHalfSentMayBeSentAgain() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let samples = ChallengeKinds.track(.race)
      let recorded = try #require(samples.first.map { Moment(milliseconds: $0.time) })
      house.clock.set(to: max(house.clock.now(), recorded))
      let attemptID = try await house.start(challengeID, by: anna, recorded: recorded)
      _ = try await house.append(samples.prefix(20), 0, to: attemptID, by: anna)
      let id = try #require(UUID(text: attemptID))
      house.clock.advance(by: AttemptRules.lifetime + .seconds(1))
      let timer = TimerRow(aggregateID: id, generation: 1, dueTime: house.clock.now(), kind: AttemptTimers.kind)
      try await house.database.transaction {
        try await AttemptTimers(outbox: house.attempts.handlers.outbox).fire(timer, in: $0, now: house.clock.now())
      }
      #expect(try await house.attempt(attemptID, by: anna).state == .abandoned)
      #expect(try await house.done(challengeID, samples, by: anna).verdict?.outcome == .accepted)
      // What counts is not recorded twice.
      let again = await house.refusal { _ = try await house.start(challengeID, by: anna, recorded: recorded) }
      #expect(again?.reason == "ALREADY_RECORDED")
    }
  }

  /// The answer was lost, and its maker changes the challenge before the app asks again.
  @Test func aRetryOfAStartHasItsAttemptWhateverBecameOfTheChallenge() async throws {
    try await ExpeditionsHouse.run { house async throws in
      var draft = ChallengeKinds.draft(.race)
      let challengeID = try await house.published(draft)
      let (anna, key) = (UUID(), UUID().text)
      let attemptID = try await house.start(challengeID, by: anna, version: 1, key: key)
      let revision = try await house.challenge(challengeID, by: house.maker).revision
      draft.controls[1].position = ChallengeKinds.position((400, 0))
      let changed = UpdateChallengeRequest(challengeID: challengeID, revision: revision, draft: draft)
      let update = house.call(ChallengeServiceMethods.updateChallenge, by: house.maker, key: UUID().text)
      #expect(try await house.challenges.updateChallenge(changed, update).version == 2)
      #expect(try await house.start(challengeID, by: anna, version: 1, key: key) == attemptID)
      let withdraw = house.call(ChallengeServiceMethods.withdrawChallenge, by: house.maker)
      _ = try await house.challenges.withdrawChallenge(WithdrawChallengeRequest(challengeID: challengeID), withdraw)
      #expect(try await house.start(challengeID, by: anna, version: 1, key: key) == attemptID)
      let other = await house.refusal { _ = try await house.start(challengeID, by: anna, version: 1) }
      #expect(other?.reason == "CHALLENGE_NOT_FOUND", "another key is another start")
    }
  }

  @Test func anAttemptOfWhichNothingComesIsGivenUp() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attemptID = try await house.start(challengeID, by: anna)
      let id = try #require(UUID(text: attemptID))
      func fire(_ generation: Int64) async throws {
        let timer = TimerRow(aggregateID: id, generation: generation, dueTime: house.clock.now(), kind: AttemptTimers.kind)
        try await house.database.transaction {
          try await AttemptTimers(outbox: house.attempts.handlers.outbox).fire(timer, in: $0, now: house.clock.now())
        }
      }
      house.clock.advance(by: .seconds(6 * 3_600))
      _ = try await house.append(ChallengeKinds.track(.race).prefix(5), 0, to: attemptID, by: anna)
      house.clock.advance(by: .seconds(6 * 3_600))
      try await fire(1)
      #expect(try await house.attempt(attemptID, by: anna).state == .active, "twelve hours after the last sample, not after the start")
      house.clock.advance(by: .seconds(6 * 3_600))
      try await fire(1)
      #expect(try await house.attempt(attemptID, by: anna).state == .active, "overtaken")
      try await fire(2)
      #expect(try await house.attempt(attemptID, by: anna).state == .abandoned)
      #expect(await house.refusal { _ = try await house.finish(attemptID, by: anna) }?.reason == "ATTEMPT_ENDED")
      let late = await house.refusal { _ = try await house.append(ChallengeKinds.track(.race).prefix(6), 1, to: attemptID, by: anna) }
      #expect(late?.reason == "ATTEMPT_ENDED" && late?.metadata["state"] == "ATTEMPT_STATE_ABANDONED")
    }
  }

  @Test func theDeadlineOfATimeAttackMovesWithEachGateAndIsTold() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.timeAttack)))
      let attemptID = try await house.start(challengeID, by: anna)
      var deadlines: [Moment] = []
      for (sequence, chunk) in ExpeditionsHouse.chunks(ChallengeKinds.track(.timeAttack), of: 20).enumerated() {
        if let deadline = try await house.append(chunk, sequence, to: attemptID, by: anna).deadlineTime, deadlines.last != deadline {
          deadlines.append(deadline)
        }
      }
      #expect(deadlines.count >= 3 && deadlines == deadlines.sorted())
      let timers = try await house.database.query("SELECT due_time FROM timers WHERE kind = 'expeditions.deadline'").map {
        try $0.get(0, as: Moment.self)
      }
      #expect(timers == [try #require(deadlines.last)], "one timer, at the latest deadline")
      let due = try #require(timers.first)
      let timer = TimerRow(
        aggregateID: try #require(UUID(text: attemptID)), generation: due.milliseconds, dueTime: due, kind: DeadlineTimers.kind)
      try await house.database.transaction {
        try await DeadlineTimers(outbox: house.attempts.handlers.outbox).fire(timer, in: $0, now: due)
      }
      #expect(try await house.told(to: anna).last == .attemptEnded(AttemptEnded(attemptID: attemptID, state: .active)))
      #expect(try await house.finish(attemptID, by: anna).verdict?.outcome == .accepted, "what was done in time counts")
    }
  }

  @Test func twoFinishesAtOnceCountOnce() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attemptID = try await house.start(challengeID, by: anna)
      for (sequence, chunk) in ExpeditionsHouse.chunks(ChallengeKinds.track(.race)).enumerated() {
        _ = try await house.append(chunk, sequence, to: attemptID, by: anna)
      }
      async let one = house.finish(attemptID, by: anna)
      async let other = house.finish(attemptID, by: anna)
      let (first, second) = (try await one, try await other)
      #expect(first.attempt == second.attempt && first.verdict == second.verdict)
      #expect(try await house.told(to: anna).count { if case .attemptDecided = $0 { true } else { false } } == 1)
      #expect(try await house.stats(of: anna).acceptedAttemptCount == 1)
    }
  }
}
