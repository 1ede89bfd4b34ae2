// Written by protoc-gen-cairn from cairn/social/internal/v1/share_pages.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ReadSharePageRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__read_share_page_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__ReadSharePageRequest.self) {
      (c) throws(DecodingError) in try ReadSharePageRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__ReadSharePageRequest>) throws(DecodingError) {
    token = try Binary.string(c.pointee.token_, "ReadSharePageRequest.token")
  }

  func write(to binary: inout BinaryWriter) {
    if !token.isEmpty {
      binary.field(1, token)
    }
  }
}

extension ReadSharePageResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__read_share_page_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__ReadSharePageResponse.self) {
      (c) throws(DecodingError) in try ReadSharePageResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__ReadSharePageResponse>) throws(DecodingError) {
    isOver = c.pointee.is_over_ != 0
    html = Binary.bytes(c.pointee.html_)
  }

  func write(to binary: inout BinaryWriter) {
    if isOver {
      binary.field(1, isOver)
    }
    if !html.isEmpty {
      binary.field(2, html)
    }
  }
}
