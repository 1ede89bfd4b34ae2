// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meetings.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension MeetingContent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MeetingContent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MeetingContent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("date") {
        date = try json.string("MeetingContent.date")
      } else if json.isKey("time") {
        time = try json.string("MeetingContent.time")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("MeetingContent.time_zone")
      } else if json.isKey("fold") {
        fold = try json.int32("MeetingContent.fold")
      } else if json.isKey("durationMinutes", "duration_minutes") {
        durationMinutes = try json.int32("MeetingContent.duration_minutes")
      } else if json.isKey("title") {
        title = try json.string("MeetingContent.title")
      } else if json.isKey("description") {
        descriptionField = try json.string("MeetingContent.description")
      } else if json.isKey("place") {
        place = try json.string("MeetingContent.place")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !date.isEmpty {
      json.key("date")
      json.value(date)
    }
    if !time.isEmpty {
      json.key("time")
      json.value(time)
    }
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    if fold != 0 {
      json.key("fold")
      json.value(fold)
    }
    if durationMinutes != 0 {
      json.key("durationMinutes")
      json.value(durationMinutes)
    }
    if !title.isEmpty, !json.redact("title") {
      json.key("title")
      json.value(title)
    }
    if !descriptionField.isEmpty, !json.redact("description") {
      json.key("description")
      json.value(descriptionField)
    }
    if !place.isEmpty, !json.redact("place") {
      json.key("place")
      json.value(place)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    json.endObject()
  }
}

