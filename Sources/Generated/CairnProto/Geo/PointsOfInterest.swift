// Written by protoc-gen-cairn from cairn/geo/v1/points_of_interest.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Kinds of points of interest, by the words of OpenStreetMap. A point of several kinds is of the first in this order, but an attraction only when
/// it is of no other kind.
public enum PointOfInterestKind: MessageEnum {
  /// Never sent.
  case unspecified
  /// A museum.
  case museum
  /// A place where art is shown, and perhaps sold.
  case gallery
  /// Animals.
  case zoo
  /// Animals of the water.
  case aquarium
  /// Rides and shows.
  case themePark
  /// A place from which one sees far.
  case viewpoint
  /// Sculptures, murals and the like, in public.
  case artwork
  /// A castle, palace or fortress.
  case castle
  /// The remains of a building.
  case ruins
  /// A place where the past was, or is being, dug out.
  case archaeologicalSite
  /// A large memorial that one can enter or that stands for itself.
  case monument
  /// A reminder of a person, an event or the like.
  case memorial
  /// The top of a mountain or hill.
  case peak
  /// A church, mosque, temple, synagogue or shrine.
  case placeOfWorship
  /// Plays, operas, concerts.
  case theatre
  /// A house for the arts.
  case artsCentre
  /// A library.
  case library
  /// A fountain.
  case fountain
  /// Worth seeing, without being any of the others.
  case attraction
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .museum, .gallery, .zoo, .aquarium, .themePark, .viewpoint, .artwork, .castle, .ruins, .archaeologicalSite, .monument, .memorial, .peak, .placeOfWorship, .theatre, .artsCentre, .library, .fountain, .attraction]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .museum: 1
    case .gallery: 2
    case .zoo: 3
    case .aquarium: 4
    case .themePark: 5
    case .viewpoint: 6
    case .artwork: 7
    case .castle: 8
    case .ruins: 9
    case .archaeologicalSite: 10
    case .monument: 11
    case .memorial: 12
    case .peak: 13
    case .placeOfWorship: 14
    case .theatre: 15
    case .artsCentre: 16
    case .library: 17
    case .fountain: 18
    case .attraction: 19
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .museum
    case 2: self = .gallery
    case 3: self = .zoo
    case 4: self = .aquarium
    case 5: self = .themePark
    case 6: self = .viewpoint
    case 7: self = .artwork
    case 8: self = .castle
    case 9: self = .ruins
    case 10: self = .archaeologicalSite
    case 11: self = .monument
    case 12: self = .memorial
    case 13: self = .peak
    case 14: self = .placeOfWorship
    case 15: self = .theatre
    case 16: self = .artsCentre
    case 17: self = .library
    case 18: self = .fountain
    case 19: self = .attraction
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "POINT_OF_INTEREST_KIND_UNSPECIFIED"
    case .museum: "POINT_OF_INTEREST_KIND_MUSEUM"
    case .gallery: "POINT_OF_INTEREST_KIND_GALLERY"
    case .zoo: "POINT_OF_INTEREST_KIND_ZOO"
    case .aquarium: "POINT_OF_INTEREST_KIND_AQUARIUM"
    case .themePark: "POINT_OF_INTEREST_KIND_THEME_PARK"
    case .viewpoint: "POINT_OF_INTEREST_KIND_VIEWPOINT"
    case .artwork: "POINT_OF_INTEREST_KIND_ARTWORK"
    case .castle: "POINT_OF_INTEREST_KIND_CASTLE"
    case .ruins: "POINT_OF_INTEREST_KIND_RUINS"
    case .archaeologicalSite: "POINT_OF_INTEREST_KIND_ARCHAEOLOGICAL_SITE"
    case .monument: "POINT_OF_INTEREST_KIND_MONUMENT"
    case .memorial: "POINT_OF_INTEREST_KIND_MEMORIAL"
    case .peak: "POINT_OF_INTEREST_KIND_PEAK"
    case .placeOfWorship: "POINT_OF_INTEREST_KIND_PLACE_OF_WORSHIP"
    case .theatre: "POINT_OF_INTEREST_KIND_THEATRE"
    case .artsCentre: "POINT_OF_INTEREST_KIND_ARTS_CENTRE"
    case .library: "POINT_OF_INTEREST_KIND_LIBRARY"
    case .fountain: "POINT_OF_INTEREST_KIND_FOUNTAIN"
    case .attraction: "POINT_OF_INTEREST_KIND_ATTRACTION"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "POINT_OF_INTEREST_KIND_UNSPECIFIED": self = .unspecified
    case "POINT_OF_INTEREST_KIND_MUSEUM": self = .museum
    case "POINT_OF_INTEREST_KIND_GALLERY": self = .gallery
    case "POINT_OF_INTEREST_KIND_ZOO": self = .zoo
    case "POINT_OF_INTEREST_KIND_AQUARIUM": self = .aquarium
    case "POINT_OF_INTEREST_KIND_THEME_PARK": self = .themePark
    case "POINT_OF_INTEREST_KIND_VIEWPOINT": self = .viewpoint
    case "POINT_OF_INTEREST_KIND_ARTWORK": self = .artwork
    case "POINT_OF_INTEREST_KIND_CASTLE": self = .castle
    case "POINT_OF_INTEREST_KIND_RUINS": self = .ruins
    case "POINT_OF_INTEREST_KIND_ARCHAEOLOGICAL_SITE": self = .archaeologicalSite
    case "POINT_OF_INTEREST_KIND_MONUMENT": self = .monument
    case "POINT_OF_INTEREST_KIND_MEMORIAL": self = .memorial
    case "POINT_OF_INTEREST_KIND_PEAK": self = .peak
    case "POINT_OF_INTEREST_KIND_PLACE_OF_WORSHIP": self = .placeOfWorship
    case "POINT_OF_INTEREST_KIND_THEATRE": self = .theatre
    case "POINT_OF_INTEREST_KIND_ARTS_CENTRE": self = .artsCentre
    case "POINT_OF_INTEREST_KIND_LIBRARY": self = .library
    case "POINT_OF_INTEREST_KIND_FOUNTAIN": self = .fountain
    case "POINT_OF_INTEREST_KIND_ATTRACTION": self = .attraction
    default: return nil
    }
  }
}

