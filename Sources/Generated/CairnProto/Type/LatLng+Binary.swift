// Written by protoc-gen-cairn from cairn/type/v1/lat_lng.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension LatLng {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__type__v1__lat_lng__descriptor_pointer(), as: Cairn__Type__V1__LatLng.self) {
      (c) throws(DecodingError) in try LatLng(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Type__V1__LatLng>) throws(DecodingError) {
    latitudeDegrees = c.pointee.latitude_degrees_
    longitudeDegrees = c.pointee.longitude_degrees_
  }

  package func write(to binary: inout BinaryWriter) {
    if latitudeDegrees != 0 {
      binary.field(1, latitudeDegrees)
    }
    if longitudeDegrees != 0 {
      binary.field(2, longitudeDegrees)
    }
  }
}
