// Written by protoc-gen-cairn from cairn/geo/internal/v1/place_areas.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension FindPlaceAreasRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__find_place_areas_request__descriptor_pointer(), as: Cairn__Geo__Internal__V1__FindPlaceAreasRequest.self) {
      (c) throws(DecodingError) in try FindPlaceAreasRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__FindPlaceAreasRequest>) throws(DecodingError) {
    positions = try Binary.list(c.pointee.n_positions_, c.pointee.positions_, messages: { (value) throws(DecodingError) in try LatLng(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !positions.isEmpty {
      for element in positions {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension FindPlaceAreasResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__find_place_areas_response__descriptor_pointer(), as: Cairn__Geo__Internal__V1__FindPlaceAreasResponse.self) {
      (c) throws(DecodingError) in try FindPlaceAreasResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__FindPlaceAreasResponse>) throws(DecodingError) {
    areas = try Binary.list(c.pointee.n_areas_, c.pointee.areas_, messages: { (value) throws(DecodingError) in try PlaceArea(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !areas.isEmpty {
      for element in areas {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension PlaceArea {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__place_area__descriptor_pointer(), as: Cairn__Geo__Internal__V1__PlaceArea.self) {
      (c) throws(DecodingError) in try PlaceArea(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__PlaceArea>) throws(DecodingError) {
    kind = AreaKind(rawValue: c.pointee.kind_)
    name = try Binary.string(c.pointee.name_, "PlaceArea.name")
  }

  func write(to binary: inout BinaryWriter) {
    if kind != .unspecified {
      binary.field(1, kind)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
  }
}
