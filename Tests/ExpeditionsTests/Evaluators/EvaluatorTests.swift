import Positions
import Testing
import TrackJudge
import TrackTesting

@testable import Expeditions

/// Each type by itself, over the edges of its rules, on exact tracks.
@Suite struct EvaluatorTests {
  private static let maker = TrackMaker(seed: 1)
  private static let start = maker.start

  /// A course of controls so many metres east.
  static func course(
    _ kind: ChallengeKind, _ movement: Movement = .running, _ parameters: [String: Int64] = [:], at metres: [Double] = [],
    points: [Int64] = []
  ) -> Course {
    var values: [String: Int64] = [:]
    for parameter in Evaluators.evaluator(of: kind).schema.parameters { values[parameter.name] = parameter.ranges[movement]?.standard }
    let controls = metres.enumerated().compactMap { index, east in
      maker.point(east, 0).map { CourseControl(point: $0, radius: 20_000, points: points.isEmpty ? 0 : points[index]) }
    }
    return Course(kind: kind, movement: movement, parameters: values.merging(parameters) { $1 }, controls: controls)
  }

  /// A track along these places (seconds, metres east), a position each second, exact.
  static func track(_ places: [(time: Double, east: Double)], _ movement: Movement = .running) -> JudgedTrack {
    var judge = Judge(movement.rules)
    judge.take(samples(places))
    return judge.judged()
  }

  private static func samples(_ places: [(time: Double, east: Double)]) -> [TrackSample] {
    var samples: [TrackSample] = []
    for (from, to) in zip(places, places.dropFirst()) {
      for second in stride(from: from.time, to: to.time, by: 1) {
        samples.append(maker.sample(second, from.east + (to.east - from.east) * (second - from.time) / (to.time - from.time), 0, 4))
      }
    }
    if let last = places.last { samples.append(maker.sample(last.time, last.east, 0, 4)) }
    return samples
  }

  private func evaluate(_ course: Course, _ places: [(time: Double, east: Double)], from start: Int64 = EvaluatorTests.start) -> Evaluation
  {
    Evaluators.evaluate(course, Self.track(places, course.movement), from: start)
  }

  private func seconds(_ time: Int64?) -> Int64? { time.map { ($0 - Self.start + 500) / 1_000 } }

  @Test func race() {
    let course = Self.course(.race, at: [0, 600])
    // Waits at the start, goes back once, then runs: the clock runs from when the start is left for the last time.
    let run = evaluate(course, [(0, 0), (30, 0), (50, 60), (70, 0), (270, 600), (300, 690)])
    #expect(run.isComplete && run.parts.count == 2)
    #expect(abs((seconds(run.startTime) ?? 0) - 70) <= 2)
    #expect(abs((seconds(run.endTime) ?? 0) - 270) <= 2)
    #expect(run.score == run.elapsed && run.rank == -run.elapsed)
    #expect(run.points == PointsFormula.speedByDistance(course.straight, in: run.elapsed) && run.points == 3)
    let short = evaluate(course, [(0, 0), (190, 570)])
    #expect(!short.isComplete && short.parts[0] != nil && short.parts[1] == nil)
    #expect(!evaluate(course, [(0, 100), (200, 600)]).isComplete, "without a start")
    #expect(!evaluate(course, [(0, 0), (200, 600)], from: Self.start + 60_000).isComplete, "before it began")
  }

  @Test func aRaceIsRunByAnyRoute() throws {
    let course = try ChallengeRequests.draft(ChallengeKinds.draft(.race)).version.course
    let ways: [[(Double, Double)]] = [[(150, 160)], [(40, -90), (200, -90)], [(-40, 40), (100, 130), (340, 130)]]
    for way in ways {
      let places: [(Double, Double)] = [(-60, 0), (0, 0)] + way + [(300, 0), (360, 0)]
      let samples = ChallengeKinds.track(.race, along: places)
      let judged = AttemptJudgement(samples, by: course, from: Self.start)
      #expect(judged.outcome == .accepted, "\(way)")
      // Points are for the straight line, however far round it was.
      #expect(judged.evaluation.points == PointsFormula.speedByDistance(course.straight, in: judged.evaluation.elapsed))
      #expect(judged.distance > course.straight + 20_000)
    }
  }

