// Written by protoc-gen-cairn from cairn/geo/internal/v1/city_lookups.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The cities that are looked for.
public struct FindCitiesRequest: Message {
  public static let protoName = "cairn.geo.internal.v1.FindCitiesRequest"

  /// GeoNames ids, 1 to 50.
  public var cityIDs: [Int64] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cityIDs: [Int64] = []) {
    self.cityIDs = cityIDs
  }
}

/// The cities that were found.
public struct FindCitiesResponse: Message {
  public static let protoName = "cairn.geo.internal.v1.FindCitiesResponse"

  /// In any order.
  public var cities: [City] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cities: [City] = []) {
    self.cities = cities
  }
}

/// The city in the middle.
public struct FindNearCitiesRequest: Message {
  public static let protoName = "cairn.geo.internal.v1.FindNearCitiesRequest"

  /// GeoNames id.
  public var cityID: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cityID: Int64 = 0) {
    self.cityID = cityID
  }
}

/// A city and how far it is, roughly.
public struct NearCity: Message {
  public static let protoName = "cairn.geo.internal.v1.NearCity"

  /// GeoNames id.
  public var cityID: Int64 = 0

  /// Distance of the centres in metres, rounded up to the next 10,000: 10,000 to 50,000; 0 for the city itself.
  public var distanceM: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cityID: Int64 = 0, distanceM: Int32 = 0) {
    self.cityID = cityID
    self.distanceM = distanceM
  }
}

/// The cities around.
public struct FindNearCitiesResponse: Message {
  public static let protoName = "cairn.geo.internal.v1.FindNearCitiesResponse"

  /// The city itself first, then the nearest.
  public var cities: [NearCity] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cities: [NearCity] = []) {
    self.cities = cities
  }
}
