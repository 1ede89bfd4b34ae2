// Written by protoc-gen-cairn from cairn/geo/internal/v1/locations.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Location {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__location__descriptor_pointer(), as: Cairn__Geo__Internal__V1__Location.self) {
      (c) throws(DecodingError) in try Location(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__Location>) throws(DecodingError) {
    locationID = try Binary.string(c.pointee.location_id_, "Location.location_id")
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    if let field = c.pointee.panorama_ { panorama = try Panorama(c: field) }
    countryCode = try Binary.string(c.pointee.country_code_, "Location.country_code")
  }

  func write(to binary: inout BinaryWriter) {
    if !locationID.isEmpty {
      binary.field(1, locationID)
    }
    if let position {
      let start = binary.begin(2)
      position.write(to: &binary)
      binary.end(start)
    }
    if let panorama {
      let start = binary.begin(3)
      panorama.write(to: &binary)
      binary.end(start)
    }
    if !countryCode.isEmpty {
      binary.field(4, countryCode)
    }
  }
}

extension DrawLocationsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__draw_locations_request__descriptor_pointer(), as: Cairn__Geo__Internal__V1__DrawLocationsRequest.self) {
      (c) throws(DecodingError) in try DrawLocationsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__DrawLocationsRequest>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "DrawLocationsRequest.map_id")
    count = c.pointee.count_
    excludedLocationIDs = try Binary.list(c.pointee.n_excluded_location_ids_, c.pointee.excluded_location_ids_, { (value) throws(DecodingError) in try Binary.string(value, "DrawLocationsRequest.excluded_location_ids") })
    seed = Binary.bytes(c.pointee.seed_)
    provider = PanoramaProvider(rawValue: c.pointee.provider_)
  }

  func write(to binary: inout BinaryWriter) {
    if !mapID.isEmpty {
      binary.field(1, mapID)
    }
    if count != 0 {
      binary.field(2, count)
    }
    if !excludedLocationIDs.isEmpty {
      for element in excludedLocationIDs {
        binary.field(3, element)
      }
    }
    if !seed.isEmpty {
      binary.field(4, seed)
    }
    if provider != .unspecified {
      binary.field(5, provider)
    }
  }
}

extension DrawLocationsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__draw_locations_response__descriptor_pointer(), as: Cairn__Geo__Internal__V1__DrawLocationsResponse.self) {
      (c) throws(DecodingError) in try DrawLocationsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__DrawLocationsResponse>) throws(DecodingError) {
    locations = try Binary.list(c.pointee.n_locations_, c.pointee.locations_, messages: { (value) throws(DecodingError) in try Location(c: value) })
    if let field = c.pointee.map_ { map = try Map(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !locations.isEmpty {
      for element in locations {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let map {
      let start = binary.begin(2)
      map.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ReportLocationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__report_location_request__descriptor_pointer(), as: Cairn__Geo__Internal__V1__ReportLocationRequest.self) {
      (c) throws(DecodingError) in try ReportLocationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__ReportLocationRequest>) throws(DecodingError) {
    locationID = try Binary.string(c.pointee.location_id_, "ReportLocationRequest.location_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !locationID.isEmpty {
      binary.field(1, locationID)
    }
  }
}

extension ReportLocationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__report_location_response__descriptor_pointer(), as: Cairn__Geo__Internal__V1__ReportLocationResponse.self) {
      (c) throws(DecodingError) in try ReportLocationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__ReportLocationResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
