// Written by protoc-gen-cairn from cairn/game/expeditions/v1/attempts.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// State of an attempt.
public enum AttemptState: MessageEnum {
  /// Never sent.
  case unspecified
  /// It goes on.
  case active
  /// It counts.
  case accepted
  /// A moderator must look at it.
  case held
  /// It does not count.
  case rejected
  /// It was given up, by the caller or twelve hours after its last sample.
  case abandoned
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .active, .accepted, .held, .rejected, .abandoned]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .active: 1
    case .accepted: 2
    case .held: 3
    case .rejected: 4
    case .abandoned: 5
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .active
    case 2: self = .accepted
    case 3: self = .held
    case 4: self = .rejected
    case 5: self = .abandoned
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "ATTEMPT_STATE_UNSPECIFIED"
    case .active: "ATTEMPT_STATE_ACTIVE"
    case .accepted: "ATTEMPT_STATE_ACCEPTED"
    case .held: "ATTEMPT_STATE_HELD"
    case .rejected: "ATTEMPT_STATE_REJECTED"
    case .abandoned: "ATTEMPT_STATE_ABANDONED"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "ATTEMPT_STATE_UNSPECIFIED": self = .unspecified
    case "ATTEMPT_STATE_ACTIVE": self = .active
    case "ATTEMPT_STATE_ACCEPTED": self = .accepted
    case "ATTEMPT_STATE_HELD": self = .held
    case "ATTEMPT_STATE_REJECTED": self = .rejected
    case "ATTEMPT_STATE_ABANDONED": self = .abandoned
    default: return nil
    }
  }
}

/// A device's report about a moment (requirement E-56). A value that is absent was not measured.
public struct TrackSample: Message {
  public static let protoName = "cairn.game.expeditions.v1.TrackSample"

  /// When, by the device.
  public var sampleTime: Moment? = nil

  /// Where it was. A latitude of 100 marks a pause; so does is_pause.
  public var position: CairnProto.LatLng? = nil

  /// Radius within which it takes itself to be with a likelihood of 68 %, metres; absent where it does not know.
  public var accuracyM: Double? = nil

  /// Whether the recording was paused here; position may be absent then.
  public var isPause: Bool = false

  /// Whether the operating system says that an app has made the position up. That alone is no reason for anything.
  public var isMock: Bool = false

  /// Steps since the recording began.
  public var stepCount: Int32? = nil

  /// Beats in a minute.
  public var heartRateBpm: Int32? = nil

  /// Air pressure.
  public var pressureHpa: Double? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sampleTime: Moment? = nil, position: CairnProto.LatLng? = nil, accuracyM: Double? = nil, isPause: Bool = false, isMock: Bool = false, stepCount: Int32? = nil, heartRateBpm: Int32? = nil, pressureHpa: Double? = nil) {
    self.sampleTime = sampleTime
    self.position = position
    self.accuracyM = accuracyM
    self.isPause = isPause
    self.isMock = isMock
    self.stepCount = stepCount
    self.heartRateBpm = heartRateBpm
    self.pressureHpa = pressureHpa
  }
}

/// Something that the judge has seen in a track, and where.
public struct TrackFinding: Message {
  public static let protoName = "cairn.game.expeditions.v1.TrackFinding"

