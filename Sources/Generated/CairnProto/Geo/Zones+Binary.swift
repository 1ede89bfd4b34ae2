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
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__Zone>) throws(DecodingError) {
    zoneID = try Binary.string(c.pointee.zone_id_, "Zone.zone_id")
    kind = ZoneKind(rawValue: c.pointee.kind_)
    name = try Binary.string(c.pointee.name_, "Zone.name")
    parentZoneID = try Binary.string(c.pointee.parent_zone_id_, "Zone.parent_zone_id")
    cityCount = c.pointee.city_count_
    populationCount = c.pointee.population_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !zoneID.isEmpty {
      binary.field(1, zoneID)
    }
    if kind != .unspecified {
      binary.field(2, kind)
    }
    if !name.isEmpty {
      binary.field(3, name)
    }
    if !parentZoneID.isEmpty {
      binary.field(4, parentZoneID)
    }
    if cityCount != 0 {
      binary.field(5, cityCount)
    }
    if populationCount != 0 {
      binary.field(6, populationCount)
    }
  }
}

extension ListZonesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_zones_request__descriptor_pointer(), as: Cairn__Geo__V1__ListZonesRequest.self) {
      (c) throws(DecodingError) in try ListZonesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListZonesRequest>) throws(DecodingError) {
    parentZoneID = try Binary.string(c.pointee.parent_zone_id_, "ListZonesRequest.parent_zone_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListZonesRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !parentZoneID.isEmpty {
      binary.field(1, parentZoneID)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension ListZonesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_zones_response__descriptor_pointer(), as: Cairn__Geo__V1__ListZonesResponse.self) {
      (c) throws(DecodingError) in try ListZonesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListZonesResponse>) throws(DecodingError) {
    zones = try Binary.list(c.pointee.n_zones_, c.pointee.zones_, messages: { (value) throws(DecodingError) in try Zone(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListZonesResponse.next_page_token")
    attribution = try Binary.string(c.pointee.attribution_, "ListZonesResponse.attribution")
  }

  func write(to binary: inout BinaryWriter) {
    if !zones.isEmpty {
      for element in zones {
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

extension GetZoneRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_zone_request__descriptor_pointer(), as: Cairn__Geo__V1__GetZoneRequest.self) {
      (c) throws(DecodingError) in try GetZoneRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetZoneRequest>) throws(DecodingError) {
    zoneID = try Binary.string(c.pointee.zone_id_, "GetZoneRequest.zone_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !zoneID.isEmpty {
      binary.field(1, zoneID)
    }
  }
}

extension GetZoneResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_zone_response__descriptor_pointer(), as: Cairn__Geo__V1__GetZoneResponse.self) {
      (c) throws(DecodingError) in try GetZoneResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetZoneResponse>) throws(DecodingError) {
    if let field = c.pointee.zone_ { zone = try Zone(c: field) }
    parents = try Binary.list(c.pointee.n_parents_, c.pointee.parents_, messages: { (value) throws(DecodingError) in try Zone(c: value) })
    attribution = try Binary.string(c.pointee.attribution_, "GetZoneResponse.attribution")
  }

  func write(to binary: inout BinaryWriter) {
    if let zone {
      let start = binary.begin(1)
      zone.write(to: &binary)
      binary.end(start)
    }
    if !parents.isEmpty {
      for element in parents {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !attribution.isEmpty {
      binary.field(3, attribution)
    }
  }
}
