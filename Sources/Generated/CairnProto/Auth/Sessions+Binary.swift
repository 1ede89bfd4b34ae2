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
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SessionTokens>) throws(DecodingError) {
    sessionID = try Binary.string(c.pointee.session_id_, "SessionTokens.session_id")
    accessToken = try Binary.string(c.pointee.access_token_, "SessionTokens.access_token")
    accessTokenExpireTime = try moment(c.pointee.access_token_expire_time_, "SessionTokens.access_token_expire_time")
    refreshToken = try Binary.string(c.pointee.refresh_token_, "SessionTokens.refresh_token")
    refreshTokenExpireTime = try moment(c.pointee.refresh_token_expire_time_, "SessionTokens.refresh_token_expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !sessionID.isEmpty {
      binary.field(1, sessionID)
    }
    if !accessToken.isEmpty {
      binary.field(2, accessToken)
    }
    if let accessTokenExpireTime {
      binary.field(3, accessTokenExpireTime)
    }
    if !refreshToken.isEmpty {
      binary.field(4, refreshToken)
    }
    if let refreshTokenExpireTime {
      binary.field(5, refreshTokenExpireTime)
    }
  }
}

extension LogInWithPasswordRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_in_with_password_request__descriptor_pointer(), as: Cairn__Auth__V1__LogInWithPasswordRequest.self) {
      (c) throws(DecodingError) in try LogInWithPasswordRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogInWithPasswordRequest>) throws(DecodingError) {
    login = try Binary.string(c.pointee.login_, "LogInWithPasswordRequest.login")
    password = try Binary.string(c.pointee.password_, "LogInWithPasswordRequest.password")
    deviceName = try Binary.string(c.pointee.device_name_, "LogInWithPasswordRequest.device_name")
    app = try Binary.string(c.pointee.app_, "LogInWithPasswordRequest.app")
    evenIfSuspended = c.pointee.even_if_suspended_ != 0
    newPassword = try Binary.string(c.pointee.new_password_, "LogInWithPasswordRequest.new_password")
    scope = Scope(rawValue: c.pointee.scope_)
    lastRefreshToken = try Binary.string(c.pointee.last_refresh_token_, "LogInWithPasswordRequest.last_refresh_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !login.isEmpty {
      binary.field(1, login)
    }
    if !password.isEmpty {
      binary.field(2, password)
    }
    if !deviceName.isEmpty {
      binary.field(3, deviceName)
    }
    if !app.isEmpty {
      binary.field(4, app)
    }
    if evenIfSuspended {
      binary.field(5, evenIfSuspended)
    }
    if !newPassword.isEmpty {
      binary.field(6, newPassword)
    }
    if scope != .unspecified {
      binary.field(7, scope)
    }
    if !lastRefreshToken.isEmpty {
      binary.field(8, lastRefreshToken)
    }
  }
}

extension LogInWithPasswordResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_in_with_password_response__descriptor_pointer(), as: Cairn__Auth__V1__LogInWithPasswordResponse.self) {
      (c) throws(DecodingError) in try LogInWithPasswordResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogInWithPasswordResponse>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "LogInWithPasswordResponse.account_id")
    username = try Binary.string(c.pointee.username_, "LogInWithPasswordResponse.username")
    if let field = c.pointee.tokens_ { tokens = try SessionTokens(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !username.isEmpty {
      binary.field(2, username)
    }
    if let tokens {
      let start = binary.begin(3)
      tokens.write(to: &binary)
      binary.end(start)
    }
  }
}

extension RefreshSessionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__refresh_session_request__descriptor_pointer(), as: Cairn__Auth__V1__RefreshSessionRequest.self) {
      (c) throws(DecodingError) in try RefreshSessionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RefreshSessionRequest>) throws(DecodingError) {
    refreshToken = try Binary.string(c.pointee.refresh_token_, "RefreshSessionRequest.refresh_token")
    evenIfSuspended = c.pointee.even_if_suspended_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !refreshToken.isEmpty {
      binary.field(1, refreshToken)
    }
    if evenIfSuspended {
      binary.field(2, evenIfSuspended)
    }
  }
}

