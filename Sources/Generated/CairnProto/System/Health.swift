// Written by protoc-gen-cairn from cairn/system/v1/health.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// The health of one process.
public struct Health: Message {
  public static let protoName = "cairn.system.v1.Health"

  /// Whether the process can do its work.
  public enum State: MessageEnum {
    /// Never sent.
    case unspecified
    /// Starting: not yet able to answer.
    case starting
    /// Able to answer.
    case ready
    /// Something it depends on is missing; see reasons.
    case notReady
    /// Finishing what it has begun; takes nothing new.
    case draining
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .starting, .ready, .notReady, .draining]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .starting: 1
      case .ready: 2
      case .notReady: 3
      case .draining: 4
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .starting
      case 2: self = .ready
      case 3: self = .notReady
      case 4: self = .draining
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "STATE_UNSPECIFIED"
      case .starting: "STATE_STARTING"
      case .ready: "STATE_READY"
      case .notReady: "STATE_NOT_READY"
      case .draining: "STATE_DRAINING"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "STATE_UNSPECIFIED": self = .unspecified
      case "STATE_STARTING": self = .starting
      case "STATE_READY": self = .ready
      case "STATE_NOT_READY": self = .notReady
      case "STATE_DRAINING": self = .draining
      default: return nil
      }
    }
  }

  /// The state now.
  public var state: Health.State = .unspecified

  /// The service, for example "game".
  public var service: String = ""

  /// Build version, for example "0.1.0".
  public var version: String = ""

  /// When the process started.
  public var startTime: Moment? = nil

  /// Why the process is not ready, for example "database: connection refused". Empty when ready.
  public var reasons: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(state: Health.State = .unspecified, service: String = "", version: String = "", startTime: Moment? = nil, reasons: [String] = []) {
    self.state = state
    self.service = service
    self.version = version
    self.startTime = startTime
    self.reasons = reasons
  }
}

/// Asks for the health now.
public struct CheckRequest: Message {
  public static let protoName = "cairn.system.v1.CheckRequest"

  /// Every field at its default.
  public init() {}
}

/// The health now.
public struct CheckResponse: Message {
  public static let protoName = "cairn.system.v1.CheckResponse"

  /// The health of the process that answered.
  public var health: Health? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(health: Health? = nil) {
    self.health = health
  }
}

/// Asks to be told of changes.
public struct WatchRequest: Message {
  public static let protoName = "cairn.system.v1.WatchRequest"

  /// Longest silence between two messages, in milliseconds, in [100, 60000]; 0 means 5000.
  public var heartbeatMs: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(heartbeatMs: Int32 = 0) {
    self.heartbeatMs = heartbeatMs
  }
}

/// One sign of life.
public struct WatchResponse: Message {
  public static let protoName = "cairn.system.v1.WatchResponse"

  /// The health of the process that answered.
  public var health: Health? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(health: Health? = nil) {
    self.health = health
  }
}

/// Names the figures.
public struct GetReadingsRequest: Message {
  public static let protoName = "cairn.system.v1.GetReadingsRequest"

  /// Families of metrics, each of their series by itself. At most 100; names that this process has no figures of are left out.
  public var families: [String] = []

  /// Families whose series are added up to one. At most 100.
  public var summedFamilies: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(families: [String] = [], summedFamilies: [String] = []) {
    self.families = families
    self.summedFamilies = summedFamilies
  }
}

/// The figures now.
public struct GetReadingsResponse: Message {
  public static let protoName = "cairn.system.v1.GetReadingsResponse"

  /// The health of the process that answered.
  public var health: Health? = nil

  /// The families in Prometheus' text format 0.0.4, as the process's operators read them.
  public var page: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(health: Health? = nil, page: String = "") {
    self.health = health
    self.page = page
  }
}
