// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meeting_feedback.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension MeetingFeedback {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MeetingFeedback(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MeetingFeedback") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("feedbackId", "feedback_id") {
        feedbackID = try json.string("MeetingFeedback.feedback_id")
      } else if json.isKey("author") {
        author = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else if json.isKey("rating") {
        rating = try json.int32("MeetingFeedback.rating")
      } else if json.isKey("text") {
        text = try json.string("MeetingFeedback.text")
      } else if json.isKey("showTime", "show_time") {
        showTime = try json.moment("MeetingFeedback.show_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !feedbackID.isEmpty {
      json.key("feedbackId")
      json.value(feedbackID)
    }
    if let author {
      json.key("author")
      author.write(to: &json)
    }
    if rating != 0 {
      json.key("rating")
      json.value(rating)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    if let showTime {
      json.key("showTime")
      json.value(showTime)
    }
    json.endObject()
  }
}

extension GiveFeedbackRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GiveFeedbackRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GiveFeedbackRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("GiveFeedbackRequest.meeting_id")
      } else if json.isKey("rating") {
        rating = try json.int32("GiveFeedbackRequest.rating")
      } else if json.isKey("text") {
        text = try json.string("GiveFeedbackRequest.text")
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
    if rating != 0 {
      json.key("rating")
      json.value(rating)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    json.endObject()
  }
}

extension GiveFeedbackResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GiveFeedbackResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GiveFeedbackResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("isShown", "is_shown") {
        isShown = try json.bool("GiveFeedbackResponse.is_shown")
      } else if json.isKey("showTime", "show_time") {
        showTime = try json.moment("GiveFeedbackResponse.show_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if isShown {
      json.key("isShown")
      json.value(isShown)
    }
    if let showTime {
      json.key("showTime")
      json.value(showTime)
    }
    json.endObject()
  }
}

extension ListFeedbackRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListFeedbackRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListFeedbackRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("ListFeedbackRequest.account_id")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListFeedbackRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListFeedbackRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension ListFeedbackResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListFeedbackResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListFeedbackResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("entries") {
        entries = try json.list("ListFeedbackResponse.entries") { (json: inout JSONReader) throws(DecodingError) in try MeetingFeedback(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListFeedbackResponse.next_page_token")
      } else if json.isKey("ratingAverage", "rating_average") {
        ratingAverage = try json.double("ListFeedbackResponse.rating_average")
      } else if json.isKey("feedbackCount", "feedback_count") {
        feedbackCount = try json.int32("ListFeedbackResponse.feedback_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !entries.isEmpty {
      json.key("entries")
      json.list(entries) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if ratingAverage != 0 {
      json.key("ratingAverage")
      json.value(ratingAverage)
    }
    if feedbackCount != 0 {
      json.key("feedbackCount")
      json.value(feedbackCount)
    }
    json.endObject()
  }
}
