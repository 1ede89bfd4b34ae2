// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meetings.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension MeetingContent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__meeting_content__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__MeetingContent.self) {
      (c) throws(DecodingError) in try MeetingContent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__MeetingContent>) throws(DecodingError) {
    date = try Binary.string(c.pointee.date_, "MeetingContent.date")
    time = try Binary.string(c.pointee.time_, "MeetingContent.time")
    timeZone = try Binary.string(c.pointee.time_zone_, "MeetingContent.time_zone")
    fold = c.pointee.fold_
    durationMinutes = c.pointee.duration_minutes_
    title = try Binary.string(c.pointee.title_, "MeetingContent.title")
    descriptionField = try Binary.string(c.pointee.description_, "MeetingContent.description")
    place = try Binary.string(c.pointee.place_, "MeetingContent.place")
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !date.isEmpty {
      binary.field(1, date)
    }
    if !time.isEmpty {
      binary.field(2, time)
    }
    if !timeZone.isEmpty {
      binary.field(3, timeZone)
    }
    if fold != 0 {
      binary.field(4, fold)
    }
    if durationMinutes != 0 {
      binary.field(5, durationMinutes)
    }
    if !title.isEmpty {
      binary.field(6, title)
    }
    if !descriptionField.isEmpty {
      binary.field(7, descriptionField)
    }
    if !place.isEmpty {
      binary.field(8, place)
    }
    if let position {
      let start = binary.begin(9)
      position.write(to: &binary)
      binary.end(start)
    }
  }
}

extension Meeting {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__meeting__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__Meeting.self) {
      (c) throws(DecodingError) in try Meeting(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__Meeting>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "Meeting.meeting_id")
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
    if let field = c.pointee.content_ { content = try MeetingContent(c: field) }
    state = MeetingState(rawValue: c.pointee.state_)
    kind = MeetingKind(rawValue: c.pointee.kind_)
    isOwnProposal = c.pointee.is_own_proposal_ != 0
    startTime = try moment(c.pointee.start_time_, "Meeting.start_time")
    endTime = try moment(c.pointee.end_time_, "Meeting.end_time")
    version = c.pointee.version_
    createTime = try moment(c.pointee.create_time_, "Meeting.create_time")
    changeTime = try moment(c.pointee.change_time_, "Meeting.change_time")
    isCancelledByCaller = c.pointee.is_cancelled_by_caller_ != 0
    cancelReason = try Binary.string(c.pointee.cancel_reason_, "Meeting.cancel_reason")
    replacedMeetingID = try Binary.string(c.pointee.replaced_meeting_id_, "Meeting.replaced_meeting_id")
    replacingMeetingID = try Binary.string(c.pointee.replacing_meeting_id_, "Meeting.replacing_meeting_id")
    canGiveFeedback = c.pointee.can_give_feedback_ != 0
    feedbackEndTime = try moment(c.pointee.feedback_end_time_, "Meeting.feedback_end_time")
    givenRating = c.pointee.given_rating_
    leadsElsewhere = c.pointee.leads_elsewhere_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
    if let person {
      let start = binary.begin(2)
      person.write(to: &binary)
      binary.end(start)
    }
    if let content {
      let start = binary.begin(3)
      content.write(to: &binary)
      binary.end(start)
    }
    if state != .unspecified {
      binary.field(4, state)
    }
    if kind != .unspecified {
      binary.field(5, kind)
    }
    if isOwnProposal {
      binary.field(6, isOwnProposal)
    }
    if let startTime {
      binary.field(7, startTime)
    }
    if let endTime {
      binary.field(8, endTime)
    }
    if version != 0 {
      binary.field(9, version)
    }
    if let createTime {
      binary.field(10, createTime)
    }
    if let changeTime {
      binary.field(11, changeTime)
    }
    if isCancelledByCaller {
      binary.field(12, isCancelledByCaller)
    }
    if !cancelReason.isEmpty {
      binary.field(13, cancelReason)
    }
    if !replacedMeetingID.isEmpty {
      binary.field(14, replacedMeetingID)
    }
    if !replacingMeetingID.isEmpty {
      binary.field(15, replacingMeetingID)
    }
    if canGiveFeedback {
      binary.field(16, canGiveFeedback)
    }
    if let feedbackEndTime {
      binary.field(17, feedbackEndTime)
    }
    if givenRating != 0 {
      binary.field(18, givenRating)
    }
    if leadsElsewhere {
      binary.field(19, leadsElsewhere)
    }
  }
}