  /// Kind of a finding. One that a client does not know is of a later version.
  public enum Kind: MessageEnum {
    /// Never sent.
    case unspecified
    /// Faster for longer than anybody is without a motor. value and limit: km/h.
    case vehicle
    /// Somewhere else without a way. value: metres.
    case teleport
    /// Too long without a position. value and limit: share of the time.
    case gaps
    /// A line without the noise of a receiver. value: share of such places.
    case noNoise
    /// Noise as no receiver has it. value: a ratio.
    case whiteNoise
    /// The same speed all the time. value: its variation.
    case constantSpeed
    /// The same stated accuracy all the time. value: metres.
    case constantAccuracy
    /// The operating system says that positions were made up. value: how many.
    case mock
    /// Starts as only motors make them. value: how many.
    case launches
    /// Moves like a runner without making steps. value and limit: steps in a metre.
    case noSteps
    /// Goes exactly where a track has gone that was there before. The same run of the same account for other challenges, three at once at most, is none.
    /// value: share of it.
    case replay
    /// Faster over the whole course than allowed. value and limit: km/h.
    case average
    /// The device's clock and ours differ, or it was set back on the way, where nobody knows which times were right. value and limit: seconds.
    case clock
    /// The heart rate changes with the speed at once. value and limit: the square of the correlation.
    case heartWithoutLag
    /// Begins far from where its attempt was begun, at a challenge without controls. value and limit: metres.
    case elsewhere
    /// The same pressure of the air all the time, for ten minutes and more. value: hPa.
    case constantPressure
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .vehicle, .teleport, .gaps, .noNoise, .whiteNoise, .constantSpeed, .constantAccuracy, .mock, .launches, .noSteps, .replay, .average, .clock, .heartWithoutLag, .elsewhere, .constantPressure]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .vehicle: 1
      case .teleport: 2
      case .gaps: 3
      case .noNoise: 4
      case .whiteNoise: 5
      case .constantSpeed: 6
      case .constantAccuracy: 7
      case .mock: 8
      case .launches: 9
      case .noSteps: 10
      case .replay: 11
      case .average: 12
      case .clock: 13
      case .heartWithoutLag: 14
      case .elsewhere: 15
      case .constantPressure: 16
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .vehicle
      case 2: self = .teleport
      case 3: self = .gaps
      case 4: self = .noNoise
      case 5: self = .whiteNoise
      case 6: self = .constantSpeed
      case 7: self = .constantAccuracy
      case 8: self = .mock
      case 9: self = .launches
      case 10: self = .noSteps
      case 11: self = .replay
      case 12: self = .average
      case 13: self = .clock
      case 14: self = .heartWithoutLag
      case 15: self = .elsewhere
      case 16: self = .constantPressure
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "KIND_UNSPECIFIED"
      case .vehicle: "KIND_VEHICLE"
      case .teleport: "KIND_TELEPORT"
      case .gaps: "KIND_GAPS"
      case .noNoise: "KIND_NO_NOISE"
      case .whiteNoise: "KIND_WHITE_NOISE"
      case .constantSpeed: "KIND_CONSTANT_SPEED"
      case .constantAccuracy: "KIND_CONSTANT_ACCURACY"
      case .mock: "KIND_MOCK"
      case .launches: "KIND_LAUNCHES"
      case .noSteps: "KIND_NO_STEPS"
      case .replay: "KIND_REPLAY"
      case .average: "KIND_AVERAGE"
      case .clock: "KIND_CLOCK"
      case .heartWithoutLag: "KIND_HEART_WITHOUT_LAG"
      case .elsewhere: "KIND_ELSEWHERE"
      case .constantPressure: "KIND_CONSTANT_PRESSURE"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "KIND_UNSPECIFIED": self = .unspecified
      case "KIND_VEHICLE": self = .vehicle
      case "KIND_TELEPORT": self = .teleport
      case "KIND_GAPS": self = .gaps
      case "KIND_NO_NOISE": self = .noNoise
      case "KIND_WHITE_NOISE": self = .whiteNoise
      case "KIND_CONSTANT_SPEED": self = .constantSpeed
      case "KIND_CONSTANT_ACCURACY": self = .constantAccuracy
      case "KIND_MOCK": self = .mock
      case "KIND_LAUNCHES": self = .launches
      case "KIND_NO_STEPS": self = .noSteps
      case "KIND_REPLAY": self = .replay
      case "KIND_AVERAGE": self = .average
      case "KIND_CLOCK": self = .clock
      case "KIND_HEART_WITHOUT_LAG": self = .heartWithoutLag
      case "KIND_ELSEWHERE": self = .elsewhere
      case "KIND_CONSTANT_PRESSURE": self = .constantPressure
      default: return nil
      }
    }
  }

  /// Consequence of a finding.
  public enum Severity: MessageEnum {
    /// Told, and nothing else.
    case unspecified
    /// Weighs together with others.
    case sign
    /// Somebody must look at it.
    case doubt
    /// It is so.
    case certain
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .sign, .doubt, .certain]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .sign: 1
      case .doubt: 2
      case .certain: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .sign
      case 2: self = .doubt
      case 3: self = .certain
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "SEVERITY_UNSPECIFIED"
      case .sign: "SEVERITY_SIGN"
      case .doubt: "SEVERITY_DOUBT"
      case .certain: "SEVERITY_CERTAIN"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "SEVERITY_UNSPECIFIED": self = .unspecified
      case "SEVERITY_SIGN": self = .sign
      case "SEVERITY_DOUBT": self = .doubt
      case "SEVERITY_CERTAIN": self = .certain
      default: return nil
      }
    }
  }

  /// Kind of the finding.
  public var kind: TrackFinding.Kind = .unspecified

  /// Consequence of the finding.
  public var severity: TrackFinding.Severity = .unspecified

  /// When it begins.
  public var startTime: Moment? = nil

  /// When it ends.
  public var endTime: Moment? = nil

  /// Where it begins.
  public var startPosition: CairnProto.LatLng? = nil

  /// Where it ends.
  public var endPosition: CairnProto.LatLng? = nil

  /// As the kind says.
  public var value: Double = 0

  /// Limit that was allowed; 0 where there is no such number.
  public var limit: Double = 0

  /// The same in words, for a runner who does not know of any of this. English.
  public var explanation: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(kind: TrackFinding.Kind = .unspecified, severity: TrackFinding.Severity = .unspecified, startTime: Moment? = nil, endTime: Moment? = nil, startPosition: CairnProto.LatLng? = nil, endPosition: CairnProto.LatLng? = nil, value: Double = 0, limit: Double = 0, explanation: String = "") {
    self.kind = kind
    self.severity = severity
    self.startTime = startTime
    self.endTime = endTime
    self.startPosition = startPosition
    self.endPosition = endPosition
    self.value = value
    self.limit = limit
    self.explanation = explanation
  }
}