  /// Two circles as close as they may be, and a receiver as inexact as counts: whoever stands between them, or at one of them, is at one of them at most.
  @Test func nobodyIsAtTwoControlsAtOnce() {
    let apart = 40 + Double(Course.freeBetween) / 1_000
    let course = Self.course(.checkpoint, at: [0, apart])
    #expect(Course.freeBetween == 30_000)
    for east in stride(from: 0, through: apart, by: 5) {
      var judge = Judge(course.movement.rules)
      judge.take((0..<60).map { Self.maker.sample(Double($0), east + Double($0 % 2) / 5, 0, 50) })
      let walk = Walk(track: judge.judged(), start: Self.start, countsRides: true)
      #expect(course.controls.count { !walk.passes(of: $0).isEmpty } <= 1, "\(east) m")
    }
  }

  @Test func checkpointsInTheirOrder() {
    let course = Self.course(.checkpoint, at: [0, 200, 100, 400])
    #expect(evaluate(course, [(0, 0), (70, 200), (110, 100), (220, 420)]).isComplete)
    let wrong = evaluate(course, [(0, 0), (150, 420)])
    #expect(!wrong.isComplete && wrong.parts.map { $0 != nil } == [true, true, false, false])
    #expect(course.straight > 599_000 && course.straight < 601_000)
  }

  @Test func timeAttack() {
    let course = Self.course(.timeAttack, .running, ["start_seconds": 60, "gate_bonus_seconds": 30], at: [0, 150, 300, 450])
    let all = evaluate(course, [(0, 0), (120, 480)])
    #expect(all.score == 3 && all.points == 12 && all.isComplete)
    #expect(all.deadline == (all.startTime ?? 0) + 150_000 && all.tie == (all.deadline ?? 0) - (all.endTime ?? 0))
    // Too slow for the third gate: 60 + 30 + 30 seconds are over.
    let two = evaluate(course, [(0, 0), (80, 300), (150, 310), (200, 480)])
    #expect(two.score == 2 && two.parts.last == .some(nil))
    let none = evaluate(course, [(0, 0), (90, 60), (150, 480)])
    #expect(none.score == 0 && !none.isComplete)
    let waiting = evaluate(course, [(0, 0), (20, 8)])
    #expect(waiting.deadline == (waiting.startTime ?? 0) + 60_000, "live, before the first gate")
  }

  /// Who is late goes back to the start and does it again: the best run counts, wherever it comes.
  @Test func aTimeAttackThatIsDoneAgain() {
    let course = Self.course(.timeAttack, .running, ["start_seconds": 60, "gate_bonus_seconds": 30], at: [0, 150, 300, 450])
    let runs: [(name: String, way: [(time: Double, east: Double)], start: Int64, gates: Int64)] = [
      ("late for the first gate", [(0, 0), (100, 150), (150, 0), (270, 480)], 150, 3),
      ("late for the second gate", [(0, 0), (50, 150), (130, 310), (230, 0), (350, 480)], 230, 3),
      ("back in time, and better", [(0, 0), (45, 150), (90, 0), (210, 480)], 90, 3),
      ("as many gates, with more time left", [(0, 0), (55, 160), (105, 0), (140, 160), (300, 160)], 105, 1),
      ("as many gates, with less time left", [(0, 0), (40, 160), (90, 0), (145, 160), (300, 160)], 0, 1),
      ("worse", [(0, 0), (80, 310), (180, 0), (230, 160), (400, 160)], 0, 2),
    ]
    for run in runs {
      let samples = Self.samples(run.way)
      var judge = Judge(course.movement.rules)
      judge.take(samples)
      let whole = Evaluators.evaluate(course, judge.judged(), from: Self.start)
      #expect(whole.isComplete && whole.score == run.gates && whole.points == run.gates * 4, "\(run.name)")
      #expect(abs((seconds(whole.startTime) ?? 0) - run.start) <= 8, "\(run.name)")
      #expect(whole.parts.count { $0 != nil } == Int(run.gates) + 1 && whole.parts[0] == whole.startTime, "\(run.name)")
      var live = LiveAttempt(course)
      var told = Evaluation(parts: [], unit: .controls)
      for sample in samples { told = live.take([sample], by: course, from: Self.start) }
      #expect(told.parts == whole.parts && told.isComplete && told.deadline == whole.deadline, "\(run.name)")
    }
    let again = evaluate(course, [(0, 0), (100, 150), (150, 0), (160, 30)])
    #expect(!again.isComplete && (again.deadline ?? 0) > Self.start + 200_000, "a new run has its own time")
  }