/// A place or an object to see.
public struct PointOfInterest: Message {
  public static let protoName = "cairn.geo.v1.PointOfInterest"

  /// Id of the source, for example "osm-n25042613": the same as long as the source knows it.
  public var pointID: String = ""

  /// Name of the point, as it is called there.
  public var name: String = ""

  /// Names in other languages, and for short; each once, in the order of the alphabet. Told by GetPointOfInterest alone: empty in lists.
  public var otherNames: [String] = []

  /// Kind of the point.
  public var kind: PointOfInterestKind = .unspecified

  /// Position of the point; for a point with an area, a place inside.
  public var position: LatLng? = nil

  /// Opening hours in the form of OpenStreetMap, for example "Tu-Su 11:00-18:00"; empty where unknown.
  public var openingHours: String = ""

  /// Empty where unknown.
  public var websiteURL: String = ""

  /// Its item at Wikidata, for example "Q1130103"; empty where unknown.
  public var wikidataID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pointID: String = "", name: String = "", otherNames: [String] = [], kind: PointOfInterestKind = .unspecified, position: LatLng? = nil, openingHours: String = "", websiteURL: String = "", wikidataID: String = "") {
    self.pointID = pointID
    self.name = name
    self.otherNames = otherNames
    self.kind = kind
    self.position = position
    self.openingHours = openingHours
    self.websiteURL = websiteURL
    self.wikidataID = wikidataID
  }
}

/// The position to look around.
public struct FindPointsOfInterestRequest: Message {
  public static let protoName = "cairn.geo.v1.FindPointsOfInterestRequest"

  /// The position.
  public var position: LatLng? = nil

  /// Distance at most, metres, above 0, at most 50,000; absent means 1,000.
  public var radiusM: Double? = nil

  /// Kinds of the points; empty for all.
  public var kinds: [PointOfInterestKind] = []

