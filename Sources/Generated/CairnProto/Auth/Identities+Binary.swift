// Written by protoc-gen-cairn from cairn/auth/v1/identities.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ProviderCredential {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__provider_credential__descriptor_pointer(), as: Cairn__Auth__V1__ProviderCredential.self) {
      (c) throws(DecodingError) in try ProviderCredential(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ProviderCredential>) throws(DecodingError) {
    provider = try Binary.string(c.pointee.provider_, "ProviderCredential.provider")
    idToken = try Binary.string(c.pointee.id_token_, "ProviderCredential.id_token")
    accessToken = try Binary.string(c.pointee.access_token_, "ProviderCredential.access_token")
    nonce = try Binary.string(c.pointee.nonce_, "ProviderCredential.nonce")
    name = try Binary.string(c.pointee.name_, "ProviderCredential.name")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ProviderCredential> {
    let c = arena.make(Cairn__Auth__V1__ProviderCredential.self)
    cairn__auth__v1__provider_credential__init(c)
    c.pointee.provider_ = arena.string(provider)
    c.pointee.id_token_ = arena.string(idToken)
    c.pointee.access_token_ = arena.string(accessToken)
    c.pointee.nonce_ = arena.string(nonce)
    c.pointee.name_ = arena.string(name)
    return c
  }
}

extension BeginProviderLoginRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__begin_provider_login_request__descriptor_pointer(), as: Cairn__Auth__V1__BeginProviderLoginRequest.self) {
      (c) throws(DecodingError) in try BeginProviderLoginRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__BeginProviderLoginRequest>) throws(DecodingError) {
    provider = try Binary.string(c.pointee.provider_, "BeginProviderLoginRequest.provider")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__BeginProviderLoginRequest> {
    let c = arena.make(Cairn__Auth__V1__BeginProviderLoginRequest.self)
    cairn__auth__v1__begin_provider_login_request__init(c)
    c.pointee.provider_ = arena.string(provider)
    return c
  }
}

extension BeginProviderLoginResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__begin_provider_login_response__descriptor_pointer(), as: Cairn__Auth__V1__BeginProviderLoginResponse.self) {
      (c) throws(DecodingError) in try BeginProviderLoginResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__BeginProviderLoginResponse>) throws(DecodingError) {
    nonce = try Binary.string(c.pointee.nonce_, "BeginProviderLoginResponse.nonce")
    expireTime = try moment(c.pointee.expire_time_, "BeginProviderLoginResponse.expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__BeginProviderLoginResponse> {
    let c = arena.make(Cairn__Auth__V1__BeginProviderLoginResponse.self)
    cairn__auth__v1__begin_provider_login_response__init(c)
    c.pointee.nonce_ = arena.string(nonce)
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    return c
  }
}

extension LogInWithProviderRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_in_with_provider_request__descriptor_pointer(), as: Cairn__Auth__V1__LogInWithProviderRequest.self) {
      (c) throws(DecodingError) in try LogInWithProviderRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogInWithProviderRequest>) throws(DecodingError) {
    if let field = c.pointee.credential_ { credential = try ProviderCredential(c: field) }
    deviceName = try Binary.string(c.pointee.device_name_, "LogInWithProviderRequest.device_name")
    app = try Binary.string(c.pointee.app_, "LogInWithProviderRequest.app")
    evenIfSuspended = c.pointee.even_if_suspended_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LogInWithProviderRequest> {
    let c = arena.make(Cairn__Auth__V1__LogInWithProviderRequest.self)
    cairn__auth__v1__log_in_with_provider_request__init(c)
    if let credential {
      c.pointee.credential_ = credential.lower(in: arena)
    }
    c.pointee.device_name_ = arena.string(deviceName)
    c.pointee.app_ = arena.string(app)
    c.pointee.even_if_suspended_ = evenIfSuspended ? 1 : 0
    return c
  }
}

