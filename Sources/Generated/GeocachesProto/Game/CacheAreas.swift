// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_areas.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf

/// Time at which news of an area are told.
public enum AreaDelivery: MessageEnum {
  /// A time of a later version. Refused in requests.
  case unspecified
  /// Each cache when it is published.
  case instant
  /// Once a day, of all together, where there are any.
  case daily
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .instant, .daily]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .instant: 1
    case .daily: 2
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .instant
    case 2: self = .daily
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "AREA_DELIVERY_UNSPECIFIED"
    case .instant: "AREA_DELIVERY_INSTANT"
    case .daily: "AREA_DELIVERY_DAILY"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "AREA_DELIVERY_UNSPECIFIED": self = .unspecified
    case "AREA_DELIVERY_INSTANT": self = .instant
    case "AREA_DELIVERY_DAILY": self = .daily
    default: return nil
    }
  }
}

/// An area that somebody watches: a circle, or a zone.
public struct WatchedArea: Message {
  public static let protoName = "cairn.game.geocaches.v1.WatchedArea"

  /// UUID. Not read in requests.
  public var areaID: String = ""

  /// Name for oneself; may be empty. At most 100 scalars.
  public var name: String = ""

  /// Centre of the circle; absent for a zone.
  public var centre: CairnProto.LatLng? = nil

  /// Radius of the circle, metres, above 0, at most 50,000; 0 in requests means 10,000. 0 for a zone.
  public var radiusM: Double = 0

  /// Zone of cairn.geo.v1.ZoneService; empty for a circle. At most 300 bytes.
  public var zoneID: String = ""

  /// Filter of what is wanted: difficulty, terrain, sizes, environments and kinds.
  public var filter: CacheFilter? = nil

  /// Time at which news are told.
  public var delivery: AreaDelivery = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(areaID: String = "", name: String = "", centre: CairnProto.LatLng? = nil, radiusM: Double = 0, zoneID: String = "", filter: CacheFilter? = nil, delivery: AreaDelivery = .unspecified) {
    self.areaID = areaID
    self.name = name
    self.centre = centre
    self.radiusM = radiusM
    self.zoneID = zoneID
    self.filter = filter
    self.delivery = delivery
  }
}

/// An area to watch.
public struct WatchAreaRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.WatchAreaRequest"

  /// The area.
  public var area: WatchedArea? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(area: WatchedArea? = nil) {
    self.area = area
  }
}

/// It is watched.
public struct WatchAreaResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.WatchAreaResponse"

  /// UUID.
  public var areaID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(areaID: String = "") {
    self.areaID = areaID
  }
}

/// An area to watch no longer.
public struct UnwatchAreaRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.UnwatchAreaRequest"

  /// UUID.
  public var areaID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(areaID: String = "") {
    self.areaID = areaID
  }
}

/// It is watched no longer.
public struct UnwatchAreaResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.UnwatchAreaResponse"

  /// Every field at its default.
  public init() {}
}

/// Page of the caller's areas.
public struct ListWatchedAreasRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListWatchedAreasRequest"

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// Page of the caller's areas.
public struct ListWatchedAreasResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListWatchedAreasResponse"

  /// The latest first.
  public var areas: [WatchedArea] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(areas: [WatchedArea] = [], nextPageToken: String = "") {
    self.areas = areas
    self.nextPageToken = nextPageToken
  }
}
