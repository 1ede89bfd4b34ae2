import TrackJudge

/// State of an attempt that goes on, with the chunks that it was made of: those from the first one on without a hole.
struct LiveState: Hashable, Sendable {
  /// First number of what is packed: another way of packing has another one.
  private static let format: Int64 = 7

  private var live: LiveAttempt
  /// By the samples that were taken last; nil where none were.
  private var last: Evaluation?
  /// The first chunk that is not in it.
  var nextSequence: Int32 = 0
  /// Samples of the chunks that are in it.
  var sampleCount: Int32 = 0

  /// Whether a judge of the whole track may see more of it than was told.
  var isBounded: Bool { live.follower.isBounded }

  init(_ course: Course) { live = LiveAttempt(course) }

  /// - Returns: Nil for what was packed by other rules, in another way or for another course: then it is made from the chunks again.
  init?(_ kept: TrackStore.Progress, _ course: Course, from start: Int64) {
    guard kept.rulesetVersion == AttemptRules.rulesetVersion, let all = try? PackedNumbers.unpack(kept.state) else { return nil }
    var numbers = all[...]
    guard numbers.popFirst() == Self.format, let follower = TrackFollower(course.movement.rules, reading: &numbers),
      let progress = LiveProgress(course, reading: &numbers, from: start), numbers.isEmpty
    else { return nil }
    live = LiveAttempt(follower, progress)
    (nextSequence, sampleCount) = (kept.nextSequence, kept.sampleCount)
  }

  func packed(from start: Int64) -> TrackStore.Progress {
    TrackStore.Progress(
      rulesetVersion: AttemptRules.rulesetVersion, nextSequence: nextSequence, sampleCount: sampleCount,
      state: PackedNumbers.pack([Self.format] + live.follower.numbers + live.progress.numbers(from: start)))
  }

  /// Takes those of the chunks that go on from the last one without a hole, all at once: what is in sight is looked at with each time that something is taken.
  mutating func take(_ chunks: some Sequence<TrackStore.Chunk>, by course: Course, from start: Int64) throws {
    var (samples, next): ([TrackSample], Int32) = ([], nextSequence)
    for chunk in chunks {
      guard chunk.sequence == next else { break }
      samples += try TrackPacking.unpack(chunk.samples)
      next += 1
    }
    guard next > nextSequence else { return }
    last = live.take(samples, by: course, from: start)
    (nextSequence, sampleCount) = (next, sampleCount + Int32(clamping: samples.count))
  }

  /// Parts, deadline, and whether it is complete.
  func evaluation(by course: Course, from start: Int64) -> Evaluation { last ?? live.evaluation(by: course, from: start) }
}