extension LogInWithProviderResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_in_with_provider_response__descriptor_pointer(), as: Cairn__Auth__V1__LogInWithProviderResponse.self) {
      (c) throws(DecodingError) in try LogInWithProviderResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogInWithProviderResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
    isNewAccount = c.pointee.is_new_account_ != 0
    if let field = c.pointee.tokens_ { tokens = try SessionTokens(c: field) }
    if let field = c.pointee.identity_ { identity = try Identity(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LogInWithProviderResponse> {
    let c = arena.make(Cairn__Auth__V1__LogInWithProviderResponse.self)
    cairn__auth__v1__log_in_with_provider_response__init(c)
    if let account {
      c.pointee.account_ = account.lower(in: arena)
    }
    c.pointee.is_new_account_ = isNewAccount ? 1 : 0
    if let tokens {
      c.pointee.tokens_ = tokens.lower(in: arena)
    }
    if let identity {
      c.pointee.identity_ = identity.lower(in: arena)
    }
    return c
  }
}

extension Identity {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__identity__descriptor_pointer(), as: Cairn__Auth__V1__Identity.self) {
      (c) throws(DecodingError) in try Identity(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__Identity>) throws(DecodingError) {
    identityID = try Binary.string(c.pointee.identity_id_, "Identity.identity_id")
    provider = try Binary.string(c.pointee.provider_, "Identity.provider")
    name = try Binary.string(c.pointee.name_, "Identity.name")
    email = try Binary.string(c.pointee.email_, "Identity.email")
    emailVerified = c.pointee.email_verified_ != 0
    pictureURL = try Binary.string(c.pointee.picture_url_, "Identity.picture_url")
    createTime = try moment(c.pointee.create_time_, "Identity.create_time")
    lastUseTime = try moment(c.pointee.last_use_time_, "Identity.last_use_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__Identity> {
    let c = arena.make(Cairn__Auth__V1__Identity.self)
    cairn__auth__v1__identity__init(c)
    c.pointee.identity_id_ = arena.string(identityID)
    c.pointee.provider_ = arena.string(provider)
    c.pointee.name_ = arena.string(name)
    c.pointee.email_ = arena.string(email)
    c.pointee.email_verified_ = emailVerified ? 1 : 0
    c.pointee.picture_url_ = arena.string(pictureURL)
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let lastUseTime {
      c.pointee.last_use_time_ = arena.timestamp(lastUseTime)
    }
    return c
  }
}

extension ListIdentitiesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_identities_request__descriptor_pointer(), as: Cairn__Auth__V1__ListIdentitiesRequest.self) {
      (c) throws(DecodingError) in try ListIdentitiesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListIdentitiesRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListIdentitiesRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ListIdentitiesRequest> {
    let c = arena.make(Cairn__Auth__V1__ListIdentitiesRequest.self)
    cairn__auth__v1__list_identities_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListIdentitiesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_identities_response__descriptor_pointer(), as: Cairn__Auth__V1__ListIdentitiesResponse.self) {
      (c) throws(DecodingError) in try ListIdentitiesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListIdentitiesResponse>) throws(DecodingError) {
    identities = try Binary.list(c.pointee.n_identities_, c.pointee.identities_, messages: { (value) throws(DecodingError) in try Identity(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListIdentitiesResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ListIdentitiesResponse> {
    let c = arena.make(Cairn__Auth__V1__ListIdentitiesResponse.self)
    cairn__auth__v1__list_identities_response__init(c)
    c.pointee.n_identities_ = identities.count
    c.pointee.identities_ = arena.list(identities) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension LinkIdentityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__link_identity_request__descriptor_pointer(), as: Cairn__Auth__V1__LinkIdentityRequest.self) {
      (c) throws(DecodingError) in try LinkIdentityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LinkIdentityRequest>) throws(DecodingError) {
    if let field = c.pointee.credential_ { credential = try ProviderCredential(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LinkIdentityRequest> {
    let c = arena.make(Cairn__Auth__V1__LinkIdentityRequest.self)
    cairn__auth__v1__link_identity_request__init(c)
    if let credential {
      c.pointee.credential_ = credential.lower(in: arena)
    }
    return c
  }
}

extension LinkIdentityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__link_identity_response__descriptor_pointer(), as: Cairn__Auth__V1__LinkIdentityResponse.self) {
      (c) throws(DecodingError) in try LinkIdentityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LinkIdentityResponse>) throws(DecodingError) {
    if let field = c.pointee.identity_ { identity = try Identity(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__LinkIdentityResponse> {
    let c = arena.make(Cairn__Auth__V1__LinkIdentityResponse.self)
    cairn__auth__v1__link_identity_response__init(c)
    if let identity {
      c.pointee.identity_ = identity.lower(in: arena)
    }
    return c
  }
}

extension UnlinkIdentityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__unlink_identity_request__descriptor_pointer(), as: Cairn__Auth__V1__UnlinkIdentityRequest.self) {
      (c) throws(DecodingError) in try UnlinkIdentityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UnlinkIdentityRequest>) throws(DecodingError) {
    identityID = try Binary.string(c.pointee.identity_id_, "UnlinkIdentityRequest.identity_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__UnlinkIdentityRequest> {
    let c = arena.make(Cairn__Auth__V1__UnlinkIdentityRequest.self)
    cairn__auth__v1__unlink_identity_request__init(c)
    c.pointee.identity_id_ = arena.string(identityID)
    return c
  }
}

extension UnlinkIdentityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__unlink_identity_response__descriptor_pointer(), as: Cairn__Auth__V1__UnlinkIdentityResponse.self) {
      (c) throws(DecodingError) in try UnlinkIdentityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UnlinkIdentityResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__UnlinkIdentityResponse> {
    let c = arena.make(Cairn__Auth__V1__UnlinkIdentityResponse.self)
    cairn__auth__v1__unlink_identity_response__init(c)
    return c
  }
}