/// Part of a track that is of one kind.
public struct TrackPiece: Message {
  public static let protoName = "cairn.game.expeditions.v1.TrackPiece"

  /// Kind of a piece.
  public enum Kind: MessageEnum {
    /// Never sent.
    case unspecified
    /// Gone by the person.
    case own
    /// Without positions.
    case gap
    /// By a motor.
    case vehicle
    /// Somewhere else without a way.
    case teleport
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .own, .gap, .vehicle, .teleport]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .own: 1
      case .gap: 2
      case .vehicle: 3
      case .teleport: 4
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .own
      case 2: self = .gap
      case 3: self = .vehicle
      case 4: self = .teleport
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "KIND_UNSPECIFIED"
      case .own: "KIND_OWN"
      case .gap: "KIND_GAP"
      case .vehicle: "KIND_VEHICLE"
      case .teleport: "KIND_TELEPORT"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "KIND_UNSPECIFIED": self = .unspecified
      case "KIND_OWN": self = .own
      case "KIND_GAP": self = .gap
      case "KIND_VEHICLE": self = .vehicle
      case "KIND_TELEPORT": self = .teleport
      default: return nil
      }
    }
  }

  /// When it begins.
  public var startTime: Moment? = nil

  /// When it ends.
  public var endTime: Moment? = nil

  /// Its kind.
  public var kind: TrackPiece.Kind = .unspecified

  /// Metres.
  public var distanceM: Double = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(startTime: Moment? = nil, endTime: Moment? = nil, kind: TrackPiece.Kind = .unspecified, distanceM: Double = 0) {
    self.startTime = startTime
    self.endTime = endTime
    self.kind = kind
    self.distanceM = distanceM
  }
}

/// A part of a challenge: a control, in the order of the challenge, or the whole where it has none.
public struct AttemptPart: Message {
  public static let protoName = "cairn.game.expeditions.v1.AttemptPart"

  /// Index of the control; 0 for a challenge without controls.
  public var controlIndex: Int32 = 0

  /// When it was done; absent while it is missing.
  public var completeTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(controlIndex: Int32 = 0, completeTime: Moment? = nil) {
    self.controlIndex = controlIndex
    self.completeTime = completeTime
  }
}

/// How well it was done.
public struct AttemptScore: Message {
  public static let protoName = "cairn.game.expeditions.v1.AttemptScore"

