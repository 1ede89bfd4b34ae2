// Written by protoc-gen-cairn from cairn/geo/internal/v1/locations.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A place to be guessed.
public struct Location: Message {
  public static let protoName = "cairn.geo.internal.v1.Location"

  /// Set by the server. UUID; the same place drawn again has the same id.
  public var locationID: String = ""

  /// The solution.
  public var position: LatLng? = nil

  /// The panorama that the client is shown.
  public var panorama: Panorama? = nil

  /// ISO 3166-1 alpha-2 code of the country, lower-case; empty where unknown.
  public var countryCode: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(locationID: String = "", position: LatLng? = nil, panorama: Panorama? = nil, countryCode: String = "") {
    self.locationID = locationID
    self.position = position
    self.panorama = panorama
    self.countryCode = countryCode
  }
}

/// The number of places, and their map.
public struct DrawLocationsRequest: Message {
  public static let protoName = "cairn.geo.internal.v1.DrawLocationsRequest"

  /// The map.
  public var mapID: String = ""

  /// The number of places, in [1, 20].
  public var count: Int32 = 0

  /// Ids that must not be drawn again. At most 1,000.
  public var excludedLocationIDs: [String] = []

  /// Makes the draw repeatable. 8 to 64 bytes.
  public var seed: [UInt8] = []

  /// PANORAMA_PROVIDER_CLUES for clues instead of imagery; anything else for the imagery of the map.
  public var provider: PanoramaProvider = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mapID: String = "", count: Int32 = 0, excludedLocationIDs: [String] = [], seed: [UInt8] = [], provider: PanoramaProvider = .unspecified) {
    self.mapID = mapID
    self.count = count
    self.excludedLocationIDs = excludedLocationIDs
    self.seed = seed
    self.provider = provider
  }
}

/// The places.
public struct DrawLocationsResponse: Message {
  public static let protoName = "cairn.geo.internal.v1.DrawLocationsResponse"

  /// As many as were asked for, in the order they were drawn.
  public var locations: [Location] = []

  /// The map they were drawn from.
  public var map: Map? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(locations: [Location] = [], map: Map? = nil) {
    self.locations = locations
    self.map = map
  }
}

/// A place without imagery.
public struct ReportLocationRequest: Message {
  public static let protoName = "cairn.geo.internal.v1.ReportLocationRequest"

  /// The place.
  public var locationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(locationID: String = "") {
    self.locationID = locationID
  }
}

/// Nothing to tell.
public struct ReportLocationResponse: Message {
  public static let protoName = "cairn.geo.internal.v1.ReportLocationResponse"

  /// Every field at its default.
  public init() {}
}
