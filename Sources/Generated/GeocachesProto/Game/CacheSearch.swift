// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_search.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf

/// Caches of a tile of the map.
public struct CacheCluster: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheCluster"

  /// Number of caches.
  public var cacheCount: Int64 = 0

  /// The middle of them.
  public var position: CairnProto.LatLng? = nil

  /// Corner of the tile.
  public var southWest: CairnProto.LatLng? = nil

  /// The other corner.
  public var northEast: CairnProto.LatLng? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheCount: Int64 = 0, position: CairnProto.LatLng? = nil, southWest: CairnProto.LatLng? = nil, northEast: CairnProto.LatLng? = nil) {
    self.cacheCount = cacheCount
    self.position = position
    self.southWest = southWest
    self.northEast = northEast
  }
}

/// A part of the map.
public struct CachesInBoxRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.CachesInBoxRequest"

  /// Corner. A longitude may be any number of degrees within 36,000: a map that was scrolled round the Earth is taken as it is.
  public var southWest: MapCorner? = nil

  /// The other corner; the box reaches eastwards to it. One that is 360 degrees away, or more, is all round the Earth.
  public var northEast: MapCorner? = nil

  /// Zoom by which the map is drawn, 0 to 30, as web maps count: the finer, the smaller the tiles that are counted. Absent: as fine as there are.
  public var zoom: Int32? = nil

  /// Filter of what is wanted.
  public var filter: CacheFilter? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(southWest: MapCorner? = nil, northEast: MapCorner? = nil, zoom: Int32? = nil, filter: CacheFilter? = nil) {
    self.southWest = southWest
    self.northEast = northEast
    self.zoom = zoom
    self.filter = filter
  }
}

/// Corner of a map that may have been scrolled round the Earth.
public struct MapCorner: Message {
  public static let protoName = "cairn.game.geocaches.v1.MapCorner"

  /// Degrees north of the equator, in [-90, 90].
  public var latitudeDegrees: Double = 0

  /// Degrees east of Greenwich, in [-36,000, 36,000].
  public var longitudeDegrees: Double = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(latitudeDegrees: Double = 0, longitudeDegrees: Double = 0) {
    self.latitudeDegrees = latitudeDegrees
    self.longitudeDegrees = longitudeDegrees
  }
}

/// Caches of that part.
public struct CachesInBoxResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.CachesInBoxResponse"

  /// Each of them, at most 500; empty where there are more.
  public var caches: [CacheSummary] = []

  /// Tiles that touch the box, with how many caches they have; empty where each cache is told.
  public var clusters: [CacheCluster] = []

  /// Hints where nothing was found: parts of the filter without which there would be something, the most first.
  public var hints: [FilterHint] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(caches: [CacheSummary] = [], clusters: [CacheCluster] = [], hints: [FilterHint] = []) {
    self.caches = caches
    self.clusters = clusters
    self.hints = hints
  }
}

/// A position to look around.
public struct CachesNearRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.CachesNearRequest"

  /// The position.
  public var position: CairnProto.LatLng? = nil

  /// Distance at most, metres, above 0, at most 100,000; absent means 10,000.
  public var radiusM: Double? = nil

  /// Filter of what is wanted.
  public var filter: CacheFilter? = nil

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From a former answer to the same question; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(position: CairnProto.LatLng? = nil, radiusM: Double? = nil, filter: CacheFilter? = nil, pageSize: Int32 = 0, pageToken: String = "") {
    self.position = position
    self.radiusM = radiusM
    self.filter = filter
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of the caches around.
public struct CachesNearResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.CachesNearResponse"

  /// Nearest first.
  public var caches: [CacheSummary] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Hints where nothing was found: parts of the filter without which there would be something, the most first.
  public var hints: [FilterHint] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(caches: [CacheSummary] = [], nextPageToken: String = "", hints: [FilterHint] = []) {
    self.caches = caches
    self.nextPageToken = nextPageToken
    self.hints = hints
  }
}

/// A search.
public struct SearchCachesRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.SearchCachesRequest"

  /// Order of the caches.
  public enum Sort: MessageEnum {
    /// NEWEST.
    case unspecified
    /// The latest published first.
    case newest
    /// Nearest to the position first.
    case distance
    /// The most recommended first.
    case recommended
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .newest, .distance, .recommended]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .newest: 1
      case .distance: 2
      case .recommended: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .newest
      case 2: self = .distance
      case 3: self = .recommended
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "SORT_UNSPECIFIED"
      case .newest: "SORT_NEWEST"
      case .distance: "SORT_DISTANCE"
      case .recommended: "SORT_RECOMMENDED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "SORT_UNSPECIFIED": self = .unspecified
      case "SORT_NEWEST": self = .newest
      case "SORT_DISTANCE": self = .distance
      case "SORT_RECOMMENDED": self = .recommended
      default: return nil
      }
    }
  }

  /// Filter of what is wanted.
  public var filter: CacheFilter? = nil

  /// Order of the caches.
  public var sort: SearchCachesRequest.Sort = .unspecified

  /// The position of DISTANCE; with another order, for the distances that are shown; absent for none.
  public var position: CairnProto.LatLng? = nil

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From a former answer to the same question; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(filter: CacheFilter? = nil, sort: SearchCachesRequest.Sort = .unspecified, position: CairnProto.LatLng? = nil, pageSize: Int32 = 0, pageToken: String = "") {
    self.filter = filter
    self.sort = sort
    self.position = position
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of the caches found.
public struct SearchCachesResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.SearchCachesResponse"

  /// In the order asked for.
  public var caches: [CacheSummary] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Hints where nothing was found: parts of the filter without which there would be something, the most first.
  public var hints: [FilterHint] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(caches: [CacheSummary] = [], nextPageToken: String = "", hints: [FilterHint] = []) {
    self.caches = caches
    self.nextPageToken = nextPageToken
    self.hints = hints
  }
}

/// Position of somebody who wants to go somewhere.
public struct SuggestCachesRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.SuggestCachesRequest"

  /// The position.
  public var position: CairnProto.LatLng? = nil

  /// At most 20; 0 means 5.
  public var limit: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(position: CairnProto.LatLng? = nil, limit: Int32 = 0) {
    self.position = position
    self.limit = limit
  }
}

/// Proposals.
public struct SuggestCachesResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.SuggestCachesResponse"

  /// The best first.
  public var caches: [CacheSummary] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(caches: [CacheSummary] = []) {
    self.caches = caches
  }
}
