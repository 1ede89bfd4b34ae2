// Written by protoc-gen-cairn from cairn/type/v1/lat_lng.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension LatLng {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__type__v1__lat_lng__descriptor_pointer(), as: Cairn__Type__V1__LatLng.self) {
      (c) throws(DecodingError) in try LatLng(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Type__V1__LatLng>) throws(DecodingError) {
    latitudeDegrees = c.pointee.latitude_degrees_
    longitudeDegrees = c.pointee.longitude_degrees_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Type__V1__LatLng> {
    let c = arena.make(Cairn__Type__V1__LatLng.self)
    cairn__type__v1__lat_lng__init(c)
    c.pointee.latitude_degrees_ = latitudeDegrees
    c.pointee.longitude_degrees_ = longitudeDegrees
    return c
  }
}
