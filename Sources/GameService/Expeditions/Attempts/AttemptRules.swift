import Positions
import Timekeeping
import TrackJudge

/// Life of an attempt, and what becomes of it. Pure.
enum AttemptRules {
  /// Number of the rules by which it is judged and its points are made. Raised with any of them: what was judged before is judged again.
  static let rulesetVersion: Int32 = 5

  /// Attempts of a person that go on at once (requirement E-S16): more is no running any more.
  static let activeMax = 3

  /// How long after its last sample an attempt is given up (requirement E-S16).
  static let lifetime = Duration.seconds(12 * 3_600)

  /// How late an attempt that was recorded without a network may come (requirement E-S3).
  static let lateMax = Duration.seconds(72 * 3_600)

  /// How long a former version of a challenge is run, by devices that have taken it along where there is no network: a holiday. Before the time at which
  /// the attempt began.
  static let formerVersionMax = Duration.seconds(14 * 86_400)

  /// How far a device's clock may be ahead before its samples are refused; more is a wrong date.
  static let aheadMax = Duration.seconds(600)

  /// How far the clocks of device and server may differ before somebody has to look, milliseconds.
  static let skewMax: Int64 = 120_000

  /// How long the conditions at the start hold for what counts, milliseconds. When an attempt that was recorded without a network began is the phone's word:
  /// the weather of an hour that was chosen afterwards, in which nobody ran, earns nothing. Weather is told by the hour.
  static let conditionsLifetime: Int64 = 3_600_000

  /// Less exact positions say nothing (requirement E-S11), metres.
  static let accuracyMax = 50.0

  /// Samples of a chunk: ten minutes of a phone that tells each second.
  static let chunkSamplesMax = 600

  /// Samples of an attempt: twelve hours of each second are less than half of it.
  static let samplesMax = 100_000

  /// Chunks of an attempt: one each ten seconds for a day and more.
  static let chunksMax = 10_000

  /// Pieces of a track that a verdict tells: more is a track that stutters.
  static let piecesMax = 200

  /// Millimetres from where an attempt was begun, which is in its park, to where its track begins: so far somebody gets before a phone has its first positions.
  static let beginningMax: Int64 = 500_000
  /// Millimetres of a jump or a gap behind which a track is one of elsewhere: no tunnel and no pause of a challenge on foot or by bike is so long.
  static let elsewhereMin: Int64 = 5_000_000

  /// Teleports that are cut out of a track where rides are; more are no accident of a receiver.
  static let teleportsMax = 2

  /// Outcome of an attempt.
  enum Outcome: Int16, Sendable {
    case accepted = 1
    case held
    case rejected
    case notComplete
  }

  /// - Parameters:
  ///   - evaluation: By the evaluator of its type.
  ///   - findings: Findings of the judge and of others, the average's among them.
  ///   - cutsRides: Whether rides and jumps are cut out and the rest counts.
  static func outcome(of evaluation: Evaluation, _ findings: [TrackFinding], cutsRides: Bool, holdWeight: Int64) -> Outcome {
    guard evaluation.isComplete, let start = evaluation.startTime, let end = evaluation.endTime else { return .notComplete }
    let counted = findings.filter { $0.startTime < end && $0.endTime > start }
    // A doubt about a speed marks nothing, so that nothing of it is cut out.
    let cut = counted.filter { cutsRides && $0.isCutOut }
    let others = counted.filter { !(cutsRides && $0.isCutOut) }
    if others.contains(where: { $0.severity == .certain }) { return .rejected }
    let weight = others.filter { $0.severity == .sign }.reduce(0) { $0 + $1.weight }
    let isDoubtful = others.contains { $0.severity == .doubt } || weight >= holdWeight
    return isDoubtful || cut.count(where: { $0.kind == .teleport }) > teleportsMax ? .held : .accepted
  }