  /// Unit of a score.
  public enum Unit: MessageEnum {
    /// Never sent.
    case unspecified
    /// A time; less is better.
    case milliseconds
    /// A distance.
    case meters
    /// Gates, or controls.
    case controls
    /// A time; more is better.
    case seconds
    /// A sum of speeds, in tenths.
    case kmhTenths
    /// Points for controls.
    case points
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .milliseconds, .meters, .controls, .seconds, .kmhTenths, .points]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .milliseconds: 1
      case .meters: 2
      case .controls: 3
      case .seconds: 4
      case .kmhTenths: 5
      case .points: 6
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .milliseconds
      case 2: self = .meters
      case 3: self = .controls
      case 4: self = .seconds
      case 5: self = .kmhTenths
      case 6: self = .points
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "UNIT_UNSPECIFIED"
      case .milliseconds: "UNIT_MILLISECONDS"
      case .meters: "UNIT_METERS"
      case .controls: "UNIT_CONTROLS"
      case .seconds: "UNIT_SECONDS"
      case .kmhTenths: "UNIT_KMH_TENTHS"
      case .points: "UNIT_POINTS"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "UNIT_UNSPECIFIED": self = .unspecified
      case "UNIT_MILLISECONDS": self = .milliseconds
      case "UNIT_METERS": self = .meters
      case "UNIT_CONTROLS": self = .controls
      case "UNIT_SECONDS": self = .seconds
      case "UNIT_KMH_TENTHS": self = .kmhTenths
      case "UNIT_POINTS": self = .points
      default: return nil
      }
    }
  }

  /// In its unit.
  public var value: Int64 = 0

  /// Unit of the value.
  public var unit: AttemptScore.Unit = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(value: Int64 = 0, unit: AttemptScore.Unit = .unspecified) {
    self.value = value
    self.unit = unit
  }
}

/// How the points of an attempt came about (requirements E-41 to E-44, E-S5 to E-S9).
public struct PointsBreakdown: Message {
  public static let protoName = "cairn.game.expeditions.v1.PointsBreakdown"

  /// Points by the type's formula, before anything else.
  public var fullBasePoints: Int64 = 0

  /// Points of these that count: all for the first attempt of a day, what is more than before for a later one.
  public var basePoints: Int64 = 0

  /// Ten percent for who was better than before.
  public var improvementPoints: Int64 = 0

  /// For coming among the ten best.
  public var topTenPoints: Int64 = 0

  /// Twenty percent for extreme weather at the start, where what counts begins within an hour from it.
  public var weatherPoints: Int64 = 0

  /// The sum.
  public var totalPoints: Int64 = 0

  /// The ruleset that made it.
  public var rulesetVersion: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(fullBasePoints: Int64 = 0, basePoints: Int64 = 0, improvementPoints: Int64 = 0, topTenPoints: Int64 = 0, weatherPoints: Int64 = 0, totalPoints: Int64 = 0, rulesetVersion: Int32 = 0) {
    self.fullBasePoints = fullBasePoints
    self.basePoints = basePoints
    self.improvementPoints = improvementPoints
    self.topTenPoints = topTenPoints
    self.weatherPoints = weatherPoints
    self.totalPoints = totalPoints
    self.rulesetVersion = rulesetVersion
  }
}

/// The server's answer to "I am done".
public struct Verdict: Message {
  public static let protoName = "cairn.game.expeditions.v1.Verdict"

