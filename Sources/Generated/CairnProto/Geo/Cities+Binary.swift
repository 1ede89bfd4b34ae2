// Written by protoc-gen-cairn from cairn/geo/v1/cities.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension City {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__city__descriptor_pointer(), as: Cairn__Geo__V1__City.self) {
      (c) throws(DecodingError) in try City(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__City>) throws(DecodingError) {
    cityID = c.pointee.city_id_
    name = try Binary.string(c.pointee.name_, "City.name")
    countryCode = try Binary.string(c.pointee.country_code_, "City.country_code")
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    populationCount = c.pointee.population_count_
    timeZone = try Binary.string(c.pointee.time_zone_, "City.time_zone")
    regionName = try Binary.string(c.pointee.region_name_, "City.region_name")
    provinceName = try Binary.string(c.pointee.province_name_, "City.province_name")
    zoneID = try Binary.string(c.pointee.zone_id_, "City.zone_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__City> {
    let c = arena.make(Cairn__Geo__V1__City.self)
    cairn__geo__v1__city__init(c)
    c.pointee.city_id_ = cityID
    c.pointee.name_ = arena.string(name)
    c.pointee.country_code_ = arena.string(countryCode)
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    c.pointee.population_count_ = populationCount
    c.pointee.time_zone_ = arena.string(timeZone)
    c.pointee.region_name_ = arena.string(regionName)
    c.pointee.province_name_ = arena.string(provinceName)
    c.pointee.zone_id_ = arena.string(zoneID)
    return c
  }
}

extension AutocompleteCityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__autocomplete_city_request__descriptor_pointer(), as: Cairn__Geo__V1__AutocompleteCityRequest.self) {
      (c) throws(DecodingError) in try AutocompleteCityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__AutocompleteCityRequest>) throws(DecodingError) {
    prefix = try Binary.string(c.pointee.prefix_, "AutocompleteCityRequest.prefix")
    limit = c.pointee.limit_
    nearCityID = c.pointee.near_city_id_
    languageCode = try Binary.string(c.pointee.language_code_, "AutocompleteCityRequest.language_code")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__AutocompleteCityRequest> {
    let c = arena.make(Cairn__Geo__V1__AutocompleteCityRequest.self)
    cairn__geo__v1__autocomplete_city_request__init(c)
    c.pointee.prefix_ = arena.string(prefix)
    c.pointee.limit_ = limit
    c.pointee.near_city_id_ = nearCityID
    c.pointee.language_code_ = arena.string(languageCode)
    return c
  }
}

extension AutocompleteCityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__autocomplete_city_response__descriptor_pointer(), as: Cairn__Geo__V1__AutocompleteCityResponse.self) {
      (c) throws(DecodingError) in try AutocompleteCityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__AutocompleteCityResponse>) throws(DecodingError) {
    cities = try Binary.list(c.pointee.n_cities_, c.pointee.cities_, messages: { (value) throws(DecodingError) in try City(c: value) })
    attribution = try Binary.string(c.pointee.attribution_, "AutocompleteCityResponse.attribution")
    isGuess = c.pointee.is_guess_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__AutocompleteCityResponse> {
    let c = arena.make(Cairn__Geo__V1__AutocompleteCityResponse.self)
    cairn__geo__v1__autocomplete_city_response__init(c)
    c.pointee.n_cities_ = cities.count
    c.pointee.cities_ = arena.list(cities) { value in value.lower(in: arena) }
    c.pointee.attribution_ = arena.string(attribution)
    c.pointee.is_guess_ = isGuess ? 1 : 0
    return c
  }
}

extension GetCityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_city_request__descriptor_pointer(), as: Cairn__Geo__V1__GetCityRequest.self) {
      (c) throws(DecodingError) in try GetCityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetCityRequest>) throws(DecodingError) {
    cityID = c.pointee.city_id_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__GetCityRequest> {
    let c = arena.make(Cairn__Geo__V1__GetCityRequest.self)
    cairn__geo__v1__get_city_request__init(c)
    c.pointee.city_id_ = cityID
    return c
  }
}

extension GetCityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_city_response__descriptor_pointer(), as: Cairn__Geo__V1__GetCityResponse.self) {
      (c) throws(DecodingError) in try GetCityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetCityResponse>) throws(DecodingError) {
    if let field = c.pointee.city_ { city = try City(c: field) }
    attribution = try Binary.string(c.pointee.attribution_, "GetCityResponse.attribution")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__GetCityResponse> {
    let c = arena.make(Cairn__Geo__V1__GetCityResponse.self)
    cairn__geo__v1__get_city_response__init(c)
    if let city {
      c.pointee.city_ = city.lower(in: arena)
    }
    c.pointee.attribution_ = arena.string(attribution)
    return c
  }
}

