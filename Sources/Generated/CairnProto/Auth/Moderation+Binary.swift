// Written by protoc-gen-cairn from cairn/auth/v1/moderation.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension CheckModeratorRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__check_moderator_request__descriptor_pointer(), as: Cairn__Auth__V1__CheckModeratorRequest.self) {
      (c) throws(DecodingError) in try CheckModeratorRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CheckModeratorRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    session = Binary.bytes(c.pointee.session_)
    target = Binary.bytes(c.pointee.target_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__CheckModeratorRequest> {
    let c = arena.make(Cairn__Auth__V1__CheckModeratorRequest.self)
    cairn__auth__v1__check_moderator_request__init(c)
    c.pointee.account_ = arena.bytes(account)
    c.pointee.session_ = arena.bytes(session)
    c.pointee.target_ = arena.bytes(target)
    return c
  }
}

extension CheckModeratorResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__check_moderator_response__descriptor_pointer(), as: Cairn__Auth__V1__CheckModeratorResponse.self) {
      (c) throws(DecodingError) in try CheckModeratorResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CheckModeratorResponse>) throws(DecodingError) {
    answer = CheckModeratorResponse.Answer(rawValue: c.pointee.answer_)
    role = try Binary.string(c.pointee.role_, "CheckModeratorResponse.role")
    isAboveTarget = c.pointee.is_above_target_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__CheckModeratorResponse> {
    let c = arena.make(Cairn__Auth__V1__CheckModeratorResponse.self)
    cairn__auth__v1__check_moderator_response__init(c)
    c.pointee.answer_ = answer.rawValue
    c.pointee.role_ = arena.string(role)
    c.pointee.is_above_target_ = isAboveTarget ? 1 : 0
    return c
  }
}

