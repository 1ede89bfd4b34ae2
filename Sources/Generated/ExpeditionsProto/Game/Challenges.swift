// Written by protoc-gen-cairn from cairn/game/expeditions/v1/challenges.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// Type of a challenge: the rules by which it is done.
public enum ChallengeType: MessageEnum {
  /// Never sent.
  case unspecified
  /// From a start to an end, by any route, in the shortest time.
  case race
  /// As far as one likes. It has no board.
  case freeRide
  /// Past places in their order, in the shortest time.
  case checkpoint
  /// From gate to gate before the time is over; each gate adds time. A new run may begin at the start at any time, and the best one counts.
  case timeAttack
  /// As long as possible without going below a speed.
  case endurance
  /// Past as many places as possible, in any order.
  case collection
  /// Past places in their order, each as fast as possible. By bicycle only.
  case speedTrap
  /// Without going below a speed that rises. By bicycle only.
  case zone
  /// To controls by a map and clues: in their order, in any order, or for as many points as there is time for.
  case orienteering
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .race, .freeRide, .checkpoint, .timeAttack, .endurance, .collection, .speedTrap, .zone, .orienteering]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .race: 1
    case .freeRide: 2
    case .checkpoint: 3
    case .timeAttack: 4
    case .endurance: 5
    case .collection: 6
    case .speedTrap: 7
    case .zone: 8
    case .orienteering: 9
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .race
    case 2: self = .freeRide
    case 3: self = .checkpoint
    case 4: self = .timeAttack
    case 5: self = .endurance
    case 6: self = .collection
    case 7: self = .speedTrap
    case 8: self = .zone
    case 9: self = .orienteering
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CHALLENGE_TYPE_UNSPECIFIED"
    case .race: "CHALLENGE_TYPE_RACE"
    case .freeRide: "CHALLENGE_TYPE_FREE_RIDE"
    case .checkpoint: "CHALLENGE_TYPE_CHECKPOINT"
    case .timeAttack: "CHALLENGE_TYPE_TIME_ATTACK"
    case .endurance: "CHALLENGE_TYPE_ENDURANCE"
    case .collection: "CHALLENGE_TYPE_COLLECTION"
    case .speedTrap: "CHALLENGE_TYPE_SPEED_TRAP"
    case .zone: "CHALLENGE_TYPE_ZONE"
    case .orienteering: "CHALLENGE_TYPE_ORIENTEERING"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CHALLENGE_TYPE_UNSPECIFIED": self = .unspecified
    case "CHALLENGE_TYPE_RACE": self = .race
    case "CHALLENGE_TYPE_FREE_RIDE": self = .freeRide
    case "CHALLENGE_TYPE_CHECKPOINT": self = .checkpoint
    case "CHALLENGE_TYPE_TIME_ATTACK": self = .timeAttack
    case "CHALLENGE_TYPE_ENDURANCE": self = .endurance
    case "CHALLENGE_TYPE_COLLECTION": self = .collection
    case "CHALLENGE_TYPE_SPEED_TRAP": self = .speedTrap
    case "CHALLENGE_TYPE_ZONE": self = .zone
    case "CHALLENGE_TYPE_ORIENTEERING": self = .orienteering
    default: return nil
    }
  }
}

/// Way of moving.
public enum Activity: MessageEnum {
  /// Never sent.
  case unspecified
  /// Running or walking.
  case running
  /// Riding a bicycle.
  case biking
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .running, .biking]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .running: 1
    case .biking: 2
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .running
    case 2: self = .biking
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "ACTIVITY_UNSPECIFIED"
    case .running: "ACTIVITY_RUNNING"
    case .biking: "ACTIVITY_BIKING"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "ACTIVITY_UNSPECIFIED": self = .unspecified
    case "ACTIVITY_RUNNING": self = .running
    case "ACTIVITY_BIKING": self = .biking
    default: return nil
    }
  }
}

