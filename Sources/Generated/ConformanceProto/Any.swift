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

  func lower(in arena: Arena) -> UnsafeMutablePointer<Google__Protobuf__Any> {
    let c = arena.make(Google__Protobuf__Any.self)
    google__protobuf__any__init(c)
    c.pointee.type_url_ = arena.string(typeURL)
    c.pointee.value_ = arena.bytes(value)
    return c
  }

  init(reading json: inout JSONReader) throws(DecodingError) { self = try json.any(ConformanceMessages.registry) }

  func write(to json: inout JSONWriter) { json.any(self, ConformanceMessages.registry) }
}
