// Written by protoc-gen-cairn from cairn/auth/v1/usernames.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension CheckUsernameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__check_username_request__descriptor_pointer(), as: Cairn__Auth__V1__CheckUsernameRequest.self) {
      (c) throws(DecodingError) in try CheckUsernameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CheckUsernameRequest>) throws(DecodingError) {
    username = try Binary.string(c.pointee.username_, "CheckUsernameRequest.username")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__CheckUsernameRequest> {
    let c = arena.make(Cairn__Auth__V1__CheckUsernameRequest.self)
    cairn__auth__v1__check_username_request__init(c)
    c.pointee.username_ = arena.string(username)
    return c
  }
}

extension CheckUsernameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__check_username_response__descriptor_pointer(), as: Cairn__Auth__V1__CheckUsernameResponse.self) {
      (c) throws(DecodingError) in try CheckUsernameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CheckUsernameResponse>) throws(DecodingError) {
    verdict = CheckUsernameResponse.Verdict(rawValue: c.pointee.verdict_)
    suggestions = try Binary.list(c.pointee.n_suggestions_, c.pointee.suggestions_, { (value) throws(DecodingError) in try Binary.string(value, "CheckUsernameResponse.suggestions") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__CheckUsernameResponse> {
    let c = arena.make(Cairn__Auth__V1__CheckUsernameResponse.self)
    cairn__auth__v1__check_username_response__init(c)
    c.pointee.verdict_ = verdict.rawValue
    c.pointee.n_suggestions_ = suggestions.count
    c.pointee.suggestions_ = arena.list(suggestions) { value in arena.string(value) }
    return c
  }
}

extension ClaimUsernameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__claim_username_request__descriptor_pointer(), as: Cairn__Auth__V1__ClaimUsernameRequest.self) {
      (c) throws(DecodingError) in try ClaimUsernameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ClaimUsernameRequest>) throws(DecodingError) {
    username = try Binary.string(c.pointee.username_, "ClaimUsernameRequest.username")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ClaimUsernameRequest> {
    let c = arena.make(Cairn__Auth__V1__ClaimUsernameRequest.self)
    cairn__auth__v1__claim_username_request__init(c)
    c.pointee.username_ = arena.string(username)
    return c
  }
}

extension ClaimUsernameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__claim_username_response__descriptor_pointer(), as: Cairn__Auth__V1__ClaimUsernameResponse.self) {
      (c) throws(DecodingError) in try ClaimUsernameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ClaimUsernameResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
    accessToken = try Binary.string(c.pointee.access_token_, "ClaimUsernameResponse.access_token")
    accessTokenExpireTime = try moment(c.pointee.access_token_expire_time_, "ClaimUsernameResponse.access_token_expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ClaimUsernameResponse> {
    let c = arena.make(Cairn__Auth__V1__ClaimUsernameResponse.self)
    cairn__auth__v1__claim_username_response__init(c)
    if let account {
      c.pointee.account_ = account.lower(in: arena)
    }
    c.pointee.access_token_ = arena.string(accessToken)
    if let accessTokenExpireTime {
      c.pointee.access_token_expire_time_ = arena.timestamp(accessTokenExpireTime)
    }
    return c
  }
}

extension ChangeUsernameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__change_username_request__descriptor_pointer(), as: Cairn__Auth__V1__ChangeUsernameRequest.self) {
      (c) throws(DecodingError) in try ChangeUsernameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ChangeUsernameRequest>) throws(DecodingError) {
    username = try Binary.string(c.pointee.username_, "ChangeUsernameRequest.username")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ChangeUsernameRequest> {
    let c = arena.make(Cairn__Auth__V1__ChangeUsernameRequest.self)
    cairn__auth__v1__change_username_request__init(c)
    c.pointee.username_ = arena.string(username)
    return c
  }
}

extension ChangeUsernameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__change_username_response__descriptor_pointer(), as: Cairn__Auth__V1__ChangeUsernameResponse.self) {
      (c) throws(DecodingError) in try ChangeUsernameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ChangeUsernameResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
    nextChangeTime = try moment(c.pointee.next_change_time_, "ChangeUsernameResponse.next_change_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ChangeUsernameResponse> {
    let c = arena.make(Cairn__Auth__V1__ChangeUsernameResponse.self)
    cairn__auth__v1__change_username_response__init(c)
    if let account {
      c.pointee.account_ = account.lower(in: arena)
    }
    if let nextChangeTime {
      c.pointee.next_change_time_ = arena.timestamp(nextChangeTime)
    }
    return c
  }
}
