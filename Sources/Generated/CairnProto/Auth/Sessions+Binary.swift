// Written by protoc-gen-cairn from cairn/auth/v1/sessions.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension SessionTokens {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__session_tokens__descriptor_pointer(), as: Cairn__Auth__V1__SessionTokens.self) {
      (c) throws(DecodingError) in try SessionTokens(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SessionTokens>) throws(DecodingError) {
    sessionID = try Binary.string(c.pointee.session_id_, "SessionTokens.session_id")
    accessToken = try Binary.string(c.pointee.access_token_, "SessionTokens.access_token")
    accessTokenExpireTime = try moment(c.pointee.access_token_expire_time_, "SessionTokens.access_token_expire_time")
    refreshToken = try Binary.string(c.pointee.refresh_token_, "SessionTokens.refresh_token")
    refreshTokenExpireTime = try moment(c.pointee.refresh_token_expire_time_, "SessionTokens.refresh_token_expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SessionTokens> {
    let c = arena.make(Cairn__Auth__V1__SessionTokens.self)
    cairn__auth__v1__session_tokens__init(c)
    c.pointee.session_id_ = arena.string(sessionID)
    c.pointee.access_token_ = arena.string(accessToken)
    if let accessTokenExpireTime {
      c.pointee.access_token_expire_time_ = arena.timestamp(accessTokenExpireTime)
    }
    c.pointee.refresh_token_ = arena.string(refreshToken)
    if let refreshTokenExpireTime {
      c.pointee.refresh_token_expire_time_ = arena.timestamp(refreshTokenExpireTime)
    }
    return c
  }
}

extension LogInWithPasswordRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_in_with_password_request__descriptor_pointer(), as: Cairn__Auth__V1__LogInWithPasswordRequest.self) {
      (c) throws(DecodingError) in try LogInWithPasswordRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogInWithPasswordRequest>) throws(DecodingError) {
    login = try Binary.string(c.pointee.login_, "LogInWithPasswordRequest.login")
    password = try Binary.string(c.pointee.password_, "LogInWithPasswordRequest.password")
    deviceName = try Binary.string(c.pointee.device_name_, "LogInWithPasswordRequest.device_name")
    app = try Binary.string(c.pointee.app_, "LogInWithPasswordRequest.app")
    evenIfSuspended = c.pointee.even_if_suspended_ != 0
    newPassword = try Binary.string(c.pointee.new_password_, "LogInWithPasswordRequest.new_password")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LogInWithPasswordRequest> {
    let c = arena.make(Cairn__Auth__V1__LogInWithPasswordRequest.self)
    cairn__auth__v1__log_in_with_password_request__init(c)
    c.pointee.login_ = arena.string(login)
    c.pointee.password_ = arena.string(password)
    c.pointee.device_name_ = arena.string(deviceName)
    c.pointee.app_ = arena.string(app)
    c.pointee.even_if_suspended_ = evenIfSuspended ? 1 : 0
    c.pointee.new_password_ = arena.string(newPassword)
    return c
  }
}

extension LogInWithPasswordResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_in_with_password_response__descriptor_pointer(), as: Cairn__Auth__V1__LogInWithPasswordResponse.self) {
      (c) throws(DecodingError) in try LogInWithPasswordResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogInWithPasswordResponse>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "LogInWithPasswordResponse.account_id")
    username = try Binary.string(c.pointee.username_, "LogInWithPasswordResponse.username")
    if let field = c.pointee.tokens_ { tokens = try SessionTokens(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LogInWithPasswordResponse> {
    let c = arena.make(Cairn__Auth__V1__LogInWithPasswordResponse.self)
    cairn__auth__v1__log_in_with_password_response__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.username_ = arena.string(username)
    if let tokens {
      c.pointee.tokens_ = tokens.lower(in: arena)
    }
    return c
  }
}

extension RefreshSessionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__refresh_session_request__descriptor_pointer(), as: Cairn__Auth__V1__RefreshSessionRequest.self) {
      (c) throws(DecodingError) in try RefreshSessionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RefreshSessionRequest>) throws(DecodingError) {
    refreshToken = try Binary.string(c.pointee.refresh_token_, "RefreshSessionRequest.refresh_token")
    evenIfSuspended = c.pointee.even_if_suspended_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__RefreshSessionRequest> {
    let c = arena.make(Cairn__Auth__V1__RefreshSessionRequest.self)
    cairn__auth__v1__refresh_session_request__init(c)
    c.pointee.refresh_token_ = arena.string(refreshToken)
    c.pointee.even_if_suspended_ = evenIfSuspended ? 1 : 0
    return c
  }
}

extension RefreshSessionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__refresh_session_response__descriptor_pointer(), as: Cairn__Auth__V1__RefreshSessionResponse.self) {
      (c) throws(DecodingError) in try RefreshSessionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RefreshSessionResponse>) throws(DecodingError) {
    if let field = c.pointee.tokens_ { tokens = try SessionTokens(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__RefreshSessionResponse> {
    let c = arena.make(Cairn__Auth__V1__RefreshSessionResponse.self)
    cairn__auth__v1__refresh_session_response__init(c)
    if let tokens {
      c.pointee.tokens_ = tokens.lower(in: arena)
    }
    return c
  }
}

extension LogOutRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_out_request__descriptor_pointer(), as: Cairn__Auth__V1__LogOutRequest.self) {
      (c) throws(DecodingError) in try LogOutRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogOutRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LogOutRequest> {
    let c = arena.make(Cairn__Auth__V1__LogOutRequest.self)
    cairn__auth__v1__log_out_request__init(c)
    return c
  }
}

extension LogOutResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_out_response__descriptor_pointer(), as: Cairn__Auth__V1__LogOutResponse.self) {
      (c) throws(DecodingError) in try LogOutResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogOutResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LogOutResponse> {
    let c = arena.make(Cairn__Auth__V1__LogOutResponse.self)
    cairn__auth__v1__log_out_response__init(c)
    return c
  }
}