  /// Whether it is complete, and counts.
  public enum Outcome: MessageEnum {
    /// Never sent.
    case unspecified
    /// It counts.
    case accepted
    /// A moderator must look at it.
    case held
    /// It does not count.
    case rejected
    /// Something is missing; the attempt goes on.
    case notComplete
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .accepted, .held, .rejected, .notComplete]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .accepted: 1
      case .held: 2
      case .rejected: 3
      case .notComplete: 4
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .accepted
      case 2: self = .held
      case 3: self = .rejected
      case 4: self = .notComplete
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "OUTCOME_UNSPECIFIED"
      case .accepted: "OUTCOME_ACCEPTED"
      case .held: "OUTCOME_HELD"
      case .rejected: "OUTCOME_REJECTED"
      case .notComplete: "OUTCOME_NOT_COMPLETE"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "OUTCOME_UNSPECIFIED": self = .unspecified
      case "OUTCOME_ACCEPTED": self = .accepted
      case "OUTCOME_HELD": self = .held
      case "OUTCOME_REJECTED": self = .rejected
      case "OUTCOME_NOT_COMPLETE": self = .notComplete
      default: return nil
      }
    }
  }

  /// The outcome.
  public var outcome: Verdict.Outcome = .unspecified

  /// Parts that were done, and those that are missing.
  public var parts: [AttemptPart] = []

  /// All that the judge has seen, in the order of time. While it is not complete KIND_CLOCK is told as SEVERITY_UNSPECIFIED, without a place where nothing was
  /// judged: there is time to set the clock. Samples by one that was ahead will be looked at all the same.
  public var findings: [TrackFinding] = []

  /// The track, cut where its kind changes; 200 pieces at most.
  public var pieces: [TrackPiece] = []

  /// Score; absent while it is not complete.
  public var score: AttemptScore? = nil

  /// Length of the way that counts, metres.
  public var distanceM: Double = 0

  /// Time that counts, milliseconds.
  public var elapsedMs: Int64 = 0

  /// Time of it in which the person moved, milliseconds.
  public var movingMs: Int64 = 0

  /// Average speed over the time that counts, km/h.
  public var averageSpeedKmh: Double = 0

  /// The ruleset by which it was judged.
  public var rulesetVersion: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(outcome: Verdict.Outcome = .unspecified, parts: [AttemptPart] = [], findings: [TrackFinding] = [], pieces: [TrackPiece] = [], score: AttemptScore? = nil, distanceM: Double = 0, elapsedMs: Int64 = 0, movingMs: Int64 = 0, averageSpeedKmh: Double = 0, rulesetVersion: Int32 = 0) {
    self.outcome = outcome
    self.parts = parts
    self.findings = findings
    self.pieces = pieces
    self.score = score
    self.distanceM = distanceM
    self.elapsedMs = elapsedMs
    self.movingMs = movingMs
    self.averageSpeedKmh = averageSpeedKmh
    self.rulesetVersion = rulesetVersion
  }
}

/// Weather at the start.
public struct WeatherSnapshot: Message {
  public static let protoName = "cairn.game.expeditions.v1.WeatherSnapshot"

  /// Apparent temperature, °C.
  public var apparentTemperatureC: Double = 0

  /// Mean wind, km/h.
  public var windKmh: Double = 0

  /// Precipitation, mm in an hour.
  public var precipitationMm: Double = 0

  /// WMO code 4677 of the weather.
  public var weatherCode: Int32 = 0

  /// Whether it earns the bonus, where what counts begins within an hour from the start: of weather hours before nobody who ran had anything.
  public var isExtreme: Bool = false

  /// Whether there is a thunderstorm: no bonus, and a reason to go home.
  public var isStorm: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(apparentTemperatureC: Double = 0, windKmh: Double = 0, precipitationMm: Double = 0, weatherCode: Int32 = 0, isExtreme: Bool = false, isStorm: Bool = false) {
    self.apparentTemperatureC = apparentTemperatureC
    self.windKmh = windKmh
    self.precipitationMm = precipitationMm
    self.weatherCode = weatherCode
    self.isExtreme = isExtreme
    self.isStorm = isStorm
  }
}

/// An attempt at a challenge.
public struct Attempt: Message {
  public static let protoName = "cairn.game.expeditions.v1.Attempt"

  /// A UUID.
  public var attemptID: String = ""

  /// The challenge.
  public var challengeID: String = ""

  /// Version of the challenge that it is an attempt at.
  public var challengeVersion: Int32 = 0

  /// Its state.
  public var state: AttemptState = .unspecified

  /// When it began.
  public var startTime: Moment? = nil

  /// Time at which it is given up where nothing comes.
  public var expireTime: Moment? = nil

  /// When it had its verdict.
  public var finishTime: Moment? = nil

  /// Whether it was recorded without a network.
  public var isRecordedOffline: Bool = false

  /// Parts that were done so far, and those that are missing. Only GetAttempt and FinishAttempt tell them of an attempt that goes on. Controls whose positions
  /// are hidden are left out while one that was recorded without a network has no verdict: a track that was made up would find them.
  public var parts: [AttemptPart] = []

  /// Number of the first chunk that is not there, by which a device that has begun anew goes on. 0 again once the track is forgotten.
  public var nextSequence: Int32 = 0

  /// The verdict; absent before, and never OUTCOME_NOT_COMPLETE here.
  public var verdict: Verdict? = nil

  /// Points; absent unless it was accepted.
  public var points: PointsBreakdown? = nil

  /// Weather at the start; absent where it is not known.
  public var weather: WeatherSnapshot? = nil

  /// Reason of a moderator's decision; empty without one.
  public var decisionNote: String = ""

