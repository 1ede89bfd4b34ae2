// Written by protoc-gen-cairn from cairn/geo/internal/v1/place_zones.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension FindPlaceZoneRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__find_place_zone_request__descriptor_pointer(), as: Cairn__Geo__Internal__V1__FindPlaceZoneRequest.self) {
      (c) throws(DecodingError) in try FindPlaceZoneRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__FindPlaceZoneRequest>) throws(DecodingError) {
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

extension FindPlaceZoneResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__find_place_zone_response__descriptor_pointer(), as: Cairn__Geo__Internal__V1__FindPlaceZoneResponse.self) {
      (c) throws(DecodingError) in try FindPlaceZoneResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__FindPlaceZoneResponse>) throws(DecodingError) {
    zoneID = try Binary.string(c.pointee.zone_id_, "FindPlaceZoneResponse.zone_id")
    cityID = c.pointee.city_id_
    importTime = try moment(c.pointee.import_time_, "FindPlaceZoneResponse.import_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !zoneID.isEmpty {
      binary.field(1, zoneID)
    }
    if cityID != 0 {
      binary.field(2, cityID)
    }
    if let importTime {
      binary.field(3, importTime)
    }
  }
}
