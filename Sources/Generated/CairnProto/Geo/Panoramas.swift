// Written by protoc-gen-cairn from cairn/geo/v1/panoramas.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The provider of a panorama's imagery.
public enum PanoramaProvider: MessageEnum {
  /// Never sent.
  case unspecified
  /// Google Street View, found by the nearest panorama to a position.
  case google
  /// Mapillary, by image id.
  case mapillary
  /// Panoramax, by picture id.
  case panoramax
  /// The operator's own, by an id that the operator's clients know what to do with.
  case own
  /// No imagery: clues, of this server's own data. For whoever has no account with a provider of imagery.
  case clues
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .google, .mapillary, .panoramax, .own, .clues]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .google: 1
    case .mapillary: 2
    case .panoramax: 3
    case .own: 4
    case .clues: 5
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .google
    case 2: self = .mapillary
    case 3: self = .panoramax
    case 4: self = .own
    case 5: self = .clues
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "PANORAMA_PROVIDER_UNSPECIFIED"
    case .google: "PANORAMA_PROVIDER_GOOGLE"
    case .mapillary: "PANORAMA_PROVIDER_MAPILLARY"
    case .panoramax: "PANORAMA_PROVIDER_PANORAMAX"
    case .own: "PANORAMA_PROVIDER_OWN"
    case .clues: "PANORAMA_PROVIDER_CLUES"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "PANORAMA_PROVIDER_UNSPECIFIED": self = .unspecified
    case "PANORAMA_PROVIDER_GOOGLE": self = .google
    case "PANORAMA_PROVIDER_MAPILLARY": self = .mapillary
    case "PANORAMA_PROVIDER_PANORAMAX": self = .panoramax
    case "PANORAMA_PROVIDER_OWN": self = .own
    case "PANORAMA_PROVIDER_CLUES": self = .clues
    default: return nil
    }
  }
}

/// A panorama, named without telling more than its source needs.
public struct Panorama: Message {
  public static let protoName = "cairn.geo.v1.Panorama"

  /// How the client finds it. An id hides the position; a position is sent only where the source has no ids that last.
  public enum OneOfTarget: Sendable, Hashable {
    /// The source's id. At most 256 bytes.
    case panoramaID(String)
    /// Near this position.
    case position(LatLng)
    /// With PANORAMA_PROVIDER_CLUES: there is nothing to be found, all that is shown is here.
    case clues(Clues)
  }

  /// The provider of the imagery.
  public var provider: PanoramaProvider = .unspecified

  /// How the client finds it. An id hides the position; a position is sent only where the source has no ids that last.
  public var target: OneOfTarget? = nil

  /// Direction to look in first, degrees clockwise from north, in [0, 360).
  public var headingDegrees: Double = 0

  /// How far from position the source may look for imagery, in metres. Absent without a position.
  public var searchRadiusM: Int32? = nil

  /// Credit that must be shown with the imagery or the place data.
  public var attribution: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(provider: PanoramaProvider = .unspecified, target: OneOfTarget? = nil, headingDegrees: Double = 0, searchRadiusM: Int32? = nil, attribution: String = "") {
    self.provider = provider
    self.target = target
    self.headingDegrees = headingDegrees
    self.searchRadiusM = searchRadiusM
    self.attribution = attribution
  }
}

/// Clues about a place, from those that say little to those that say much. A client shows them one after the other.
public struct Clues: Message {
  public static let protoName = "cairn.geo.v1.Clues"

  /// At most 16.
  public var clues: [Clue] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(clues: [Clue] = []) {
    self.clues = clues
  }
}

/// A fact that somebody at a place would know. It names nothing, and its numbers are rounded.
public struct Clue: Message {
  public static let protoName = "cairn.geo.v1.Clue"

  /// The kind of the clue. A client leaves out those that it does not know.
  public enum Kind: MessageEnum {
    /// Never sent.
    case unspecified
    /// Where the sun stands at noon over the year; codes: one of "south", "north", "overhead" (within the tropics, now on this side, now on that).
    case noonSun
    /// How long the sun is up today; number: minutes, rounded to 15.
    case dayLength
    /// How far open sea is; number: at most so many kilometres, one of 10, 25, 50, 100; 0 when it is farther.
    case sea
    /// On which side of the road people drive; codes: "left" or "right".
    case drivingSide
    /// How far the clocks are from UTC today; number: minutes.
    case clock
    /// How many other countries are within 100 km; number.
    case neighbours
    /// The nearest city of a size; number: kilometres, rounded to two digits; population_count_min: the size; codes: the direction in which it lies,
    /// one of "n", "ne", "e", "se", "s", "sw", "w", "nw".
    case city
    /// Letters on signs; codes: ISO 15924 codes of one or two scripts, the commoner first, for example "Cyrl".
    case script
    /// How many letters the name of the nearest town has in English; number.
    case townName
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .noonSun, .dayLength, .sea, .drivingSide, .clock, .neighbours, .city, .script, .townName]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .noonSun: 1
      case .dayLength: 2
      case .sea: 3
      case .drivingSide: 4
      case .clock: 5
      case .neighbours: 6
      case .city: 7
      case .script: 8
      case .townName: 9
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .noonSun
      case 2: self = .dayLength
      case 3: self = .sea
      case 4: self = .drivingSide
      case 5: self = .clock
      case 6: self = .neighbours
      case 7: self = .city
      case 8: self = .script
      case 9: self = .townName
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "KIND_UNSPECIFIED"
      case .noonSun: "KIND_NOON_SUN"
      case .dayLength: "KIND_DAY_LENGTH"
      case .sea: "KIND_SEA"
      case .drivingSide: "KIND_DRIVING_SIDE"
      case .clock: "KIND_CLOCK"
      case .neighbours: "KIND_NEIGHBOURS"
      case .city: "KIND_CITY"
      case .script: "KIND_SCRIPT"
      case .townName: "KIND_TOWN_NAME"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "KIND_UNSPECIFIED": self = .unspecified
      case "KIND_NOON_SUN": self = .noonSun
      case "KIND_DAY_LENGTH": self = .dayLength
      case "KIND_SEA": self = .sea
      case "KIND_DRIVING_SIDE": self = .drivingSide
      case "KIND_CLOCK": self = .clock
      case "KIND_NEIGHBOURS": self = .neighbours
      case "KIND_CITY": self = .city
      case "KIND_SCRIPT": self = .script
      case "KIND_TOWN_NAME": self = .townName
      default: return nil
      }
    }
  }

  /// The kind of the clue.
  public var kind: Clue.Kind = .unspecified

  /// As the kind says; otherwise 0.
  public var number: Int32 = 0

  /// As the kind says; otherwise none.
  public var codes: [String] = []

  /// With KIND_CITY: the city has at least so many inhabitants.
  public var populationCountMin: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(kind: Clue.Kind = .unspecified, number: Int32 = 0, codes: [String] = [], populationCountMin: Int32 = 0) {
    self.kind = kind
    self.number = number
    self.codes = codes
    self.populationCountMin = populationCountMin
  }
}
