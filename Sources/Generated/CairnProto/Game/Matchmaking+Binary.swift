// Written by protoc-gen-cairn from cairn/game/v1/matchmaking.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension QueueTicket {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__queue_ticket__descriptor_pointer(), as: Cairn__Game__V1__QueueTicket.self) {
      (c) throws(DecodingError) in try QueueTicket(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__QueueTicket>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "QueueTicket.map_id")
    rating = c.pointee.rating_
    joinTime = try moment(c.pointee.join_time_, "QueueTicket.join_time")
    expireTime = try moment(c.pointee.expire_time_, "QueueTicket.expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__QueueTicket> {
    let c = arena.make(Cairn__Game__V1__QueueTicket.self)
    cairn__game__v1__queue_ticket__init(c)
    c.pointee.map_id_ = arena.string(mapID)
    c.pointee.rating_ = rating
    if let joinTime {
      c.pointee.join_time_ = arena.timestamp(joinTime)
    }
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    return c
  }
}

extension JoinQueueRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__join_queue_request__descriptor_pointer(), as: Cairn__Game__V1__JoinQueueRequest.self) {
      (c) throws(DecodingError) in try JoinQueueRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__JoinQueueRequest>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "JoinQueueRequest.map_id")
    timeZone = try Binary.string(c.pointee.time_zone_, "JoinQueueRequest.time_zone")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__JoinQueueRequest> {
    let c = arena.make(Cairn__Game__V1__JoinQueueRequest.self)
    cairn__game__v1__join_queue_request__init(c)
    c.pointee.map_id_ = arena.string(mapID)
    c.pointee.time_zone_ = arena.string(timeZone)
    return c
  }
}

extension JoinQueueResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__join_queue_response__descriptor_pointer(), as: Cairn__Game__V1__JoinQueueResponse.self) {
      (c) throws(DecodingError) in try JoinQueueResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__JoinQueueResponse>) throws(DecodingError) {
    if let field = c.pointee.ticket_ { ticket = try QueueTicket(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__JoinQueueResponse> {
    let c = arena.make(Cairn__Game__V1__JoinQueueResponse.self)
    cairn__game__v1__join_queue_response__init(c)
    if let ticket {
      c.pointee.ticket_ = ticket.lower(in: arena)
    }
    return c
  }
}

extension LeaveQueueRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leave_queue_request__descriptor_pointer(), as: Cairn__Game__V1__LeaveQueueRequest.self) {
      (c) throws(DecodingError) in try LeaveQueueRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__LeaveQueueRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__LeaveQueueRequest> {
    let c = arena.make(Cairn__Game__V1__LeaveQueueRequest.self)
    cairn__game__v1__leave_queue_request__init(c)
    return c
  }
}

extension LeaveQueueResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leave_queue_response__descriptor_pointer(), as: Cairn__Game__V1__LeaveQueueResponse.self) {
      (c) throws(DecodingError) in try LeaveQueueResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__LeaveQueueResponse>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "LeaveQueueResponse.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__LeaveQueueResponse> {
    let c = arena.make(Cairn__Game__V1__LeaveQueueResponse.self)
    cairn__game__v1__leave_queue_response__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}

extension GetQueueRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_queue_request__descriptor_pointer(), as: Cairn__Game__V1__GetQueueRequest.self) {
      (c) throws(DecodingError) in try GetQueueRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetQueueRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetQueueRequest> {
    let c = arena.make(Cairn__Game__V1__GetQueueRequest.self)
    cairn__game__v1__get_queue_request__init(c)
    return c
  }
}

extension GetQueueResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_queue_response__descriptor_pointer(), as: Cairn__Game__V1__GetQueueResponse.self) {
      (c) throws(DecodingError) in try GetQueueResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetQueueResponse>) throws(DecodingError) {
    if let field = c.pointee.ticket_ { ticket = try QueueTicket(c: field) }
    gameID = try Binary.string(c.pointee.game_id_, "GetQueueResponse.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetQueueResponse> {
    let c = arena.make(Cairn__Game__V1__GetQueueResponse.self)
    cairn__game__v1__get_queue_response__init(c)
    if let ticket {
      c.pointee.ticket_ = ticket.lower(in: arena)
    }
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}
