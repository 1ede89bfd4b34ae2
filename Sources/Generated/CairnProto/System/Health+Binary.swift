// Written by protoc-gen-cairn from cairn/system/v1/health.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Health {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__health__descriptor_pointer(), as: Cairn__System__V1__Health.self) {
      (c) throws(DecodingError) in try Health(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__System__V1__Health>) throws(DecodingError) {
    state = Health.State(rawValue: c.pointee.state_)
    service = try Binary.string(c.pointee.service_, "Health.service")
    version = try Binary.string(c.pointee.version_, "Health.version")
    startTime = try moment(c.pointee.start_time_, "Health.start_time")
    reasons = try Binary.list(c.pointee.n_reasons_, c.pointee.reasons_, { (value) throws(DecodingError) in try Binary.string(value, "Health.reasons") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__System__V1__Health> {
    let c = arena.make(Cairn__System__V1__Health.self)
    cairn__system__v1__health__init(c)
    c.pointee.state_ = state.rawValue
    c.pointee.service_ = arena.string(service)
    c.pointee.version_ = arena.string(version)
    if let startTime {
      c.pointee.start_time_ = arena.timestamp(startTime)
    }
    c.pointee.n_reasons_ = reasons.count
    c.pointee.reasons_ = arena.list(reasons) { value in arena.string(value) }
    return c
  }
}

extension CheckRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__check_request__descriptor_pointer(), as: Cairn__System__V1__CheckRequest.self) {
      (c) throws(DecodingError) in try CheckRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__System__V1__CheckRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__System__V1__CheckRequest> {
    let c = arena.make(Cairn__System__V1__CheckRequest.self)
    cairn__system__v1__check_request__init(c)
    return c
  }
}

extension CheckResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__check_response__descriptor_pointer(), as: Cairn__System__V1__CheckResponse.self) {
      (c) throws(DecodingError) in try CheckResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__System__V1__CheckResponse>) throws(DecodingError) {
    if let field = c.pointee.health_ { health = try Health(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__System__V1__CheckResponse> {
    let c = arena.make(Cairn__System__V1__CheckResponse.self)
    cairn__system__v1__check_response__init(c)
    if let health {
      c.pointee.health_ = health.lower(in: arena)
    }
    return c
  }
}

extension WatchRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__watch_request__descriptor_pointer(), as: Cairn__System__V1__WatchRequest.self) {
      (c) throws(DecodingError) in try WatchRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__System__V1__WatchRequest>) throws(DecodingError) {
    heartbeatMs = c.pointee.heartbeat_ms_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__System__V1__WatchRequest> {
    let c = arena.make(Cairn__System__V1__WatchRequest.self)
    cairn__system__v1__watch_request__init(c)
    c.pointee.heartbeat_ms_ = heartbeatMs
    return c
  }
}

extension WatchResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__watch_response__descriptor_pointer(), as: Cairn__System__V1__WatchResponse.self) {
      (c) throws(DecodingError) in try WatchResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__System__V1__WatchResponse>) throws(DecodingError) {
    if let field = c.pointee.health_ { health = try Health(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__System__V1__WatchResponse> {
    let c = arena.make(Cairn__System__V1__WatchResponse.self)
    cairn__system__v1__watch_response__init(c)
    if let health {
      c.pointee.health_ = health.lower(in: arena)
    }
    return c
  }
}
