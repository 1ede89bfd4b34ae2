// Written by protoc-gen-cairn from cairn/type/v1/content.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ContentRef {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__type__v1__content_ref__descriptor_pointer(), as: Cairn__Type__V1__ContentRef.self) {
      (c) throws(DecodingError) in try ContentRef(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Type__V1__ContentRef>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
    kind = try Binary.string(c.pointee.kind_, "ContentRef.kind")
    id = try Binary.string(c.pointee.id_, "ContentRef.id")
  }

  func write(to binary: inout BinaryWriter) {
    if realm != .unspecified {
      binary.field(1, realm)
    }
    if !kind.isEmpty {
      binary.field(2, kind)
    }
    if !id.isEmpty {
      binary.field(3, id)
    }
  }
}