  /// In a time attack that has begun: until when the next gate must be reached; of several runs by the one that has time the longest.
  public var deadlineTime: Moment? = nil

  /// Whether a moderator was asked to look.
  public var isAppealed: Bool = false

  /// Whether the caller keeps the track beyond the 90 days behind the verdict (KeepTrack).
  public var isTrackKept: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", challengeID: String = "", challengeVersion: Int32 = 0, state: AttemptState = .unspecified, startTime: Moment? = nil, expireTime: Moment? = nil, finishTime: Moment? = nil, isRecordedOffline: Bool = false, parts: [AttemptPart] = [], nextSequence: Int32 = 0, verdict: Verdict? = nil, points: PointsBreakdown? = nil, weather: WeatherSnapshot? = nil, decisionNote: String = "", deadlineTime: Moment? = nil, isAppealed: Bool = false, isTrackKept: Bool = false) {
    self.attemptID = attemptID
    self.challengeID = challengeID
    self.challengeVersion = challengeVersion
    self.state = state
    self.startTime = startTime
    self.expireTime = expireTime
    self.finishTime = finishTime
    self.isRecordedOffline = isRecordedOffline
    self.parts = parts
    self.nextSequence = nextSequence
    self.verdict = verdict
    self.points = points
    self.weather = weather
    self.decisionNote = decisionNote
    self.deadlineTime = deadlineTime
    self.isAppealed = isAppealed
    self.isTrackKept = isTrackKept
  }
}

/// The start.
public struct StartAttemptRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.StartAttemptRequest"

  /// A UUID.
  public var challengeID: String = ""

  /// Where the caller is.
  public var position: CairnProto.LatLng? = nil

  /// Accuracy of it, metres.
  public var accuracyM: Double? = nil

  /// Features that the device has.
  public var features: [DeviceFeature] = []

  /// Model of the device; at most 100 scalars.
  public var device: String = ""

  /// When it began, for one that was recorded without a network; absent for now.
  public var recordStartTime: Moment? = nil

  /// Version of the challenge that the device shows (ChallengeVersion.version), by which the attempt is judged; 0 for the present one. A former one for what
  /// was recorded without a network.
  public var version: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "", position: CairnProto.LatLng? = nil, accuracyM: Double? = nil, features: [DeviceFeature] = [], device: String = "", recordStartTime: Moment? = nil, version: Int32 = 0) {
    self.challengeID = challengeID
    self.position = position
    self.accuracyM = accuracyM
    self.features = features
    self.device = device
    self.recordStartTime = recordStartTime
    self.version = version
  }
}

/// The attempt, which GetAttempt tells whole.
public struct StartAttemptResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.StartAttemptResponse"

  /// A UUID.
  public var attemptID: String = ""

  /// When it began.
  public var startTime: Moment? = nil

  /// Time at which it is given up where nothing comes.
  public var expireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", startTime: Moment? = nil, expireTime: Moment? = nil) {
    self.attemptID = attemptID
    self.startTime = startTime
    self.expireTime = expireTime
  }
}

/// Nothing to say.
public struct GetActiveAttemptsRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetActiveAttemptsRequest"

  /// Every field at its default.
  public init() {}
}

/// The attempts.
public struct GetActiveAttemptsResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetActiveAttemptsResponse"

  /// The latest first.
  public var attempts: [Attempt] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attempts: [Attempt] = []) {
    self.attempts = attempts
  }
}

/// The page.
public struct ListMyAttemptsRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.ListMyAttemptsRequest"

  /// At most this many; 0 means 20, more than 50 means 50.
  public var pageSize: Int32 = 0

  /// From a former answer; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// One page of attempts.
public struct ListMyAttemptsResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.ListMyAttemptsResponse"

  /// The latest first.
  public var attempts: [Attempt] = []

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attempts: [Attempt] = [], nextPageToken: String = "") {
    self.attempts = attempts
    self.nextPageToken = nextPageToken
  }
}

/// The attempt that is asked for.
public struct GetAttemptRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetAttemptRequest"

  /// A UUID.
  public var attemptID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "") {
    self.attemptID = attemptID
  }
}

/// The attempt.
public struct GetAttemptResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetAttemptResponse"

  /// The attempt.
  public var attempt: Attempt? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attempt: Attempt? = nil) {
    self.attempt = attempt
  }
}

