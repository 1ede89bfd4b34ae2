// Written by protoc-gen-cairn from cairn/geo/internal/v1/place_zones.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// The place.
public struct FindPlaceZoneRequest: Message {
  public static let protoName = "cairn.geo.internal.v1.FindPlaceZoneRequest"

  /// The position.
  public var position: LatLng? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(position: LatLng? = nil) {
    self.position = position
  }
}

/// The zone.
public struct FindPlaceZoneResponse: Message {
  public static let protoName = "cairn.geo.internal.v1.FindPlaceZoneResponse"

  /// The zone's id (cairn.geo.v1.Zone); the country's where no city is within 50 km; empty on the high seas.
  public var zoneID: String = ""

  /// GeoNames id of the city; 0 where none is within 50 km.
  public var cityID: Int64 = 0

  /// When cities or countries were imported last: zones of places that were asked for before may be others now. Absent before the first import, and while the
  /// answer is told from the import before.
  public var importTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(zoneID: String = "", cityID: Int64 = 0, importTime: Moment? = nil) {
    self.zoneID = zoneID
    self.cityID = cityID
    self.importTime = importTime
  }
}
