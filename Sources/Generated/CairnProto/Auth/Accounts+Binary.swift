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
    BinaryWriter.bytes { binary in write(to: &binary) }
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

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !username.isEmpty {
      binary.field(2, username)
    }
    if !email.isEmpty {
      binary.field(3, email)
    }
    if emailVerified {
      binary.field(4, emailVerified)
    }
    if let createTime {
      binary.field(5, createTime)
    }
    if !roles.isEmpty {
      for element in roles {
        binary.field(6, element)
      }
    }
    if !capabilities.isEmpty {
      for element in capabilities {
        binary.field(7, element)
      }
    }
    if !birthDate.isEmpty {
      binary.field(8, birthDate)
    }
    if !country.isEmpty {
      binary.field(9, country)
    }
    if !givenName.isEmpty {
      binary.field(10, givenName)
    }
    if !familyName.isEmpty {
      binary.field(11, familyName)
    }
    if gender != .unspecified {
      binary.field(12, gender)
    }
  }
}

extension SignUpWithPasswordRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__sign_up_with_password_request__descriptor_pointer(), as: Cairn__Auth__V1__SignUpWithPasswordRequest.self) {
      (c) throws(DecodingError) in try SignUpWithPasswordRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
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
    scope = Scope(rawValue: c.pointee.scope_)
    invitationCode = try Binary.string(c.pointee.invitation_code_, "SignUpWithPasswordRequest.invitation_code")
  }

  func write(to binary: inout BinaryWriter) {
    if !email.isEmpty {
      binary.field(1, email)
    }
    if !password.isEmpty {
      binary.field(2, password)
    }
    if !username.isEmpty {
      binary.field(3, username)
    }
    if !deviceName.isEmpty {
      binary.field(4, deviceName)
    }
    if !app.isEmpty {
      binary.field(5, app)
    }
    if generateUsername {
      binary.field(6, generateUsername)
    }
    if !locale.isEmpty {
      binary.field(7, locale)
    }
    if !birthDate.isEmpty {
      binary.field(8, birthDate)
    }
    if !country.isEmpty {
      binary.field(9, country)
    }
    if !guardianEmail.isEmpty {
      binary.field(10, guardianEmail)
    }
    if !givenName.isEmpty {
      binary.field(11, givenName)
    }
    if !familyName.isEmpty {
      binary.field(12, familyName)
    }
    if gender != .unspecified {
      binary.field(13, gender)
    }
    if scope != .unspecified {
      binary.field(14, scope)
    }
    if !invitationCode.isEmpty {
      binary.field(15, invitationCode)
    }
  }
}

extension SignUpWithPasswordResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__sign_up_with_password_response__descriptor_pointer(), as: Cairn__Auth__V1__SignUpWithPasswordResponse.self) {
      (c) throws(DecodingError) in try SignUpWithPasswordResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SignUpWithPasswordResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
    if let field = c.pointee.tokens_ { tokens = try SessionTokens(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let account {
      let start = binary.begin(1)
      account.write(to: &binary)
      binary.end(start)
    }
    if let tokens {
      let start = binary.begin(2)
      tokens.write(to: &binary)
      binary.end(start)
    }
  }
}

extension WhoAmIRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__who_am_irequest__descriptor_pointer(), as: Cairn__Auth__V1__WhoAmIRequest.self) {
      (c) throws(DecodingError) in try WhoAmIRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__WhoAmIRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension WhoAmIResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__who_am_iresponse__descriptor_pointer(), as: Cairn__Auth__V1__WhoAmIResponse.self) {
      (c) throws(DecodingError) in try WhoAmIResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__WhoAmIResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
    sessionID = try Binary.string(c.pointee.session_id_, "WhoAmIResponse.session_id")
  }

  func write(to binary: inout BinaryWriter) {
    if let account {
      let start = binary.begin(1)
      account.write(to: &binary)
      binary.end(start)
    }
    if !sessionID.isEmpty {
      binary.field(2, sessionID)
    }
  }
}

extension SetPersonalDetailsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__set_personal_details_request__descriptor_pointer(), as: Cairn__Auth__V1__SetPersonalDetailsRequest.self) {
      (c) throws(DecodingError) in try SetPersonalDetailsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SetPersonalDetailsRequest>) throws(DecodingError) {
    givenName = try Binary.string(c.pointee.given_name_, "SetPersonalDetailsRequest.given_name")
    familyName = try Binary.string(c.pointee.family_name_, "SetPersonalDetailsRequest.family_name")
    gender = Gender(rawValue: c.pointee.gender_)
  }

  func write(to binary: inout BinaryWriter) {
    if !givenName.isEmpty {
      binary.field(1, givenName)
    }
    if !familyName.isEmpty {
      binary.field(2, familyName)
    }
    if gender != .unspecified {
      binary.field(3, gender)
    }
  }
}

extension SetPersonalDetailsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__set_personal_details_response__descriptor_pointer(), as: Cairn__Auth__V1__SetPersonalDetailsResponse.self) {
      (c) throws(DecodingError) in try SetPersonalDetailsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SetPersonalDetailsResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let account {
      let start = binary.begin(1)
      account.write(to: &binary)
      binary.end(start)
    }
  }
}