/// Feature that a device may have.
public enum DeviceFeature: MessageEnum {
  /// Never sent.
  case unspecified
  /// Satellite positions.
  case gps
  /// A network while on the way.
  case network
  /// A compass.
  case compass
  /// A barometer.
  case barometer
  /// A camera.
  case camera
  /// A counter of steps.
  case stepCounter
  /// A sensor of the heart rate.
  case heartRate
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .gps, .network, .compass, .barometer, .camera, .stepCounter, .heartRate]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .gps: 1
    case .network: 2
    case .compass: 3
    case .barometer: 4
    case .camera: 5
    case .stepCounter: 6
    case .heartRate: 7
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .gps
    case 2: self = .network
    case 3: self = .compass
    case 4: self = .barometer
    case 5: self = .camera
    case 6: self = .stepCounter
    case 7: self = .heartRate
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "DEVICE_FEATURE_UNSPECIFIED"
    case .gps: "DEVICE_FEATURE_GPS"
    case .network: "DEVICE_FEATURE_NETWORK"
    case .compass: "DEVICE_FEATURE_COMPASS"
    case .barometer: "DEVICE_FEATURE_BAROMETER"
    case .camera: "DEVICE_FEATURE_CAMERA"
    case .stepCounter: "DEVICE_FEATURE_STEP_COUNTER"
    case .heartRate: "DEVICE_FEATURE_HEART_RATE"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "DEVICE_FEATURE_UNSPECIFIED": self = .unspecified
    case "DEVICE_FEATURE_GPS": self = .gps
    case "DEVICE_FEATURE_NETWORK": self = .network
    case "DEVICE_FEATURE_COMPASS": self = .compass
    case "DEVICE_FEATURE_BAROMETER": self = .barometer
    case "DEVICE_FEATURE_CAMERA": self = .camera
    case "DEVICE_FEATURE_STEP_COUNTER": self = .stepCounter
    case "DEVICE_FEATURE_HEART_RATE": self = .heartRate
    default: return nil
    }
  }
}

/// Unit of a parameter.
public enum ParameterUnit: MessageEnum {
  /// A number without one.
  case unspecified
  /// Seconds.
  case seconds
  /// Kilometres in an hour.
  case kmh
  /// Metres.
  case meters
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .seconds, .kmh, .meters]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .seconds: 1
    case .kmh: 2
    case .meters: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .seconds
    case 2: self = .kmh
    case 3: self = .meters
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "PARAMETER_UNIT_UNSPECIFIED"
    case .seconds: "PARAMETER_UNIT_SECONDS"
    case .kmh: "PARAMETER_UNIT_KMH"
    case .meters: "PARAMETER_UNIT_METERS"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "PARAMETER_UNIT_UNSPECIFIED": self = .unspecified
    case "PARAMETER_UNIT_SECONDS": self = .seconds
    case "PARAMETER_UNIT_KMH": self = .kmh
    case "PARAMETER_UNIT_METERS": self = .meters
    default: return nil
    }
  }
}

/// A parameter that challenges of a type have.
public struct ParameterSpec: Message {
  public static let protoName = "cairn.game.expeditions.v1.ParameterSpec"

  /// Name of the parameter, for example "start_seconds".
  public var name: String = ""

  /// Unit of its value.
  public var unit: ParameterUnit = .unspecified

  /// Lowest value.
  public var valueMin: Int64 = 0

  /// Highest value.
  public var valueMax: Int64 = 0

  /// Value when a challenge does not say; absent where it must.
  public var valueDefault: Int64? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(name: String = "", unit: ParameterUnit = .unspecified, valueMin: Int64 = 0, valueMax: Int64 = 0, valueDefault: Int64? = nil) {
    self.name = name
    self.unit = unit
    self.valueMin = valueMin
    self.valueMax = valueMax
    self.valueDefault = valueDefault
  }
}

/// A type of challenges, for an app that builds them.
public struct ChallengeTypeSpec: Message {
  public static let protoName = "cairn.game.expeditions.v1.ChallengeTypeSpec"

  /// The type.
  public var type: ChallengeType = .unspecified

  /// Ways of moving in which it can be done.
  public var activities: [Activity] = []

  /// Features that a device needs for it.
  public var requiredFeatures: [DeviceFeature] = []

  /// Parameters by the way of moving, in the order of activities.
  public var parameters: [ActivityParameters] = []

  /// Fewest controls.
  public var controlCountMin: Int32 = 0

  /// Most controls.
  public var controlCountMax: Int32 = 0

  /// Whether attempts at it are ranked.
  public var hasBoard: Bool = false

  /// Whether a ride by a motor is cut out of an attempt and the rest counts; otherwise the attempt does not. False for orienteering, where it is up to the
  /// mode: Challenge.cuts_rides tells it of each challenge.
  public var cutsRides: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(type: ChallengeType = .unspecified, activities: [Activity] = [], requiredFeatures: [DeviceFeature] = [], parameters: [ActivityParameters] = [], controlCountMin: Int32 = 0, controlCountMax: Int32 = 0, hasBoard: Bool = false, cutsRides: Bool = false) {
    self.type = type
    self.activities = activities
    self.requiredFeatures = requiredFeatures
    self.parameters = parameters
    self.controlCountMin = controlCountMin
    self.controlCountMax = controlCountMax
    self.hasBoard = hasBoard
    self.cutsRides = cutsRides
  }
}

