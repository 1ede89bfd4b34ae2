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
    BinaryWriter.bytes { binary in write(to: &binary) }
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
    matchedName = try Binary.string(c.pointee.matched_name_, "City.matched_name")
  }

  func write(to binary: inout BinaryWriter) {
    if cityID != 0 {
      binary.field(1, cityID)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
    if !countryCode.isEmpty {
      binary.field(3, countryCode)
    }
    if let position {
      let start = binary.begin(4)
      position.write(to: &binary)
      binary.end(start)
    }
    if populationCount != 0 {
      binary.field(5, populationCount)
    }
    if !timeZone.isEmpty {
      binary.field(6, timeZone)
    }
    if !regionName.isEmpty {
      binary.field(7, regionName)
    }
    if !provinceName.isEmpty {
      binary.field(8, provinceName)
    }
    if !zoneID.isEmpty {
      binary.field(9, zoneID)
    }
    if !matchedName.isEmpty {
      binary.field(10, matchedName)
    }
  }
}

extension AutocompleteCityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__autocomplete_city_request__descriptor_pointer(), as: Cairn__Geo__V1__AutocompleteCityRequest.self) {
      (c) throws(DecodingError) in try AutocompleteCityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__AutocompleteCityRequest>) throws(DecodingError) {
    prefix = try Binary.string(c.pointee.prefix_, "AutocompleteCityRequest.prefix")
    limit = c.pointee.limit_
    nearCityID = c.pointee.near_city_id_
    languageCode = try Binary.string(c.pointee.language_code_, "AutocompleteCityRequest.language_code")
  }

  func write(to binary: inout BinaryWriter) {
    if !prefix.isEmpty {
      binary.field(1, prefix)
    }
    if limit != 0 {
      binary.field(2, limit)
    }
    if nearCityID != 0 {
      binary.field(3, nearCityID)
    }
    if !languageCode.isEmpty {
      binary.field(4, languageCode)
    }
  }
}

extension AutocompleteCityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__autocomplete_city_response__descriptor_pointer(), as: Cairn__Geo__V1__AutocompleteCityResponse.self) {
      (c) throws(DecodingError) in try AutocompleteCityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__AutocompleteCityResponse>) throws(DecodingError) {
    cities = try Binary.list(c.pointee.n_cities_, c.pointee.cities_, messages: { (value) throws(DecodingError) in try City(c: value) })
    attribution = try Binary.string(c.pointee.attribution_, "AutocompleteCityResponse.attribution")
    isGuess = c.pointee.is_guess_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !cities.isEmpty {
      for element in cities {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !attribution.isEmpty {
      binary.field(2, attribution)
    }
    if isGuess {
      binary.field(3, isGuess)
    }
  }
}

extension GetCityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_city_request__descriptor_pointer(), as: Cairn__Geo__V1__GetCityRequest.self) {
      (c) throws(DecodingError) in try GetCityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetCityRequest>) throws(DecodingError) {
    cityID = c.pointee.city_id_
  }

  func write(to binary: inout BinaryWriter) {
    if cityID != 0 {
      binary.field(1, cityID)
    }
  }
}

extension GetCityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_city_response__descriptor_pointer(), as: Cairn__Geo__V1__GetCityResponse.self) {
      (c) throws(DecodingError) in try GetCityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetCityResponse>) throws(DecodingError) {
    if let field = c.pointee.city_ { city = try City(c: field) }
    attribution = try Binary.string(c.pointee.attribution_, "GetCityResponse.attribution")
  }

  func write(to binary: inout BinaryWriter) {
    if let city {
      let start = binary.begin(1)
      city.write(to: &binary)
      binary.end(start)
    }
    if !attribution.isEmpty {
      binary.field(2, attribution)
    }
  }
}

extension ListFeaturedCitiesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_featured_cities_request__descriptor_pointer(), as: Cairn__Geo__V1__ListFeaturedCitiesRequest.self) {
      (c) throws(DecodingError) in try ListFeaturedCitiesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListFeaturedCitiesRequest>) throws(DecodingError) {
    countryCode = try Binary.string(c.pointee.country_code_, "ListFeaturedCitiesRequest.country_code")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListFeaturedCitiesRequest.page_token")
    zoneID = try Binary.string(c.pointee.zone_id_, "ListFeaturedCitiesRequest.zone_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !countryCode.isEmpty {
      binary.field(1, countryCode)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
    if !zoneID.isEmpty {
      binary.field(4, zoneID)
    }
  }
}

extension ListFeaturedCitiesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_featured_cities_response__descriptor_pointer(), as: Cairn__Geo__V1__ListFeaturedCitiesResponse.self) {
      (c) throws(DecodingError) in try ListFeaturedCitiesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListFeaturedCitiesResponse>) throws(DecodingError) {
    cities = try Binary.list(c.pointee.n_cities_, c.pointee.cities_, messages: { (value) throws(DecodingError) in try City(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListFeaturedCitiesResponse.next_page_token")
    attribution = try Binary.string(c.pointee.attribution_, "ListFeaturedCitiesResponse.attribution")
  }

  func write(to binary: inout BinaryWriter) {
    if !cities.isEmpty {
      for element in cities {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
    if !attribution.isEmpty {
      binary.field(3, attribution)
    }
  }
}

extension ReverseGeocodeCityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__reverse_geocode_city_request__descriptor_pointer(), as: Cairn__Geo__V1__ReverseGeocodeCityRequest.self) {
      (c) throws(DecodingError) in try ReverseGeocodeCityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ReverseGeocodeCityRequest>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let position {
      let start = binary.begin(1)
      position.write(to: &binary)
      binary.end(start)
    }
  }
}

extension Country {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__country__descriptor_pointer(), as: Cairn__Geo__V1__Country.self) {
      (c) throws(DecodingError) in try Country(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__Country>) throws(DecodingError) {
    countryCode = try Binary.string(c.pointee.country_code_, "Country.country_code")
    name = try Binary.string(c.pointee.name_, "Country.name")
  }

  func write(to binary: inout BinaryWriter) {
    if !countryCode.isEmpty {
      binary.field(1, countryCode)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
  }
}

extension ReverseGeocodeCityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__reverse_geocode_city_response__descriptor_pointer(), as: Cairn__Geo__V1__ReverseGeocodeCityResponse.self) {
      (c) throws(DecodingError) in try ReverseGeocodeCityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ReverseGeocodeCityResponse>) throws(DecodingError) {
    if let field = c.pointee.city_ { city = try City(c: field) }
    if let field = c.pointee.nearest_city_ { nearestCity = try City(c: field) }
    nearestCityDistanceM = c.pointee.nearest_city_distance_m_
    if let field = c.pointee.country_ { country = try Country(c: field) }
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "ReverseGeocodeCityResponse.attributions") })
  }

  func write(to binary: inout BinaryWriter) {
    if let city {
      let start = binary.begin(1)
      city.write(to: &binary)
      binary.end(start)
    }
    if let nearestCity {
      let start = binary.begin(2)
      nearestCity.write(to: &binary)
      binary.end(start)
    }
    if nearestCityDistanceM != 0 {
      binary.field(3, nearestCityDistanceM)
    }
    if let country {
      let start = binary.begin(4)
      country.write(to: &binary)
      binary.end(start)
    }
    if !attributions.isEmpty {
      for element in attributions {
        binary.field(5, element)
      }
    }
  }
}
