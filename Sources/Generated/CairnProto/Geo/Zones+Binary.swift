// Written by protoc-gen-cairn from cairn/geo/v1/zones.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Zone {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__zone__descriptor_pointer(), as: Cairn__Geo__V1__Zone.self) {
      (c) throws(DecodingError) in try Zone(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__Zone>) throws(DecodingError) {
    zoneID = try Binary.string(c.pointee.zone_id_, "Zone.zone_id")
    kind = ZoneKind(rawValue: c.pointee.kind_)
    name = try Binary.string(c.pointee.name_, "Zone.name")
    parentZoneID = try Binary.string(c.pointee.parent_zone_id_, "Zone.parent_zone_id")
    cityCount = c.pointee.city_count_
    populationCount = c.pointee.population_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__Zone> {
    let c = arena.make(Cairn__Geo__V1__Zone.self)
    cairn__geo__v1__zone__init(c)
    c.pointee.zone_id_ = arena.string(zoneID)
    c.pointee.kind_ = kind.rawValue
    c.pointee.name_ = arena.string(name)
    c.pointee.parent_zone_id_ = arena.string(parentZoneID)
    c.pointee.city_count_ = cityCount
    c.pointee.population_count_ = populationCount
    return c
  }
}

extension ListZonesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_zones_request__descriptor_pointer(), as: Cairn__Geo__V1__ListZonesRequest.self) {
      (c) throws(DecodingError) in try ListZonesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListZonesRequest>) throws(DecodingError) {
    parentZoneID = try Binary.string(c.pointee.parent_zone_id_, "ListZonesRequest.parent_zone_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListZonesRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ListZonesRequest> {
    let c = arena.make(Cairn__Geo__V1__ListZonesRequest.self)
    cairn__geo__v1__list_zones_request__init(c)
    c.pointee.parent_zone_id_ = arena.string(parentZoneID)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListZonesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_zones_response__descriptor_pointer(), as: Cairn__Geo__V1__ListZonesResponse.self) {
      (c) throws(DecodingError) in try ListZonesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListZonesResponse>) throws(DecodingError) {
    zones = try Binary.list(c.pointee.n_zones_, c.pointee.zones_, messages: { (value) throws(DecodingError) in try Zone(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListZonesResponse.next_page_token")
    attribution = try Binary.string(c.pointee.attribution_, "ListZonesResponse.attribution")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ListZonesResponse> {
    let c = arena.make(Cairn__Geo__V1__ListZonesResponse.self)
    cairn__geo__v1__list_zones_response__init(c)
    c.pointee.n_zones_ = zones.count
    c.pointee.zones_ = arena.list(zones) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    c.pointee.attribution_ = arena.string(attribution)
    return c
  }
}

extension GetZoneRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_zone_request__descriptor_pointer(), as: Cairn__Geo__V1__GetZoneRequest.self) {
      (c) throws(DecodingError) in try GetZoneRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetZoneRequest>) throws(DecodingError) {
    zoneID = try Binary.string(c.pointee.zone_id_, "GetZoneRequest.zone_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__GetZoneRequest> {
    let c = arena.make(Cairn__Geo__V1__GetZoneRequest.self)
    cairn__geo__v1__get_zone_request__init(c)
    c.pointee.zone_id_ = arena.string(zoneID)
    return c
  }
}

extension GetZoneResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_zone_response__descriptor_pointer(), as: Cairn__Geo__V1__GetZoneResponse.self) {
      (c) throws(DecodingError) in try GetZoneResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetZoneResponse>) throws(DecodingError) {
    if let field = c.pointee.zone_ { zone = try Zone(c: field) }
    parents = try Binary.list(c.pointee.n_parents_, c.pointee.parents_, messages: { (value) throws(DecodingError) in try Zone(c: value) })
    attribution = try Binary.string(c.pointee.attribution_, "GetZoneResponse.attribution")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__GetZoneResponse> {
    let c = arena.make(Cairn__Geo__V1__GetZoneResponse.self)
    cairn__geo__v1__get_zone_response__init(c)
    if let zone {
      c.pointee.zone_ = zone.lower(in: arena)
    }
    c.pointee.n_parents_ = parents.count
    c.pointee.parents_ = arena.list(parents) { value in value.lower(in: arena) }
    c.pointee.attribution_ = arena.string(attribution)
    return c
  }
}