extension CreateMeetingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__create_meeting_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__CreateMeetingRequest.self) {
      (c) throws(DecodingError) in try CreateMeetingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__CreateMeetingRequest>) throws(DecodingError) {
    otherAccountID = try Binary.string(c.pointee.other_account_id_, "CreateMeetingRequest.other_account_id")
    if let field = c.pointee.content_ { content = try MeetingContent(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !otherAccountID.isEmpty {
      binary.field(1, otherAccountID)
    }
    if let content {
      let start = binary.begin(2)
      content.write(to: &binary)
      binary.end(start)
    }
  }
}

extension CreateMeetingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__create_meeting_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__CreateMeetingResponse.self) {
      (c) throws(DecodingError) in try CreateMeetingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__CreateMeetingResponse>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "CreateMeetingResponse.meeting_id")
    overlappingMeetingIDs = try Binary.list(c.pointee.n_overlapping_meeting_ids_, c.pointee.overlapping_meeting_ids_, { (value) throws(DecodingError) in try Binary.string(value, "CreateMeetingResponse.overlapping_meeting_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
    if !overlappingMeetingIDs.isEmpty {
      for element in overlappingMeetingIDs {
        binary.field(2, element)
      }
    }
  }
}

extension RespondMeetingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__respond_meeting_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__RespondMeetingRequest.self) {
      (c) throws(DecodingError) in try RespondMeetingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__RespondMeetingRequest>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "RespondMeetingRequest.meeting_id")
    answer = RespondMeetingRequest.Answer(rawValue: c.pointee.answer_)
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
    if answer != .unspecified {
      binary.field(2, answer)
    }
  }
}

extension RespondMeetingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__respond_meeting_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__RespondMeetingResponse.self) {
      (c) throws(DecodingError) in try RespondMeetingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__RespondMeetingResponse>) throws(DecodingError) {
    state = MeetingState(rawValue: c.pointee.state_)
    overlappingMeetingIDs = try Binary.list(c.pointee.n_overlapping_meeting_ids_, c.pointee.overlapping_meeting_ids_, { (value) throws(DecodingError) in try Binary.string(value, "RespondMeetingResponse.overlapping_meeting_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if state != .unspecified {
      binary.field(1, state)
    }
    if !overlappingMeetingIDs.isEmpty {
      for element in overlappingMeetingIDs {
        binary.field(2, element)
      }
    }
  }
}

extension CancelMeetingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__cancel_meeting_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__CancelMeetingRequest.self) {
      (c) throws(DecodingError) in try CancelMeetingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__CancelMeetingRequest>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "CancelMeetingRequest.meeting_id")
    reason = try Binary.string(c.pointee.reason_, "CancelMeetingRequest.reason")
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
    if !reason.isEmpty {
      binary.field(2, reason)
    }
  }
}

extension CancelMeetingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__cancel_meeting_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__CancelMeetingResponse.self) {
      (c) throws(DecodingError) in try CancelMeetingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__CancelMeetingResponse>) throws(DecodingError) {
    state = MeetingState(rawValue: c.pointee.state_)
  }

  func write(to binary: inout BinaryWriter) {
    if state != .unspecified {
      binary.field(1, state)
    }
  }
}

extension RescheduleMeetingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__reschedule_meeting_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__RescheduleMeetingRequest.self) {
      (c) throws(DecodingError) in try RescheduleMeetingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__RescheduleMeetingRequest>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "RescheduleMeetingRequest.meeting_id")
    if let field = c.pointee.content_ { content = try MeetingContent(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
    if let content {
      let start = binary.begin(2)
      content.write(to: &binary)
      binary.end(start)
    }
  }
}

extension RescheduleMeetingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__reschedule_meeting_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__RescheduleMeetingResponse.self) {
      (c) throws(DecodingError) in try RescheduleMeetingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__RescheduleMeetingResponse>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "RescheduleMeetingResponse.meeting_id")
    overlappingMeetingIDs = try Binary.list(c.pointee.n_overlapping_meeting_ids_, c.pointee.overlapping_meeting_ids_, { (value) throws(DecodingError) in try Binary.string(value, "RescheduleMeetingResponse.overlapping_meeting_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
    if !overlappingMeetingIDs.isEmpty {
      for element in overlappingMeetingIDs {
        binary.field(2, element)
      }
    }
  }
}

extension GetMeetingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_meeting_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetMeetingRequest.self) {
      (c) throws(DecodingError) in try GetMeetingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetMeetingRequest>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "GetMeetingRequest.meeting_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
  }
}