  /// At most this many; 0 means 20, more than 100 means 100.
  public var limit: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(position: LatLng? = nil, radiusM: Double? = nil, kinds: [PointOfInterestKind] = [], limit: Int32 = 0) {
    self.position = position
    self.radiusM = radiusM
    self.kinds = kinds
    self.limit = limit
  }
}

/// A point of interest and how far it is.
public struct NearbyPointOfInterest: Message {
  public static let protoName = "cairn.geo.v1.NearbyPointOfInterest"

  /// The point.
  public var point: PointOfInterest? = nil

  /// Distance from the position, metres.
  public var distanceM: Double = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(point: PointOfInterest? = nil, distanceM: Double = 0) {
    self.point = point
    self.distanceM = distanceM
  }
}

/// The nearest points of interest.
public struct FindPointsOfInterestResponse: Message {
  public static let protoName = "cairn.geo.v1.FindPointsOfInterestResponse"

  /// Nearest first.
  public var points: [NearbyPointOfInterest] = []

  /// Credits that must be shown with the data.
  public var attributions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(points: [NearbyPointOfInterest] = [], attributions: [String] = []) {
    self.points = points
    self.attributions = attributions
  }
}

/// The path to look along.
public struct FindPointsOfInterestAlongRequest: Message {
  public static let protoName = "cairn.geo.v1.FindPointsOfInterestAlongRequest"

  /// The positions that the path leads through: 2 to 200, at most 100 km in all.
  public var waypoints: [LatLng] = []

  /// Width of the corridor, half of it on each side of the path, metres, above 0, at most 5,000; absent means 500.
  public var widthM: Double? = nil

  /// Kinds of the points; empty for all.
  public var kinds: [PointOfInterestKind] = []

  /// At most this many; 0 means 20, more than 100 means 100.
  public var pageSize: Int32 = 0

  /// From a former answer to the same waypoints, width and kinds; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(waypoints: [LatLng] = [], widthM: Double? = nil, kinds: [PointOfInterestKind] = [], pageSize: Int32 = 0, pageToken: String = "") {
    self.waypoints = waypoints
    self.widthM = widthM
    self.kinds = kinds
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A point of interest and where it is passed.
public struct PassedPointOfInterest: Message {
  public static let protoName = "cairn.geo.v1.PassedPointOfInterest"

  /// The point.
  public var point: PointOfInterest? = nil

  /// Distance from the nearest place of the path, metres.
  public var distanceM: Double = 0

  /// Distance from the beginning of the path to that place, along the path, metres.
  public var alongM: Double = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(point: PointOfInterest? = nil, distanceM: Double = 0, alongM: Double = 0) {
    self.point = point
    self.distanceM = distanceM
    self.alongM = alongM
  }
}

/// One page of the points of interest on the way.
public struct FindPointsOfInterestAlongResponse: Message {
  public static let protoName = "cairn.geo.v1.FindPointsOfInterestAlongResponse"

  /// In the order of the way.
  public var points: [PassedPointOfInterest] = []

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Length of the path, metres.
  public var lengthM: Double = 0

  /// Credits that must be shown with the data.
  public var attributions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(points: [PassedPointOfInterest] = [], nextPageToken: String = "", lengthM: Double = 0, attributions: [String] = []) {
    self.points = points
    self.nextPageToken = nextPageToken
    self.lengthM = lengthM
    self.attributions = attributions
  }
}

/// Which point of interest.
public struct GetPointOfInterestRequest: Message {
  public static let protoName = "cairn.geo.v1.GetPointOfInterestRequest"

  /// As in lists.
  public var pointID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pointID: String = "") {
    self.pointID = pointID
  }
}

/// The point of interest.
public struct GetPointOfInterestResponse: Message {
  public static let protoName = "cairn.geo.v1.GetPointOfInterestResponse"

  /// The point.
  public var point: PointOfInterest? = nil

  /// Credits that must be shown with the data.
  public var attributions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(point: PointOfInterest? = nil, attributions: [String] = []) {
    self.point = point
    self.attributions = attributions
  }
}
