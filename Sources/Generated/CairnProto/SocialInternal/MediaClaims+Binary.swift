// Written by protoc-gen-cairn from cairn/social/internal/v1/media_claims.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension HoldMediaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__hold_media_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__HoldMediaRequest.self) {
      (c) throws(DecodingError) in try HoldMediaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__HoldMediaRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    mediaItems = try Binary.list(c.pointee.n_media_items_, c.pointee.media_items_, { (value) throws(DecodingError) in Binary.bytes(value) })
    purposes = try Binary.list(c.pointee.n_purposes_, c.pointee.purposes_, { (value) throws(DecodingError) in MediaPurpose(rawValue: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if !mediaItems.isEmpty {
      for element in mediaItems {
        binary.field(2, element)
      }
    }
    if !purposes.isEmpty {
      let start = binary.begin(3)
      for element in purposes { binary.element(element) }
      binary.end(start)
    }
  }
}

extension HoldMediaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__hold_media_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__HoldMediaResponse.self) {
      (c) throws(DecodingError) in try HoldMediaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__HoldMediaResponse>) throws(DecodingError) {
    refusedItems = try Binary.list(c.pointee.n_refused_items_, c.pointee.refused_items_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !refusedItems.isEmpty {
      for element in refusedItems {
        binary.field(1, element)
      }
    }
  }
}
