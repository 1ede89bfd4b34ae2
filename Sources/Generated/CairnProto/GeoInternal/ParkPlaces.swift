// Written by protoc-gen-cairn from cairn/geo/internal/v1/park_places.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The park that is asked for.
public struct LoadParkRequest: Message {
  public static let protoName = "cairn.geo.internal.v1.LoadParkRequest"

  /// The park.
  public var parkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parkID: String = "") {
    self.parkID = parkID
  }
}

/// The park.
public struct LoadParkResponse: Message {
  public static let protoName = "cairn.geo.internal.v1.LoadParkResponse"

  /// All that is known of it.
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

/// The park and the places.
public struct MeasurePlacesRequest: Message {
  public static let protoName = "cairn.geo.internal.v1.MeasurePlacesRequest"

  /// The park.
  public var parkID: String = ""

  /// At most 100; none only asks whether there is such a park.
  public var positions: [LatLng] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parkID: String = "", positions: [LatLng] = []) {
    self.parkID = parkID
    self.positions = positions
  }
}

/// The distances.
public struct MeasurePlacesResponse: Message {
  public static let protoName = "cairn.geo.internal.v1.MeasurePlacesResponse"

  /// One for each place, in their order.
  public var measures: [PlaceMeasure] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(measures: [PlaceMeasure] = []) {
    self.measures = measures
  }
}

/// How far a place is from a park.
public struct PlaceMeasure: Message {
  public static let protoName = "cairn.geo.internal.v1.PlaceMeasure"

  /// Distance to the park's boundary, metres; 0 inside.
  public var distanceM: Double = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(distanceM: Double = 0) {
    self.distanceM = distanceM
  }
}
