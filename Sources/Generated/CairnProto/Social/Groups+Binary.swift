// Written by protoc-gen-cairn from cairn/social/v1/groups.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension GroupMember {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__group_member__descriptor_pointer(), as: Cairn__Social__V1__GroupMember.self) {
      (c) throws(DecodingError) in try GroupMember(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GroupMember>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    role = MemberRole(rawValue: c.pointee.role_)
    isInvited = c.pointee.is_invited_ != 0
    joinTime = try moment(c.pointee.join_time_, "GroupMember.join_time")
  }

  func write(to binary: inout BinaryWriter) {
    if let person {
      let start = binary.begin(1)
      person.write(to: &binary)
      binary.end(start)
    }
    if role != .unspecified {
      binary.field(2, role)
    }
    if isInvited {
      binary.field(3, isInvited)
    }
    if let joinTime {
      binary.field(4, joinTime)
    }
  }
}

extension CreateGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__create_group_request__descriptor_pointer(), as: Cairn__Social__V1__CreateGroupRequest.self) {
      (c) throws(DecodingError) in try CreateGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CreateGroupRequest>) throws(DecodingError) {
    title = try Binary.string(c.pointee.title_, "CreateGroupRequest.title")
    accountIDs = try Binary.list(c.pointee.n_account_ids_, c.pointee.account_ids_, { (value) throws(DecodingError) in try Binary.string(value, "CreateGroupRequest.account_ids") })
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func write(to binary: inout BinaryWriter) {
    if !title.isEmpty {
      binary.field(1, title)
    }
    if !accountIDs.isEmpty {
      for element in accountIDs {
        binary.field(2, element)
      }
    }
    if realm != .unspecified {
      binary.field(3, realm)
    }
  }
}

extension CreateGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__create_group_response__descriptor_pointer(), as: Cairn__Social__V1__CreateGroupResponse.self) {
      (c) throws(DecodingError) in try CreateGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CreateGroupResponse>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "CreateGroupResponse.conversation_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
  }
}

extension InviteToGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__invite_to_group_request__descriptor_pointer(), as: Cairn__Social__V1__InviteToGroupRequest.self) {
      (c) throws(DecodingError) in try InviteToGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__InviteToGroupRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "InviteToGroupRequest.conversation_id")
    accountIDs = try Binary.list(c.pointee.n_account_ids_, c.pointee.account_ids_, { (value) throws(DecodingError) in try Binary.string(value, "InviteToGroupRequest.account_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if !accountIDs.isEmpty {
      for element in accountIDs {
        binary.field(2, element)
      }
    }
  }
}

extension InviteToGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__invite_to_group_response__descriptor_pointer(), as: Cairn__Social__V1__InviteToGroupResponse.self) {
      (c) throws(DecodingError) in try InviteToGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__InviteToGroupResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension AnswerGroupInvitationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__answer_group_invitation_request__descriptor_pointer(), as: Cairn__Social__V1__AnswerGroupInvitationRequest.self) {
      (c) throws(DecodingError) in try AnswerGroupInvitationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AnswerGroupInvitationRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "AnswerGroupInvitationRequest.conversation_id")
    isAccepted = c.pointee.is_accepted_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if isAccepted {
      binary.field(2, isAccepted)
    }
  }
}

extension AnswerGroupInvitationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__answer_group_invitation_response__descriptor_pointer(), as: Cairn__Social__V1__AnswerGroupInvitationResponse.self) {
      (c) throws(DecodingError) in try AnswerGroupInvitationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AnswerGroupInvitationResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension LeaveGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__leave_group_request__descriptor_pointer(), as: Cairn__Social__V1__LeaveGroupRequest.self) {
      (c) throws(DecodingError) in try LeaveGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__LeaveGroupRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "LeaveGroupRequest.conversation_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
  }
}

extension LeaveGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__leave_group_response__descriptor_pointer(), as: Cairn__Social__V1__LeaveGroupResponse.self) {
      (c) throws(DecodingError) in try LeaveGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__LeaveGroupResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension RemoveGroupMemberRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__remove_group_member_request__descriptor_pointer(), as: Cairn__Social__V1__RemoveGroupMemberRequest.self) {
      (c) throws(DecodingError) in try RemoveGroupMemberRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RemoveGroupMemberRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "RemoveGroupMemberRequest.conversation_id")
    accountID = try Binary.string(c.pointee.account_id_, "RemoveGroupMemberRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
  }
}

extension RemoveGroupMemberResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__remove_group_member_response__descriptor_pointer(), as: Cairn__Social__V1__RemoveGroupMemberResponse.self) {
      (c) throws(DecodingError) in try RemoveGroupMemberResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RemoveGroupMemberResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension SetGroupRoleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_group_role_request__descriptor_pointer(), as: Cairn__Social__V1__SetGroupRoleRequest.self) {
      (c) throws(DecodingError) in try SetGroupRoleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetGroupRoleRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "SetGroupRoleRequest.conversation_id")
    accountID = try Binary.string(c.pointee.account_id_, "SetGroupRoleRequest.account_id")
    role = MemberRole(rawValue: c.pointee.role_)
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
    if role != .unspecified {
      binary.field(3, role)
    }
  }
}

extension SetGroupRoleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_group_role_response__descriptor_pointer(), as: Cairn__Social__V1__SetGroupRoleResponse.self) {
      (c) throws(DecodingError) in try SetGroupRoleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetGroupRoleResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension RenameGroupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__rename_group_request__descriptor_pointer(), as: Cairn__Social__V1__RenameGroupRequest.self) {
      (c) throws(DecodingError) in try RenameGroupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RenameGroupRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "RenameGroupRequest.conversation_id")
    title = try Binary.string(c.pointee.title_, "RenameGroupRequest.title")
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if !title.isEmpty {
      binary.field(2, title)
    }
  }
}

extension RenameGroupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__rename_group_response__descriptor_pointer(), as: Cairn__Social__V1__RenameGroupResponse.self) {
      (c) throws(DecodingError) in try RenameGroupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RenameGroupResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ListGroupMembersRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_group_members_request__descriptor_pointer(), as: Cairn__Social__V1__ListGroupMembersRequest.self) {
      (c) throws(DecodingError) in try ListGroupMembersRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListGroupMembersRequest>) throws(DecodingError) {
    conversationID = try Binary.string(c.pointee.conversation_id_, "ListGroupMembersRequest.conversation_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListGroupMembersRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !conversationID.isEmpty {
      binary.field(1, conversationID)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension ListGroupMembersResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_group_members_response__descriptor_pointer(), as: Cairn__Social__V1__ListGroupMembersResponse.self) {
      (c) throws(DecodingError) in try ListGroupMembersResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListGroupMembersResponse>) throws(DecodingError) {
    members = try Binary.list(c.pointee.n_members_, c.pointee.members_, messages: { (value) throws(DecodingError) in try GroupMember(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListGroupMembersResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !members.isEmpty {
      for element in members {
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
