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
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CheckUsernameRequest>) throws(DecodingError) {
    username = try Binary.string(c.pointee.username_, "CheckUsernameRequest.username")
  }

  func write(to binary: inout BinaryWriter) {
    if !username.isEmpty {
      binary.field(1, username)
    }
  }
}

extension CheckUsernameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__check_username_response__descriptor_pointer(), as: Cairn__Auth__V1__CheckUsernameResponse.self) {
      (c) throws(DecodingError) in try CheckUsernameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CheckUsernameResponse>) throws(DecodingError) {
    verdict = CheckUsernameResponse.Verdict(rawValue: c.pointee.verdict_)
    suggestions = try Binary.list(c.pointee.n_suggestions_, c.pointee.suggestions_, { (value) throws(DecodingError) in try Binary.string(value, "CheckUsernameResponse.suggestions") })
  }

  func write(to binary: inout BinaryWriter) {
    if verdict != .unspecified {
      binary.field(1, verdict)
    }
    if !suggestions.isEmpty {
      for element in suggestions {
        binary.field(2, element)
      }
    }
  }
}

extension ClaimUsernameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__claim_username_request__descriptor_pointer(), as: Cairn__Auth__V1__ClaimUsernameRequest.self) {
      (c) throws(DecodingError) in try ClaimUsernameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ClaimUsernameRequest>) throws(DecodingError) {
    username = try Binary.string(c.pointee.username_, "ClaimUsernameRequest.username")
  }

  func write(to binary: inout BinaryWriter) {
    if !username.isEmpty {
      binary.field(1, username)
    }
  }
}

extension ClaimUsernameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__claim_username_response__descriptor_pointer(), as: Cairn__Auth__V1__ClaimUsernameResponse.self) {
      (c) throws(DecodingError) in try ClaimUsernameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ClaimUsernameResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
    accessToken = try Binary.string(c.pointee.access_token_, "ClaimUsernameResponse.access_token")
    accessTokenExpireTime = try moment(c.pointee.access_token_expire_time_, "ClaimUsernameResponse.access_token_expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if let account {
      let start = binary.begin(1)
      account.write(to: &binary)
      binary.end(start)
    }
    if !accessToken.isEmpty {
      binary.field(2, accessToken)
    }
    if let accessTokenExpireTime {
      binary.field(3, accessTokenExpireTime)
    }
  }
}

extension ChangeUsernameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__change_username_request__descriptor_pointer(), as: Cairn__Auth__V1__ChangeUsernameRequest.self) {
      (c) throws(DecodingError) in try ChangeUsernameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ChangeUsernameRequest>) throws(DecodingError) {
    username = try Binary.string(c.pointee.username_, "ChangeUsernameRequest.username")
  }

  func write(to binary: inout BinaryWriter) {
    if !username.isEmpty {
      binary.field(1, username)
    }
  }
}

extension ChangeUsernameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__change_username_response__descriptor_pointer(), as: Cairn__Auth__V1__ChangeUsernameResponse.self) {
      (c) throws(DecodingError) in try ChangeUsernameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ChangeUsernameResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
    nextChangeTime = try moment(c.pointee.next_change_time_, "ChangeUsernameResponse.next_change_time")
  }

  func write(to binary: inout BinaryWriter) {
    if let account {
      let start = binary.begin(1)
      account.write(to: &binary)
      binary.end(start)
    }
    if let nextChangeTime {
      binary.field(2, nextChangeTime)
    }
  }
}