  @Test func endurance() {
    let course = Self.course(.endurance, .running, ["speed_min_kmh": 8])
    // Five minutes at 10.8 km/h, a walk, two minutes again.
    let run = evaluate(course, [(0, 0), (300, 900), (400, 1_000), (520, 1_360)])
    #expect(run.isComplete && abs(run.score - 305) <= 12)
    #expect(run.points == 7, "one point a minute by v / 8: 5 minutes at 10.8 km/h")
    let stumble = evaluate(course, [(0, 0), (150, 450), (154, 451), (300, 889)])
    #expect(stumble.score >= 285, "a stumble is forgiven")
    #expect(!evaluate(course, [(0, 0), (50, 150), (200, 200)]).isComplete, "less than a minute is nothing")
    #expect(evaluate(course, [(0, 0), (300, 600)]).score == 0, "7.2 km/h")
  }

  /// Phones that tell few positions while somebody stands: a leg counts by its own pace, from its beginning on.
  @Test(arguments: [ChallengeKind.endurance, .zone]) func aLongLegCountsByItsOwnPace(kind: ChallengeKind) throws {
    let (course, pace): (Course, Double) =
      kind == .zone ? (Self.course(.zone, .biking, ["free_seconds": 30]), 6) : (Self.course(.endurance, .running, ["speed_min_kmh": 8]), 3)
    // Two minutes each second, then fifty seconds between two positions, and two minutes again.
    func evaluate(_ length: Double) -> Evaluation {
      let before = Self.samples([(0, 0), (120, 120 * pace)])
      let behind = Self.samples([(170, 120 * pace + length), (290, 240 * pace + length)])
      var judge = Judge(course.movement.rules)
      judge.take(before + behind)
      let whole = Evaluators.evaluate(course, judge.judged(), from: Self.start)
      var live = LiveAttempt(course)
      var told = whole
      for sample in before + behind { told = live.take([sample], by: course, from: Self.start) }
      #expect(told.parts == whole.parts && told.isComplete == whole.isComplete)
      return whole
    }
    #expect((115...132).contains(evaluate(0).score), "who stands: one of the two halves, \(evaluate(0).score) s")
    if kind == .endurance { #expect(evaluate(50 * pace).score >= 288, "who goes on: all of it") }
  }

  /// Somebody who runs for fourteen seconds and stands for fourteen is not under way, whatever the phone makes of it.
  @Test func standingBetweenTwoPositionsIsNoEndurance() {
    let course = Self.course(.endurance, .running, ["speed_min_kmh": 8])
    for spacing in [9.0, 12, 14, 20, 50] {
      var judge = Judge(course.movement.rules)
      judge.take((0...40).map { Self.maker.sample(Double($0) * spacing, Double(($0 + 1) / 2) * spacing * 3, 0, 4) })
      let evaluation = Evaluators.evaluate(course, judge.judged(), from: Self.start)
      #expect(!evaluation.isComplete, "\(spacing) s: \(evaluation.score)")
      judge = Judge(course.movement.rules)
      judge.take((0...40).map { Self.maker.sample(Double($0) * spacing, Double($0) * spacing * 3, 0, 4) })
      let runner = Evaluators.evaluate(course, judge.judged(), from: Self.start)
      #expect(runner.score >= Int64(40 * spacing) - (spacing > 15 ? 1 : 15), "\(spacing) s, always: \(runner.score)")
    }
  }

  @Test func collectionInAnyOrder() {
    let course = Self.course(.collection, at: [0, 100, 200, 300])
    let all = evaluate(course, [(0, 310), (120, -10)])
    #expect(all.score == 4 && all.points == 26 && all.isComplete && all.tie == -all.elapsed)
    let two = evaluate(course, [(0, 310), (50, 180)])
    #expect(two.score == 2 && two.points == 8 && two.isComplete && two.parts.map { $0 != nil } == [false, false, true, true])
    #expect(!evaluate(course, [(0, 600), (50, 500)]).isComplete)
  }

  @Test func speedTraps() {
    let course = Self.course(.speedTrap, .biking, at: [100, 400])
    let ride = evaluate(course, [(0, 0), (25, 200), (50, 500)])
    // 8 m/s and 12 m/s: 72 km/h together, 44.7 mph by four.
    #expect(ride.isComplete && abs(ride.score - 720) <= 8 && ride.points == 11)
    #expect(!evaluate(course, [(0, 500), (50, 0)]).isComplete, "in their order")
  }

  /// Two laps, the first of them beside a trap: whoever rode would be told that it is done, and then that it is not, and be given a speed of the next lap.
  @Test func aTrapThatWasMissedIsPassedInTheNextLap() {
    var course = Self.course(.speedTrap, .biking, at: [100, 400])
    for index in course.controls.indices { course.controls[index].radius = 50_000 }
    // Along at 8 m/s, 30 m beside the first trap; back; and along once more at 10 m/s, past both.
    let way: [(time: Double, east: Double, north: Double)] = [
      (0, 0, 30), (30, 240, 30), (40, 320, 0), (60, 480, 0), (120, 0, 100), (130, 0, 0), (180, 500, 0),
    ]
    var samples: [TrackSample] = []
    for (from, to) in zip(way, way.dropFirst()) {
      for second in stride(from: from.time, to: to.time, by: 1) {
        let share = (second - from.time) / (to.time - from.time)
        let (east, north) = (from.east + (to.east - from.east) * share, from.north + (to.north - from.north) * share)
        samples.append(Self.maker.sample(second, east, north, 4))
      }
    }
    var judge = Judge(course.movement.rules)
    judge.take(samples)
    let whole = Evaluators.evaluate(course, judge.judged(), from: Self.start)
    // The first trap at 140 s and the second behind it at 170 s, both at 10 m/s: not the second one of the lap before.
    #expect(whole.isComplete && whole.parts.compactMap { $0 }.count == 2)
    #expect(abs((seconds(whole.parts[0]) ?? 0) - 140) <= 3 && abs((seconds(whole.parts[1]) ?? 0) - 170) <= 3)
    #expect(abs(whole.score - 720) <= 12)
    var live = LiveAttempt(course)
    var told = Evaluation(parts: [], unit: .kmhTenths)
    for sample in samples { told = live.take([sample], by: course, from: Self.start) }
    #expect(told.parts == whole.parts && told.isComplete == whole.isComplete)
  }

  @Test func zones() {
    let course = Self.course(.zone, .biking)
    // 18 km/h: levels 15, 16, 17, 18 are kept, 19 is not; 60 s are free and each level lasts 30 s.
    let ride = evaluate(course, [(0, 0), (400, 2_040)])
    #expect(ride.isComplete && abs(ride.score - 180) <= 2 && ride.points == 12)
    #expect(!evaluate(course, [(0, 0), (70, 210)]).isComplete)
    let slow = evaluate(course, [(0, 0), (50, 100), (120, 150)])
    #expect(slow.score < 75)
  }

  @Test func orienteering() {
    let places: [Double] = [0, 100, 200, 300, 400]
    let line = Self.course(.orienteering, .running, ["mode": 1], at: places)
    #expect(evaluate(line, [(0, 0), (150, 420)]).isComplete)
    let scatter = Self.course(.orienteering, .running, ["mode": 2, "control_count": 2], at: places)
    let any = evaluate(scatter, [(0, 0), (70, 210), (150, 420)])
    #expect(any.isComplete && any.unit == .milliseconds)
    let few = evaluate(
      Self.course(.orienteering, .running, ["mode": 2, "control_count": 3], at: [0, 100, 900, 300, 400]), [(0, 0), (150, 420)])
    #expect(!few.isComplete && few.parts.last == .some(nil))
    let score = Self.course(
      .orienteering, .running, ["mode": 3, "limit_seconds": 120], at: places, points: [0, 10, 20, 30, 0])
    #expect(evaluate(score, [(0, 0), (110, 420)]).score == 60)
    // About thirty seconds late: a minute that has begun costs ten points.
    #expect(evaluate(score, [(0, 0), (160, 420)]).score == 50)
    #expect(!evaluate(score, [(0, 100), (40, 200), (80, 400)]).isComplete, "no control before the start")
    // Of a visit of the end the beginning counts: whoever stands there, or strolls by once more, is not late.
    #expect(evaluate(score, [(0, 0), (110, 420), (400, 421)]).score == 60)
    #expect(evaluate(score, [(0, 0), (110, 420), (150, 500), (190, 400)]).score == 60)
  }

  @Test func freeRide() {
    let course = Self.course(.freeRide, .running, ["distance_min_m": 500])
    let ride = evaluate(course, [(0, 0), (600, 1_800)])
    #expect(ride.isComplete && abs(ride.score - 1_800) <= 10 && ride.points == 4)
    #expect(!evaluate(course, [(0, 0), (150, 450)]).isComplete)
    #expect(!Evaluators.evaluator(of: .freeRide).schema.hasBoard)
  }

  @Test func everyTypeIsThereAndSound() {
    #expect(Set(Evaluators.all.map(\.kind)) == Set(ChallengeKind.allCases))
    for evaluator in Evaluators.all {
      for parameter in evaluator.schema.parameters {
        for movement in evaluator.schema.movements {
          let range = parameter.ranges[movement]
          #expect(range.map { $0.standard.map($0.values.contains) ?? true } ?? false, "\(evaluator.kind) \(parameter.name)")
        }
      }
    }
    #expect(
      Evaluators.evaluator(of: .speedTrap).schema.movements == [.biking] && Evaluators.evaluator(of: .zone).schema.movements == [.biking])
  }

