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
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LogInWithPasswordRequest> {
    let c = arena.make(Cairn__Auth__V1__LogInWithPasswordRequest.self)
    cairn__auth__v1__log_in_with_password_request__init(c)
    c.pointee.login_ = arena.string(login)
    c.pointee.password_ = arena.string(password)
    c.pointee.device_name_ = arena.string(deviceName)
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
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__RefreshSessionRequest> {
    let c = arena.make(Cairn__Auth__V1__RefreshSessionRequest.self)
    cairn__auth__v1__refresh_session_request__init(c)
    c.pointee.refresh_token_ = arena.string(refreshToken)
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
