import Positions
import Testing
import TrackJudge
import TrackTesting

@testable import Expeditions

/// The clock of a course says what a stopwatch at its controls would say, whatever the circles, the receiver and what came before. Live and whole are the same.
@Suite struct CourseClockTests {
  typealias Place = (time: Double, east: Double, north: Double)

  private static let maker = TrackMaker(seed: 1)

  static func course(_ kind: ChallengeKind, _ places: [(Double, Double)], radius: Int64 = 20) -> Course {
    let parameters: [String: Int64] = kind == .orienteering ? ["mode": 1] : ["start_seconds": 3_600]
    var course = EvaluatorTests.course(kind, .running, parameters)
    course.controls = places.compactMap { east, north in
      maker.point(east, north).map { CourseControl(point: $0, radius: radius * 1_000, points: 0) }
    }
    return course
  }

  /// Where somebody is who goes along these places, every so many seconds.
  static func samples(_ way: [Place], every spacing: Double = 1, from first: Double = 0, accuracy: Double = 4) -> [TrackSample] {
    stride(from: first, through: way[way.count - 1].time, by: spacing).map { time in
      let next = max(1, way.firstIndex { $0.time >= time } ?? 1)
      let (from, to) = (way[next - 1], way[next])
      let share = (time - from.time) / (to.time - from.time)
      return maker.sample(time, from.east + (to.east - from.east) * share, from.north + (to.north - from.north) * share, accuracy)
    }
  }

  /// Along the east alone.
  private static func samples(_ way: [(time: Double, east: Double)]) -> [TrackSample] { samples(way.map { ($0.time, $0.east, 0) }) }

  /// The whole, and in parts of any length, kept as numbers between them.
  static func evaluation(_ course: Course, _ samples: [TrackSample]) throws -> Evaluation {
    let start = maker.start
    var judge = Judge(course.movement.rules)
    judge.take(samples)
    let whole = Evaluators.evaluate(course, judge.judged(), from: start)
    for chunk in [1, 7, 60] {
      var (live, told) = (LiveAttempt(course), Evaluation(parts: [], unit: .milliseconds))
      for begin in stride(from: 0, to: samples.count, by: chunk) {
        told = live.take(samples[begin..<min(samples.count, begin + chunk)], by: course, from: start)
        let kept = live.progress.numbers(from: start)
        var numbers = kept[...]
        live.progress = try #require(LiveProgress(course, reading: &numbers, from: start))
        #expect(live.progress.numbers(from: start) == kept)
      }
      #expect(told.parts == whole.parts && told.isComplete == whole.isComplete && told.deadline == whole.deadline, "\(chunk)")
    }
    return whole
  }

  private func seconds(_ time: Int64?) -> Int64? { time.map { ($0 - Self.maker.start + 500) / 1_000 } }

  /// Six hundred metres at 3 m/s are 200 s, and have their points.
  @Test(arguments: [Int64(20), 50, 100], [1.0, 5, 12]) func aRaceTakesAsLongAsItTakes(radius: Int64, spacing: Double) throws {
    let course = Self.course(.race, [(0, 0), (600, 0)], radius: radius)
    for aside in [0.0, 10] {
      for first in [0.0, 0.4, 3.7] {
        let way: [Place] = [(0, -150, aside), (300, 750, aside)]
        let told = try [3.0, 6, 10].map { accuracy in
          try Self.evaluation(course, Self.samples(way, every: spacing, from: first, accuracy: accuracy))
        }
        #expect(Set(told).count == 1, "what a receiver states")
        #expect(abs(told[0].elapsed - 200_000) <= (spacing == 1 ? 2_000 : 4_000), "\(told[0].elapsed) ms")
        #expect(abs((seconds(told[0].startTime) ?? 0) - 50) <= 2)
        #expect(told[0].points == PointsFormula.speedByDistance(course.straight, in: told[0].elapsed))
      }
    }
  }

