// Written by protoc-gen-cairn from cairn/auth/internal/v1/revocations.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension SessionRevocation {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__session_revocation__descriptor_pointer(), as: Cairn__Auth__Internal__V1__SessionRevocation.self) {
      (c) throws(DecodingError) in try SessionRevocation(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__SessionRevocation>) throws(DecodingError) {
    session = Binary.bytes(c.pointee.session_)
    expireTimeUs = c.pointee.expire_time_us_
  }

  func write(to binary: inout BinaryWriter) {
    if !session.isEmpty {
      binary.field(1, session)
    }
    if expireTimeUs != 0 {
      binary.field(2, expireTimeUs)
    }
  }
}

extension StandingChange {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__standing_change__descriptor_pointer(), as: Cairn__Auth__Internal__V1__StandingChange.self) {
      (c) throws(DecodingError) in try StandingChange(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__StandingChange>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    roles = try Binary.list(c.pointee.n_roles_, c.pointee.roles_, { (value) throws(DecodingError) in try Binary.string(value, "StandingChange.roles") })
    capabilities = try Binary.list(c.pointee.n_capabilities_, c.pointee.capabilities_, { (value) throws(DecodingError) in try Binary.string(value, "StandingChange.capabilities") })
    if let field = c.pointee.suspension_ { suspension = try Suspension(c: field) }
    expireTimeUs = c.pointee.expire_time_us_
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if !roles.isEmpty {
      for element in roles {
        binary.field(2, element)
      }
    }
    if !capabilities.isEmpty {
      for element in capabilities {
        binary.field(3, element)
      }
    }
    if let suspension {
      let start = binary.begin(4)
      suspension.write(to: &binary)
      binary.end(start)
    }
    if expireTimeUs != 0 {
      binary.field(5, expireTimeUs)
    }
  }
}

extension WatchRevocationsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__watch_revocations_request__descriptor_pointer(), as: Cairn__Auth__Internal__V1__WatchRevocationsRequest.self) {
      (c) throws(DecodingError) in try WatchRevocationsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__WatchRevocationsRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension WatchRevocationsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__watch_revocations_response__descriptor_pointer(), as: Cairn__Auth__Internal__V1__WatchRevocationsResponse.self) {
      (c) throws(DecodingError) in try WatchRevocationsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__WatchRevocationsResponse>) throws(DecodingError) {
    sessions = try Binary.list(c.pointee.n_sessions_, c.pointee.sessions_, messages: { (value) throws(DecodingError) in try SessionRevocation(c: value) })
    standings = try Binary.list(c.pointee.n_standings_, c.pointee.standings_, messages: { (value) throws(DecodingError) in try StandingChange(c: value) })
    isPartialSnapshot = c.pointee.is_partial_snapshot_ != 0
    number = c.pointee.number_
  }

  func write(to binary: inout BinaryWriter) {
    if !sessions.isEmpty {
      for element in sessions {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !standings.isEmpty {
      for element in standings {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if isPartialSnapshot {
      binary.field(3, isPartialSnapshot)
    }
    if number != 0 {
      binary.field(4, number)
    }
  }
}

extension FindEndedSessionsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__find_ended_sessions_request__descriptor_pointer(), as: Cairn__Auth__Internal__V1__FindEndedSessionsRequest.self) {
      (c) throws(DecodingError) in try FindEndedSessionsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__FindEndedSessionsRequest>) throws(DecodingError) {
    sessions = try Binary.list(c.pointee.n_sessions_, c.pointee.sessions_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !sessions.isEmpty {
      for element in sessions {
        binary.field(1, element)
      }
    }
  }
}

extension FindEndedSessionsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__find_ended_sessions_response__descriptor_pointer(), as: Cairn__Auth__Internal__V1__FindEndedSessionsResponse.self) {
      (c) throws(DecodingError) in try FindEndedSessionsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__FindEndedSessionsResponse>) throws(DecodingError) {
    sessions = try Binary.list(c.pointee.n_sessions_, c.pointee.sessions_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !sessions.isEmpty {
      for element in sessions {
        binary.field(1, element)
      }
    }
  }
}
