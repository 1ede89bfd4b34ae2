// Written by protoc-gen-cairn from cairn/geo/internal/v1/place_areas.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Kind of an area.
public enum AreaKind: MessageEnum {
  /// A kind of a later version.
  case unspecified
  /// Nature under protection: reserves and national parks.
  case protected
  /// Grounds of a school or of a kindergarten.
  case school
  /// Grounds of a railway.
  case railway
  /// Military grounds.
  case military
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .protected, .school, .railway, .military]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .protected: 1
    case .school: 2
    case .railway: 3
    case .military: 4
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .protected
    case 2: self = .school
    case 3: self = .railway
    case 4: self = .military
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "AREA_KIND_UNSPECIFIED"
    case .protected: "AREA_KIND_PROTECTED"
    case .school: "AREA_KIND_SCHOOL"
    case .railway: "AREA_KIND_RAILWAY"
    case .military: "AREA_KIND_MILITARY"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "AREA_KIND_UNSPECIFIED": self = .unspecified
    case "AREA_KIND_PROTECTED": self = .protected
    case "AREA_KIND_SCHOOL": self = .school
    case "AREA_KIND_RAILWAY": self = .railway
    case "AREA_KIND_MILITARY": self = .military
    default: return nil
    }
  }
}

/// The places.
public struct FindPlaceAreasRequest: Message {
  public static let protoName = "cairn.geo.internal.v1.FindPlaceAreasRequest"

  /// 1 to 100.
  public var positions: [LatLng] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(positions: [LatLng] = []) {
    self.positions = positions
  }
}

/// The areas.
public struct FindPlaceAreasResponse: Message {
  public static let protoName = "cairn.geo.internal.v1.FindPlaceAreasResponse"

  /// In the order of their kinds and names; an area in which several of the places lie is there once. At most 20.
  public var areas: [PlaceArea] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(areas: [PlaceArea] = []) {
    self.areas = areas
  }
}

/// An area in which one of the places lies.
public struct PlaceArea: Message {
  public static let protoName = "cairn.geo.internal.v1.PlaceArea"

  /// Kind of the area.
  public var kind: AreaKind = .unspecified

  /// Its name; may be empty.
  public var name: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(kind: AreaKind = .unspecified, name: String = "") {
    self.kind = kind
    self.name = name
  }
}
