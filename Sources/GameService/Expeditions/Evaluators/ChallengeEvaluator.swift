import Positions
import TrackJudge

/// A parameter of a type, as data.
struct ParameterSchema: Sendable, Hashable {
  /// Unit of its value. The raw value is what the contract calls it.
  enum Unit: Int32, Sendable {
    case none = 0
    case seconds
    case kmh
    case meters
  }

  /// Values it may have.
  struct Range: Sendable, Hashable {
    var values: ClosedRange<Int64>
    /// Nil where a challenge must say.
    var standard: Int64?

    init(_ values: ClosedRange<Int64>, standard: Int64? = nil) { (self.values, self.standard) = (values, standard) }
  }

  var name: String
  var unit: Unit
  var ranges: [Movement: Range]

  init(_ name: String, _ unit: Unit, running: Range?, biking: Range) {
    (self.name, self.unit) = (name, unit)
    ranges = [.biking: biking]
    ranges[.running] = running
  }

  /// The same for both.
  init(_ name: String, _ unit: Unit, _ range: Range) { self.init(name, unit, running: range, biking: range) }

  /// Highest average that is believed (requirements E-40, E-S10).
  static let averageMax = ParameterSchema(
    "average_max_kmh", .kmh, running: Range(5...Movement.running.averageMax, standard: Movement.running.averageMax),
    biking: Range(10...Movement.biking.averageMax, standard: Movement.biking.averageMax))
}

/// All that is fixed of a type, as data: an app shows forms by it, and the server checks by it.
struct KindSchema: Sendable, Hashable {
  var movements = Movement.allCases
  var parameters: [ParameterSchema] = []
  var controlCount = 0...0
  /// Features that a device needs (requirement E-19).
  var features: [Feature] = [.gps]
  var hasBoard = true
  /// Whether a ride is cut out and the rest counts.
  var cutsRides = false
}

/// The rules of one type of challenges: of a whole track, by which it is decided, and of one that is being gone.
/// A new type is a file with one of these, and a line in `Evaluators`.
protocol ChallengeEvaluator: Sendable {
  var kind: ChallengeKind { get }
  var schema: KindSchema { get }
  /// Whether rides are cut out of attempts at a course of the type.
  func cutsRides(_ course: Course) -> Bool
  /// Faults of a course beside ranges: paths and reasons.
  func faults(of course: Course) -> [CourseFault]
  /// - Parameter walk: The track of an attempt, so far or whole.
  func evaluate(_ course: Course, _ walk: Walk) -> Evaluation
  /// Takes the next position of a track that is being gone.
  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress)
  /// Parts, deadline, and whether it is complete, as far as it was followed: what `evaluate` says of the same positions where nobody rode.
  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation
}

/// A mistake in a challenge, by its path.
struct CourseFault: Sendable, Hashable, Error {
  /// The words for it, as the contract has them.
  enum Reason: String, Sendable {
    case missing = "MISSING"
    case malformed = "MALFORMED"
    case unknownValue = "UNKNOWN_VALUE"
    case outOfRange = "OUT_OF_RANGE"
    case tooLong = "TOO_LONG"
    case notWriting = "NOT_WRITING"
    case tooFew = "TOO_FEW"
    case tooMany = "TOO_MANY"
    case duplicate = "DUPLICATE"
    case notApplicable = "NOT_APPLICABLE"
    case outsidePark = "OUTSIDE_PARK"
    case tooClose = "TOO_CLOSE"
  }

  var path: String
  var reason: Reason
}

extension Course {
  /// Millimetres between the circles of two controls that are free even where a receiver's inaccuracy widens both: nobody is at two of them at once.
  static let freeBetween: Int64 = 10_000 + 2 * JudgeRules.running.positions.allowanceMax

  /// Controls that lie too close to another one among those that count each by itself: one place is not two of them.
  func tooClose(among indices: Range<Int>) -> [CourseFault] {
    indices.filter { index in
      indices.prefix { $0 < index }.contains { other in
        let free = controls[index].radius + controls[other].radius + Self.freeBetween
        return (controls[other].point.distance(to: controls[index].point) ?? .max) < free
      }
    }.map { CourseFault(path: "controls[\($0)].position", reason: .tooClose) }
  }
}

extension ChallengeEvaluator {
  func cutsRides(_ course: Course) -> Bool { schema.cutsRides }
  func faults(of course: Course) -> [CourseFault] { [] }
}

/// All types.
enum Evaluators {
  static let all: [any ChallengeEvaluator] = [
    RaceEvaluator(), FreeRideEvaluator(), CheckpointEvaluator(), TimeAttackEvaluator(), EnduranceEvaluator(), CollectionEvaluator(),
    SpeedTrapEvaluator(), ZoneEvaluator(), OrienteeringEvaluator(),
  ]

  private static let byKind = Dictionary(all.map { ($0.kind, $0) }) { first, _ in first }

  static func evaluator(of kind: ChallengeKind) -> any ChallengeEvaluator { byKind[kind] ?? FreeRideEvaluator() }

  /// - Parameters:
  ///   - start: When the attempt began, milliseconds since 1970: nothing before counts.
  static func evaluate(_ course: Course, _ track: JudgedTrack, from start: Int64) -> Evaluation {
    let evaluator = evaluator(of: course.kind)
    return evaluator.evaluate(course, Walk(track: track, start: start, countsRides: !evaluator.cutsRides(course)))
  }
}

/// The track of an attempt, as evaluators look at it.
struct Walk: Sendable {
  let track: JudgedTrack
  /// Milliseconds since 1970.
  let start: Int64
  /// Whether what was reached by a motor was reached: then the judge's finding decides. Where rides are cut out it was not.
  let countsRides: Bool

  func passes(of control: CourseControl) -> [FencePass] {
    track.passes(of: control.point, radius: control.radius, from: start, countsRides: countsRides)
  }

  /// Positions from the beginning of the attempt on.
  var indices: Range<Int> {
    let first = track.fixes.firstIndex { $0.time >= start } ?? track.fixes.endIndex
    return first..<track.fixes.endIndex
  }

  /// Millimetres gone between two times, rides counted or not as everything else.
  func distance(from start: Int64, to end: Int64) -> Int64 {
    if !countsRides { return track.ownDistance(from: start, to: end) }
    let (first, last) = (track.fixes.firstIndex { $0.time >= start }, track.fixes.lastIndex { $0.time <= end })
    guard let first, let last, last > first else { return 0 }
    return track.path[last] - track.path[first]
  }
}
