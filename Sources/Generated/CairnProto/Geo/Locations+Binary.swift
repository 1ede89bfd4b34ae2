// Written by protoc-gen-cairn from cairn/geo/v1/locations.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Panorama {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__panorama__descriptor_pointer(), as: Cairn__Geo__V1__Panorama.self) {
      (c) throws(DecodingError) in try Panorama(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__Panorama>) throws(DecodingError) {
    provider = PanoramaProvider(rawValue: c.pointee.provider_)
    if c.pointee.target_case.rawValue == 2 { target = .panoramaID(try Binary.string(c.pointee.panorama_id_, "Panorama.panorama_id")) }
    if c.pointee.target_case.rawValue == 3, let field = c.pointee.position_ { target = .position(try LatLng(c: field)) }
    headingDegrees = c.pointee.heading_degrees_
    if c.pointee._search_radius_m_case.rawValue == 5 { searchRadiusM = c.pointee.search_radius_m_ }
    attribution = try Binary.string(c.pointee.attribution_, "Panorama.attribution")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__Panorama> {
    let c = arena.make(Cairn__Geo__V1__Panorama.self)
    cairn__geo__v1__panorama__init(c)
    c.pointee.provider_ = provider.rawValue
    c.pointee.heading_degrees_ = headingDegrees
    if let searchRadiusM {
      c.pointee._search_radius_m_case = .init(rawValue: 5)
      c.pointee.search_radius_m_ = searchRadiusM
    }
    c.pointee.attribution_ = arena.string(attribution)
    switch target {
    case nil: break
    case .panoramaID(let value):
      c.pointee.target_case = .init(rawValue: 2)
      c.pointee.panorama_id_ = arena.string(value)
    case .position(let value):
      c.pointee.target_case = .init(rawValue: 3)
      c.pointee.position_ = value.lower(in: arena)
    }
    return c
  }
}

extension Location {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__location__descriptor_pointer(), as: Cairn__Geo__V1__Location.self) {
      (c) throws(DecodingError) in try Location(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__Location>) throws(DecodingError) {
    locationID = try Binary.string(c.pointee.location_id_, "Location.location_id")
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    if let field = c.pointee.panorama_ { panorama = try Panorama(c: field) }
    countryCode = try Binary.string(c.pointee.country_code_, "Location.country_code")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__Location> {
    let c = arena.make(Cairn__Geo__V1__Location.self)
    cairn__geo__v1__location__init(c)
    c.pointee.location_id_ = arena.string(locationID)
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    if let panorama {
      c.pointee.panorama_ = panorama.lower(in: arena)
    }
    c.pointee.country_code_ = arena.string(countryCode)
    return c
  }
}

extension DrawLocationsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__draw_locations_request__descriptor_pointer(), as: Cairn__Geo__V1__DrawLocationsRequest.self) {
      (c) throws(DecodingError) in try DrawLocationsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__DrawLocationsRequest>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "DrawLocationsRequest.map_id")
    count = c.pointee.count_
    excludedLocationIDs = try Binary.list(c.pointee.n_excluded_location_ids_, c.pointee.excluded_location_ids_, { (value) throws(DecodingError) in try Binary.string(value, "DrawLocationsRequest.excluded_location_ids") })
    seed = Binary.bytes(c.pointee.seed_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__DrawLocationsRequest> {
    let c = arena.make(Cairn__Geo__V1__DrawLocationsRequest.self)
    cairn__geo__v1__draw_locations_request__init(c)
    c.pointee.map_id_ = arena.string(mapID)
    c.pointee.count_ = count
    c.pointee.n_excluded_location_ids_ = excludedLocationIDs.count
    c.pointee.excluded_location_ids_ = arena.list(excludedLocationIDs) { value in arena.string(value) }
    c.pointee.seed_ = arena.bytes(seed)
    return c
  }
}

extension DrawLocationsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__draw_locations_response__descriptor_pointer(), as: Cairn__Geo__V1__DrawLocationsResponse.self) {
      (c) throws(DecodingError) in try DrawLocationsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__DrawLocationsResponse>) throws(DecodingError) {
    locations = try Binary.list(c.pointee.n_locations_, c.pointee.locations_, messages: { (value) throws(DecodingError) in try Location(c: value) })
    if let field = c.pointee.map_ { map = try Map(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__DrawLocationsResponse> {
    let c = arena.make(Cairn__Geo__V1__DrawLocationsResponse.self)
    cairn__geo__v1__draw_locations_response__init(c)
    c.pointee.n_locations_ = locations.count
    c.pointee.locations_ = arena.list(locations) { value in value.lower(in: arena) }
    if let map {
      c.pointee.map_ = map.lower(in: arena)
    }
    return c
  }
}

extension ReportLocationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__report_location_request__descriptor_pointer(), as: Cairn__Geo__V1__ReportLocationRequest.self) {
      (c) throws(DecodingError) in try ReportLocationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ReportLocationRequest>) throws(DecodingError) {
    locationID = try Binary.string(c.pointee.location_id_, "ReportLocationRequest.location_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ReportLocationRequest> {
    let c = arena.make(Cairn__Geo__V1__ReportLocationRequest.self)
    cairn__geo__v1__report_location_request__init(c)
    c.pointee.location_id_ = arena.string(locationID)
    return c
  }
}

extension ReportLocationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__report_location_response__descriptor_pointer(), as: Cairn__Geo__V1__ReportLocationResponse.self) {
      (c) throws(DecodingError) in try ReportLocationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ReportLocationResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ReportLocationResponse> {
    let c = arena.make(Cairn__Geo__V1__ReportLocationResponse.self)
    cairn__geo__v1__report_location_response__init(c)
    return c
  }
}
