// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walk_groups.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension WalkGroupMember {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_group_member__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkGroupMember.self) {
      (c) throws(DecodingError) in try WalkGroupMember(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkGroupMember>) throws(DecodingError) {
    number = c.pointee.number_
    name = try Binary.string(c.pointee.name_, "WalkGroupMember.name")
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
    if let field = c.pointee.progress_ { progress = try WalkGroupProgress(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if number != 0 {
      binary.field(1, number)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
    if let person {
      let start = binary.begin(3)
      person.write(to: &binary)
      binary.end(start)
    }
    if let progress {
      let start = binary.begin(4)
      progress.write(to: &binary)
      binary.end(start)
    }
  }
}

extension WalkGroupProgress {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_group_progress__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkGroupProgress.self) {
      (c) throws(DecodingError) in try WalkGroupProgress(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkGroupProgress>) throws(DecodingError) {
    hasBegun = c.pointee.has_begun_ != 0
    hasEnded = c.pointee.has_ended_ != 0
    answeredCount = c.pointee.answered_count_
    if c.pointee._points_case.rawValue == 4 { points = c.pointee.points_ }
    if c.pointee._duration_ms_case.rawValue == 5 { durationMs = c.pointee.duration_ms_ }
    if c.pointee._rank_case.rawValue == 6 { rank = c.pointee.rank_ }
  }

  func write(to binary: inout BinaryWriter) {
    if hasBegun {
      binary.field(1, hasBegun)
    }
    if hasEnded {
      binary.field(2, hasEnded)
    }
    if answeredCount != 0 {
      binary.field(3, answeredCount)
    }
    if let points {
      binary.field(4, points)
    }
    if let durationMs {
      binary.field(5, durationMs)
    }
    if let rank {
      binary.field(6, rank)
    }
  }
}

extension WalkGroupQuestion {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_group_question__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkGroupQuestion.self) {
      (c) throws(DecodingError) in try WalkGroupQuestion(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkGroupQuestion>) throws(DecodingError) {
    questionID = try Binary.string(c.pointee.question_id_, "WalkGroupQuestion.question_id")
    number = c.pointee.number_
    answeredCount = c.pointee.answered_count_
    rightCount = c.pointee.right_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !questionID.isEmpty {
      binary.field(1, questionID)
    }
    if number != 0 {
      binary.field(2, number)
    }
    if answeredCount != 0 {
      binary.field(3, answeredCount)
    }
    if rightCount != 0 {
      binary.field(4, rightCount)
    }
  }
}

extension WalkGroup {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_group__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkGroup.self) {
      (c) throws(DecodingError) in try WalkGroup(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkGroup>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "WalkGroup.group_id")
    walkID = try Binary.string(c.pointee.walk_id_, "WalkGroup.walk_id")
    walkTitle = try Binary.string(c.pointee.walk_title_, "WalkGroup.walk_title")
    kind = WalkGroupKind(rawValue: c.pointee.kind_)
    state = WalkGroupState(rawValue: c.pointee.state_)
    code = try Binary.string(c.pointee.code_, "WalkGroup.code")
    if let field = c.pointee.options_ { options = try RunOptions(c: field) }
    isMaker = c.pointee.is_maker_ != 0
    ownNumber = c.pointee.own_number_
    ownRunID = try Binary.string(c.pointee.own_run_id_, "WalkGroup.own_run_id")
    members = try Binary.list(c.pointee.n_members_, c.pointee.members_, messages: { (value) throws(DecodingError) in try WalkGroupMember(c: value) })
    questions = try Binary.list(c.pointee.n_questions_, c.pointee.questions_, messages: { (value) throws(DecodingError) in try WalkGroupQuestion(c: value) })
    questionCount = c.pointee.question_count_
    createTime = try moment(c.pointee.create_time_, "WalkGroup.create_time")
    startTime = try moment(c.pointee.start_time_, "WalkGroup.start_time")
    expireTime = try moment(c.pointee.expire_time_, "WalkGroup.expire_time")
    endTime = try moment(c.pointee.end_time_, "WalkGroup.end_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
    if !walkID.isEmpty {
      binary.field(2, walkID)
    }
    if !walkTitle.isEmpty {
      binary.field(3, walkTitle)
    }
    if kind != .unspecified {
      binary.field(4, kind)
    }
    if state != .unspecified {
      binary.field(5, state)
    }
    if !code.isEmpty {
      binary.field(6, code)
    }
    if let options {
      let start = binary.begin(7)
      options.write(to: &binary)
      binary.end(start)
    }
    if isMaker {
      binary.field(8, isMaker)
    }
    if ownNumber != 0 {
      binary.field(9, ownNumber)
    }
    if !ownRunID.isEmpty {
      binary.field(10, ownRunID)
    }
    if !members.isEmpty {
      for element in members {
        let start = binary.begin(11)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !questions.isEmpty {
      for element in questions {
        let start = binary.begin(12)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if questionCount != 0 {
      binary.field(13, questionCount)
    }
    if let createTime {
      binary.field(14, createTime)
    }
    if let startTime {
      binary.field(15, startTime)
    }
    if let expireTime {
      binary.field(16, expireTime)
    }
    if let endTime {
      binary.field(17, endTime)
    }
  }
}

extension CreateWalkGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__create_walk_group_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__CreateWalkGroupRequest.self) {
      (c) throws(DecodingError) in try CreateWalkGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__CreateWalkGroupRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "CreateWalkGroupRequest.walk_id")
    kind = WalkGroupKind(rawValue: c.pointee.kind_)
    if let field = c.pointee.options_ { options = try RunOptions(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if kind != .unspecified {
      binary.field(2, kind)
    }
    if let options {
      let start = binary.begin(3)
      options.write(to: &binary)
      binary.end(start)
    }
  }
}

extension CreateWalkGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__create_walk_group_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__CreateWalkGroupResponse.self) {
      (c) throws(DecodingError) in try CreateWalkGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__CreateWalkGroupResponse>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "CreateWalkGroupResponse.group_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
  }
}

extension JoinWalkGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__join_walk_group_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__JoinWalkGroupRequest.self) {
      (c) throws(DecodingError) in try JoinWalkGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__JoinWalkGroupRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "JoinWalkGroupRequest.code")
    name = try Binary.string(c.pointee.name_, "JoinWalkGroupRequest.name")
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
  }
}