  /// Whether a course was gone faster on average than its challenge allows (requirement E-40). The highest that a challenge can allow is that of a whole run: a
  /// short one is refused above what nobody surpasses over its time.
  static func average(_ course: Course, _ evaluation: Evaluation, _ walk: Walk) -> TrackFinding? {
    guard let start = evaluation.startTime, let end = evaluation.endTime, end > start, course.parameters["average_max_kmh"] != nil,
      let first = walk.track.fixes.first(where: { $0.time >= start }), let last = walk.track.fixes.last(where: { $0.time <= end })
    else { return nil }
    let asked = course.speed("average_max_kmh")
    let average = walk.distance(from: start, to: end) * 1_000 / (end - start)
    let isStandard = course.value("average_max_kmh") >= course.movement.averageMax
    let limit = isStandard ? max(asked, walk.track.rules.speedMax(for: end - start)) : asked
    func finding(_ severity: TrackFinding.Severity) -> TrackFinding {
      TrackFinding(.average, severity, from: start, first.point, to: end, last.point, value: average, limit: asked)
    }
    if average > limit { return finding(.certain) }
    // A sprint may be faster than what is believed of a whole run, and a middle distance by somebody very good.
    guard average > asked, end - start >= sprintMax else { return nil }
    return finding(.doubt)
  }

  /// How long people run faster than is believed of a whole run, milliseconds: 1,500 m of an amateur.
  static let sprintMax: Int64 = 300_000

  /// Whether a track begins somewhere else than its attempt, or goes on there behind a jump or a gap: the run of another day and another city. Controls lie in
  /// the park, and who passes them is there; of a challenge without any nothing else says so (requirement E-24). A phone's clock may be behind: positions from
  /// just before the start are looked at, too.
  static func elsewhere(_ course: Course, _ walk: Walk, from startPoint: GridPoint) -> TrackFinding? {
    let (fixes, legs) = (walk.track.fixes, walk.track.legs)
    guard course.controls.isEmpty, let begin = fixes.firstIndex(where: { $0.time >= walk.start - skewMax }), let last = fixes.last else {
      return nil
    }
    func distance(_ point: GridPoint, _ other: GridPoint) -> Int64 { point.distance(to: other) ?? LocalPlane.reach }
    let first = distance(startPoint, fixes[begin].point) - fixes[begin].accuracy > beginningMax ? begin : nil
    let behind = fixes.indices.dropFirst(begin + 1).first { index in
      legs[index] != .way && distance(startPoint, fixes[index].point) > elsewhereMin
        && distance(fixes[index - 1].point, fixes[index].point) > elsewhereMin
    }
    guard let far = first ?? behind else { return nil }
    return TrackFinding(
      .elsewhere, .doubt, from: fixes[begin].time, startPoint, to: last.time, fixes[far].point,
      value: distance(startPoint, fixes[far].point), limit: beginningMax)
  }

  /// Whether what counts of an attempt was run under the conditions at its start.
  static func isUnderConditions(ofStartAt startTime: Int64, countedFrom countStart: Int64) -> Bool {
    countStart - startTime <= conditionsLifetime
  }

  /// The day at the place, from 1970 on, by its longitude: whoever travels, or says so, has no second day of it (requirement E-S9).
  static func day(at time: Int64, longitude: Int64) -> Int32 { Int32(clamping: solar(time, longitude).flooredDays) }

  /// Whether it is night or early morning at the place, by its longitude: before six.
  static func isEarly(at time: Int64, longitude: Int64) -> Bool {
    let solar = solar(time, longitude)
    return solar - solar.flooredDays * 86_400_000 < 6 * 3_600_000
  }

  /// Milliseconds since 1970 by the sun's mean time at a longitude.
  private static func solar(_ time: Int64, _ longitude: Int64) -> Int64 {
    time + longitude * 86_400_000 / (360 * GridPoint.stepsPerDegree)
  }
}

extension Int64 {
  /// Whole days in milliseconds, rounded down.
  fileprivate var flooredDays: Int64 { self >= 0 ? self / 86_400_000 : -((86_399_999 - self) / 86_400_000) }
}
