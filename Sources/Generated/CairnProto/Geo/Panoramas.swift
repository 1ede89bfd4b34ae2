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

  /// The provider of the imagery.
  public var provider: PanoramaProvider = .unspecified

  /// How the client finds it. An id hides the position; a position is sent only where the source has no ids that last.
  public var target: OneOfTarget? = nil

  /// Direction to look in first, degrees clockwise from north, in [0, 360).
  public var headingDegrees: Double = 0

  /// How far from position the source may look for imagery, in metres. Absent with panorama_id.
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
