// Written by protoc-gen-cairn from cairn/auth/v1/accounts.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Account {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__account__descriptor_pointer(), as: Cairn__Auth__V1__Account.self) {
      (c) throws(DecodingError) in try Account(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__Account>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "Account.account_id")
    username = try Binary.string(c.pointee.username_, "Account.username")
    email = try Binary.string(c.pointee.email_, "Account.email")
    emailVerified = c.pointee.email_verified_ != 0
    createTime = try moment(c.pointee.create_time_, "Account.create_time")
    roles = try Binary.list(c.pointee.n_roles_, c.pointee.roles_, { (value) throws(DecodingError) in try Binary.string(value, "Account.roles") })
    capabilities = try Binary.list(c.pointee.n_capabilities_, c.pointee.capabilities_, { (value) throws(DecodingError) in try Binary.string(value, "Account.capabilities") })
    birthDate = try Binary.string(c.pointee.birth_date_, "Account.birth_date")
    country = try Binary.string(c.pointee.country_, "Account.country")
    givenName = try Binary.string(c.pointee.given_name_, "Account.given_name")
    familyName = try Binary.string(c.pointee.family_name_, "Account.family_name")
    gender = Gender(rawValue: c.pointee.gender_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__Account> {
    let c = arena.make(Cairn__Auth__V1__Account.self)
    cairn__auth__v1__account__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.username_ = arena.string(username)
    c.pointee.email_ = arena.string(email)
    c.pointee.email_verified_ = emailVerified ? 1 : 0
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    c.pointee.n_roles_ = roles.count
    c.pointee.roles_ = arena.list(roles) { value in arena.string(value) }
    c.pointee.n_capabilities_ = capabilities.count
    c.pointee.capabilities_ = arena.list(capabilities) { value in arena.string(value) }
    c.pointee.birth_date_ = arena.string(birthDate)
    c.pointee.country_ = arena.string(country)
    c.pointee.given_name_ = arena.string(givenName)
    c.pointee.family_name_ = arena.string(familyName)
    c.pointee.gender_ = gender.rawValue
    return c
  }
}

