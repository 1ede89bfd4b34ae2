// Written by protoc-gen-cairn from google/protobuf/any.proto; not by hand.
// swift-format-ignore-file

internal import CConformanceProto
internal import CProtobufC
public import Protobuf

extension ConformanceMessages {
  /// The messages that an `AnyMessage` of this contract may hold in JSON.
  public static let registry = MessageRegistry(all)
}

extension AnyMessage {
  init(c: UnsafePointer<Google__Protobuf__Any>) throws(DecodingError) {
    self.init(typeURL: try Binary.string(c.pointee.type_url_, "Any.type_url"), value: Binary.bytes(c.pointee.value_))
  }

  func write(to binary: inout BinaryWriter) {
    if !typeURL.isEmpty { binary.field(1, typeURL) }
    if !value.isEmpty { binary.field(2, value) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) { self = try json.any(ConformanceMessages.registry) }

  func write(to json: inout JSONWriter) { json.any(self, ConformanceMessages.registry) }
}
