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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CreateGuestRequest>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
    deviceName = try Binary.string(c.pointee.device_name_, "CreateGuestRequest.device_name")
    app = try Binary.string(c.pointee.app_, "CreateGuestRequest.app")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__CreateGuestRequest> {
    let c = arena.make(Cairn__Auth__V1__CreateGuestRequest.self)
    cairn__auth__v1__create_guest_request__init(c)
    c.pointee.realm_ = realm.rawValue
    c.pointee.device_name_ = arena.string(deviceName)
    c.pointee.app_ = arena.string(app)
    return c
  }
}

extension CreateGuestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__create_guest_response__descriptor_pointer(), as: Cairn__Auth__V1__CreateGuestResponse.self) {
      (c) throws(DecodingError) in try CreateGuestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CreateGuestResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
    if let field = c.pointee.tokens_ { tokens = try SessionTokens(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__CreateGuestResponse> {
    let c = arena.make(Cairn__Auth__V1__CreateGuestResponse.self)
    cairn__auth__v1__create_guest_response__init(c)
    if let account {
      c.pointee.account_ = account.lower(in: arena)
    }
    if let tokens {
      c.pointee.tokens_ = tokens.lower(in: arena)
    }
    return c
  }
}

extension UpgradeGuestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__upgrade_guest_request__descriptor_pointer(), as: Cairn__Auth__V1__UpgradeGuestRequest.self) {
      (c) throws(DecodingError) in try UpgradeGuestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UpgradeGuestRequest>) throws(DecodingError) {
    email = try Binary.string(c.pointee.email_, "UpgradeGuestRequest.email")
    password = try Binary.string(c.pointee.password_, "UpgradeGuestRequest.password")
    username = try Binary.string(c.pointee.username_, "UpgradeGuestRequest.username")
    if let field = c.pointee.credential_ { credential = try ProviderCredential(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__UpgradeGuestRequest> {
    let c = arena.make(Cairn__Auth__V1__UpgradeGuestRequest.self)
    cairn__auth__v1__upgrade_guest_request__init(c)
    c.pointee.email_ = arena.string(email)
    c.pointee.password_ = arena.string(password)
    c.pointee.username_ = arena.string(username)
    if let credential {
      c.pointee.credential_ = credential.lower(in: arena)
    }
    return c
  }
}

extension UpgradeGuestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__upgrade_guest_response__descriptor_pointer(), as: Cairn__Auth__V1__UpgradeGuestResponse.self) {
      (c) throws(DecodingError) in try UpgradeGuestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UpgradeGuestResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__UpgradeGuestResponse> {
    let c = arena.make(Cairn__Auth__V1__UpgradeGuestResponse.self)
    cairn__auth__v1__upgrade_guest_response__init(c)
    if let account {
      c.pointee.account_ = account.lower(in: arena)
    }
    return c
  }
}

extension PreviewGuestMergeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__preview_guest_merge_request__descriptor_pointer(), as: Cairn__Auth__V1__PreviewGuestMergeRequest.self) {
      (c) throws(DecodingError) in try PreviewGuestMergeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__PreviewGuestMergeRequest>) throws(DecodingError) {
    guestRefreshToken = try Binary.string(c.pointee.guest_refresh_token_, "PreviewGuestMergeRequest.guest_refresh_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__PreviewGuestMergeRequest> {
    let c = arena.make(Cairn__Auth__V1__PreviewGuestMergeRequest.self)
    cairn__auth__v1__preview_guest_merge_request__init(c)
    c.pointee.guest_refresh_token_ = arena.string(guestRefreshToken)
    return c
  }
}

extension PreviewGuestMergeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__preview_guest_merge_response__descriptor_pointer(), as: Cairn__Auth__V1__PreviewGuestMergeResponse.self) {
      (c) throws(DecodingError) in try PreviewGuestMergeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__PreviewGuestMergeResponse>) throws(DecodingError) {
    guestResultCount = c.pointee.guest_result_count_
    accountResultCount = c.pointee.account_result_count_
    isChoiceRequired = c.pointee.is_choice_required_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__PreviewGuestMergeResponse> {
    let c = arena.make(Cairn__Auth__V1__PreviewGuestMergeResponse.self)
    cairn__auth__v1__preview_guest_merge_response__init(c)
    c.pointee.guest_result_count_ = guestResultCount
    c.pointee.account_result_count_ = accountResultCount
    c.pointee.is_choice_required_ = isChoiceRequired ? 1 : 0
    return c
  }
}

extension MergeGuestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__merge_guest_request__descriptor_pointer(), as: Cairn__Auth__V1__MergeGuestRequest.self) {
      (c) throws(DecodingError) in try MergeGuestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__MergeGuestRequest>) throws(DecodingError) {
    guestRefreshToken = try Binary.string(c.pointee.guest_refresh_token_, "MergeGuestRequest.guest_refresh_token")
    results = MergeGuestRequest.Results(rawValue: c.pointee.results_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__MergeGuestRequest> {
    let c = arena.make(Cairn__Auth__V1__MergeGuestRequest.self)
    cairn__auth__v1__merge_guest_request__init(c)
    c.pointee.guest_refresh_token_ = arena.string(guestRefreshToken)
    c.pointee.results_ = results.rawValue
    return c
  }
}

extension MergeGuestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__merge_guest_response__descriptor_pointer(), as: Cairn__Auth__V1__MergeGuestResponse.self) {
      (c) throws(DecodingError) in try MergeGuestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__MergeGuestResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__MergeGuestResponse> {
    let c = arena.make(Cairn__Auth__V1__MergeGuestResponse.self)
    cairn__auth__v1__merge_guest_response__init(c)
    return c
  }
}