extension Session {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__session__descriptor_pointer(), as: Cairn__Auth__V1__Session.self) {
      (c) throws(DecodingError) in try Session(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__Session>) throws(DecodingError) {
    sessionID = try Binary.string(c.pointee.session_id_, "Session.session_id")
    deviceName = try Binary.string(c.pointee.device_name_, "Session.device_name")
    app = try Binary.string(c.pointee.app_, "Session.app")
    createTime = try moment(c.pointee.create_time_, "Session.create_time")
    lastUseTime = try moment(c.pointee.last_use_time_, "Session.last_use_time")
    network = try Binary.string(c.pointee.network_, "Session.network")
    isCurrent = c.pointee.is_current_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__Session> {
    let c = arena.make(Cairn__Auth__V1__Session.self)
    cairn__auth__v1__session__init(c)
    c.pointee.session_id_ = arena.string(sessionID)
    c.pointee.device_name_ = arena.string(deviceName)
    c.pointee.app_ = arena.string(app)
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let lastUseTime {
      c.pointee.last_use_time_ = arena.timestamp(lastUseTime)
    }
    c.pointee.network_ = arena.string(network)
    c.pointee.is_current_ = isCurrent ? 1 : 0
    return c
  }
}

extension ListSessionsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_sessions_request__descriptor_pointer(), as: Cairn__Auth__V1__ListSessionsRequest.self) {
      (c) throws(DecodingError) in try ListSessionsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListSessionsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListSessionsRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ListSessionsRequest> {
    let c = arena.make(Cairn__Auth__V1__ListSessionsRequest.self)
    cairn__auth__v1__list_sessions_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListSessionsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_sessions_response__descriptor_pointer(), as: Cairn__Auth__V1__ListSessionsResponse.self) {
      (c) throws(DecodingError) in try ListSessionsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListSessionsResponse>) throws(DecodingError) {
    sessions = try Binary.list(c.pointee.n_sessions_, c.pointee.sessions_, messages: { (value) throws(DecodingError) in try Session(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListSessionsResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ListSessionsResponse> {
    let c = arena.make(Cairn__Auth__V1__ListSessionsResponse.self)
    cairn__auth__v1__list_sessions_response__init(c)
    c.pointee.n_sessions_ = sessions.count
    c.pointee.sessions_ = arena.list(sessions) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension RevokeSessionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_session_request__descriptor_pointer(), as: Cairn__Auth__V1__RevokeSessionRequest.self) {
      (c) throws(DecodingError) in try RevokeSessionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeSessionRequest>) throws(DecodingError) {
    sessionID = try Binary.string(c.pointee.session_id_, "RevokeSessionRequest.session_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__RevokeSessionRequest> {
    let c = arena.make(Cairn__Auth__V1__RevokeSessionRequest.self)
    cairn__auth__v1__revoke_session_request__init(c)
    c.pointee.session_id_ = arena.string(sessionID)
    return c
  }
}

extension RevokeSessionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_session_response__descriptor_pointer(), as: Cairn__Auth__V1__RevokeSessionResponse.self) {
      (c) throws(DecodingError) in try RevokeSessionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeSessionResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__RevokeSessionResponse> {
    let c = arena.make(Cairn__Auth__V1__RevokeSessionResponse.self)
    cairn__auth__v1__revoke_session_response__init(c)
    return c
  }
}

extension RevokeOtherSessionsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_other_sessions_request__descriptor_pointer(), as: Cairn__Auth__V1__RevokeOtherSessionsRequest.self) {
      (c) throws(DecodingError) in try RevokeOtherSessionsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeOtherSessionsRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__RevokeOtherSessionsRequest> {
    let c = arena.make(Cairn__Auth__V1__RevokeOtherSessionsRequest.self)
    cairn__auth__v1__revoke_other_sessions_request__init(c)
    return c
  }
}

extension RevokeOtherSessionsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_other_sessions_response__descriptor_pointer(), as: Cairn__Auth__V1__RevokeOtherSessionsResponse.self) {
      (c) throws(DecodingError) in try RevokeOtherSessionsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeOtherSessionsResponse>) throws(DecodingError) {
    revokedCount = c.pointee.revoked_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__RevokeOtherSessionsResponse> {
    let c = arena.make(Cairn__Auth__V1__RevokeOtherSessionsResponse.self)
    cairn__auth__v1__revoke_other_sessions_response__init(c)
    c.pointee.revoked_count_ = revokedCount
    return c
  }
}

extension LogOutEverywhereRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_out_everywhere_request__descriptor_pointer(), as: Cairn__Auth__V1__LogOutEverywhereRequest.self) {
      (c) throws(DecodingError) in try LogOutEverywhereRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogOutEverywhereRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LogOutEverywhereRequest> {
    let c = arena.make(Cairn__Auth__V1__LogOutEverywhereRequest.self)
    cairn__auth__v1__log_out_everywhere_request__init(c)
    return c
  }
}

extension LogOutEverywhereResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_out_everywhere_response__descriptor_pointer(), as: Cairn__Auth__V1__LogOutEverywhereResponse.self) {
      (c) throws(DecodingError) in try LogOutEverywhereResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogOutEverywhereResponse>) throws(DecodingError) {
    revokedCount = c.pointee.revoked_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LogOutEverywhereResponse> {
    let c = arena.make(Cairn__Auth__V1__LogOutEverywhereResponse.self)
    cairn__auth__v1__log_out_everywhere_response__init(c)
    c.pointee.revoked_count_ = revokedCount
    return c
  }
}
