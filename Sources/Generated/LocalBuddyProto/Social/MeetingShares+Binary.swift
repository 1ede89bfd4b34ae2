// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meeting_shares.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension MeetingShare {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__meeting_share__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__MeetingShare.self) {
      (c) throws(DecodingError) in try MeetingShare(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__MeetingShare>) throws(DecodingError) {
    shareID = try Binary.string(c.pointee.share_id_, "MeetingShare.share_id")
    path = try Binary.string(c.pointee.path_, "MeetingShare.path")
    state = MeetingShareState(rawValue: c.pointee.state_)
    createTime = try moment(c.pointee.create_time_, "MeetingShare.create_time")
    expireTime = try moment(c.pointee.expire_time_, "MeetingShare.expire_time")
    endTime = try moment(c.pointee.end_time_, "MeetingShare.end_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !shareID.isEmpty {
      binary.field(1, shareID)
    }
    if !path.isEmpty {
      binary.field(2, path)
    }
    if state != .unspecified {
      binary.field(3, state)
    }
    if let createTime {
      binary.field(4, createTime)
    }
    if let expireTime {
      binary.field(5, expireTime)
    }
    if let endTime {
      binary.field(6, endTime)
    }
  }
}

extension ShareMeetingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__share_meeting_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__ShareMeetingRequest.self) {
      (c) throws(DecodingError) in try ShareMeetingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__ShareMeetingRequest>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "ShareMeetingRequest.meeting_id")
    language = try Binary.string(c.pointee.language_, "ShareMeetingRequest.language")
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
    if !language.isEmpty {
      binary.field(2, language)
    }
  }
}

extension ShareMeetingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__share_meeting_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__ShareMeetingResponse.self) {
      (c) throws(DecodingError) in try ShareMeetingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__ShareMeetingResponse>) throws(DecodingError) {
    shareID = try Binary.string(c.pointee.share_id_, "ShareMeetingResponse.share_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !shareID.isEmpty {
      binary.field(1, shareID)
    }
  }
}

extension SayHomeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__say_home_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__SayHomeRequest.self) {
      (c) throws(DecodingError) in try SayHomeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__SayHomeRequest>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "SayHomeRequest.meeting_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
  }
}

extension SayHomeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__say_home_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__SayHomeResponse.self) {
      (c) throws(DecodingError) in try SayHomeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__SayHomeResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension RevokeMeetingShareRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__revoke_meeting_share_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__RevokeMeetingShareRequest.self) {
      (c) throws(DecodingError) in try RevokeMeetingShareRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__RevokeMeetingShareRequest>) throws(DecodingError) {
    shareID = try Binary.string(c.pointee.share_id_, "RevokeMeetingShareRequest.share_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !shareID.isEmpty {
      binary.field(1, shareID)
    }
  }
}

extension RevokeMeetingShareResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__revoke_meeting_share_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__RevokeMeetingShareResponse.self) {
      (c) throws(DecodingError) in try RevokeMeetingShareResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__RevokeMeetingShareResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetMeetingSharesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_meeting_shares_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetMeetingSharesRequest.self) {
      (c) throws(DecodingError) in try GetMeetingSharesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetMeetingSharesRequest>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "GetMeetingSharesRequest.meeting_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
  }
}

extension GetMeetingSharesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_meeting_shares_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetMeetingSharesResponse.self) {
      (c) throws(DecodingError) in try GetMeetingSharesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetMeetingSharesResponse>) throws(DecodingError) {
    shares = try Binary.list(c.pointee.n_shares_, c.pointee.shares_, messages: { (value) throws(DecodingError) in try MeetingShare(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !shares.isEmpty {
      for element in shares {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}