extension ListFeaturedCitiesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_featured_cities_request__descriptor_pointer(), as: Cairn__Geo__V1__ListFeaturedCitiesRequest.self) {
      (c) throws(DecodingError) in try ListFeaturedCitiesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListFeaturedCitiesRequest>) throws(DecodingError) {
    countryCode = try Binary.string(c.pointee.country_code_, "ListFeaturedCitiesRequest.country_code")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListFeaturedCitiesRequest.page_token")
    zoneID = try Binary.string(c.pointee.zone_id_, "ListFeaturedCitiesRequest.zone_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ListFeaturedCitiesRequest> {
    let c = arena.make(Cairn__Geo__V1__ListFeaturedCitiesRequest.self)
    cairn__geo__v1__list_featured_cities_request__init(c)
    c.pointee.country_code_ = arena.string(countryCode)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    c.pointee.zone_id_ = arena.string(zoneID)
    return c
  }
}

extension ListFeaturedCitiesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_featured_cities_response__descriptor_pointer(), as: Cairn__Geo__V1__ListFeaturedCitiesResponse.self) {
      (c) throws(DecodingError) in try ListFeaturedCitiesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListFeaturedCitiesResponse>) throws(DecodingError) {
    cities = try Binary.list(c.pointee.n_cities_, c.pointee.cities_, messages: { (value) throws(DecodingError) in try City(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListFeaturedCitiesResponse.next_page_token")
    attribution = try Binary.string(c.pointee.attribution_, "ListFeaturedCitiesResponse.attribution")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ListFeaturedCitiesResponse> {
    let c = arena.make(Cairn__Geo__V1__ListFeaturedCitiesResponse.self)
    cairn__geo__v1__list_featured_cities_response__init(c)
    c.pointee.n_cities_ = cities.count
    c.pointee.cities_ = arena.list(cities) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    c.pointee.attribution_ = arena.string(attribution)
    return c
  }
}

extension ReverseGeocodeCityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__reverse_geocode_city_request__descriptor_pointer(), as: Cairn__Geo__V1__ReverseGeocodeCityRequest.self) {
      (c) throws(DecodingError) in try ReverseGeocodeCityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ReverseGeocodeCityRequest>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ReverseGeocodeCityRequest> {
    let c = arena.make(Cairn__Geo__V1__ReverseGeocodeCityRequest.self)
    cairn__geo__v1__reverse_geocode_city_request__init(c)
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    return c
  }
}

extension Country {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__country__descriptor_pointer(), as: Cairn__Geo__V1__Country.self) {
      (c) throws(DecodingError) in try Country(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__Country>) throws(DecodingError) {
    countryCode = try Binary.string(c.pointee.country_code_, "Country.country_code")
    name = try Binary.string(c.pointee.name_, "Country.name")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__Country> {
    let c = arena.make(Cairn__Geo__V1__Country.self)
    cairn__geo__v1__country__init(c)
    c.pointee.country_code_ = arena.string(countryCode)
    c.pointee.name_ = arena.string(name)
    return c
  }
}

extension ReverseGeocodeCityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__reverse_geocode_city_response__descriptor_pointer(), as: Cairn__Geo__V1__ReverseGeocodeCityResponse.self) {
      (c) throws(DecodingError) in try ReverseGeocodeCityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ReverseGeocodeCityResponse>) throws(DecodingError) {
    if let field = c.pointee.city_ { city = try City(c: field) }
    if let field = c.pointee.nearest_city_ { nearestCity = try City(c: field) }
    nearestCityDistanceM = c.pointee.nearest_city_distance_m_
    if let field = c.pointee.country_ { country = try Country(c: field) }
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "ReverseGeocodeCityResponse.attributions") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ReverseGeocodeCityResponse> {
    let c = arena.make(Cairn__Geo__V1__ReverseGeocodeCityResponse.self)
    cairn__geo__v1__reverse_geocode_city_response__init(c)
    if let city {
      c.pointee.city_ = city.lower(in: arena)
    }
    if let nearestCity {
      c.pointee.nearest_city_ = nearestCity.lower(in: arena)
    }
    c.pointee.nearest_city_distance_m_ = nearestCityDistanceM
    if let country {
      c.pointee.country_ = country.lower(in: arena)
    }
    c.pointee.n_attributions_ = attributions.count
    c.pointee.attributions_ = arena.list(attributions) { value in arena.string(value) }
    return c
  }
}
