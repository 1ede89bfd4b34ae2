// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meeting_shares.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension MeetingShare {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MeetingShare(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MeetingShare") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("shareId", "share_id") {
        shareID = try json.string("MeetingShare.share_id")
      } else if json.isKey("path") {
        path = try json.string("MeetingShare.path")
      } else if json.isKey("state") {
        state = try json.enumeration("MeetingShare.state", MeetingShareState.self)
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("MeetingShare.create_time")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("MeetingShare.expire_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("MeetingShare.end_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !shareID.isEmpty {
      json.key("shareId")
      json.value(shareID)
    }
    if !path.isEmpty, !json.redact("path") {
      json.key("path")
      json.value(path)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    json.endObject()
  }
}

extension ShareMeetingRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ShareMeetingRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ShareMeetingRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("ShareMeetingRequest.meeting_id")
      } else if json.isKey("language") {
        language = try json.string("ShareMeetingRequest.language")
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
    if !language.isEmpty {
      json.key("language")
      json.value(language)
    }
    json.endObject()
  }
}

extension ShareMeetingResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ShareMeetingResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ShareMeetingResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("shareId", "share_id") {
        shareID = try json.string("ShareMeetingResponse.share_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !shareID.isEmpty {
      json.key("shareId")
      json.value(shareID)
    }
    json.endObject()
  }
}

extension SayHomeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SayHomeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SayHomeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("SayHomeRequest.meeting_id")
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

extension SayHomeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SayHomeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SayHomeResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension RevokeMeetingShareRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RevokeMeetingShareRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RevokeMeetingShareRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("shareId", "share_id") {
        shareID = try json.string("RevokeMeetingShareRequest.share_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !shareID.isEmpty {
      json.key("shareId")
      json.value(shareID)
    }
    json.endObject()
  }
}

extension RevokeMeetingShareResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RevokeMeetingShareResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RevokeMeetingShareResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension GetMeetingSharesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMeetingSharesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMeetingSharesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("GetMeetingSharesRequest.meeting_id")
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

extension GetMeetingSharesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMeetingSharesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMeetingSharesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("shares") {
        shares = try json.list("GetMeetingSharesResponse.shares") { (json: inout JSONReader) throws(DecodingError) in try MeetingShare(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !shares.isEmpty {
      json.key("shares")
      json.list(shares) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}
