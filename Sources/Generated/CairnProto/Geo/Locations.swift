// Written by protoc-gen-cairn from cairn/geo/v1/locations.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Who has the imagery of a panorama.
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
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .google, .mapillary, .panoramax, .own]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .google: 1
    case .mapillary: 2
    case .panoramax: 3
    case .own: 4
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
  }

  /// Who has the imagery.
  public var provider: PanoramaProvider = .unspecified

  /// How the client finds it. An id hides the position; a position is sent only where the source has no ids that last.
  public var target: OneOfTarget? = nil

  /// Where to look at first, degrees clockwise from north, in [0, 360).
  public var headingDegrees: Double = 0

  /// How far from position the source may look for imagery, in metres. Absent with panorama_id.
  public var searchRadiusM: Int32? = nil

  /// What must be shown with the imagery or the place data.
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

/// A place to be guessed.
public struct Location: Message {
  public static let protoName = "cairn.geo.v1.Location"

  /// Set by the server. UUID; the same place drawn again has the same id.
  public var locationID: String = ""

  /// The solution.
  public var position: LatLng? = nil

  /// What the client is shown.
  public var panorama: Panorama? = nil

  /// ISO 3166-1 alpha-2 code of the country, lower-case; empty where unknown.
  public var countryCode: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(locationID: String = "", position: LatLng? = nil, panorama: Panorama? = nil, countryCode: String = "") {
    self.locationID = locationID
    self.position = position
    self.panorama = panorama
    self.countryCode = countryCode
  }
}

/// How many places, of which map.
public struct DrawLocationsRequest: Message {
  public static let protoName = "cairn.geo.v1.DrawLocationsRequest"

  /// The map.
  public var mapID: String = ""

  /// How many, in [1, 20].
  public var count: Int32 = 0

  /// Ids that must not be drawn again. At most 1,000.
  public var excludedLocationIDs: [String] = []

  /// Makes the draw repeatable. 8 to 64 bytes.
  public var seed: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mapID: String = "", count: Int32 = 0, excludedLocationIDs: [String] = [], seed: [UInt8] = []) {
    self.mapID = mapID
    self.count = count
    self.excludedLocationIDs = excludedLocationIDs
    self.seed = seed
  }
}

/// The places.
public struct DrawLocationsResponse: Message {
  public static let protoName = "cairn.geo.v1.DrawLocationsResponse"

  /// As many as were asked for, in the order they were drawn.
  public var locations: [Location] = []

  /// The map they were drawn from.
  public var map: Map? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(locations: [Location] = [], map: Map? = nil) {
    self.locations = locations
    self.map = map
  }
}

/// A place without imagery.
public struct ReportLocationRequest: Message {
  public static let protoName = "cairn.geo.v1.ReportLocationRequest"

  /// The place.
  public var locationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(locationID: String = "") {
    self.locationID = locationID
  }
}

/// Nothing to tell.
public struct ReportLocationResponse: Message {
  public static let protoName = "cairn.geo.v1.ReportLocationResponse"

  /// Every field at its default.
  public init() {}
}