extension AuditEntry {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__audit_entry__descriptor_pointer(), as: Cairn__Auth__V1__AuditEntry.self) {
      (c) throws(DecodingError) in try AuditEntry(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AuditEntry>) throws(DecodingError) {
    eventID = try Binary.string(c.pointee.event_id_, "AuditEntry.event_id")
    createTime = try moment(c.pointee.create_time_, "AuditEntry.create_time")
    kind = SecurityEvent.Kind(rawValue: c.pointee.kind_)
    accountID = try Binary.string(c.pointee.account_id_, "AuditEntry.account_id")
    actorAccountID = try Binary.string(c.pointee.actor_account_id_, "AuditEntry.actor_account_id")
    role = try Binary.string(c.pointee.role_, "AuditEntry.role")
    suspensionReason = try Binary.string(c.pointee.suspension_reason_, "AuditEntry.suspension_reason")
    suspensionEndTime = try moment(c.pointee.suspension_end_time_, "AuditEntry.suspension_end_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__AuditEntry> {
    let c = arena.make(Cairn__Auth__V1__AuditEntry.self)
    cairn__auth__v1__audit_entry__init(c)
    c.pointee.event_id_ = arena.string(eventID)
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    c.pointee.kind_ = kind.rawValue
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.actor_account_id_ = arena.string(actorAccountID)
    c.pointee.role_ = arena.string(role)
    c.pointee.suspension_reason_ = arena.string(suspensionReason)
    if let suspensionEndTime {
      c.pointee.suspension_end_time_ = arena.timestamp(suspensionEndTime)
    }
    return c
  }
}

extension ListAuditRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_audit_request__descriptor_pointer(), as: Cairn__Auth__V1__ListAuditRequest.self) {
      (c) throws(DecodingError) in try ListAuditRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListAuditRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ListAuditRequest.account_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListAuditRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ListAuditRequest> {
    let c = arena.make(Cairn__Auth__V1__ListAuditRequest.self)
    cairn__auth__v1__list_audit_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListAuditResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_audit_response__descriptor_pointer(), as: Cairn__Auth__V1__ListAuditResponse.self) {
      (c) throws(DecodingError) in try ListAuditResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListAuditResponse>) throws(DecodingError) {
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try AuditEntry(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListAuditResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ListAuditResponse> {
    let c = arena.make(Cairn__Auth__V1__ListAuditResponse.self)
    cairn__auth__v1__list_audit_response__init(c)
    c.pointee.n_entries_ = entries.count
    c.pointee.entries_ = arena.list(entries) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension AccountStanding {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__account_standing__descriptor_pointer(), as: Cairn__Auth__V1__AccountStanding.self) {
      (c) throws(DecodingError) in try AccountStanding(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AccountStanding>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountStanding.account_id")
    roles = try Binary.list(c.pointee.n_roles_, c.pointee.roles_, { (value) throws(DecodingError) in try Binary.string(value, "AccountStanding.roles") })
    if let field = c.pointee.suspension_ { suspension = try Suspension(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__AccountStanding> {
    let c = arena.make(Cairn__Auth__V1__AccountStanding.self)
    cairn__auth__v1__account_standing__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.n_roles_ = roles.count
    c.pointee.roles_ = arena.list(roles) { value in arena.string(value) }
    if let suspension {
      c.pointee.suspension_ = suspension.lower(in: arena)
    }
    return c
  }
}

extension GetAccountStandingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_account_standing_request__descriptor_pointer(), as: Cairn__Auth__V1__GetAccountStandingRequest.self) {
      (c) throws(DecodingError) in try GetAccountStandingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetAccountStandingRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "GetAccountStandingRequest.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetAccountStandingRequest> {
    let c = arena.make(Cairn__Auth__V1__GetAccountStandingRequest.self)
    cairn__auth__v1__get_account_standing_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}

extension GetAccountStandingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_account_standing_response__descriptor_pointer(), as: Cairn__Auth__V1__GetAccountStandingResponse.self) {
      (c) throws(DecodingError) in try GetAccountStandingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetAccountStandingResponse>) throws(DecodingError) {
    if let field = c.pointee.standing_ { standing = try AccountStanding(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetAccountStandingResponse> {
    let c = arena.make(Cairn__Auth__V1__GetAccountStandingResponse.self)
    cairn__auth__v1__get_account_standing_response__init(c)
    if let standing {
      c.pointee.standing_ = standing.lower(in: arena)
    }
    return c
  }
}

extension SuspendAccountRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__suspend_account_request__descriptor_pointer(), as: Cairn__Auth__V1__SuspendAccountRequest.self) {
      (c) throws(DecodingError) in try SuspendAccountRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SuspendAccountRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "SuspendAccountRequest.account_id")
    reason = try Binary.string(c.pointee.reason_, "SuspendAccountRequest.reason")
    endTime = try moment(c.pointee.end_time_, "SuspendAccountRequest.end_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SuspendAccountRequest> {
    let c = arena.make(Cairn__Auth__V1__SuspendAccountRequest.self)
    cairn__auth__v1__suspend_account_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.reason_ = arena.string(reason)
    if let endTime {
      c.pointee.end_time_ = arena.timestamp(endTime)
    }
    return c
  }
}

extension SuspendAccountResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__suspend_account_response__descriptor_pointer(), as: Cairn__Auth__V1__SuspendAccountResponse.self) {
      (c) throws(DecodingError) in try SuspendAccountResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SuspendAccountResponse>) throws(DecodingError) {
    if let field = c.pointee.standing_ { standing = try AccountStanding(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SuspendAccountResponse> {
    let c = arena.make(Cairn__Auth__V1__SuspendAccountResponse.self)
    cairn__auth__v1__suspend_account_response__init(c)
    if let standing {
      c.pointee.standing_ = standing.lower(in: arena)
    }
    return c
  }
}

extension LiftSuspensionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__lift_suspension_request__descriptor_pointer(), as: Cairn__Auth__V1__LiftSuspensionRequest.self) {
      (c) throws(DecodingError) in try LiftSuspensionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LiftSuspensionRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "LiftSuspensionRequest.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LiftSuspensionRequest> {
    let c = arena.make(Cairn__Auth__V1__LiftSuspensionRequest.self)
    cairn__auth__v1__lift_suspension_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}

extension LiftSuspensionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__lift_suspension_response__descriptor_pointer(), as: Cairn__Auth__V1__LiftSuspensionResponse.self) {
      (c) throws(DecodingError) in try LiftSuspensionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LiftSuspensionResponse>) throws(DecodingError) {
    if let field = c.pointee.standing_ { standing = try AccountStanding(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LiftSuspensionResponse> {
    let c = arena.make(Cairn__Auth__V1__LiftSuspensionResponse.self)
    cairn__auth__v1__lift_suspension_response__init(c)
    if let standing {
      c.pointee.standing_ = standing.lower(in: arena)
    }
    return c
  }
}

extension GrantRoleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__grant_role_request__descriptor_pointer(), as: Cairn__Auth__V1__GrantRoleRequest.self) {
      (c) throws(DecodingError) in try GrantRoleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GrantRoleRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "GrantRoleRequest.account_id")
    role = try Binary.string(c.pointee.role_, "GrantRoleRequest.role")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GrantRoleRequest> {
    let c = arena.make(Cairn__Auth__V1__GrantRoleRequest.self)
    cairn__auth__v1__grant_role_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.role_ = arena.string(role)
    return c
  }
}

extension GrantRoleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__grant_role_response__descriptor_pointer(), as: Cairn__Auth__V1__GrantRoleResponse.self) {
      (c) throws(DecodingError) in try GrantRoleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GrantRoleResponse>) throws(DecodingError) {
    if let field = c.pointee.standing_ { standing = try AccountStanding(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GrantRoleResponse> {
    let c = arena.make(Cairn__Auth__V1__GrantRoleResponse.self)
    cairn__auth__v1__grant_role_response__init(c)
    if let standing {
      c.pointee.standing_ = standing.lower(in: arena)
    }
    return c
  }
}

extension RevokeRoleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_role_request__descriptor_pointer(), as: Cairn__Auth__V1__RevokeRoleRequest.self) {
      (c) throws(DecodingError) in try RevokeRoleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeRoleRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "RevokeRoleRequest.account_id")
    role = try Binary.string(c.pointee.role_, "RevokeRoleRequest.role")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__RevokeRoleRequest> {
    let c = arena.make(Cairn__Auth__V1__RevokeRoleRequest.self)
    cairn__auth__v1__revoke_role_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.role_ = arena.string(role)
    return c
  }
}

extension RevokeRoleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_role_response__descriptor_pointer(), as: Cairn__Auth__V1__RevokeRoleResponse.self) {
      (c) throws(DecodingError) in try RevokeRoleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeRoleResponse>) throws(DecodingError) {
    if let field = c.pointee.standing_ { standing = try AccountStanding(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__RevokeRoleResponse> {
    let c = arena.make(Cairn__Auth__V1__RevokeRoleResponse.self)
    cairn__auth__v1__revoke_role_response__init(c)
    if let standing {
      c.pointee.standing_ = standing.lower(in: arena)
    }
    return c
  }
}