extension JoinWalkGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__join_walk_group_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__JoinWalkGroupResponse.self) {
      (c) throws(DecodingError) in try JoinWalkGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__JoinWalkGroupResponse>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "JoinWalkGroupResponse.group_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
  }
}

extension GetWalkGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_group_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkGroupRequest.self) {
      (c) throws(DecodingError) in try GetWalkGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkGroupRequest>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "GetWalkGroupRequest.group_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
  }
}

extension GetWalkGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_group_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkGroupResponse.self) {
      (c) throws(DecodingError) in try GetWalkGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkGroupResponse>) throws(DecodingError) {
    if let field = c.pointee.group_ { group = try WalkGroup(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let group {
      let start = binary.begin(1)
      group.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ListWalkGroupsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__list_walk_groups_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__ListWalkGroupsRequest.self) {
      (c) throws(DecodingError) in try ListWalkGroupsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__ListWalkGroupsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListWalkGroupsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension WalkGroupSummary {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_group_summary__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkGroupSummary.self) {
      (c) throws(DecodingError) in try WalkGroupSummary(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkGroupSummary>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "WalkGroupSummary.group_id")
    walkTitle = try Binary.string(c.pointee.walk_title_, "WalkGroupSummary.walk_title")
    kind = WalkGroupKind(rawValue: c.pointee.kind_)
    state = WalkGroupState(rawValue: c.pointee.state_)
    isMaker = c.pointee.is_maker_ != 0
    joinTime = try moment(c.pointee.join_time_, "WalkGroupSummary.join_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
    if !walkTitle.isEmpty {
      binary.field(2, walkTitle)
    }
    if kind != .unspecified {
      binary.field(3, kind)
    }
    if state != .unspecified {
      binary.field(4, state)
    }
    if isMaker {
      binary.field(5, isMaker)
    }
    if let joinTime {
      binary.field(6, joinTime)
    }
  }
}

extension ListWalkGroupsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__list_walk_groups_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__ListWalkGroupsResponse.self) {
      (c) throws(DecodingError) in try ListWalkGroupsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__ListWalkGroupsResponse>) throws(DecodingError) {
    groups = try Binary.list(c.pointee.n_groups_, c.pointee.groups_, messages: { (value) throws(DecodingError) in try WalkGroupSummary(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListWalkGroupsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !groups.isEmpty {
      for element in groups {
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

extension InviteToWalkGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__invite_to_walk_group_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__InviteToWalkGroupRequest.self) {
      (c) throws(DecodingError) in try InviteToWalkGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__InviteToWalkGroupRequest>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "InviteToWalkGroupRequest.group_id")
    accountIDs = try Binary.list(c.pointee.n_account_ids_, c.pointee.account_ids_, { (value) throws(DecodingError) in try Binary.string(value, "InviteToWalkGroupRequest.account_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
    if !accountIDs.isEmpty {
      for element in accountIDs {
        binary.field(2, element)
      }
    }
  }
}

extension InviteToWalkGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__invite_to_walk_group_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__InviteToWalkGroupResponse.self) {
      (c) throws(DecodingError) in try InviteToWalkGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__InviteToWalkGroupResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension StartWalkGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__start_walk_group_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__StartWalkGroupRequest.self) {
      (c) throws(DecodingError) in try StartWalkGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__StartWalkGroupRequest>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "StartWalkGroupRequest.group_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
  }
}

extension StartWalkGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__start_walk_group_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__StartWalkGroupResponse.self) {
      (c) throws(DecodingError) in try StartWalkGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__StartWalkGroupResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension StartGroupRunRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__start_group_run_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__StartGroupRunRequest.self) {
      (c) throws(DecodingError) in try StartGroupRunRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__StartGroupRunRequest>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "StartGroupRunRequest.group_id")
    if let field = c.pointee.position_ { position = try RunPosition(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
    if let position {
      let start = binary.begin(2)
      position.write(to: &binary)
      binary.end(start)
    }
  }
}

extension StartGroupRunResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__start_group_run_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__StartGroupRunResponse.self) {
      (c) throws(DecodingError) in try StartGroupRunResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__StartGroupRunResponse>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "StartGroupRunResponse.run_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
  }
}

extension LeaveWalkGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__leave_walk_group_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__LeaveWalkGroupRequest.self) {
      (c) throws(DecodingError) in try LeaveWalkGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__LeaveWalkGroupRequest>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "LeaveWalkGroupRequest.group_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
  }
}

extension LeaveWalkGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__leave_walk_group_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__LeaveWalkGroupResponse.self) {
      (c) throws(DecodingError) in try LeaveWalkGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__LeaveWalkGroupResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension RemoveFromWalkGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__remove_from_walk_group_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__RemoveFromWalkGroupRequest.self) {
      (c) throws(DecodingError) in try RemoveFromWalkGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__RemoveFromWalkGroupRequest>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "RemoveFromWalkGroupRequest.group_id")
    number = c.pointee.number_
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
    if number != 0 {
      binary.field(2, number)
    }
  }
}

extension RemoveFromWalkGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__remove_from_walk_group_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__RemoveFromWalkGroupResponse.self) {
      (c) throws(DecodingError) in try RemoveFromWalkGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__RemoveFromWalkGroupResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension EndWalkGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__end_walk_group_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__EndWalkGroupRequest.self) {
      (c) throws(DecodingError) in try EndWalkGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__EndWalkGroupRequest>) throws(DecodingError) {
    groupID = try Binary.string(c.pointee.group_id_, "EndWalkGroupRequest.group_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !groupID.isEmpty {
      binary.field(1, groupID)
    }
  }
}

extension EndWalkGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__end_walk_group_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__EndWalkGroupResponse.self) {
      (c) throws(DecodingError) in try EndWalkGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__EndWalkGroupResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
