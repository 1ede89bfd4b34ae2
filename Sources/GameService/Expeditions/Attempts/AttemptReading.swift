import EventLoop
import ExpeditionsProto
import FoundationEssentials
import Postgres
import RPC
import TrackJudge

/// The track of an attempt that somebody says is done, read and judged before anything is locked: a verdict costs up to 140 ms of a core, in which neither
/// the loop nor a connection that writes may wait for it.
struct AttemptReading: Sendable {
  /// Readings of one call, each after the first because more of the track has come meanwhile. A device sends its last chunks and then asks: one that goes on
  /// sending is not done.
  static let triesMax = 4

  /// As it was read; with its verdict, or without one when it goes on.
  var attempt: StoredAttempt
  var kind: ChallengeKind = .freeRide
  /// How far it is. The judge's where it has judged.
  var evaluation: Evaluation?
  var chunkCount: Int32 = 0
  /// Controls of which nothing is told before the verdict.
  var hiddenControls: Set<Int> = []
  /// The judge's answer; nil where there was nothing to judge: it has ended, or its course is not done by what is kept of it.
  var judgement: AttemptJudgement?
}

extension AttemptTracks {
  /// Threads for verdicts, beside the loops. Two: a verdict of the longest track takes 140 ms, so that they give fourteen in a second, each of an account that
  /// is asked for one in two seconds at most. The last one that waits has its answer within ten seconds; more are told to come again.
  static let judges = Offload(threads: 2, queueMax: 128)

  /// Reads what an attempt of somebody's is judged by, and judges it where it goes on.
  /// - Parameter chunkCount: Chunks that the device has sent; 0 where it does not say.
  /// - Throws: `ATTEMPT_NOT_FOUND`, `CHUNKS_MISSING`, `chunk_count OUT_OF_RANGE`; `OVERLOADED` when too many wait for verdicts.
  func read(_ attemptID: UUID, of accountID: UUID, chunkCount: Int32, in database: Database) async throws -> AttemptReading {
    let read = try await database.transaction { transaction -> (reading: AttemptReading, toJudge: ToJudge?) in
      guard let attempt = try await AttemptStore().attempt(attemptID, in: transaction), attempt.accountID == accountID else {
        throw AttemptHandlers.notFound
      }
      guard attempt.state == .active else { return (AttemptReading(attempt: attempt), nil) }
      let version = try await version(of: attempt, in: transaction)
      if let reading = try await unfinished(attempt, version, chunkCount: chunkCount, in: transaction) { return (reading, nil) }
      let chunks = try await tracks.chunks(of: attemptID, in: transaction)
      try Self.checkWhole(Set(chunks.map(\.sequence)), count: chunkCount)
      let reading = AttemptReading(
        attempt: attempt, kind: version.kind, chunkCount: Int32(chunks.count),
        hiddenControls: attempt.isOffline ? version.hiddenControls : [])
      return (reading, ToJudge(version: version, chunks: chunks))
    }
    var reading = read.reading
    guard let toJudge = read.toJudge else { return reading }
    let judgement = try await judged(reading.attempt, toJudge.version, toJudge.chunks)
    (reading.judgement, reading.evaluation) = (judgement, judgement.evaluation)
    return reading
  }

  /// The judge's answer, on a thread of its own.
  func judged(_ attempt: StoredAttempt, _ version: ChallengeVersion, _ chunks: [TrackStore.Chunk]) async throws -> AttemptJudgement {
    try await Self.judges.run { try Self.judgement(of: attempt, version, chunks) }
  }

  private struct ToJudge: Sendable {
    var version: ChallengeVersion
    var chunks: [TrackStore.Chunk]
  }

  /// An attempt that cannot have a verdict yet, by what is kept of it with each chunk: asked again and again it costs a few rows, and no judge. Where rides are
  /// cut out what is kept is not the judge's (`LiveStep`), nor where a receiver jumped about so much that its follower had to give up: then the whole track is
  /// looked at, so that nobody is told for ever that something is missing which is there.
  private func unfinished(
    _ attempt: StoredAttempt, _ version: ChallengeVersion, chunkCount: Int32, in transaction: Transaction
  ) async throws -> AttemptReading? {
    let course = version.course
    guard !Evaluators.evaluator(of: course.kind).cutsRides(course),
      let kept = try await tracks.progress(of: attempt.id, in: transaction), kept.sampleCount == attempt.sampleCount,
      let state = LiveState(kept, course, from: attempt.countedFrom), !state.isBounded
    else { return nil }
    let evaluation = state.evaluation(by: course, from: attempt.countedFrom)
    if evaluation.isComplete { return nil }
    try Self.checkWhole(Set(0..<state.nextSequence), count: chunkCount)
    return AttemptReading(
      attempt: attempt, kind: version.kind, evaluation: evaluation, chunkCount: state.nextSequence,
      hiddenControls: attempt.isOffline ? version.hiddenControls : [])
  }

  /// Chunks that must be there before it can be judged.
  private static func checkWhole(_ there: Set<Int32>, count: Int32) throws(RPCError) {
    let end = max(count, (there.max() ?? -1) + 1)
    if count > 0, end > count { throw .invalid("chunk_count", .outOfRange, "there are more") }
    let missing = (0..<end).lazy.filter { !there.contains($0) }.prefix(20).map(String.init)
    if !missing.isEmpty {
      throw RPCError(
        .failedPrecondition, reason: .chunksMissing, message: "send them first", metadata: ["missing": missing.joined(separator: ",")])
    }
  }
}

extension FinishAttemptResponse {
  /// The answer about an attempt that goes on.
  init(_ reading: AttemptReading) {
    let parts = reading.evaluation.map { AttemptPart.parts($0, without: reading.hiddenControls) } ?? []
    var verdict =
      reading.judgement.map { Verdict($0) }
      ?? Verdict(outcome: .notComplete, parts: parts, rulesetVersion: AttemptRules.rulesetVersion)
    verdict.parts = parts
    // Where nothing was judged, or nothing could be, nobody has said it yet.
    if !verdict.findings.contains(where: { $0.kind == .clock }), let note = ExpeditionsProto.TrackFinding(clockOf: reading.attempt) {
      verdict.findings.append(note)
    }
    self.init(verdict: verdict, attempt: Attempt(reading.attempt, parts: parts, nextSequence: reading.chunkCount))
  }
}