/// The parameters of a type for a way of moving.
public struct ActivityParameters: Message {
  public static let protoName = "cairn.game.expeditions.v1.ActivityParameters"

  /// The way of moving.
  public var activity: Activity = .unspecified

  /// The parameters.
  public var specs: [ParameterSpec] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(activity: Activity = .unspecified, specs: [ParameterSpec] = []) {
    self.activity = activity
    self.specs = specs
  }
}

/// A place that an attempt passes. The first is the start and the last the end where the type has these.
public struct Control: Message {
  public static let protoName = "cairn.game.expeditions.v1.Control"

  /// Short sign on the map, for example "31"; unique in a challenge. At most 8 scalars. Its number when it is empty.
  public var code: String = ""

  /// Text that leads there. At most 500 scalars; may be empty.
  public var clue: String = ""

  /// Where it is. Absent for others than the maker where has_hidden_position. Its circle and that of the control before it are 30 m apart at least, and so
  /// are those of any two that count in any order (TOO_CLOSE): nobody is at both at once, however inexact the receiver is.
  public var position: CairnProto.LatLng? = nil

  /// How near one must come, metres, 10 to 100; 0 means 20.
  public var radiusM: Int32 = 0

  /// Points for it, 0 to 1,000, in orienteering for points; 0 elsewhere.
  public var points: Int32 = 0

  /// Whether only clues lead there. In orienteering only, and neither the start nor the end.
  public var hasHiddenPosition: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "", clue: String = "", position: CairnProto.LatLng? = nil, radiusM: Int32 = 0, points: Int32 = 0, hasHiddenPosition: Bool = false) {
    self.code = code
    self.clue = clue
    self.position = position
    self.radiusM = radiusM
    self.points = points
    self.hasHiddenPosition = hasHiddenPosition
  }
}

/// A parameter's value.
public struct ParameterValue: Message {
  public static let protoName = "cairn.game.expeditions.v1.ParameterValue"

  /// As in ParameterSpec.
  public var name: String = ""

  /// In the unit of the parameter.
  public var value: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(name: String = "", value: Int64 = 0) {
    self.name = name
    self.value = value
  }
}

/// Words and course of a challenge, by its maker.
public struct ChallengeDraft: Message {
  public static let protoName = "cairn.game.expeditions.v1.ChallengeDraft"

  /// 1 to 80 scalars.
  public var name: String = ""

  /// At most 2,000 scalars; may be empty.
  public var descriptionField: String = ""

  /// The park, by its id of ParkService.
  public var parkID: String = ""

  /// Its type.
  public var type: ChallengeType = .unspecified

  /// Way of moving.
  public var activity: Activity = .unspecified

  /// Values of its type's parameters; those with a default may be left out.
  public var parameters: [ParameterValue] = []

  /// Places, in their order.
  public var controls: [Control] = []

  /// Features that a device needs besides those of the type.
  public var requiredFeatures: [DeviceFeature] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(name: String = "", descriptionField: String = "", parkID: String = "", type: ChallengeType = .unspecified, activity: Activity = .unspecified, parameters: [ParameterValue] = [], controls: [Control] = [], requiredFeatures: [DeviceFeature] = []) {
    self.name = name
    self.descriptionField = descriptionField
    self.parkID = parkID
    self.type = type
    self.activity = activity
    self.parameters = parameters
    self.controls = controls
    self.requiredFeatures = requiredFeatures
  }
}

/// A task in a park that people do on foot or by bicycle.
public struct Challenge: Message {
  public static let protoName = "cairn.game.expeditions.v1.Challenge"

