// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/buddy_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension LocalBuddyEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LocalBuddyEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LocalBuddyEvent") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingChanged", "meeting_changed") {
        content = try json.skipNull() ? nil : .meetingChanged(try MeetingChanged(reading: &json))
      } else if json.isKey("meetingStarting", "meeting_starting") {
        content = try json.skipNull() ? nil : .meetingStarting(try MeetingStarting(reading: &json))
      } else if json.isKey("feedbackShown", "feedback_shown") {
        content = try json.skipNull() ? nil : .feedbackShown(try FeedbackShown(reading: &json))
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    switch content {
    case nil: break
    case .meetingChanged(let value):
      json.key("meetingChanged")
      value.write(to: &json)
    case .meetingStarting(let value):
      json.key("meetingStarting")
      value.write(to: &json)
    case .feedbackShown(let value):
      json.key("feedbackShown")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension MeetingChanged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MeetingChanged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MeetingChanged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("MeetingChanged.meeting_id")
      } else if json.isKey("state") {
        state = try json.enumeration("MeetingChanged.state", MeetingState.self)
      } else if json.isKey("version") {
        version = try json.int64("MeetingChanged.version")
      } else if json.isKey("replacingMeetingId", "replacing_meeting_id") {
        replacingMeetingID = try json.string("MeetingChanged.replacing_meeting_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !meetingID.isEmpty {
      json.key("meetingId")
      json.value(meetingID)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if !replacingMeetingID.isEmpty {
      json.key("replacingMeetingId")
      json.value(replacingMeetingID)
    }
    json.endObject()
  }
}

extension MeetingStarting {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MeetingStarting(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MeetingStarting") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("MeetingStarting.meeting_id")
      } else if json.isKey("minutesBefore", "minutes_before") {
        minutesBefore = try json.int32("MeetingStarting.minutes_before")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !meetingID.isEmpty {
      json.key("meetingId")
      json.value(meetingID)
    }
    if minutesBefore != 0 {
      json.key("minutesBefore")
      json.value(minutesBefore)
    }
    json.endObject()
  }
}

extension FeedbackShown {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FeedbackShown(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FeedbackShown") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("FeedbackShown.meeting_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !meetingID.isEmpty {
      json.key("meetingId")
      json.value(meetingID)
    }
    json.endObject()
  }
}