extension GetMeetingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_meeting_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetMeetingResponse.self) {
      (c) throws(DecodingError) in try GetMeetingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetMeetingResponse>) throws(DecodingError) {
    if let field = c.pointee.meeting_ { meeting = try Meeting(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let meeting {
      let start = binary.begin(1)
      meeting.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ListMeetingsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__list_meetings_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__ListMeetingsRequest.self) {
      (c) throws(DecodingError) in try ListMeetingsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__ListMeetingsRequest>) throws(DecodingError) {
    withAccountID = try Binary.string(c.pointee.with_account_id_, "ListMeetingsRequest.with_account_id")
    fromTime = try moment(c.pointee.from_time_, "ListMeetingsRequest.from_time")
    toTime = try moment(c.pointee.to_time_, "ListMeetingsRequest.to_time")
    includesEnded = c.pointee.includes_ended_ != 0
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMeetingsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !withAccountID.isEmpty {
      binary.field(1, withAccountID)
    }
    if let fromTime {
      binary.field(2, fromTime)
    }
    if let toTime {
      binary.field(3, toTime)
    }
    if includesEnded {
      binary.field(4, includesEnded)
    }
    if pageSize != 0 {
      binary.field(5, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(6, pageToken)
    }
  }
}

extension ListMeetingsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__list_meetings_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__ListMeetingsResponse.self) {
      (c) throws(DecodingError) in try ListMeetingsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__ListMeetingsResponse>) throws(DecodingError) {
    meetings = try Binary.list(c.pointee.n_meetings_, c.pointee.meetings_, messages: { (value) throws(DecodingError) in try Meeting(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMeetingsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !meetings.isEmpty {
      for element in meetings {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension GetMeetingMonthRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_meeting_month_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetMeetingMonthRequest.self) {
      (c) throws(DecodingError) in try GetMeetingMonthRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetMeetingMonthRequest>) throws(DecodingError) {
    month = try Binary.string(c.pointee.month_, "GetMeetingMonthRequest.month")
  }

  func write(to binary: inout BinaryWriter) {
    if !month.isEmpty {
      binary.field(1, month)
    }
  }
}

extension MeetingDay {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__meeting_day__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__MeetingDay.self) {
      (c) throws(DecodingError) in try MeetingDay(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__MeetingDay>) throws(DecodingError) {
    date = try Binary.string(c.pointee.date_, "MeetingDay.date")
    fixedCount = c.pointee.fixed_count_
    newCount = c.pointee.new_count_
    pendingCount = c.pointee.pending_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !date.isEmpty {
      binary.field(1, date)
    }
    if fixedCount != 0 {
      binary.field(2, fixedCount)
    }
    if newCount != 0 {
      binary.field(3, newCount)
    }
    if pendingCount != 0 {
      binary.field(4, pendingCount)
    }
  }
}

extension GetMeetingMonthResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_meeting_month_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetMeetingMonthResponse.self) {
      (c) throws(DecodingError) in try GetMeetingMonthResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetMeetingMonthResponse>) throws(DecodingError) {
    days = try Binary.list(c.pointee.n_days_, c.pointee.days_, messages: { (value) throws(DecodingError) in try MeetingDay(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !days.isEmpty {
      for element in days {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension GetMeetingCalendarRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_meeting_calendar_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetMeetingCalendarRequest.self) {
      (c) throws(DecodingError) in try GetMeetingCalendarRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetMeetingCalendarRequest>) throws(DecodingError) {
    meetingID = try Binary.string(c.pointee.meeting_id_, "GetMeetingCalendarRequest.meeting_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !meetingID.isEmpty {
      binary.field(1, meetingID)
    }
  }
}

extension GetMeetingCalendarResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_meeting_calendar_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetMeetingCalendarResponse.self) {
      (c) throws(DecodingError) in try GetMeetingCalendarResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetMeetingCalendarResponse>) throws(DecodingError) {
    calendar = try Binary.string(c.pointee.calendar_, "GetMeetingCalendarResponse.calendar")
  }

  func write(to binary: inout BinaryWriter) {
    if !calendar.isEmpty {
      binary.field(1, calendar)
    }
  }
}
