// Written by protoc-gen-cairn from cairn/social/internal/v1/meeting_feed_pages.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ReadMeetingFeedRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__read_meeting_feed_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__ReadMeetingFeedRequest.self) {
      (c) throws(DecodingError) in try ReadMeetingFeedRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__ReadMeetingFeedRequest>) throws(DecodingError) {
    token = try Binary.string(c.pointee.token_, "ReadMeetingFeedRequest.token")
  }

  func write(to binary: inout BinaryWriter) {
    if !token.isEmpty {
      binary.field(1, token)
    }
  }
}

extension ReadMeetingFeedResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__read_meeting_feed_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__ReadMeetingFeedResponse.self) {
      (c) throws(DecodingError) in try ReadMeetingFeedResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__ReadMeetingFeedResponse>) throws(DecodingError) {
    calendar = Binary.bytes(c.pointee.calendar_)
  }

  func write(to binary: inout BinaryWriter) {
    if !calendar.isEmpty {
      binary.field(1, calendar)
    }
  }
}
