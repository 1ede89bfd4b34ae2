import Positions
import TrackJudge

/// Type of a challenge (documents chapters 1 to 9). The raw value is what the database and the contract call it.
enum ChallengeKind: Int16, CaseIterable, Sendable {
  case race = 1
  case freeRide
  case checkpoint
  case timeAttack
  case endurance
  case collection
  case speedTrap
  case zone
  case orienteering
}

/// Way of moving (requirement E-52). The raw value is what the database and the contract call it.
enum Movement: Int16, CaseIterable, Sendable {
  case running = 1
  case biking

  /// Rules by which a track of it is judged.
  var rules: JudgeRules { self == .running ? .running : .biking }

  /// Highest average that is believed, km/h (requirement E-S10). A challenge may set a lower one.
  var averageMax: Int64 { self == .running ? 22 : 55 }
}

/// Feature of a device (requirement E-19). The raw value is what the database and the contract call it.
enum Feature: Int16, CaseIterable, Sendable {
  case gps = 1
  case network
  case compass
  case barometer
  case camera
  case stepCounter
  case heartRate

  /// As metadata of a refusal name it.
  var name: String {
    switch self {
    case .gps: "GPS"
    case .network: "NETWORK"
    case .compass: "COMPASS"
    case .barometer: "BAROMETER"
    case .camera: "CAMERA"
    case .stepCounter: "STEP_COUNTER"
    case .heartRate: "HEART_RATE"
    }
  }
}

/// A place that is passed.
struct CourseControl: Sendable, Hashable {
  var point: GridPoint
  /// Millimetres.
  var radius: Int64
  /// For orienteering for points.
  var points: Int64
}

/// Rules and places that an attempt is judged by.
struct Course: Sendable, Hashable {
  var kind: ChallengeKind
  var movement: Movement
  /// Values of all parameters of the type, by their names.
  var parameters: [String: Int64]
  var controls: [CourseControl]

  /// The value of a parameter; 0 for one that the type does not have.
  func value(_ name: String) -> Int64 { parameters[name] ?? 0 }

  /// Seconds as milliseconds.
  func milliseconds(_ name: String) -> Int64 { value(name) * 1_000 }

  /// Kilometres in an hour as millimetres in a second.
  func speed(_ name: String) -> Int64 { value(name) * 1_000_000 / 3_600 }

  /// Millimetres of the straight lines between places, in this order.
  static func straight(_ places: [GridPoint]) -> Int64 {
    zip(places, places.dropFirst()).reduce(0) { $0 + ($1.0.distance(to: $1.1) ?? LocalPlane.reach) }
  }

  /// Millimetres of the straight lines from control to control.
  var straight: Int64 { Self.straight(controls.map(\.point)) }
}

/// Answer of an evaluator about an attempt.
struct Evaluation: Sendable, Hashable {
  /// Unit of a score. The raw value is what the database and the contract call it.
  enum Unit: Int16, Sendable {
    case milliseconds = 1
    case meters
    case controls
    case seconds
    case kmhTenths
    case points
  }

  /// When each part was done, milliseconds since 1970; nil for those that are missing. One for each control, or one for the whole.
  var parts: [Int64?]
  /// Whether all that is needed is done.
  var isComplete = false
  /// Milliseconds since 1970: what counts begins and ends.
  var startTime: Int64?
  var endTime: Int64?
  /// In its unit.
  var score: Int64 = 0
  var unit: Unit
  /// The higher one is better.
  var rank: Int64 = 0
  /// The higher one is better, among equal ranks.
  var tie: Int64 = 0
  /// Points before anything is added (requirements E-41 to E-44, E-S12).
  var points: Int64 = 0
  /// Until when the next gate must be reached, milliseconds since 1970.
  var deadline: Int64?

  init(parts: [Int64?], unit: Unit) {
    self.parts = parts
    self.unit = unit
  }

  /// Milliseconds that count.
  var elapsed: Int64 { (endTime ?? 0) - (startTime ?? 0) }
}

/// Points by formulas, in whole numbers, halves upwards.
enum PointsFormula {
  /// Millimetres in a mile.
  static let mile: Int64 = 1_609_344

  /// Average speed by distance, mph by miles (requirements E-41, E-S5).
  /// - Parameters:
  ///   - distance: Millimetres.
  ///   - time: Milliseconds, above 0.
  static func speedByDistance(_ distance: Int64, in time: Int64) -> Int64 {
    guard time > 0 else { return 0 }
    return rounded(Int128(distance) * Int128(distance) * 3_600_000, by: Int128(mile) * Int128(mile) * Int128(time))
  }

  /// So many points for each mile.
  static func perMile(_ points: Int64, _ distance: Int64) -> Int64 { rounded(Int128(distance) * Int128(points), by: Int128(mile)) }

  /// Ten percent, for example.
  static func percent(_ percent: Int64, of points: Int64) -> Int64 { rounded(Int128(points) * Int128(percent), by: 100) }

  /// n / d, the nearest whole number, halves upwards; neither is negative.
  static func rounded(_ n: Int128, by d: Int128) -> Int64 { Int64(clamping: (2 * n + d) / (2 * d)) }
}
