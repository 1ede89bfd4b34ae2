// Written by protoc-gen-cairn from cairn/internal/v1/media_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension MediaClaimed {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__media_claimed__descriptor_pointer(), as: Cairn__Internal__V1__MediaClaimed.self) {
      (c) throws(DecodingError) in try MediaClaimed(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__MediaClaimed>) throws(DecodingError) {
    if let field = c.pointee.content_ { content = try ContentRef(c: field) }
    mediaItems = try Binary.list(c.pointee.n_media_items_, c.pointee.media_items_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let content {
      let start = binary.begin(1)
      content.write(to: &binary)
      binary.end(start)
    }
    if !mediaItems.isEmpty {
      for element in mediaItems {
        binary.field(2, element)
      }
    }
  }
}
