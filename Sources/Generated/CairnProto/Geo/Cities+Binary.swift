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
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__AutocompleteCityRequest> {
    let c = arena.make(Cairn__Geo__V1__AutocompleteCityRequest.self)
    cairn__geo__v1__autocomplete_city_request__init(c)
    c.pointee.prefix_ = arena.string(prefix)
    c.pointee.limit_ = limit
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
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__AutocompleteCityResponse> {
    let c = arena.make(Cairn__Geo__V1__AutocompleteCityResponse.self)
    cairn__geo__v1__autocomplete_city_response__init(c)
    c.pointee.n_cities_ = cities.count
    c.pointee.cities_ = arena.list(cities) { value in value.lower(in: arena) }
    c.pointee.attribution_ = arena.string(attribution)
    return c
  }
}
