// Written by protoc-gen-cairn from cairn/geo/v1/zones.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// How large a zone is in the order of its country.
public enum ZoneKind: MessageEnum {
  /// Never sent.
  case unspecified
  /// A country, or a territory with a code of its own.
  case country
  /// A first-order area: region, state.
  case region
  /// A second-order area: province, county.
  case province
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .country, .region, .province]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .country: 1
    case .region: 2
    case .province: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .country
    case 2: self = .region
    case 3: self = .province
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "ZONE_KIND_UNSPECIFIED"
    case .country: "ZONE_KIND_COUNTRY"
    case .region: "ZONE_KIND_REGION"
    case .province: "ZONE_KIND_PROVINCE"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "ZONE_KIND_UNSPECIFIED": self = .unspecified
    case "ZONE_KIND_COUNTRY": self = .country
    case "ZONE_KIND_REGION": self = .region
    case "ZONE_KIND_PROVINCE": self = .province
    default: return nil
    }
  }
}

/// An area to choose from.
public struct Zone: Message {
  public static let protoName = "cairn.geo.v1.Zone"

  /// Id, for example "it", "it/Lombardy", "it/Lombardy/Provincia di Como": a zone whose id begins with this id and a slash is in this zone.
  public var zoneID: String = ""

  /// Kind of the zone.
  public var kind: ZoneKind = .unspecified

  /// The name of the source, English where there is one.
  public var name: String = ""

  /// The zone that it is in; empty for countries.
  public var parentZoneID: String = ""

  /// How many cities it has.
  public var cityCount: Int64 = 0

  /// Inhabitants of its cities.
  public var populationCount: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(zoneID: String = "", kind: ZoneKind = .unspecified, name: String = "", parentZoneID: String = "", cityCount: Int64 = 0, populationCount: Int64 = 0) {
    self.zoneID = zoneID
    self.kind = kind
    self.name = name
    self.parentZoneID = parentZoneID
    self.cityCount = cityCount
    self.populationCount = populationCount
  }
}

/// Which zones.
public struct ListZonesRequest: Message {
  public static let protoName = "cairn.geo.v1.ListZonesRequest"

  /// The zone whose zones are listed; empty for the countries.
  public var parentZoneID: String = ""

  /// At most this many; 0 means 100, more than 500 means 500.
  public var pageSize: Int32 = 0

  /// From a former answer to the same parent_zone_id; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parentZoneID: String = "", pageSize: Int32 = 0, pageToken: String = "") {
    self.parentZoneID = parentZoneID
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// One page of zones.
public struct ListZonesResponse: Message {
  public static let protoName = "cairn.geo.v1.ListZonesResponse"

  /// By name. Empty for provinces, and for regions of whose provinces nothing is known.
  public var zones: [Zone] = []

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Credit that must be shown with the data.
  public var attribution: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(zones: [Zone] = [], nextPageToken: String = "", attribution: String = "") {
    self.zones = zones
    self.nextPageToken = nextPageToken
    self.attribution = attribution
  }
}

/// Which zone.
public struct GetZoneRequest: Message {
  public static let protoName = "cairn.geo.v1.GetZoneRequest"

  /// The zone.
  public var zoneID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(zoneID: String = "") {
    self.zoneID = zoneID
  }
}

/// The zone.
public struct GetZoneResponse: Message {
  public static let protoName = "cairn.geo.v1.GetZoneResponse"

  /// The zone.
  public var zone: Zone? = nil

  /// The zones that it is in, the country first.
  public var parents: [Zone] = []

  /// Credit that must be shown with the data.
  public var attribution: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(zone: Zone? = nil, parents: [Zone] = [], attribution: String = "") {
    self.zone = zone
    self.parents = parents
    self.attribution = attribution
  }
}
