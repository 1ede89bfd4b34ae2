// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/buddy_events.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension LocalBuddyEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__local_buddy_event__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__LocalBuddyEvent.self) {
      (c) throws(DecodingError) in try LocalBuddyEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__LocalBuddyEvent>) throws(DecodingError) {
    if c.pointee.content_case.rawValue == 1, let field = c.pointee.meeting_changed_ { content = .meetingChanged(try MeetingChanged(c: field)) }
    if c.pointee.content_case.rawValue == 2, let field = c.pointee.meeting_starting_ { content = .meetingStarting(try MeetingStarting(c: field)) }
    if c.pointee.content_case.rawValue == 3, let field = c.pointee.feedback_shown_ { content = .feedbackShown(try FeedbackShown(c: field)) }
  }

  package func write(to binary: inout BinaryWriter) {
    switch content {
    case .meetingChanged(let value):
      let start = binary.begin(1)
      value.write(to: &binary)
      binary.end(start)
    case .meetingStarting(let value):
      let start = binary.begin(2)
      value.write(to: &binary)
      binary.end(start)
    case .feedbackShown(let value):
      let start = binary.begin(3)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension MeetingChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__meeting_changed__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__MeetingChanged.self) {
      (c) throws(DecodingError) in try MeetingChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__MeetingChanged>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "MeetingChanged.meeting_id")
    state = MeetingState(rawValue: c.pointee.state_)
    version = c.pointee.version_
    replacingMeetingID = try Binary.string(c.pointee.replacing_meeting_id_, "MeetingChanged.replacing_meeting_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
    if state != .unspecified {
      binary.field(2, state)
    }
    if version != 0 {
      binary.field(3, version)
    }
    if !replacingMeetingID.isEmpty {
      binary.field(4, replacingMeetingID)
    }
  }
}

extension MeetingStarting {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__meeting_starting__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__MeetingStarting.self) {
      (c) throws(DecodingError) in try MeetingStarting(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__MeetingStarting>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "MeetingStarting.meeting_id")
    minutesBefore = c.pointee.minutes_before_
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
    if minutesBefore != 0 {
      binary.field(2, minutesBefore)
    }
  }
}

extension FeedbackShown {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__feedback_shown__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__FeedbackShown.self) {
      (c) throws(DecodingError) in try FeedbackShown(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__FeedbackShown>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "FeedbackShown.meeting_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
  }
}
