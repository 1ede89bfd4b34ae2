// Written by protoc-gen-cairn from cairn/auth/v1/revocations.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension SessionRevocation {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__session_revocation__descriptor_pointer(), as: Cairn__Auth__V1__SessionRevocation.self) {
      (c) throws(DecodingError) in try SessionRevocation(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SessionRevocation>) throws(DecodingError) {
    session = Binary.bytes(c.pointee.session_)
    expireTimeUs = c.pointee.expire_time_us_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SessionRevocation> {
    let c = arena.make(Cairn__Auth__V1__SessionRevocation.self)
    cairn__auth__v1__session_revocation__init(c)
    c.pointee.session_ = arena.bytes(session)
    c.pointee.expire_time_us_ = expireTimeUs
    return c
  }
}

extension StandingChange {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__standing_change__descriptor_pointer(), as: Cairn__Auth__V1__StandingChange.self) {
      (c) throws(DecodingError) in try StandingChange(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__StandingChange>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    roles = try Binary.list(c.pointee.n_roles_, c.pointee.roles_, { (value) throws(DecodingError) in try Binary.string(value, "StandingChange.roles") })
    capabilities = try Binary.list(c.pointee.n_capabilities_, c.pointee.capabilities_, { (value) throws(DecodingError) in try Binary.string(value, "StandingChange.capabilities") })
    if let field = c.pointee.suspension_ { suspension = try Suspension(c: field) }
    expireTimeUs = c.pointee.expire_time_us_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__StandingChange> {
    let c = arena.make(Cairn__Auth__V1__StandingChange.self)
    cairn__auth__v1__standing_change__init(c)
    c.pointee.account_ = arena.bytes(account)
    c.pointee.n_roles_ = roles.count
    c.pointee.roles_ = arena.list(roles) { value in arena.string(value) }
    c.pointee.n_capabilities_ = capabilities.count
    c.pointee.capabilities_ = arena.list(capabilities) { value in arena.string(value) }
    if let suspension {
      c.pointee.suspension_ = suspension.lower(in: arena)
    }
    c.pointee.expire_time_us_ = expireTimeUs
    return c
  }
}

extension Suspension {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__suspension__descriptor_pointer(), as: Cairn__Auth__V1__Suspension.self) {
      (c) throws(DecodingError) in try Suspension(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__Suspension>) throws(DecodingError) {
    reason = try Binary.string(c.pointee.reason_, "Suspension.reason")
    startTime = try moment(c.pointee.start_time_, "Suspension.start_time")
    endTime = try moment(c.pointee.end_time_, "Suspension.end_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__Suspension> {
    let c = arena.make(Cairn__Auth__V1__Suspension.self)
    cairn__auth__v1__suspension__init(c)
    c.pointee.reason_ = arena.string(reason)
    if let startTime {
      c.pointee.start_time_ = arena.timestamp(startTime)
    }
    if let endTime {
      c.pointee.end_time_ = arena.timestamp(endTime)
    }
    return c
  }
}

extension WatchRevocationsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__watch_revocations_request__descriptor_pointer(), as: Cairn__Auth__V1__WatchRevocationsRequest.self) {
      (c) throws(DecodingError) in try WatchRevocationsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__WatchRevocationsRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__WatchRevocationsRequest> {
    let c = arena.make(Cairn__Auth__V1__WatchRevocationsRequest.self)
    cairn__auth__v1__watch_revocations_request__init(c)
    return c
  }
}

extension WatchRevocationsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__watch_revocations_response__descriptor_pointer(), as: Cairn__Auth__V1__WatchRevocationsResponse.self) {
      (c) throws(DecodingError) in try WatchRevocationsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__WatchRevocationsResponse>) throws(DecodingError) {
    sessions = try Binary.list(c.pointee.n_sessions_, c.pointee.sessions_, messages: { (value) throws(DecodingError) in try SessionRevocation(c: value) })
    standings = try Binary.list(c.pointee.n_standings_, c.pointee.standings_, messages: { (value) throws(DecodingError) in try StandingChange(c: value) })
    isPartialSnapshot = c.pointee.is_partial_snapshot_ != 0
    number = c.pointee.number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__WatchRevocationsResponse> {
    let c = arena.make(Cairn__Auth__V1__WatchRevocationsResponse.self)
    cairn__auth__v1__watch_revocations_response__init(c)
    c.pointee.n_sessions_ = sessions.count
    c.pointee.sessions_ = arena.list(sessions) { value in value.lower(in: arena) }
    c.pointee.n_standings_ = standings.count
    c.pointee.standings_ = arena.list(standings) { value in value.lower(in: arena) }
    c.pointee.is_partial_snapshot_ = isPartialSnapshot ? 1 : 0
    c.pointee.number_ = number
    return c
  }
}
