import Positions
import TrackJudge

/// Answer of judge and evaluator about an attempt's samples. Pure.
struct AttemptJudgement: Sendable {
  let track: JudgedTrack
  let evaluation: Evaluation
  /// In the order of time.
  private(set) var findings: [TrackFinding]
  private(set) var outcome: AttemptRules.Outcome
  /// The marks by which a copy is recognised. Found with the rest, where nothing is locked yet.
  let marks: [TrackPrints.Mark]
  /// Marks by which a copy is recognised that was moved aside.
  let shapes: [TrackPrints.Mark]
  let walk: Walk
  private let cutsRides: Bool

  /// - Parameters:
  ///   - start: When it began, milliseconds since 1970.
  ///   - startPoint: Where it was begun; nil where nobody asks for it.
  ///   - clockSkew: Difference of the clocks, milliseconds.
  init(_ samples: [TrackSample], by course: Course, from start: Int64, at startPoint: GridPoint? = nil, clockSkew: Int64 = 0) {
    var judge = Judge(course.movement.rules)
    judge.take(samples)
    track = judge.judged()
    cutsRides = Evaluators.evaluator(of: course.kind).cutsRides(course)
    walk = Walk(track: track, start: start, countsRides: !cutsRides)
    evaluation = Evaluators.evaluate(course, track, from: start)
    if evaluation.isComplete, let start = evaluation.startTime, let end = evaluation.endTime {
      // Gaps of what counts alone: a walk behind it, with a good receiver, makes up for nothing.
      // Starts of the way there by car are none either.
      findings = track.findings.filter { $0.kind != .gaps && $0.kind != .launches } + (track.gaps(from: start, to: end).map { [$0] } ?? [])
      findings += track.launches(from: start, to: end)
      let isRidden = findings.contains { $0.kind == .vehicle && $0.startTime < end && $0.endTime > start }
      if !isRidden, let hurry = track.hurry(from: start, to: end) { findings.append(hurry) }
    } else {
      findings = track.findings
    }
    outcome = .notComplete
    marks = evaluation.isComplete ? TrackPrints.marks(of: track) : []
    shapes = evaluation.isComplete ? TrackShapes.marks(of: track) : []
    if let average = AttemptRules.average(course, evaluation, walk) { findings.append(average) }
    if let startPoint, let elsewhere = AttemptRules.elsewhere(course, walk, from: startPoint) { findings.append(elsewhere) }
    if clockSkew > AttemptRules.skewMax, let first = track.fixes.first, let last = track.fixes.last {
      // While something is missing it is a note: its person may set the clock before it is done.
      findings.append(
        TrackFinding(
          .clock, evaluation.isComplete ? .doubt : .note, from: first.time, first.point, to: last.time, last.point, value: clockSkew,
          limit: AttemptRules.skewMax))
    }
    if let repetition = TrackPrints.repetition(in: track), repetition >= TrackPrints.shareMin { addReplay(repetition) }
    decide()
  }

  /// Marks that it has in common with a track that it is a copy of; 0 where it is none.
  mutating func note(common: Int, of count: Int) {
    guard common > 0, !findings.contains(where: { $0.kind == .replay }) else { return }
    addReplay(Int64(common) * 1_000 / Int64(count))
    decide()
  }

  private mutating func addReplay(_ share: Int64) {
    guard let first = track.fixes.first, let last = track.fixes.last else { return }
    findings.append(
      TrackFinding(.replay, .doubt, from: first.time, first.point, to: last.time, last.point, value: share, limit: TrackPrints.shareMin))
  }

  private mutating func decide() {
    findings.sort { ($0.startTime, $0.kind.rawValue) < ($1.startTime, $1.kind.rawValue) }
    outcome = AttemptRules.outcome(of: evaluation, findings, cutsRides: cutsRides, holdWeight: track.rules.holdWeight)
  }

  /// Millimetres that count.
  var distance: Int64 {
    guard let start = evaluation.startTime, let end = evaluation.endTime else { return 0 }
    return walk.distance(from: start, to: end)
  }

  /// Milliseconds in which the person moved, of those that count.
  var movingTime: Int64 {
    guard let start = evaluation.startTime, let end = evaluation.endTime else { return 0 }
    return track.movingTime(from: start, to: end)
  }
}
