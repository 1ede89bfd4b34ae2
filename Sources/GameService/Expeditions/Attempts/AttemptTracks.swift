import EventLoop
import FoundationEssentials
import Postgres
import TrackJudge

/// Reads an attempt's track and judges it.
struct AttemptTracks: Sendable {
  let challenges = ChallengeStore()
  let tracks = TrackStore()
  /// Chunks that are read at once where many have waited for one: 60,000 samples at most. More samples than a chunk may have are followed beside the loop.
  static let pageChunks: Int32 = 100
  private let shelf = CourseShelf()

  /// The course that an attempt is at, remembered where it was asked for lately.
  func course(of attempt: StoredAttempt, in querying: some Querying) async throws -> Course {
    if let known = shelf.course(attempt.version, of: attempt.challengeID) { return known }
    let course = try await version(of: attempt, in: querying).course
    shelf.put(course, attempt.version, of: attempt.challengeID)
    return course
  }

  /// The challenge's version that an attempt is at.
  func version(of attempt: StoredAttempt, in querying: some Querying) async throws -> ChallengeVersion {
    guard let challenge = try await challenges.challenge(attempt.challengeID, version: attempt.version, in: querying) else {
      throw ChallengeStore.Unreadable()
    }
    return challenge.version
  }

  /// Controls of which nothing is told before the verdict: where one is hidden, a track that was made up, of one place after the other, would find it. Who
  /// records with a network is there.
  func hiddenControls(of attempt: StoredAttempt, in querying: some Querying) async throws -> Set<Int> {
    guard attempt.isOffline, attempt.state == .active else { return [] }
    return try await version(of: attempt, in: querying).hiddenControls
  }

  /// How far an attempt is: as it is kept, or made from its chunks where that was by former rules.
  func state(
    of attempt: StoredAttempt, _ course: Course, kept: TrackStore.Progress?, in querying: some Querying
  ) async throws -> LiveState {
    if let kept, let state = LiveState(kept, course, from: attempt.countedFrom) { return state }
    return try await followed(try await tracks.chunks(of: attempt.id, in: querying), by: course, from: attempt.countedFrom)
  }

  /// How far chunks come that are there all at once, on a thread of its own: they may be of hours.
  /// - Parameter before: How far those before them came; nil where they are the first.
  func followed(
    _ chunks: [TrackStore.Chunk], behind before: LiveState? = nil, by course: Course, from start: Int64
  ) async throws -> LiveState {
    try await Self.judges.run {
      var state = before ?? LiveState(course)
      try state.take(chunks, by: course, from: start)
      return state
    }
  }

  /// How far an attempt comes with the chunks that were there before: those that go on from a state without a hole, a page of them after the other.
  func goneOn(from state: LiveState, of attempt: StoredAttempt, _ course: Course, in querying: some Querying) async throws -> LiveState {
    var state = state
    while state.sampleCount < attempt.sampleCount {
      let page = try await tracks.following(from: state.nextSequence, of: attempt.id, limit: Self.pageChunks, in: querying)
      let (chunks, count) = (page.map { $0.chunk }, page.reduce(0) { $0 + Int($1.sampleCount) })
      if count > AttemptRules.chunkSamplesMax {
        state = try await followed(chunks, behind: state, by: course, from: attempt.countedFrom)
      } else {
        try state.take(chunks, by: course, from: attempt.countedFrom)
      }
      if page.count < Int(Self.pageChunks) { break }
    }
    return state
  }

  static func judgement(
    of attempt: StoredAttempt, _ version: ChallengeVersion, _ chunks: some Sequence<TrackStore.Chunk>
  ) throws -> AttemptJudgement {
    let samples = try chunks.flatMap { try TrackPacking.unpack($0.samples) }
    return AttemptJudgement(
      samples, by: version.course, from: attempt.countedFrom, at: attempt.startPoint, clockSkew: attempt.clockSkew)
  }

  /// A verdict with what tracks say of it that were there before it; its marks are kept for those that come.
  func compared(_ alone: AttemptJudgement, of attempt: StoredAttempt, in transaction: Transaction) async throws -> AttemptJudgement {
    var judgement = alone
    if judgement.outcome == .notComplete { return judgement }
    // The second of two copies that are finished at once finds the first.
    try await tracks.lockPrints(transaction)
    for (marks, isTimed) in [(alone.marks, true), (alone.shapes, false)] where marks.count >= TrackPrints.shortMatchMin {
      let matches = try await tracks.matches(marks, isTimed: isTimed, of: attempt, in: transaction)
      judgement.note(common: CopyRules.copiedCount(matches, of: marks.count), of: marks.count)
    }
    try await tracks.keep(alone.marks + alone.shapes, of: attempt.id, in: transaction)
    return judgement
  }
}
