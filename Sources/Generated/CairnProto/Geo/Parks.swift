// Written by protoc-gen-cairn from cairn/geo/v1/parks.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The kind of a park, by the words of its source.
public enum ParkKind: MessageEnum {
  /// Never sent.
  case unspecified
  /// A green in a town.
  case park
  /// A garden that is open to the public.
  case garden
  /// Nature under protection.
  case natureReserve
  /// A national park.
  case nationalPark
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .park, .garden, .natureReserve, .nationalPark]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .park: 1
    case .garden: 2
    case .natureReserve: 3
    case .nationalPark: 4
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .park
    case 2: self = .garden
    case 3: self = .natureReserve
    case 4: self = .nationalPark
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "PARK_KIND_UNSPECIFIED"
    case .park: "PARK_KIND_PARK"
    case .garden: "PARK_KIND_GARDEN"
    case .natureReserve: "PARK_KIND_NATURE_RESERVE"
    case .nationalPark: "PARK_KIND_NATIONAL_PARK"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "PARK_KIND_UNSPECIFIED": self = .unspecified
    case "PARK_KIND_PARK": self = .park
    case "PARK_KIND_GARDEN": self = .garden
    case "PARK_KIND_NATURE_RESERVE": self = .natureReserve
    case "PARK_KIND_NATIONAL_PARK": self = .nationalPark
    default: return nil
    }
  }
}

/// The part of a park that is shown in a list.
public struct ParkSummary: Message {
  public static let protoName = "cairn.geo.v1.ParkSummary"

  /// Id of the source, for example "osm-w8042613": the same as long as the source knows the park.
  public var parkID: String = ""

  /// Name of the park, as it is called there.
  public var name: String = ""

  /// Kind of the park.
  public var kind: ParkKind = .unspecified

  /// The city that it belongs to; empty where none is within 50 km.
  public var cityName: String = ""

  /// The city's GeoNames id; 0 for none.
  public var cityID: Int64 = 0

  /// The middle of the box around it.
  public var centre: LatLng? = nil

  /// Square metres.
  public var areaM2: Double = 0

  /// Number of challenges that can be done in it, as GeoService has heard of them. A new number is no change of ListParkChanges, and the number in a kept
  /// answer may be as old as the answer.
  public var challengeCount: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parkID: String = "", name: String = "", kind: ParkKind = .unspecified, cityName: String = "", cityID: Int64 = 0, centre: LatLng? = nil, areaM2: Double = 0, challengeCount: Int64 = 0) {
    self.parkID = parkID
    self.name = name
    self.kind = kind
    self.cityName = cityName
    self.cityID = cityID
    self.centre = centre
    self.areaM2 = areaM2
    self.challengeCount = challengeCount
  }
}

/// A ring of points; the last is joined to the first, which is not repeated.
public struct ParkRing: Message {
  public static let protoName = "cairn.geo.v1.ParkRing"

  /// At least 3.
  public var points: [LatLng] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(points: [LatLng] = []) {
    self.points = points
  }
}

/// One piece of a park's land.
public struct ParkPolygon: Message {
  public static let protoName = "cairn.geo.v1.ParkPolygon"

  /// The outline.
  public var exterior: ParkRing? = nil

  /// The rings that are cut out of it.
  public var holes: [ParkRing] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(exterior: ParkRing? = nil, holes: [ParkRing] = []) {
    self.exterior = exterior
    self.holes = holes
  }
}

/// All that is known of a park.
public struct Park: Message {
  public static let protoName = "cairn.geo.v1.Park"

  /// As in lists.
  public var summary: ParkSummary? = nil

  /// Its land: at least one.
  public var polygons: [ParkPolygon] = []

  /// Where one may go in; empty where the source knows none.
  public var entrances: [LatLng] = []

  /// Facilities in it that the source knows, in the words of OpenStreetMap, for example "bench", "playground", "toilets"; in the order of the alphabet.
  public var facilities: [String] = []

  /// Opening hours in the form of OpenStreetMap, for example "06:00-22:00"; empty where unknown.
  public var openingHours: String = ""

  /// Empty where unknown.
  public var websiteURL: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(summary: ParkSummary? = nil, polygons: [ParkPolygon] = [], entrances: [LatLng] = [], facilities: [String] = [], openingHours: String = "", websiteURL: String = "") {
    self.summary = summary
    self.polygons = polygons
    self.entrances = entrances
    self.facilities = facilities
    self.openingHours = openingHours
    self.websiteURL = websiteURL
  }
}