  /// State of a challenge.
  public enum State: MessageEnum {
    /// Never sent.
    case unspecified
    /// Seen by its maker only.
    case draft
    /// Seen by everybody.
    case published
    /// Reported by several people, and seen by its maker only until a moderator has looked.
    case hidden
    /// Taken back.
    case withdrawn
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .draft, .published, .hidden, .withdrawn]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .draft: 1
      case .published: 2
      case .hidden: 3
      case .withdrawn: 4
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .draft
      case 2: self = .published
      case 3: self = .hidden
      case 4: self = .withdrawn
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "STATE_UNSPECIFIED"
      case .draft: "STATE_DRAFT"
      case .published: "STATE_PUBLISHED"
      case .hidden: "STATE_HIDDEN"
      case .withdrawn: "STATE_WITHDRAWN"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "STATE_UNSPECIFIED": self = .unspecified
      case "STATE_DRAFT": self = .draft
      case "STATE_PUBLISHED": self = .published
      case "STATE_HIDDEN": self = .hidden
      case "STATE_WITHDRAWN": self = .withdrawn
      default: return nil
      }
    }
  }

  /// Names the challenge: a UUID.
  public var challengeID: String = ""

  /// From 1; each has a board of its own.
  public var version: Int32 = 0

  /// Raised by every change, for UpdateChallenge.
  public var revision: Int32 = 0

  /// Its state.
  public var state: Challenge.State = .unspecified

  /// Account that has made it: a UUID; empty where that one is gone, and for what the installation has made itself.
  public var makerID: String = ""

  /// All that its maker says, with the values of all parameters and the features of its type.
  public var draft: ChallengeDraft? = nil

  /// Length of the straight lines from control to control, metres; 0 without a course.
  public var courseM: Double = 0

  /// Whether it was made from the paths of a park by the installation.
  public var isGenerated: Bool = false

  /// Time at which it was shown to everybody first.
  public var publishTime: Moment? = nil

  /// Name and description in each language, where is_generated: those of draft are the first of them. Empty for people's, who write in their own.
  public var translations: [ChallengeTranslation] = []

  /// Whether a ride by a motor is cut out of an attempt at it and the rest counts; otherwise the attempt does not.
  public var cutsRides: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "", version: Int32 = 0, revision: Int32 = 0, state: Challenge.State = .unspecified, makerID: String = "", draft: ChallengeDraft? = nil, courseM: Double = 0, isGenerated: Bool = false, publishTime: Moment? = nil, translations: [ChallengeTranslation] = [], cutsRides: Bool = false) {
    self.challengeID = challengeID
    self.version = version
    self.revision = revision
    self.state = state
    self.makerID = makerID
    self.draft = draft
    self.courseM = courseM
    self.isGenerated = isGenerated
    self.publishTime = publishTime
    self.translations = translations
    self.cutsRides = cutsRides
  }
}

/// Name and description of a challenge in a language.
public struct ChallengeTranslation: Message {
  public static let protoName = "cairn.game.expeditions.v1.ChallengeTranslation"

  /// ISO 639, for example "sv".
  public var languageCode: String = ""

  /// As ChallengeDraft.name.
  public var name: String = ""

  /// As ChallengeDraft.description.
  public var descriptionField: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(languageCode: String = "", name: String = "", descriptionField: String = "") {
    self.languageCode = languageCode
    self.name = name
    self.descriptionField = descriptionField
  }
}

/// Nothing to say.
public struct GetChallengeTypesRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetChallengeTypesRequest"

  /// Every field at its default.
  public init() {}
}

/// The types.
public struct GetChallengeTypesResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetChallengeTypesResponse"

  /// In the order of their numbers.
  public var types: [ChallengeTypeSpec] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(types: [ChallengeTypeSpec] = []) {
    self.types = types
  }
}

/// The park.
public struct ListParkChallengesRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.ListParkChallengesRequest"

  /// By its id of ParkService.
  public var parkID: String = ""

  /// At most this many; 0 means 20, more than 50 means 50.
  public var pageSize: Int32 = 0

  /// From a former answer to the same park_id; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parkID: String = "", pageSize: Int32 = 0, pageToken: String = "") {
    self.parkID = parkID
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// One page of challenges.
public struct ListParkChallengesResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.ListParkChallengesResponse"

  /// The latest first.
  public var challenges: [Challenge] = []

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challenges: [Challenge] = [], nextPageToken: String = "") {
    self.challenges = challenges
    self.nextPageToken = nextPageToken
  }
}

/// The challenge that is asked for.
public struct GetChallengeRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetChallengeRequest"

  /// A UUID.
  public var challengeID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "") {
    self.challengeID = challengeID
  }
}

/// The challenge.
public struct GetChallengeResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetChallengeResponse"

  /// As the caller may see it.
  public var challenge: Challenge? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challenge: Challenge? = nil) {
    self.challenge = challenge
  }
}

/// The page.
public struct ListMyChallengesRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.ListMyChallengesRequest"

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

/// One page of challenges.
public struct ListMyChallengesResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.ListMyChallengesResponse"

  /// The latest first.
  public var challenges: [Challenge] = []

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challenges: [Challenge] = [], nextPageToken: String = "") {
    self.challenges = challenges
    self.nextPageToken = nextPageToken
  }
}

