// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meeting_feedback.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension MeetingFeedback {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__meeting_feedback__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__MeetingFeedback.self) {
      (c) throws(DecodingError) in try MeetingFeedback(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__MeetingFeedback>) throws(DecodingError) {
    feedbackID = try Binary.string(c.pointee.feedback_id_, "MeetingFeedback.feedback_id")
    if let field = c.pointee.author_ { author = try CairnProto.Person(c: field) }
    rating = c.pointee.rating_
    text = try Binary.string(c.pointee.text_, "MeetingFeedback.text")
    showTime = try moment(c.pointee.show_time_, "MeetingFeedback.show_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !feedbackID.isEmpty {
      binary.field(1, feedbackID)
    }
    if let author {
      let start = binary.begin(2)
      author.write(to: &binary)
      binary.end(start)
    }
    if rating != 0 {
      binary.field(3, rating)
    }
    if !text.isEmpty {
      binary.field(4, text)
    }
    if let showTime {
      binary.field(5, showTime)
    }
  }
}

extension GiveFeedbackRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__give_feedback_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GiveFeedbackRequest.self) {
      (c) throws(DecodingError) in try GiveFeedbackRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GiveFeedbackRequest>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "GiveFeedbackRequest.meeting_id")
    rating = c.pointee.rating_
    text = try Binary.string(c.pointee.text_, "GiveFeedbackRequest.text")
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
    if rating != 0 {
      binary.field(2, rating)
    }
    if !text.isEmpty {
      binary.field(3, text)
    }
  }
}

extension GiveFeedbackResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__give_feedback_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GiveFeedbackResponse.self) {
      (c) throws(DecodingError) in try GiveFeedbackResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GiveFeedbackResponse>) throws(DecodingError) {
    isShown = c.pointee.is_shown_ != 0
    showTime = try moment(c.pointee.show_time_, "GiveFeedbackResponse.show_time")
  }

  func write(to binary: inout BinaryWriter) {
    if isShown {
      binary.field(1, isShown)
    }
    if let showTime {
      binary.field(2, showTime)
    }
  }
}

extension ListFeedbackRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__list_feedback_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__ListFeedbackRequest.self) {
      (c) throws(DecodingError) in try ListFeedbackRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__ListFeedbackRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ListFeedbackRequest.account_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListFeedbackRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension ListFeedbackResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__list_feedback_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__ListFeedbackResponse.self) {
      (c) throws(DecodingError) in try ListFeedbackResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__ListFeedbackResponse>) throws(DecodingError) {
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try MeetingFeedback(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListFeedbackResponse.next_page_token")
    ratingAverage = c.pointee.rating_average_
    feedbackCount = c.pointee.feedback_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !entries.isEmpty {
      for element in entries {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
    if ratingAverage != 0 {
      binary.field(3, ratingAverage)
    }
    if feedbackCount != 0 {
      binary.field(4, feedbackCount)
    }
  }
}