extension Meeting {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Meeting(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Meeting") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("Meeting.meeting_id")
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else if json.isKey("content") {
        content = try json.skipNull() ? nil : try MeetingContent(reading: &json)
      } else if json.isKey("state") {
        state = try json.enumeration("Meeting.state", MeetingState.self)
      } else if json.isKey("kind") {
        kind = try json.enumeration("Meeting.kind", MeetingKind.self)
      } else if json.isKey("isOwnProposal", "is_own_proposal") {
        isOwnProposal = try json.bool("Meeting.is_own_proposal")
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("Meeting.start_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("Meeting.end_time")
      } else if json.isKey("version") {
        version = try json.int64("Meeting.version")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Meeting.create_time")
      } else if json.isKey("changeTime", "change_time") {
        changeTime = try json.moment("Meeting.change_time")
      } else if json.isKey("isCancelledByCaller", "is_cancelled_by_caller") {
        isCancelledByCaller = try json.bool("Meeting.is_cancelled_by_caller")
      } else if json.isKey("cancelReason", "cancel_reason") {
        cancelReason = try json.string("Meeting.cancel_reason")
      } else if json.isKey("replacedMeetingId", "replaced_meeting_id") {
        replacedMeetingID = try json.string("Meeting.replaced_meeting_id")
      } else if json.isKey("replacingMeetingId", "replacing_meeting_id") {
        replacingMeetingID = try json.string("Meeting.replacing_meeting_id")
      } else if json.isKey("canGiveFeedback", "can_give_feedback") {
        canGiveFeedback = try json.bool("Meeting.can_give_feedback")
      } else if json.isKey("feedbackEndTime", "feedback_end_time") {
        feedbackEndTime = try json.moment("Meeting.feedback_end_time")
      } else if json.isKey("givenRating", "given_rating") {
        givenRating = try json.int32("Meeting.given_rating")
      } else if json.isKey("leadsElsewhere", "leads_elsewhere") {
        leadsElsewhere = try json.bool("Meeting.leads_elsewhere")
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
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if isOwnProposal {
      json.key("isOwnProposal")
      json.value(isOwnProposal)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let changeTime {
      json.key("changeTime")
      json.value(changeTime)
    }
    if isCancelledByCaller {
      json.key("isCancelledByCaller")
      json.value(isCancelledByCaller)
    }
    if !cancelReason.isEmpty, !json.redact("cancelReason") {
      json.key("cancelReason")
      json.value(cancelReason)
    }
    if !replacedMeetingID.isEmpty {
      json.key("replacedMeetingId")
      json.value(replacedMeetingID)
    }
    if !replacingMeetingID.isEmpty {
      json.key("replacingMeetingId")
      json.value(replacingMeetingID)
    }
    if canGiveFeedback {
      json.key("canGiveFeedback")
      json.value(canGiveFeedback)
    }
    if let feedbackEndTime {
      json.key("feedbackEndTime")
      json.value(feedbackEndTime)
    }
    if givenRating != 0 {
      json.key("givenRating")
      json.value(givenRating)
    }
    if leadsElsewhere {
      json.key("leadsElsewhere")
      json.value(leadsElsewhere)
    }
    json.endObject()
  }
}

extension CreateMeetingRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateMeetingRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateMeetingRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("otherAccountId", "other_account_id") {
        otherAccountID = try json.string("CreateMeetingRequest.other_account_id")
      } else if json.isKey("content") {
        content = try json.skipNull() ? nil : try MeetingContent(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !otherAccountID.isEmpty {
      json.key("otherAccountId")
      json.value(otherAccountID)
    }
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    json.endObject()
  }
}

extension CreateMeetingResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateMeetingResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateMeetingResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("CreateMeetingResponse.meeting_id")
      } else if json.isKey("overlappingMeetingIds", "overlapping_meeting_ids") {
        overlappingMeetingIDs = try json.list("CreateMeetingResponse.overlapping_meeting_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("CreateMeetingResponse.overlapping_meeting_ids") }
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
    if !overlappingMeetingIDs.isEmpty {
      json.key("overlappingMeetingIds")
      json.list(overlappingMeetingIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension RespondMeetingRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RespondMeetingRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RespondMeetingRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("RespondMeetingRequest.meeting_id")
      } else if json.isKey("answer") {
        answer = try json.enumeration("RespondMeetingRequest.answer", RespondMeetingRequest.Answer.self)
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
    if answer != .unspecified {
      json.key("answer")
      json.value(answer)
    }
    json.endObject()
  }
}

extension RespondMeetingResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RespondMeetingResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RespondMeetingResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("state") {
        state = try json.enumeration("RespondMeetingResponse.state", MeetingState.self)
      } else if json.isKey("overlappingMeetingIds", "overlapping_meeting_ids") {
        overlappingMeetingIDs = try json.list("RespondMeetingResponse.overlapping_meeting_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("RespondMeetingResponse.overlapping_meeting_ids") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if !overlappingMeetingIDs.isEmpty {
      json.key("overlappingMeetingIds")
      json.list(overlappingMeetingIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension CancelMeetingRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CancelMeetingRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CancelMeetingRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("CancelMeetingRequest.meeting_id")
      } else if json.isKey("reason") {
        reason = try json.string("CancelMeetingRequest.reason")
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
    if !reason.isEmpty, !json.redact("reason") {
      json.key("reason")
      json.value(reason)
    }
    json.endObject()
  }
}

extension CancelMeetingResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CancelMeetingResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CancelMeetingResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("state") {
        state = try json.enumeration("CancelMeetingResponse.state", MeetingState.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    json.endObject()
  }
}

extension RescheduleMeetingRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RescheduleMeetingRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RescheduleMeetingRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("RescheduleMeetingRequest.meeting_id")
      } else if json.isKey("content") {
        content = try json.skipNull() ? nil : try MeetingContent(reading: &json)
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
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    json.endObject()
  }
}

extension RescheduleMeetingResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RescheduleMeetingResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RescheduleMeetingResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("RescheduleMeetingResponse.meeting_id")
      } else if json.isKey("overlappingMeetingIds", "overlapping_meeting_ids") {
        overlappingMeetingIDs = try json.list("RescheduleMeetingResponse.overlapping_meeting_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("RescheduleMeetingResponse.overlapping_meeting_ids") }
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
    if !overlappingMeetingIDs.isEmpty {
      json.key("overlappingMeetingIds")
      json.list(overlappingMeetingIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension GetMeetingRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMeetingRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMeetingRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("GetMeetingRequest.meeting_id")
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

extension GetMeetingResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMeetingResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMeetingResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meeting") {
        meeting = try json.skipNull() ? nil : try Meeting(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let meeting {
      json.key("meeting")
      meeting.write(to: &json)
    }
    json.endObject()
  }
}

extension ListMeetingsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMeetingsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMeetingsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("withAccountId", "with_account_id") {
        withAccountID = try json.string("ListMeetingsRequest.with_account_id")
      } else if json.isKey("fromTime", "from_time") {
        fromTime = try json.moment("ListMeetingsRequest.from_time")
      } else if json.isKey("toTime", "to_time") {
        toTime = try json.moment("ListMeetingsRequest.to_time")
      } else if json.isKey("includesEnded", "includes_ended") {
        includesEnded = try json.bool("ListMeetingsRequest.includes_ended")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListMeetingsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListMeetingsRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !withAccountID.isEmpty {
      json.key("withAccountId")
      json.value(withAccountID)
    }
    if let fromTime {
      json.key("fromTime")
      json.value(fromTime)
    }
    if let toTime {
      json.key("toTime")
      json.value(toTime)
    }
    if includesEnded {
      json.key("includesEnded")
      json.value(includesEnded)
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

extension ListMeetingsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMeetingsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMeetingsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetings") {
        meetings = try json.list("ListMeetingsResponse.meetings") { (json: inout JSONReader) throws(DecodingError) in try Meeting(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListMeetingsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !meetings.isEmpty {
      json.key("meetings")
      json.list(meetings) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension GetMeetingMonthRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMeetingMonthRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMeetingMonthRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("month") {
        month = try json.string("GetMeetingMonthRequest.month")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !month.isEmpty {
      json.key("month")
      json.value(month)
    }
    json.endObject()
  }
}

extension MeetingDay {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MeetingDay(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MeetingDay") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("date") {
        date = try json.string("MeetingDay.date")
      } else if json.isKey("fixedCount", "fixed_count") {
        fixedCount = try json.int32("MeetingDay.fixed_count")
      } else if json.isKey("newCount", "new_count") {
        newCount = try json.int32("MeetingDay.new_count")
      } else if json.isKey("pendingCount", "pending_count") {
        pendingCount = try json.int32("MeetingDay.pending_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !date.isEmpty {
      json.key("date")
      json.value(date)
    }
    if fixedCount != 0 {
      json.key("fixedCount")
      json.value(fixedCount)
    }
    if newCount != 0 {
      json.key("newCount")
      json.value(newCount)
    }
    if pendingCount != 0 {
      json.key("pendingCount")
      json.value(pendingCount)
    }
    json.endObject()
  }
}

extension GetMeetingMonthResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMeetingMonthResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMeetingMonthResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("days") {
        days = try json.list("GetMeetingMonthResponse.days") { (json: inout JSONReader) throws(DecodingError) in try MeetingDay(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !days.isEmpty {
      json.key("days")
      json.list(days) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension GetMeetingCalendarRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMeetingCalendarRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMeetingCalendarRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("GetMeetingCalendarRequest.meeting_id")
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

extension GetMeetingCalendarResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMeetingCalendarResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMeetingCalendarResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("calendar") {
        calendar = try json.string("GetMeetingCalendarResponse.calendar")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !calendar.isEmpty, !json.redact("calendar") {
      json.key("calendar")
      json.value(calendar)
    }
    json.endObject()
  }
}
