// Written by protoc-gen-cairn from cairn/auth/v1/moderation.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Suspension {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__suspension__descriptor_pointer(), as: Cairn__Auth__V1__Suspension.self) {
      (c) throws(DecodingError) in try Suspension(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__Suspension>) throws(DecodingError) {
    reason = try Binary.string(c.pointee.reason_, "Suspension.reason")
    startTime = try moment(c.pointee.start_time_, "Suspension.start_time")
    endTime = try moment(c.pointee.end_time_, "Suspension.end_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !reason.isEmpty {
      binary.field(1, reason)
    }
    if let startTime {
      binary.field(2, startTime)
    }
    if let endTime {
      binary.field(3, endTime)
    }
  }
}

extension AuditEntry {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__audit_entry__descriptor_pointer(), as: Cairn__Auth__V1__AuditEntry.self) {
      (c) throws(DecodingError) in try AuditEntry(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
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

  func write(to binary: inout BinaryWriter) {
    if !eventID.isEmpty {
      binary.field(1, eventID)
    }
    if let createTime {
      binary.field(2, createTime)
    }
    if kind != .unspecified {
      binary.field(3, kind)
    }
    if !accountID.isEmpty {
      binary.field(4, accountID)
    }
    if !actorAccountID.isEmpty {
      binary.field(5, actorAccountID)
    }
    if !role.isEmpty {
      binary.field(6, role)
    }
    if !suspensionReason.isEmpty {
      binary.field(7, suspensionReason)
    }
    if let suspensionEndTime {
      binary.field(8, suspensionEndTime)
    }
  }
}

extension ListAuditRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_audit_request__descriptor_pointer(), as: Cairn__Auth__V1__ListAuditRequest.self) {
      (c) throws(DecodingError) in try ListAuditRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListAuditRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ListAuditRequest.account_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListAuditRequest.page_token")
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

extension ListAuditResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_audit_response__descriptor_pointer(), as: Cairn__Auth__V1__ListAuditResponse.self) {
      (c) throws(DecodingError) in try ListAuditResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListAuditResponse>) throws(DecodingError) {
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try AuditEntry(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListAuditResponse.next_page_token")
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
  }
}

extension AccountStanding {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__account_standing__descriptor_pointer(), as: Cairn__Auth__V1__AccountStanding.self) {
      (c) throws(DecodingError) in try AccountStanding(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AccountStanding>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountStanding.account_id")
    roles = try Binary.list(c.pointee.n_roles_, c.pointee.roles_, { (value) throws(DecodingError) in try Binary.string(value, "AccountStanding.roles") })
    if let field = c.pointee.suspension_ { suspension = try Suspension(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !roles.isEmpty {
      for element in roles {
        binary.field(2, element)
      }
    }
    if let suspension {
      let start = binary.begin(3)
      suspension.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetAccountStandingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_account_standing_request__descriptor_pointer(), as: Cairn__Auth__V1__GetAccountStandingRequest.self) {
      (c) throws(DecodingError) in try GetAccountStandingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetAccountStandingRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "GetAccountStandingRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension GetAccountStandingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_account_standing_response__descriptor_pointer(), as: Cairn__Auth__V1__GetAccountStandingResponse.self) {
      (c) throws(DecodingError) in try GetAccountStandingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetAccountStandingResponse>) throws(DecodingError) {
    if let field = c.pointee.standing_ { standing = try AccountStanding(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let standing {
      let start = binary.begin(1)
      standing.write(to: &binary)
      binary.end(start)
    }
  }
}

extension AccountFile {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__account_file__descriptor_pointer(), as: Cairn__Auth__V1__AccountFile.self) {
      (c) throws(DecodingError) in try AccountFile(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AccountFile>) throws(DecodingError) {
    if let field = c.pointee.standing_ { standing = try AccountStanding(c: field) }
    username = try Binary.string(c.pointee.username_, "AccountFile.username")
    createTime = try moment(c.pointee.create_time_, "AccountFile.create_time")
    isGuest = c.pointee.is_guest_ != 0
    isEmailVerified = c.pointee.is_email_verified_ != 0
    hasPassword = c.pointee.has_password_ != 0
    hasSecondFactor = c.pointee.has_second_factor_ != 0
    providers = try Binary.list(c.pointee.n_providers_, c.pointee.providers_, { (value) throws(DecodingError) in try Binary.string(value, "AccountFile.providers") })
    sessionCount = c.pointee.session_count_
    lastUseTime = try moment(c.pointee.last_use_time_, "AccountFile.last_use_time")
    isLeaving = c.pointee.is_leaving_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if let standing {
      let start = binary.begin(1)
      standing.write(to: &binary)
      binary.end(start)
    }
    if !username.isEmpty {
      binary.field(2, username)
    }
    if let createTime {
      binary.field(3, createTime)
    }
    if isGuest {
      binary.field(4, isGuest)
    }
    if isEmailVerified {
      binary.field(5, isEmailVerified)
    }
    if hasPassword {
      binary.field(6, hasPassword)
    }
    if hasSecondFactor {
      binary.field(7, hasSecondFactor)
    }
    if !providers.isEmpty {
      for element in providers {
        binary.field(8, element)
      }
    }
    if sessionCount != 0 {
      binary.field(9, sessionCount)
    }
    if let lastUseTime {
      binary.field(10, lastUseTime)
    }
    if isLeaving {
      binary.field(11, isLeaving)
    }
  }
}

extension FindAccountRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__find_account_request__descriptor_pointer(), as: Cairn__Auth__V1__FindAccountRequest.self) {
      (c) throws(DecodingError) in try FindAccountRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__FindAccountRequest>) throws(DecodingError) {
    login = try Binary.string(c.pointee.login_, "FindAccountRequest.login")
  }

  func write(to binary: inout BinaryWriter) {
    if !login.isEmpty {
      binary.field(1, login)
    }
  }
}

extension FindAccountResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__find_account_response__descriptor_pointer(), as: Cairn__Auth__V1__FindAccountResponse.self) {
      (c) throws(DecodingError) in try FindAccountResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__FindAccountResponse>) throws(DecodingError) {
    if let field = c.pointee.file_ { file = try AccountFile(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let file {
      let start = binary.begin(1)
      file.write(to: &binary)
      binary.end(start)
    }
  }
}

extension SuspendAccountRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__suspend_account_request__descriptor_pointer(), as: Cairn__Auth__V1__SuspendAccountRequest.self) {
      (c) throws(DecodingError) in try SuspendAccountRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SuspendAccountRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "SuspendAccountRequest.account_id")
    reason = try Binary.string(c.pointee.reason_, "SuspendAccountRequest.reason")
    endTime = try moment(c.pointee.end_time_, "SuspendAccountRequest.end_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !reason.isEmpty {
      binary.field(2, reason)
    }
    if let endTime {
      binary.field(3, endTime)
    }
  }
}

