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
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ProviderCredential>) throws(DecodingError) {
    provider = try Binary.string(c.pointee.provider_, "ProviderCredential.provider")
    idToken = try Binary.string(c.pointee.id_token_, "ProviderCredential.id_token")
    accessToken = try Binary.string(c.pointee.access_token_, "ProviderCredential.access_token")
    nonce = try Binary.string(c.pointee.nonce_, "ProviderCredential.nonce")
    name = try Binary.string(c.pointee.name_, "ProviderCredential.name")
  }

  func write(to binary: inout BinaryWriter) {
    if !provider.isEmpty {
      binary.field(1, provider)
    }
    if !idToken.isEmpty {
      binary.field(2, idToken)
    }
    if !accessToken.isEmpty {
      binary.field(3, accessToken)
    }
    if !nonce.isEmpty {
      binary.field(4, nonce)
    }
    if !name.isEmpty {
      binary.field(5, name)
    }
  }
}

extension BeginProviderLoginRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__begin_provider_login_request__descriptor_pointer(), as: Cairn__Auth__V1__BeginProviderLoginRequest.self) {
      (c) throws(DecodingError) in try BeginProviderLoginRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__BeginProviderLoginRequest>) throws(DecodingError) {
    provider = try Binary.string(c.pointee.provider_, "BeginProviderLoginRequest.provider")
  }

  func write(to binary: inout BinaryWriter) {
    if !provider.isEmpty {
      binary.field(1, provider)
    }
  }
}

extension BeginProviderLoginResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__begin_provider_login_response__descriptor_pointer(), as: Cairn__Auth__V1__BeginProviderLoginResponse.self) {
      (c) throws(DecodingError) in try BeginProviderLoginResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__BeginProviderLoginResponse>) throws(DecodingError) {
    nonce = try Binary.string(c.pointee.nonce_, "BeginProviderLoginResponse.nonce")
    expireTime = try moment(c.pointee.expire_time_, "BeginProviderLoginResponse.expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !nonce.isEmpty {
      binary.field(1, nonce)
    }
    if let expireTime {
      binary.field(2, expireTime)
    }
  }
}

extension LogInWithProviderRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_in_with_provider_request__descriptor_pointer(), as: Cairn__Auth__V1__LogInWithProviderRequest.self) {
      (c) throws(DecodingError) in try LogInWithProviderRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogInWithProviderRequest>) throws(DecodingError) {
    if let field = c.pointee.credential_ { credential = try ProviderCredential(c: field) }
    deviceName = try Binary.string(c.pointee.device_name_, "LogInWithProviderRequest.device_name")
    app = try Binary.string(c.pointee.app_, "LogInWithProviderRequest.app")
    evenIfSuspended = c.pointee.even_if_suspended_ != 0
    scope = Scope(rawValue: c.pointee.scope_)
    invitationCode = try Binary.string(c.pointee.invitation_code_, "LogInWithProviderRequest.invitation_code")
  }

  func write(to binary: inout BinaryWriter) {
    if let credential {
      let start = binary.begin(1)
      credential.write(to: &binary)
      binary.end(start)
    }
    if !deviceName.isEmpty {
      binary.field(2, deviceName)
    }
    if !app.isEmpty {
      binary.field(3, app)
    }
    if evenIfSuspended {
      binary.field(4, evenIfSuspended)
    }
    if scope != .unspecified {
      binary.field(5, scope)
    }
    if !invitationCode.isEmpty {
      binary.field(6, invitationCode)
    }
  }
}

extension LogInWithProviderResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__log_in_with_provider_response__descriptor_pointer(), as: Cairn__Auth__V1__LogInWithProviderResponse.self) {
      (c) throws(DecodingError) in try LogInWithProviderResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LogInWithProviderResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
    isNewAccount = c.pointee.is_new_account_ != 0
    if let field = c.pointee.tokens_ { tokens = try SessionTokens(c: field) }
    if let field = c.pointee.identity_ { identity = try Identity(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let account {
      let start = binary.begin(1)
      account.write(to: &binary)
      binary.end(start)
    }
    if isNewAccount {
      binary.field(2, isNewAccount)
    }
    if let tokens {
      let start = binary.begin(3)
      tokens.write(to: &binary)
      binary.end(start)
    }
    if let identity {
      let start = binary.begin(4)
      identity.write(to: &binary)
      binary.end(start)
    }
  }
}

extension Identity {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__identity__descriptor_pointer(), as: Cairn__Auth__V1__Identity.self) {
      (c) throws(DecodingError) in try Identity(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
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

  func write(to binary: inout BinaryWriter) {
    if !identityID.isEmpty {
      binary.field(1, identityID)
    }
    if !provider.isEmpty {
      binary.field(2, provider)
    }
    if !name.isEmpty {
      binary.field(3, name)
    }
    if !email.isEmpty {
      binary.field(4, email)
    }
    if emailVerified {
      binary.field(5, emailVerified)
    }
    if !pictureURL.isEmpty {
      binary.field(6, pictureURL)
    }
    if let createTime {
      binary.field(7, createTime)
    }
    if let lastUseTime {
      binary.field(8, lastUseTime)
    }
  }
}

extension ListIdentitiesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_identities_request__descriptor_pointer(), as: Cairn__Auth__V1__ListIdentitiesRequest.self) {
      (c) throws(DecodingError) in try ListIdentitiesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListIdentitiesRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListIdentitiesRequest.page_token")
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

extension ListIdentitiesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_identities_response__descriptor_pointer(), as: Cairn__Auth__V1__ListIdentitiesResponse.self) {
      (c) throws(DecodingError) in try ListIdentitiesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListIdentitiesResponse>) throws(DecodingError) {
    identities = try Binary.list(c.pointee.n_identities_, c.pointee.identities_, messages: { (value) throws(DecodingError) in try Identity(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListIdentitiesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !identities.isEmpty {
      for element in identities {
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

extension LinkIdentityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__link_identity_request__descriptor_pointer(), as: Cairn__Auth__V1__LinkIdentityRequest.self) {
      (c) throws(DecodingError) in try LinkIdentityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LinkIdentityRequest>) throws(DecodingError) {
    if let field = c.pointee.credential_ { credential = try ProviderCredential(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let credential {
      let start = binary.begin(1)
      credential.write(to: &binary)
      binary.end(start)
    }
  }
}

extension LinkIdentityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__link_identity_response__descriptor_pointer(), as: Cairn__Auth__V1__LinkIdentityResponse.self) {
      (c) throws(DecodingError) in try LinkIdentityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LinkIdentityResponse>) throws(DecodingError) {
    if let field = c.pointee.identity_ { identity = try Identity(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let identity {
      let start = binary.begin(1)
      identity.write(to: &binary)
      binary.end(start)
    }
  }
}

extension UnlinkIdentityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__unlink_identity_request__descriptor_pointer(), as: Cairn__Auth__V1__UnlinkIdentityRequest.self) {
      (c) throws(DecodingError) in try UnlinkIdentityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UnlinkIdentityRequest>) throws(DecodingError) {
    identityID = try Binary.string(c.pointee.identity_id_, "UnlinkIdentityRequest.identity_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !identityID.isEmpty {
      binary.field(1, identityID)
    }
  }
}

extension UnlinkIdentityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__unlink_identity_response__descriptor_pointer(), as: Cairn__Auth__V1__UnlinkIdentityResponse.self) {
      (c) throws(DecodingError) in try UnlinkIdentityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UnlinkIdentityResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