/// The position or the city to look near to.
public struct FindNearbyParksRequest: Message {
  public static let protoName = "cairn.geo.v1.FindNearbyParksRequest"

  /// The position; not together with city_id.
  public var position: LatLng? = nil

  /// The city whose centre stands for the position. 0 for none.
  public var cityID: Int64 = 0

  /// At most this many; 0 means 5, more than 20 means 20.
  public var limit: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(position: LatLng? = nil, cityID: Int64 = 0, limit: Int32 = 0) {
    self.position = position
    self.cityID = cityID
    self.limit = limit
  }
}

/// A park and how far it is.
public struct NearbyPark: Message {
  public static let protoName = "cairn.geo.v1.NearbyPark"

  /// The park.
  public var park: ParkSummary? = nil

  /// Distance from the position to the park's boundary, metres; 0 inside.
  public var distanceM: Double = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(park: ParkSummary? = nil, distanceM: Double = 0) {
    self.park = park
    self.distanceM = distanceM
  }
}

/// The nearest parks.
public struct FindNearbyParksResponse: Message {
  public static let protoName = "cairn.geo.v1.FindNearbyParksResponse"

  /// Nearest first.
  public var parks: [NearbyPark] = []

  /// Credits that must be shown with the data.
  public var attributions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parks: [NearbyPark] = [], attributions: [String] = []) {
    self.parks = parks
    self.attributions = attributions
  }
}

/// The part of the map.
public struct FindParksInBoxRequest: Message {
  public static let protoName = "cairn.geo.v1.FindParksInBoxRequest"

  /// South-west corner. Its longitude is greater than that of north_east when the box crosses 180°.
  public var southWest: LatLng? = nil

  /// North-east corner.
  public var northEast: LatLng? = nil

  /// How large the map is drawn, as with slippy map tiles, so that clusters do not stand closer than a finger; absent for as close as 256 of them allow.
  public var zoom: Int32? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(southWest: LatLng? = nil, northEast: LatLng? = nil, zoom: Int32? = nil) {
    self.southWest = southWest
    self.northEast = northEast
    self.zoom = zoom
  }
}

/// Parks that are drawn as one.
public struct ParkCluster: Message {
  public static let protoName = "cairn.geo.v1.ParkCluster"

  /// Number of parks.
  public var parkCount: Int64 = 0

  /// The mean of their middles.
  public var position: LatLng? = nil

  /// South-west corner of the tile they are counted in: the part of the map to show when somebody wants to see more.
  public var southWest: LatLng? = nil

  /// North-east corner of the tile.
  public var northEast: LatLng? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parkCount: Int64 = 0, position: LatLng? = nil, southWest: LatLng? = nil, northEast: LatLng? = nil) {
    self.parkCount = parkCount
    self.position = position
    self.southWest = southWest
    self.northEast = northEast
  }
}

/// The parks or the clusters that are there.
public struct FindParksInBoxResponse: Message {
  public static let protoName = "cairn.geo.v1.FindParksInBoxResponse"

  /// At most 200, the larger first; empty where there are clusters.
  public var parks: [ParkSummary] = []

  /// Clusters of parks: one for each tile that touches the box and has parks; a tile at the edge is counted whole.
  public var clusters: [ParkCluster] = []

  /// Credits that must be shown with the data.
  public var attributions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parks: [ParkSummary] = [], clusters: [ParkCluster] = [], attributions: [String] = []) {
    self.parks = parks
    self.clusters = clusters
    self.attributions = attributions
  }
}

/// Which park.
public struct GetParkRequest: Message {
  public static let protoName = "cairn.geo.v1.GetParkRequest"

  /// As in lists.
  public var parkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parkID: String = "") {
    self.parkID = parkID
  }
}

/// The park.
public struct GetParkResponse: Message {
  public static let protoName = "cairn.geo.v1.GetParkResponse"

  /// The park.
  public var park: Park? = nil

  /// Credits that must be shown with the data.
  public var attributions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(park: Park? = nil, attributions: [String] = []) {
    self.park = park
    self.attributions = attributions
  }
}

/// The name that is looked for.
public struct SearchParksRequest: Message {
  public static let protoName = "cairn.geo.v1.SearchParksRequest"