  @Test(arguments: [Int64(20), 50, 100]) func whoStandsAtTheStartOrTheEndLosesNothing(radius: Int64) throws {
    let course = Self.course(.race, [(0, 0), (600, 0)], radius: radius)
    for place in [0.0, 8] {
      // Comes, stands 60 s, runs, stands 60 s a little behind the end, strolls, and goes.
      let way: [(time: Double, east: Double)] = [
        (0, -150), (50, place), (110, place), (310, 600 + place), (370, 600 + place), (390, 590), (410, 600), (500, 900),
      ]
      let told = try Self.evaluation(course, Self.samples(way))
      #expect(abs(told.elapsed - 200_000) <= 5_000 && told.isComplete, "\(told.elapsed) ms")
      #expect(abs((seconds(told.startTime) ?? 0) - 110) <= 2)
    }
  }

  /// A receiver's noise makes people seem to turn back for a moment.
  @Test(arguments: [Int64(20), 50, 100], [1.4, 3]) func noiseDoesNotStopTheClock(radius: Int64, speed: Double) throws {
    let course = Self.course(.race, [(0, 0), (600, 0)], radius: radius)
    for receiver in [TrackMaker.Receiver.good, .watch] {
      for seed in 1...12 {
        var maker = TrackMaker(seed: UInt64(seed), receiver)
        let coming = maker.rested(maker.gone([(-150, 0), (0, 0)], speed: speed, variation: 0), seconds: 60)
        let run = maker.gone([(0, 0), (600, 0)], speed: speed, variation: 0, from: coming.last?.time ?? 0)
        let end = maker.rested(run, seconds: 60)
        let leaving = maker.gone([(600, 0), (800, 0)], speed: speed, from: end.last?.time ?? 0)
        let told = try Self.evaluation(course, maker.recorded(coming + end + leaving))
        let truth = ((run.last?.time ?? 0) - (coming.last?.time ?? 0)) * 1_000
        let bound = receiver.interval.upperBound > 1 ? 15_000.0 : 8_000
        #expect(abs(Double(told.elapsed) - truth) <= bound, "\(told.elapsed) ms, not \(truth)")
      }
    }
  }

  /// Who tries the first part, goes back and does all of it has the time of all of it.
  @Test(arguments: [ChallengeKind.race, .checkpoint, .orienteering, .timeAttack]) func aFirstTryIsForgotten(kind: ChallengeKind) throws {
    let course = Self.course(kind, kind == .race ? [(0, 0), (300, 0)] : [(0, 0), (100, 0), (200, 0), (300, 0)])
    // To 130 m, back at 100 s, and at 3 m/s to the end.
    let told = try Self.evaluation(course, Self.samples([(0, -60), (20, 0), (60, 130), (100, 0), (200, 300), (230, 390)]))
    #expect(told.isComplete && abs(told.elapsed - 100_000) <= 2_000 && abs((seconds(told.startTime) ?? 0) - 100) <= 2)
    #expect(told.parts.allSatisfy { $0 != nil } && told.parts[0] == told.startTime && told.parts.last == told.endTime)
  }

  @Test(arguments: [ChallengeKind.race, .checkpoint, .orienteering, .timeAttack]) func theFastestRunCounts(kind: ChallengeKind) throws {
    let course = Self.course(kind, kind == .race ? [(0, 0), (300, 0)] : [(0, 0), (100, 0), (200, 0), (300, 0)])
    // Walks there in 250 s and back, and then runs in 100 s; or the other way round.
    let walk = try Self.evaluation(course, Self.samples([(0, 0), (250, 300), (280, 330), (500, -30), (510, 0), (610, 300), (640, 390)]))
    #expect(walk.isComplete && abs(walk.elapsed - 100_000) <= 2_000 && abs((seconds(walk.startTime) ?? 0) - 510) <= 2)
    let run = try Self.evaluation(
      course, Self.samples([(0, -60), (20, 0), (120, 300), (130, 330), (300, -30), (310, 0), (560, 300), (600, 390)]))
    #expect(run.isComplete && abs(run.elapsed - 100_000) <= 2_000 && abs((seconds(run.startTime) ?? 0) - 20) <= 2)
    // The third time he gives up: what was done stays done.
    let half = try Self.evaluation(course, Self.samples([(0, -60), (20, 0), (120, 300), (130, 330), (300, -30), (310, 0), (350, 120)]))
    #expect(half.parts == run.parts)
  }