  /// Live: with every sample that comes more is done, never less of what counts, and at the end as much as at once.
  @Test(arguments: ChallengeKind.allCases) func liveAndAtOnce(kind: ChallengeKind) throws {
    for seed in 1...6 {
      let draft = ChallengeKinds.draft(kind, ChallengeKinds.parameters(kind))
      let version = try ChallengeRequests.draft(draft).version
      var chance = TrackMaker.Chance(state: UInt64(seed))
      let samples = ChallengeKinds.track(kind, seed: UInt64(seed)).map { TrackPacking.rounded($0) }
      let whole = AttemptJudgement(samples, by: version.course, from: Self.start)
      #expect(whole.outcome == .accepted, "\(kind) \(whole.findings) \(whole.evaluation)")
      // Chunks of any length, packed, in any order, some twice: put together by their numbers.
      var (chunks, rest): ([(Int, [UInt8])], ArraySlice<TrackSample>) = ([], samples[...])
      while !rest.isEmpty {
        let count = Int(chance.uniform(1, 100))
        chunks.append((chunks.count, TrackPacking.pack(Array(rest.prefix(count)))))
        rest = rest.dropFirst(count)
      }
      let arrived = Dictionary((chunks + chunks.reversed()).map { $0 }) { first, _ in first }
      let together = try arrived.sorted { $0.key < $1.key }.flatMap { try TrackPacking.unpack($0.value) }
      let live = AttemptJudgement(together, by: version.course, from: Self.start)
      #expect(live.evaluation == whole.evaluation && live.findings == whole.findings && live.track.pieces == whole.track.pieces)
    }
  }
}
