import Positions
import Timekeeping

/// How challenges are built, and who sees them. Pure.
enum ChallengeRules {
  /// Age of an account with a confirmed address that may publish (requirement E-S14).
  static let builderAge = Duration.seconds(7 * 86_400)

  /// Reports of different people after which a challenge is hidden (requirement E-S14).
  static let reportsMax = 3

  /// Drafts of one person: a winter's work.
  static let draftsMax = 50

  /// How long a challenge at which nobody has an attempt is kept since it was taken back: runs that were recorded without a network come up to three days later,
  /// and moderators who have a report of it look at it within weeks.
  static let withdrawnLifetime = Duration.seconds(30 * 86_400)
  /// Time between sweeps, each of which looks at all that were taken back: often enough for a month.
  static let withdrawnSweepInterval = Duration.seconds(3_600)
  /// Challenges that are deleted in one transaction.
  static let withdrawnSweepMax = 500

  /// Challenges of one person in a park that are published, or hidden until a moderator has looked: more than anybody looks after, and a tenth of what a pack
  /// of the park holds, so that nobody fills it alone.
  static let publishedMax = 20

  /// Metres; the standard, and what it may be (requirement E-S11).
  static let radiusStandard: Int32 = 20
  static let radii: ClosedRange<Int32> = 10...100

  /// Metres outside of a park that still count as in it (requirement E-24).
  static let parkBuffer = 50.0

  /// How many a page of challenges or attempts has at most: some ten kilobytes.
  static let pageMax = 50

  static let nameMax = 80
  static let descriptionMax = 2_000
  static let clueMax = 500
  static let codeMax = 8
  static let pointsMax: Int32 = 1_000

  /// State of a challenge. The raw value is what the database and the contract call it.
  enum State: Int16, Sendable {
    case draft = 1
    case published
    case hidden
    case withdrawn
  }

  /// Words of a maker about a course, before it is known to be one.
  struct Plan: Sendable {
    var kind: ChallengeKind
    var movement: Movement
    var parameters: [(name: String, value: Int64)]
    var controls: [PlannedControl]
  }

  struct PlannedControl: Sendable, Hashable {
    var code: String
    var clue: String
    var point: GridPoint
    var radius: Int32
    var points: Int32
    var isHidden: Bool
  }

  /// The values of all parameters, or what is wrong with them.
  static func parameters(_ plan: Plan, _ schema: KindSchema) -> (values: [String: Int64], faults: [CourseFault]) {
    var (values, faults): ([String: Int64], [CourseFault]) = ([:], [])
    for (name, value) in plan.parameters {
      let path = "parameters.\(name)"
      if values[name] != nil {
        faults.append(CourseFault(path: path, reason: .duplicate))
      } else if let range = schema.parameters.first(where: { $0.name == name })?.ranges[plan.movement] {
        if !range.values.contains(value) { faults.append(CourseFault(path: path, reason: .outOfRange)) }
        values[name] = value
      } else {
        faults.append(CourseFault(path: "parameters.\(String(name.prefix(40)))", reason: .unknownValue))
      }
    }
    for parameter in schema.parameters where values[parameter.name] == nil {
      guard let range = parameter.ranges[plan.movement] else { continue }
      if range.standard == nil { faults.append(CourseFault(path: "parameters.\(parameter.name)", reason: .missing)) }
      values[parameter.name] = range.standard
    }
    return (values, faults)
  }

  /// Faults of the places of a course.
  static func faults(of controls: [PlannedControl], _ schema: KindSchema, _ kind: ChallengeKind) -> [CourseFault] {
    var faults: [CourseFault] = []
    if controls.count < schema.controlCount.lowerBound { faults.append(CourseFault(path: "controls", reason: .tooFew)) }
    if controls.count > schema.controlCount.upperBound { faults.append(CourseFault(path: "controls", reason: .tooMany)) }
    var codes: Set<String> = []
    for (index, control) in controls.enumerated() {
      let path = "controls[\(index)]"
      if !radii.contains(control.radius) { faults.append(CourseFault(path: "\(path).radius_m", reason: .outOfRange)) }
      let points = kind == .orienteering ? 0...pointsMax : 0...0
      if !points.contains(control.points) { faults.append(CourseFault(path: "\(path).points", reason: .outOfRange)) }
      if !codes.insert(control.code).inserted { faults.append(CourseFault(path: "\(path).code", reason: .duplicate)) }
      if control.isHidden, kind != .orienteering || index == 0 || index == controls.count - 1 {
        faults.append(CourseFault(path: "\(path).has_hidden_position", reason: .notApplicable))
      }
      guard index > 0 else { continue }
      let (before, free) = (controls[index - 1], Int64(control.radius + controls[index - 1].radius) * 1_000 + Course.freeBetween)
      if (before.point.distance(to: control.point) ?? .max) < free {
        faults.append(CourseFault(path: "\(path).position", reason: .tooClose))
      }
    }
    return faults
  }

  /// Features that a device lacks for a challenge (requirements E-20, E-31).
  static func missing(_ needed: Set<Feature>, of has: Set<Feature>) -> [Feature] {
    needed.subtracting(has).sorted { $0.rawValue < $1.rawValue }
  }
}