/// Features of the device that is built with.
public struct BuildingDevice: Message {
  public static let protoName = "cairn.game.expeditions.v1.BuildingDevice"

  /// The features it has.
  public var features: [DeviceFeature] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(features: [DeviceFeature] = []) {
    self.features = features
  }
}

/// The draft.
public struct CreateChallengeRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.CreateChallengeRequest"

  /// The challenge as it is to be.
  public var draft: ChallengeDraft? = nil

  /// The device; absent for a browser, from which nobody starts.
  public var device: BuildingDevice? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(draft: ChallengeDraft? = nil, device: BuildingDevice? = nil) {
    self.draft = draft
    self.device = device
  }
}

/// The draft, which GetChallenge tells whole.
public struct CreateChallengeResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.CreateChallengeResponse"

  /// A UUID.
  public var challengeID: String = ""

  /// The revision, for UpdateChallenge.
  public var revision: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "", revision: Int32 = 0) {
    self.challengeID = challengeID
    self.revision = revision
  }
}

/// The change.
public struct UpdateChallengeRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.UpdateChallengeRequest"

  /// A UUID.
  public var challengeID: String = ""

  /// The revision that the caller knows.
  public var revision: Int32 = 0

  /// The challenge as it is to be, all of it.
  public var draft: ChallengeDraft? = nil

  /// The device; absent for a browser.
  public var device: BuildingDevice? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "", revision: Int32 = 0, draft: ChallengeDraft? = nil, device: BuildingDevice? = nil) {
    self.challengeID = challengeID
    self.revision = revision
    self.draft = draft
    self.device = device
  }
}

/// The challenge, which GetChallenge tells whole.
public struct UpdateChallengeResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.UpdateChallengeResponse"

  /// The version: another one where the course has changed.
  public var version: Int32 = 0

  /// The revision, for the next change.
  public var revision: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int32 = 0, revision: Int32 = 0) {
    self.version = version
    self.revision = revision
  }
}

/// The draft to be shown.
public struct PublishChallengeRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.PublishChallengeRequest"

  /// A UUID.
  public var challengeID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "") {
    self.challengeID = challengeID
  }
}

/// The challenge.
public struct PublishChallengeResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.PublishChallengeResponse"

  /// As it is now.
  public var challenge: Challenge? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challenge: Challenge? = nil) {
    self.challenge = challenge
  }
}

/// The challenge to be taken back.
public struct WithdrawChallengeRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.WithdrawChallengeRequest"

  /// A UUID.
  public var challengeID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "") {
    self.challengeID = challengeID
  }
}

/// Nothing to tell.
public struct WithdrawChallengeResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.WithdrawChallengeResponse"

  /// Every field at its default.
  public init() {}
}

/// The report.
public struct ReportChallengeRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.ReportChallengeRequest"

  /// Reason of a report.
  public enum Reason: MessageEnum {
    /// Never sent.
    case unspecified
    /// It leads into danger.
    case dangerous
    /// It leads where nobody may go.
    case notAllowed
    /// Its words are offensive.
    case offensive
    /// It cannot be done.
    case impossible
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .dangerous, .notAllowed, .offensive, .impossible]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .dangerous: 1
      case .notAllowed: 2
      case .offensive: 3
      case .impossible: 4
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .dangerous
      case 2: self = .notAllowed
      case 3: self = .offensive
      case 4: self = .impossible
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "REASON_UNSPECIFIED"
      case .dangerous: "REASON_DANGEROUS"
      case .notAllowed: "REASON_NOT_ALLOWED"
      case .offensive: "REASON_OFFENSIVE"
      case .impossible: "REASON_IMPOSSIBLE"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "REASON_UNSPECIFIED": self = .unspecified
      case "REASON_DANGEROUS": self = .dangerous
      case "REASON_NOT_ALLOWED": self = .notAllowed
      case "REASON_OFFENSIVE": self = .offensive
      case "REASON_IMPOSSIBLE": self = .impossible
      default: return nil
      }
    }
  }

  /// A UUID.
  public var challengeID: String = ""

  /// Why it should not be there.
  public var reason: ReportChallengeRequest.Reason = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "", reason: ReportChallengeRequest.Reason = .unspecified) {
    self.challengeID = challengeID
    self.reason = reason
  }
}

/// Nothing to tell.
public struct ReportChallengeResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.ReportChallengeResponse"

  /// Every field at its default.
  public init() {}
}
