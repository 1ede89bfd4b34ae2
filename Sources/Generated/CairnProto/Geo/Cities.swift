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

  /// English name of the first-order area (region, state); empty where unknown.
  public var regionName: String = ""

  /// Name of the second-order area (province, county); empty where unknown.
  public var provinceName: String = ""

  /// The smallest zone that it is in, of ZoneService: province, region or country.
  public var zoneID: String = ""

  /// The name by which AutocompleteCity has found it, for example "Constantinople" of Istanbul: its own one where it begins with the text. For a
  /// guess, the name that may have been meant. Empty elsewhere.
  public var matchedName: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cityID: Int64 = 0, name: String = "", countryCode: String = "", position: LatLng? = nil, populationCount: Int64 = 0, timeZone: String = "", regionName: String = "", provinceName: String = "", zoneID: String = "", matchedName: String = "") {
    self.cityID = cityID
    self.name = name
    self.countryCode = countryCode
    self.position = position
    self.populationCount = populationCount
    self.timeZone = timeZone
    self.regionName = regionName
    self.provinceName = provinceName
    self.zoneID = zoneID
    self.matchedName = matchedName
  }
}

/// The text that the name begins with.
public struct AutocompleteCityRequest: Message {
  public static let protoName = "cairn.geo.v1.AutocompleteCityRequest"

  /// 1 to 100 scalars.
  public var prefix: String = ""

  /// At most this many; 0 means 10, more than 50 means 50.
  public var limit: Int32 = 0

  /// Cities near this one come earlier: the city somebody is in rather than where they are, because a request by GET is stored on the
  /// way. 0 for none; a city that does not exist is as none.
  public var nearCityID: Int64 = 0

  /// BCP 47 tag, for example "it" or "pt-BR": cities of countries where the language is much spoken come earlier. At most 35 characters.
  public var languageCode: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(prefix: String = "", limit: Int32 = 0, nearCityID: Int64 = 0, languageCode: String = "") {
    self.prefix = prefix
    self.limit = limit
    self.nearCityID = nearCityID
    self.languageCode = languageCode
  }
}

/// The cities found.
public struct AutocompleteCityResponse: Message {
  public static let protoName = "cairn.geo.v1.AutocompleteCityResponse"

  /// Likeliest first.
  public var cities: [City] = []

  /// Credit that must be shown with the data.
  public var attribution: String = ""

  /// Whether no name begins with the text, and these are the cities that may have been meant.
  public var isGuess: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cities: [City] = [], attribution: String = "", isGuess: Bool = false) {
    self.cities = cities
    self.attribution = attribution
    self.isGuess = isGuess
  }
}

/// Which city.
public struct GetCityRequest: Message {
  public static let protoName = "cairn.geo.v1.GetCityRequest"

  /// The GeoNames id.
  public var cityID: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cityID: Int64 = 0) {
    self.cityID = cityID
  }
}

/// The city.
public struct GetCityResponse: Message {
  public static let protoName = "cairn.geo.v1.GetCityResponse"

  /// The city.
  public var city: City? = nil

  /// Credit that must be shown with the data.
  public var attribution: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(city: City? = nil, attribution: String = "") {
    self.city = city
    self.attribution = attribution
  }
}

/// Which cities.
public struct ListFeaturedCitiesRequest: Message {
  public static let protoName = "cairn.geo.v1.ListFeaturedCitiesRequest"

  /// ISO 3166-1 alpha-2 code of a country, lower-case; empty for the world.
  public var countryCode: String = ""

  /// At most this many; 0 means 20, more than 100 means 100.
  public var pageSize: Int32 = 0

  /// From a former answer to the same country_code and zone_id; empty for the first page.
  public var pageToken: String = ""

  /// A zone of ZoneService, instead of a country. Empty for none; the list of an unknown zone is empty.
  public var zoneID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(countryCode: String = "", pageSize: Int32 = 0, pageToken: String = "", zoneID: String = "") {
    self.countryCode = countryCode
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.zoneID = zoneID
  }
}

/// One page of cities.
public struct ListFeaturedCitiesResponse: Message {
  public static let protoName = "cairn.geo.v1.ListFeaturedCitiesResponse"

  /// Largest first.
  public var cities: [City] = []

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Credit that must be shown with the data.
  public var attribution: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cities: [City] = [], nextPageToken: String = "", attribution: String = "") {
    self.cities = cities
    self.nextPageToken = nextPageToken
    self.attribution = attribution
  }
}

/// The position to look up.
public struct ReverseGeocodeCityRequest: Message {
  public static let protoName = "cairn.geo.v1.ReverseGeocodeCityRequest"

  /// The position.
  public var position: LatLng? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(position: LatLng? = nil) {
    self.position = position
  }
}

/// A country or a territory with a code of its own.
public struct Country: Message {
  public static let protoName = "cairn.geo.v1.Country"

  /// ISO 3166-1 alpha-2 code, lower-case.
  public var countryCode: String = ""

  /// English name.
  public var name: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(countryCode: String = "", name: String = "") {
    self.countryCode = countryCode
    self.name = name
  }
}

/// The city, areas and country of the position.
public struct ReverseGeocodeCityResponse: Message {
  public static let protoName = "cairn.geo.v1.ReverseGeocodeCityResponse"

  /// The city that the position belongs to; absent when none is within 50 km. A large city reaches farther than a small one: where several
  /// could be meant, it is the one whose distance is least in proportion to how far a city of its size reaches.
  public var city: City? = nil

  /// The city whose centre is nearest, however far; absent only where no data is loaded.
  public var nearestCity: City? = nil

  /// Distance from the position to the centre of nearest_city, metres.
  public var nearestCityDistanceM: Double = 0

  /// The country on whose land the position is; on water, that of the coast or of a city within 50 km. Absent on the high seas.
  public var country: Country? = nil

  /// Credits that must be shown with the data.
  public var attributions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(city: City? = nil, nearestCity: City? = nil, nearestCityDistanceM: Double = 0, country: Country? = nil, attributions: [String] = []) {
    self.city = city
    self.nearestCity = nearestCity
    self.nearestCityDistanceM = nearestCityDistanceM
    self.country = country
    self.attributions = attributions
  }
}
