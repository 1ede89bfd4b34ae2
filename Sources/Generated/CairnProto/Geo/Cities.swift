// Written by protoc-gen-cairn from cairn/geo/v1/cities.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A populated place.
public struct City: Message {
  public static let protoName = "cairn.geo.v1.City"

  /// The GeoNames id.
  public var cityID: Int64 = 0

  /// The usual English name.
  public var name: String = ""

  /// ISO 3166-1 alpha-2 code of the country, lower-case.
  public var countryCode: String = ""

  /// The centre.
  public var position: LatLng? = nil

  /// Inhabitants.
  public var populationCount: Int64 = 0

  /// IANA time zone, for example "Europe/Rome".
  public var timeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cityID: Int64 = 0, name: String = "", countryCode: String = "", position: LatLng? = nil, populationCount: Int64 = 0, timeZone: String = "") {
    self.cityID = cityID
    self.name = name
    self.countryCode = countryCode
    self.position = position
    self.populationCount = populationCount
    self.timeZone = timeZone
  }
}

/// What the name begins with.
public struct AutocompleteCityRequest: Message {
  public static let protoName = "cairn.geo.v1.AutocompleteCityRequest"

  /// 1 to 100 scalars.
  public var prefix: String = ""

  /// At most this many; 0 means 10, more than 50 means 50.
  public var limit: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(prefix: String = "", limit: Int32 = 0) {
    self.prefix = prefix
    self.limit = limit
  }
}

/// The cities found.
public struct AutocompleteCityResponse: Message {
  public static let protoName = "cairn.geo.v1.AutocompleteCityResponse"

  /// Largest first.
  public var cities: [City] = []

  /// What must be shown with the data.
  public var attribution: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cities: [City] = [], attribution: String = "") {
    self.cities = cities
    self.attribution = attribution
  }
}
