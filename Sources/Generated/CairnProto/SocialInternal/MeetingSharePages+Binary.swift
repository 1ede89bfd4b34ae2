// Written by protoc-gen-cairn from cairn/social/internal/v1/meeting_share_pages.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ReadMeetingSharePageRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__read_meeting_share_page_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__ReadMeetingSharePageRequest.self) {
      (c) throws(DecodingError) in try ReadMeetingSharePageRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__ReadMeetingSharePageRequest>) throws(DecodingError) {
    token = try Binary.string(c.pointee.token_, "ReadMeetingSharePageRequest.token")
  }

  func write(to binary: inout BinaryWriter) {
    if !token.isEmpty {
      binary.field(1, token)
    }
  }
}

extension ReadMeetingSharePageResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__read_meeting_share_page_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__ReadMeetingSharePageResponse.self) {
      (c) throws(DecodingError) in try ReadMeetingSharePageResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__ReadMeetingSharePageResponse>) throws(DecodingError) {
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