  /// The beginning of a word of a park's name, or of a city's name: 2 to 100 scalars.
  public var query: String = ""

  /// At most this many; 0 means 5, more than 20 means 20.
  public var pageSize: Int32 = 0

  /// From a former answer to the same query and near_city_id; empty for the first page.
  public var pageToken: String = ""

  /// Parks near this city come earlier: the city somebody is in rather than where they are, because a request by GET is stored on the way. 0 for
  /// none; a city that does not exist is as none.
  public var nearCityID: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(query: String = "", pageSize: Int32 = 0, pageToken: String = "", nearCityID: Int64 = 0) {
    self.query = query
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.nearCityID = nearCityID
  }
}

/// One page of parks.
public struct SearchParksResponse: Message {
  public static let protoName = "cairn.geo.v1.SearchParksResponse"

  /// Likeliest first.
  public var parks: [ParkSummary] = []

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Names to try instead; only when no park was found, and then perhaps none.
  public var suggestions: [String] = []

  /// Credits that must be shown with the data.
  public var attributions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parks: [ParkSummary] = [], nextPageToken: String = "", suggestions: [String] = [], attributions: [String] = []) {
    self.parks = parks
    self.nextPageToken = nextPageToken
    self.suggestions = suggestions
    self.attributions = attributions
  }
}

/// The position, and the park it is compared with.
public struct CheckInParkRequest: Message {
  public static let protoName = "cairn.geo.v1.CheckInParkRequest"

  /// The park.
  public var parkID: String = ""

  /// The position.
  public var position: LatLng? = nil

  /// Distance outside of the boundary that still counts, metres, 0 to 1,000; absent means 50.
  public var bufferM: Double? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parkID: String = "", position: LatLng? = nil, bufferM: Double? = nil) {
    self.parkID = parkID
    self.position = position
    self.bufferM = bufferM
  }
}

/// The place of the position, as seen from the park.
public struct CheckInParkResponse: Message {
  public static let protoName = "cairn.geo.v1.CheckInParkResponse"

  /// Distance from the position to the park's boundary, metres; 0 inside.
  public var distanceM: Double = 0

  /// Whether that is within the buffer.
  public var isInside: Bool = false

  /// Credits that must be shown with the data.
  public var attributions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(distanceM: Double = 0, isInside: Bool = false, attributions: [String] = []) {
    self.distanceM = distanceM
    self.isInside = isInside
    self.attributions = attributions
  }
}

/// The revision since which changes are asked for.
public struct ListParkChangesRequest: Message {
  public static let protoName = "cairn.geo.v1.ListParkChangesRequest"

  /// The revision of the last list that was read whole; 0 for everything.
  public var afterRevision: Int64 = 0

  /// At most this many; 0 means 50, more than 200 means 200.
  public var pageSize: Int32 = 0

  /// From a former answer to the same after_revision and zone_id; empty for the first page.
  public var pageToken: String = ""

  /// Zone of ZoneService that the parks' cities are in; empty for all. An unknown zone has no parks.
  public var zoneID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(afterRevision: Int64 = 0, pageSize: Int32 = 0, pageToken: String = "", zoneID: String = "") {
    self.afterRevision = afterRevision
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.zoneID = zoneID
  }
}

/// A park's change.
public struct ParkChange: Message {
  public static let protoName = "cairn.geo.v1.ParkChange"

  /// The new state of the park, or its removal.
  public enum OneOfChange: Sendable, Hashable {
    /// The park is new, or something of it.
    case park(Park)
    /// There is no such park any more, or it is in another zone. May name a park that the phone has never heard of.
    case removedParkID(String)
  }

  /// The new state of the park, or its removal.
  public var change: OneOfChange? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(change: OneOfChange? = nil) {
    self.change = change
  }
}

/// One page of changes.
public struct ListParkChangesResponse: Message {
  public static let protoName = "cairn.geo.v1.ListParkChangesResponse"

  /// Oldest first.
  public var changes: [ParkChange] = []

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// The revision to ask after next time, once the last page is read; the same on all pages of a list.
  public var revision: Int64 = 0

  /// Credits that must be shown with the data.
  public var attributions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(changes: [ParkChange] = [], nextPageToken: String = "", revision: Int64 = 0, attributions: [String] = []) {
    self.changes = changes
    self.nextPageToken = nextPageToken
    self.revision = revision
    self.attributions = attributions
  }
}