extension RefreshSessionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__refresh_session_response__descriptor_pointer(), as: Cairn__Auth__V1__RefreshSessionResponse.self) {
      (c) throws(DecodingError) in try RefreshSessionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RefreshSessionResponse>) throws(DecodingError) {
    if let field = c.pointee.tokens_ { tokens = try SessionTokens(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let tokens {
      let start = binary.begin(1)
      tokens.write(to: &binary)
      binary.end(start)
    }
  }
}

extension LogOutRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_out_request__descriptor_pointer(), as: Cairn__Auth__V1__LogOutRequest.self) {
      (c) throws(DecodingError) in try LogOutRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogOutRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension LogOutResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_out_response__descriptor_pointer(), as: Cairn__Auth__V1__LogOutResponse.self) {
      (c) throws(DecodingError) in try LogOutResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogOutResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension Session {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__session__descriptor_pointer(), as: Cairn__Auth__V1__Session.self) {
      (c) throws(DecodingError) in try Session(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__Session>) throws(DecodingError) {
    sessionID = try Binary.string(c.pointee.session_id_, "Session.session_id")
    deviceName = try Binary.string(c.pointee.device_name_, "Session.device_name")
    app = try Binary.string(c.pointee.app_, "Session.app")
    createTime = try moment(c.pointee.create_time_, "Session.create_time")
    lastUseTime = try moment(c.pointee.last_use_time_, "Session.last_use_time")
    network = try Binary.string(c.pointee.network_, "Session.network")
    isCurrent = c.pointee.is_current_ != 0
    scope = Scope(rawValue: c.pointee.scope_)
  }

  func write(to binary: inout BinaryWriter) {
    if !sessionID.isEmpty {
      binary.field(1, sessionID)
    }
    if !deviceName.isEmpty {
      binary.field(2, deviceName)
    }
    if !app.isEmpty {
      binary.field(3, app)
    }
    if let createTime {
      binary.field(4, createTime)
    }
    if let lastUseTime {
      binary.field(5, lastUseTime)
    }
    if !network.isEmpty {
      binary.field(6, network)
    }
    if isCurrent {
      binary.field(7, isCurrent)
    }
    if scope != .unspecified {
      binary.field(8, scope)
    }
  }
}

extension ListSessionsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_sessions_request__descriptor_pointer(), as: Cairn__Auth__V1__ListSessionsRequest.self) {
      (c) throws(DecodingError) in try ListSessionsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListSessionsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListSessionsRequest.page_token")
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

extension ListSessionsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_sessions_response__descriptor_pointer(), as: Cairn__Auth__V1__ListSessionsResponse.self) {
      (c) throws(DecodingError) in try ListSessionsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListSessionsResponse>) throws(DecodingError) {
    sessions = try Binary.list(c.pointee.n_sessions_, c.pointee.sessions_, messages: { (value) throws(DecodingError) in try Session(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListSessionsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !sessions.isEmpty {
      for element in sessions {
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

extension RevokeSessionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_session_request__descriptor_pointer(), as: Cairn__Auth__V1__RevokeSessionRequest.self) {
      (c) throws(DecodingError) in try RevokeSessionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeSessionRequest>) throws(DecodingError) {
    sessionID = try Binary.string(c.pointee.session_id_, "RevokeSessionRequest.session_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !sessionID.isEmpty {
      binary.field(1, sessionID)
    }
  }
}

extension RevokeSessionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_session_response__descriptor_pointer(), as: Cairn__Auth__V1__RevokeSessionResponse.self) {
      (c) throws(DecodingError) in try RevokeSessionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeSessionResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension RevokeOtherSessionsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_other_sessions_request__descriptor_pointer(), as: Cairn__Auth__V1__RevokeOtherSessionsRequest.self) {
      (c) throws(DecodingError) in try RevokeOtherSessionsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeOtherSessionsRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension RevokeOtherSessionsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__revoke_other_sessions_response__descriptor_pointer(), as: Cairn__Auth__V1__RevokeOtherSessionsResponse.self) {
      (c) throws(DecodingError) in try RevokeOtherSessionsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RevokeOtherSessionsResponse>) throws(DecodingError) {
    revokedCount = c.pointee.revoked_count_
  }

  func write(to binary: inout BinaryWriter) {
    if revokedCount != 0 {
      binary.field(1, revokedCount)
    }
  }
}

extension LogOutEverywhereRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_out_everywhere_request__descriptor_pointer(), as: Cairn__Auth__V1__LogOutEverywhereRequest.self) {
      (c) throws(DecodingError) in try LogOutEverywhereRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogOutEverywhereRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension LogOutEverywhereResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_out_everywhere_response__descriptor_pointer(), as: Cairn__Auth__V1__LogOutEverywhereResponse.self) {
      (c) throws(DecodingError) in try LogOutEverywhereResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogOutEverywhereResponse>) throws(DecodingError) {
    revokedCount = c.pointee.revoked_count_
  }

  func write(to binary: inout BinaryWriter) {
    if revokedCount != 0 {
      binary.field(1, revokedCount)
    }
  }
}