/// A chunk of a track.
public struct AppendTrackRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.AppendTrackRequest"

  /// The attempt.
  public var attemptID: String = ""

  /// Number of the chunk, from 0 to 9,999.
  public var sequence: Int32 = 0

  /// 1 to 600 samples, in the order in which they were recorded.
  public var samples: [TrackSample] = []

  /// Time of the device when it sends; absent for what was recorded without a network. A clock that is wrong is told by it: by the chunk that was on its way
  /// for the shortest time.
  public var sendTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", sequence: Int32 = 0, samples: [TrackSample] = [], sendTime: Moment? = nil) {
    self.attemptID = attemptID
    self.sequence = sequence
    self.samples = samples
    self.sendTime = sendTime
  }
}

/// How far it is.
public struct AppendTrackResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.AppendTrackResponse"

  /// Parts that were done so far, and those that are missing, without what Attempt.parts leaves out. A preview: the verdict is FinishAttempt's.
  public var parts: [AttemptPart] = []

  /// Number of the first chunk that is not there.
  public var nextSequence: Int32 = 0

  /// In a time attack that has begun: until when the next gate must be reached; of several runs by the one that has time the longest.
  public var deadlineTime: Moment? = nil

  /// Whether all that is needed is done.
  public var isComplete: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parts: [AttemptPart] = [], nextSequence: Int32 = 0, deadlineTime: Moment? = nil, isComplete: Bool = false) {
    self.parts = parts
    self.nextSequence = nextSequence
    self.deadlineTime = deadlineTime
    self.isComplete = isComplete
  }
}

/// Whether a track is kept.
public struct KeepTrackRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.KeepTrackRequest"

  /// A UUID.
  public var attemptID: String = ""

  /// Whether it is kept; false for no longer.
  public var isKept: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", isKept: Bool = false) {
    self.attemptID = attemptID
    self.isKept = isKept
  }
}

/// The attempt as it is then.
public struct KeepTrackResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.KeepTrackResponse"

  /// The attempt.
  public var attempt: Attempt? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attempt: Attempt? = nil) {
    self.attempt = attempt
  }
}

/// The track that is asked for.
public struct ExportTrackRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.ExportTrackRequest"

  /// The attempt.
  public var attemptID: String = ""

  /// From a former answer; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", pageToken: String = "") {
    self.attemptID = attemptID
    self.pageToken = pageToken
  }
}

/// One page of a file: some thousand positions.
public struct ExportTrackResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.ExportTrackResponse"

  /// The next part of the file, UTF-8.
  public var gpx: String = ""

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gpx: String = "", nextPageToken: String = "") {
    self.gpx = gpx
    self.nextPageToken = nextPageToken
  }
}

/// "I am done."
public struct FinishAttemptRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.FinishAttemptRequest"

  /// The attempt.
  public var attemptID: String = ""

  /// Number of chunks that there are; 0 for those that have come.
  public var chunkCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", chunkCount: Int32 = 0) {
    self.attemptID = attemptID
    self.chunkCount = chunkCount
  }
}

/// The verdict.
public struct FinishAttemptResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.FinishAttemptResponse"

  /// The verdict.
  public var verdict: Verdict? = nil

  /// The attempt, as it is now.
  public var attempt: Attempt? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(verdict: Verdict? = nil, attempt: Attempt? = nil) {
    self.verdict = verdict
    self.attempt = attempt
  }
}

/// The attempt to be given up.
public struct AbandonAttemptRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.AbandonAttemptRequest"

  /// The attempt.
  public var attemptID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "") {
    self.attemptID = attemptID
  }
}

/// The attempt.
public struct AbandonAttemptResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.AbandonAttemptResponse"

  /// The attempt, as it is now.
  public var attempt: Attempt? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attempt: Attempt? = nil) {
    self.attempt = attempt
  }
}

/// The appeal.
public struct AppealVerdictRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.AppealVerdictRequest"

  /// The attempt.
  public var attemptID: String = ""

  /// Words for the moderator; at most 1,000 scalars.
  public var text: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", text: String = "") {
    self.attemptID = attemptID
    self.text = text
  }
}

/// The attempt.
public struct AppealVerdictResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.AppealVerdictResponse"

  /// The attempt, as it is now.
  public var attempt: Attempt? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attempt: Attempt? = nil) {
    self.attempt = attempt
  }
}