extension SignUpWithPasswordRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__sign_up_with_password_request__descriptor_pointer(), as: Cairn__Auth__V1__SignUpWithPasswordRequest.self) {
      (c) throws(DecodingError) in try SignUpWithPasswordRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SignUpWithPasswordRequest>) throws(DecodingError) {
    email = try Binary.string(c.pointee.email_, "SignUpWithPasswordRequest.email")
    password = try Binary.string(c.pointee.password_, "SignUpWithPasswordRequest.password")
    username = try Binary.string(c.pointee.username_, "SignUpWithPasswordRequest.username")
    deviceName = try Binary.string(c.pointee.device_name_, "SignUpWithPasswordRequest.device_name")
    app = try Binary.string(c.pointee.app_, "SignUpWithPasswordRequest.app")
    locale = try Binary.string(c.pointee.locale_, "SignUpWithPasswordRequest.locale")
    generateUsername = c.pointee.generate_username_ != 0
    birthDate = try Binary.string(c.pointee.birth_date_, "SignUpWithPasswordRequest.birth_date")
    country = try Binary.string(c.pointee.country_, "SignUpWithPasswordRequest.country")
    guardianEmail = try Binary.string(c.pointee.guardian_email_, "SignUpWithPasswordRequest.guardian_email")
    givenName = try Binary.string(c.pointee.given_name_, "SignUpWithPasswordRequest.given_name")
    familyName = try Binary.string(c.pointee.family_name_, "SignUpWithPasswordRequest.family_name")
    gender = Gender(rawValue: c.pointee.gender_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SignUpWithPasswordRequest> {
    let c = arena.make(Cairn__Auth__V1__SignUpWithPasswordRequest.self)
    cairn__auth__v1__sign_up_with_password_request__init(c)
    c.pointee.email_ = arena.string(email)
    c.pointee.password_ = arena.string(password)
    c.pointee.username_ = arena.string(username)
    c.pointee.device_name_ = arena.string(deviceName)
    c.pointee.app_ = arena.string(app)
    c.pointee.locale_ = arena.string(locale)
    c.pointee.generate_username_ = generateUsername ? 1 : 0
    c.pointee.birth_date_ = arena.string(birthDate)
    c.pointee.country_ = arena.string(country)
    c.pointee.guardian_email_ = arena.string(guardianEmail)
    c.pointee.given_name_ = arena.string(givenName)
    c.pointee.family_name_ = arena.string(familyName)
    c.pointee.gender_ = gender.rawValue
    return c
  }
}

extension SignUpWithPasswordResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__sign_up_with_password_response__descriptor_pointer(), as: Cairn__Auth__V1__SignUpWithPasswordResponse.self) {
      (c) throws(DecodingError) in try SignUpWithPasswordResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SignUpWithPasswordResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
    if let field = c.pointee.tokens_ { tokens = try SessionTokens(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SignUpWithPasswordResponse> {
    let c = arena.make(Cairn__Auth__V1__SignUpWithPasswordResponse.self)
    cairn__auth__v1__sign_up_with_password_response__init(c)
    if let account {
      c.pointee.account_ = account.lower(in: arena)
    }
    if let tokens {
      c.pointee.tokens_ = tokens.lower(in: arena)
    }
    return c
  }
}

extension WhoAmIRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__who_am_irequest__descriptor_pointer(), as: Cairn__Auth__V1__WhoAmIRequest.self) {
      (c) throws(DecodingError) in try WhoAmIRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__WhoAmIRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__WhoAmIRequest> {
    let c = arena.make(Cairn__Auth__V1__WhoAmIRequest.self)
    cairn__auth__v1__who_am_irequest__init(c)
    return c
  }
}

extension WhoAmIResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__who_am_iresponse__descriptor_pointer(), as: Cairn__Auth__V1__WhoAmIResponse.self) {
      (c) throws(DecodingError) in try WhoAmIResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__WhoAmIResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
    sessionID = try Binary.string(c.pointee.session_id_, "WhoAmIResponse.session_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__WhoAmIResponse> {
    let c = arena.make(Cairn__Auth__V1__WhoAmIResponse.self)
    cairn__auth__v1__who_am_iresponse__init(c)
    if let account {
      c.pointee.account_ = account.lower(in: arena)
    }
    c.pointee.session_id_ = arena.string(sessionID)
    return c
  }
}

extension SetPersonalDetailsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__set_personal_details_request__descriptor_pointer(), as: Cairn__Auth__V1__SetPersonalDetailsRequest.self) {
      (c) throws(DecodingError) in try SetPersonalDetailsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SetPersonalDetailsRequest>) throws(DecodingError) {
    givenName = try Binary.string(c.pointee.given_name_, "SetPersonalDetailsRequest.given_name")
    familyName = try Binary.string(c.pointee.family_name_, "SetPersonalDetailsRequest.family_name")
    gender = Gender(rawValue: c.pointee.gender_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SetPersonalDetailsRequest> {
    let c = arena.make(Cairn__Auth__V1__SetPersonalDetailsRequest.self)
    cairn__auth__v1__set_personal_details_request__init(c)
    c.pointee.given_name_ = arena.string(givenName)
    c.pointee.family_name_ = arena.string(familyName)
    c.pointee.gender_ = gender.rawValue
    return c
  }
}

extension SetPersonalDetailsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__set_personal_details_response__descriptor_pointer(), as: Cairn__Auth__V1__SetPersonalDetailsResponse.self) {
      (c) throws(DecodingError) in try SetPersonalDetailsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SetPersonalDetailsResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SetPersonalDetailsResponse> {
    let c = arena.make(Cairn__Auth__V1__SetPersonalDetailsResponse.self)
    cairn__auth__v1__set_personal_details_response__init(c)
    if let account {
      c.pointee.account_ = account.lower(in: arena)
    }
    return c
  }
}
