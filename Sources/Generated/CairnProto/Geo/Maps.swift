// Written by protoc-gen-cairn from cairn/geo/v1/maps.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A part of the world from which locations are drawn.
public struct Map: Message {
  public static let protoName = "cairn.geo.v1.Map"

  /// Stable, lower-case, for example "world", "europe", "it". At most 64 characters of [a-z0-9-].
  public var mapID: String = ""

  /// English name, for example "Italy".
  public var displayName: String = ""

  /// South-west corner of the bounding box. Its longitude is greater than that of north_east when the box crosses 180°.
  public var southWest: LatLng? = nil

  /// North-east corner of the bounding box.
  public var northEast: LatLng? = nil

  /// Great-circle diagonal of the bounding box in metres: the D of the scoring rule. A box wider than half of the world has that of the same box
  /// 180° wide. The world's is 14,916,862.
  public var diagonalM: Double = 0

  /// Where the default marker stands: the centre of the box; 0° N, 0° E for the world.
  public var centre: LatLng? = nil

  /// Credits that must be shown with the data, for example "Made with Natural Earth".
  public var attributions: [String] = []

  /// Whether the map is the whole world.
  public var isWorld: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mapID: String = "", displayName: String = "", southWest: LatLng? = nil, northEast: LatLng? = nil, diagonalM: Double = 0, centre: LatLng? = nil, attributions: [String] = [], isWorld: Bool = false) {
    self.mapID = mapID
    self.displayName = displayName
    self.southWest = southWest
    self.northEast = northEast
    self.diagonalM = diagonalM
    self.centre = centre
    self.attributions = attributions
    self.isWorld = isWorld
  }
}

/// Which maps.
public struct ListMapsRequest: Message {
  public static let protoName = "cairn.geo.v1.ListMapsRequest"

  /// At most this many; 0 means 50, more than 500 means 500.
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

/// One page of maps.
public struct ListMapsResponse: Message {
  public static let protoName = "cairn.geo.v1.ListMapsResponse"

  /// The maps of this page.
  public var maps: [Map] = []

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(maps: [Map] = [], nextPageToken: String = "") {
    self.maps = maps
    self.nextPageToken = nextPageToken
  }
}

/// Which map.
public struct GetMapRequest: Message {
  public static let protoName = "cairn.geo.v1.GetMapRequest"

  /// The map.
  public var mapID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mapID: String = "") {
    self.mapID = mapID
  }
}

/// The map.
public struct GetMapResponse: Message {
  public static let protoName = "cairn.geo.v1.GetMapResponse"

  /// The map.
  public var map: Map? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(map: Map? = nil) {
    self.map = map
  }
}
