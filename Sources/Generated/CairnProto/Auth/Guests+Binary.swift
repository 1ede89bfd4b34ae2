// Written by protoc-gen-cairn from cairn/auth/v1/guests.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension CreateGuestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__create_guest_request__descriptor_pointer(), as: Cairn__Auth__V1__CreateGuestRequest.self) {
      (c) throws(DecodingError) in try CreateGuestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CreateGuestRequest>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
    deviceName = try Binary.string(c.pointee.device_name_, "CreateGuestRequest.device_name")
    app = try Binary.string(c.pointee.app_, "CreateGuestRequest.app")
  }

  func write(to binary: inout BinaryWriter) {
    if realm != .unspecified {
      binary.field(1, realm)
    }
    if !deviceName.isEmpty {
      binary.field(2, deviceName)
    }
    if !app.isEmpty {
      binary.field(3, app)
    }
  }
}

extension CreateGuestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__create_guest_response__descriptor_pointer(), as: Cairn__Auth__V1__CreateGuestResponse.self) {
      (c) throws(DecodingError) in try CreateGuestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CreateGuestResponse>) throws(DecodingError) {
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

extension UpgradeGuestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__upgrade_guest_request__descriptor_pointer(), as: Cairn__Auth__V1__UpgradeGuestRequest.self) {
      (c) throws(DecodingError) in try UpgradeGuestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UpgradeGuestRequest>) throws(DecodingError) {
    email = try Binary.string(c.pointee.email_, "UpgradeGuestRequest.email")
    password = try Binary.string(c.pointee.password_, "UpgradeGuestRequest.password")
    username = try Binary.string(c.pointee.username_, "UpgradeGuestRequest.username")
    if let field = c.pointee.credential_ { credential = try ProviderCredential(c: field) }
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
    if let credential {
      let start = binary.begin(4)
      credential.write(to: &binary)
      binary.end(start)
    }
  }
}

extension UpgradeGuestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__upgrade_guest_response__descriptor_pointer(), as: Cairn__Auth__V1__UpgradeGuestResponse.self) {
      (c) throws(DecodingError) in try UpgradeGuestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UpgradeGuestResponse>) throws(DecodingError) {
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

extension PreviewGuestMergeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__preview_guest_merge_request__descriptor_pointer(), as: Cairn__Auth__V1__PreviewGuestMergeRequest.self) {
      (c) throws(DecodingError) in try PreviewGuestMergeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__PreviewGuestMergeRequest>) throws(DecodingError) {
    guestRefreshToken = try Binary.string(c.pointee.guest_refresh_token_, "PreviewGuestMergeRequest.guest_refresh_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !guestRefreshToken.isEmpty {
      binary.field(1, guestRefreshToken)
    }
  }
}

extension PreviewGuestMergeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__preview_guest_merge_response__descriptor_pointer(), as: Cairn__Auth__V1__PreviewGuestMergeResponse.self) {
      (c) throws(DecodingError) in try PreviewGuestMergeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__PreviewGuestMergeResponse>) throws(DecodingError) {
    guestResultCount = c.pointee.guest_result_count_
    accountResultCount = c.pointee.account_result_count_
    isChoiceRequired = c.pointee.is_choice_required_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if guestResultCount != 0 {
      binary.field(1, guestResultCount)
    }
    if accountResultCount != 0 {
      binary.field(2, accountResultCount)
    }
    if isChoiceRequired {
      binary.field(3, isChoiceRequired)
    }
  }
}

extension MergeGuestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__merge_guest_request__descriptor_pointer(), as: Cairn__Auth__V1__MergeGuestRequest.self) {
      (c) throws(DecodingError) in try MergeGuestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__MergeGuestRequest>) throws(DecodingError) {
    guestRefreshToken = try Binary.string(c.pointee.guest_refresh_token_, "MergeGuestRequest.guest_refresh_token")
    results = MergeGuestRequest.Results(rawValue: c.pointee.results_)
  }

  func write(to binary: inout BinaryWriter) {
    if !guestRefreshToken.isEmpty {
      binary.field(1, guestRefreshToken)
    }
    if results != .unspecified {
      binary.field(2, results)
    }
  }
}

extension MergeGuestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__merge_guest_response__descriptor_pointer(), as: Cairn__Auth__V1__MergeGuestResponse.self) {
      (c) throws(DecodingError) in try MergeGuestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__MergeGuestResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