extension SuspendAccountResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__suspend_account_response__descriptor_pointer(), as: Cairn__Auth__V1__SuspendAccountResponse.self) {
      (c) throws(DecodingError) in try SuspendAccountResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SuspendAccountResponse>) throws(DecodingError) {
    if let field = c.pointee.standing_ { standing = try AccountStanding(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let standing {
      let start = binary.begin(1)
      standing.write(to: &binary)
      binary.end(start)
    }
  }
}

extension LiftSuspensionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__lift_suspension_request__descriptor_pointer(), as: Cairn__Auth__V1__LiftSuspensionRequest.self) {
      (c) throws(DecodingError) in try LiftSuspensionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LiftSuspensionRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "LiftSuspensionRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension LiftSuspensionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__lift_suspension_response__descriptor_pointer(), as: Cairn__Auth__V1__LiftSuspensionResponse.self) {
      (c) throws(DecodingError) in try LiftSuspensionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LiftSuspensionResponse>) throws(DecodingError) {
    if let field = c.pointee.standing_ { standing = try AccountStanding(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let standing {
      let start = binary.begin(1)
      standing.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GrantRoleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__grant_role_request__descriptor_pointer(), as: Cairn__Auth__V1__GrantRoleRequest.self) {
      (c) throws(DecodingError) in try GrantRoleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GrantRoleRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "GrantRoleRequest.account_id")
    role = try Binary.string(c.pointee.role_, "GrantRoleRequest.role")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !role.isEmpty {
      binary.field(2, role)
    }
  }
}

extension GrantRoleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__grant_role_response__descriptor_pointer(), as: Cairn__Auth__V1__GrantRoleResponse.self) {
      (c) throws(DecodingError) in try GrantRoleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GrantRoleResponse>) throws(DecodingError) {
    if let field = c.pointee.standing_ { standing = try AccountStanding(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let standing {
      let start = binary.begin(1)
      standing.write(to: &binary)
      binary.end(start)
    }
  }
}

extension RevokeRoleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_role_request__descriptor_pointer(), as: Cairn__Auth__V1__RevokeRoleRequest.self) {
      (c) throws(DecodingError) in try RevokeRoleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeRoleRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "RevokeRoleRequest.account_id")
    role = try Binary.string(c.pointee.role_, "RevokeRoleRequest.role")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !role.isEmpty {
      binary.field(2, role)
    }
  }
}

extension RevokeRoleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_role_response__descriptor_pointer(), as: Cairn__Auth__V1__RevokeRoleResponse.self) {
      (c) throws(DecodingError) in try RevokeRoleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeRoleResponse>) throws(DecodingError) {
    if let field = c.pointee.standing_ { standing = try AccountStanding(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let standing {
      let start = binary.begin(1)
      standing.write(to: &binary)
      binary.end(start)
    }
  }
}