  @Test func whoEndsNoRunIsToldTheOneThatGoesOn() throws {
    let course = Self.course(.checkpoint, [(0, 0), (100, 0), (200, 0), (300, 0)])
    let more = try Self.evaluation(course, Self.samples([(0, -60), (20, 0), (100, 220), (200, -30), (210, 0), (260, 130)]))
    #expect(more.parts.map { $0 != nil } == [true, true, true, false] && abs((seconds(more.startTime) ?? 0) - 20) <= 2)
    let later = try Self.evaluation(course, Self.samples([(0, -60), (20, 0), (100, 220), (200, -30), (210, 0), (300, 220)]))
    #expect(later.parts.map { $0 != nil } == [true, true, true, false] && abs((seconds(later.startTime) ?? 0) - 210) <= 2)
    #expect(!later.isComplete && later.endTime == nil && later.deadline == nil)
  }

  /// Laps: the start is the end, and each round may begin the next one.
  @Test(arguments: [ChallengeKind.checkpoint, .orienteering, .timeAttack]) func aLoop(kind: ChallengeKind) throws {
    let course = Self.course(kind, [(0, 0), (150, 0), (150, 150), (0, 0)], radius: 30)
    // A lap of 512 m in 256 s, then one in 171 s, then one that is given up.
    let corners: [(Double, Double)] = [(0, 0), (150, 0), (150, 150), (0, 0)]
    var way: [Place] = [(0, -60, 0), (30, 0, 0)]
    for (duration, rest) in [(256.0, 0.0), (171, 40), (400, 0)] {
      let begin = (way.last?.time ?? 0) + rest
      if rest > 0 { way.append((begin, 0, 0)) }
      for (corner, share) in zip(corners.dropFirst(), [150 / 512.0, 300 / 512.0, 1]) where duration < 400 || corner.1 == 0 && corner.0 > 0 {
        way.append((begin + duration * share, corner.0, corner.1))
      }
    }
    let told = try Self.evaluation(course, Self.samples(way))
    #expect(told.isComplete && abs(told.elapsed - 171_000) <= 4_000, "\(told.elapsed) ms")
    let once = try Self.evaluation(course, Self.samples(Array(way.prefix(5)) + [(340, -100, -60)]))
    #expect(once.isComplete && abs(once.elapsed - 256_000) <= 4_000 && abs((seconds(once.startTime) ?? 0) - 30) <= 2)
  }

  /// There and back past the same places: a control that is passed several times counts in its turn.
  @Test func thereAndBack() throws {
    let course = Self.course(.checkpoint, [(0, 0), (100, 0), (200, 0), (100, 0), (0, 0)])
    let told = try Self.evaluation(course, Self.samples([(0, -60), (20, 0), (120, 200), (220, 0), (250, -90)]))
    #expect(told.isComplete && abs(told.elapsed - 200_000) <= 2_000)
    #expect(told.parts.map { seconds($0) ?? 0 }.elementsEqual([20, 70, 120, 170, 220]) { abs($0 - $1) <= 2 })
  }

  @Test func theEndBeforeTheStart() throws {
    let course = Self.course(.race, [(0, 0), (300, 0)])
    let told = try Self.evaluation(course, Self.samples([(0, 390), (30, 300), (130, -30), (140, 0), (240, 300), (270, 390)]))
    #expect(told.isComplete && abs(told.elapsed - 100_000) <= 2_000 && abs((seconds(told.startTime) ?? 0) - 140) <= 2)
    let never = try Self.evaluation(course, Self.samples([(0, 390), (30, 300), (130, -30)]))
    #expect(!never.isComplete && never.parts.map { $0 != nil } == [true, false])
  }

  /// A gate that is reached in the last moment is reached, though its middle comes later.
  @Test func theDeadlineIsForTheEdgeOfAGate() throws {
    var course = Self.course(.timeAttack, [(0, 0), (300, 0)], radius: 50)
    course.parameters["start_seconds"] = 90
    course.parameters["gate_bonus_seconds"] = 0
    let told = try Self.evaluation(course, Self.samples([(0, -60), (20, 0), (120, 300), (150, 390)]))
    #expect(told.score == 1 && abs(told.tie + 10_000) <= 2_000)
    course.parameters["start_seconds"] = 75
    #expect(try Self.evaluation(course, Self.samples([(0, -60), (20, 0), (120, 300), (150, 390)])).score == 0)
  }
}
