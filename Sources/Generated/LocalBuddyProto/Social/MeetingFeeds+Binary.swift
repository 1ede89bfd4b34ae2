// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meeting_feeds.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension GetMeetingFeedRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_meeting_feed_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetMeetingFeedRequest.self) {
      (c) throws(DecodingError) in try GetMeetingFeedRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetMeetingFeedRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetMeetingFeedResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_meeting_feed_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetMeetingFeedResponse.self) {
      (c) throws(DecodingError) in try GetMeetingFeedResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetMeetingFeedResponse>) throws(DecodingError) {
    path = try Binary.string(c.pointee.path_, "GetMeetingFeedResponse.path")
  }

  func write(to binary: inout BinaryWriter) {
    if !path.isEmpty {
      binary.field(1, path)
    }
  }
}

extension RenewMeetingFeedRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__renew_meeting_feed_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__RenewMeetingFeedRequest.self) {
      (c) throws(DecodingError) in try RenewMeetingFeedRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__RenewMeetingFeedRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension RenewMeetingFeedResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__renew_meeting_feed_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__RenewMeetingFeedResponse.self) {
      (c) throws(DecodingError) in try RenewMeetingFeedResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__RenewMeetingFeedResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension StopMeetingFeedRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__stop_meeting_feed_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__StopMeetingFeedRequest.self) {
      (c) throws(DecodingError) in try StopMeetingFeedRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__StopMeetingFeedRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension StopMeetingFeedResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__stop_meeting_feed_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__StopMeetingFeedResponse.self) {
      (c) throws(DecodingError) in try StopMeetingFeedResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__StopMeetingFeedResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
