// Written by protoc-gen-cairn from cairn/game/v1/rematches.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension RematchRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__rematch_request__descriptor_pointer(), as: Cairn__Game__V1__RematchRequest.self) {
      (c) throws(DecodingError) in try RematchRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__RematchRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RematchRequest.game_id")
    timeZone = try Binary.string(c.pointee.time_zone_, "RematchRequest.time_zone")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__RematchRequest> {
    let c = arena.make(Cairn__Game__V1__RematchRequest.self)
    cairn__game__v1__rematch_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.time_zone_ = arena.string(timeZone)
    return c
  }
}

extension RematchResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__rematch_response__descriptor_pointer(), as: Cairn__Game__V1__RematchResponse.self) {
      (c) throws(DecodingError) in try RematchResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__RematchResponse>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RematchResponse.game_id")
    expireTime = try moment(c.pointee.expire_time_, "RematchResponse.expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__RematchResponse> {
    let c = arena.make(Cairn__Game__V1__RematchResponse.self)
    cairn__game__v1__rematch_response__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    return c
  }
}

extension DeclineRematchRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__decline_rematch_request__descriptor_pointer(), as: Cairn__Game__V1__DeclineRematchRequest.self) {
      (c) throws(DecodingError) in try DeclineRematchRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__DeclineRematchRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "DeclineRematchRequest.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__DeclineRematchRequest> {
    let c = arena.make(Cairn__Game__V1__DeclineRematchRequest.self)
    cairn__game__v1__decline_rematch_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}

extension DeclineRematchResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__decline_rematch_response__descriptor_pointer(), as: Cairn__Game__V1__DeclineRematchResponse.self) {
      (c) throws(DecodingError) in try DeclineRematchResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__DeclineRematchResponse>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "DeclineRematchResponse.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__DeclineRematchResponse> {
    let c = arena.make(Cairn__Game__V1__DeclineRematchResponse.self)
    cairn__game__v1__decline_rematch_response__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}

extension RematchOffered {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__rematch_offered__descriptor_pointer(), as: Cairn__Game__V1__RematchOffered.self) {
      (c) throws(DecodingError) in try RematchOffered(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__RematchOffered>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RematchOffered.game_id")
    accountID = try Binary.string(c.pointee.account_id_, "RematchOffered.account_id")
    expireTime = try moment(c.pointee.expire_time_, "RematchOffered.expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__RematchOffered> {
    let c = arena.make(Cairn__Game__V1__RematchOffered.self)
    cairn__game__v1__rematch_offered__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.account_id_ = arena.string(accountID)
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    return c
  }
}

extension RematchClosed {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__rematch_closed__descriptor_pointer(), as: Cairn__Game__V1__RematchClosed.self) {
      (c) throws(DecodingError) in try RematchClosed(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__RematchClosed>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RematchClosed.game_id")
    reason = RematchClosed.Reason(rawValue: c.pointee.reason_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__RematchClosed> {
    let c = arena.make(Cairn__Game__V1__RematchClosed.self)
    cairn__game__v1__rematch_closed__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.reason_ = reason.rawValue
    return c
  }
}
