// Written by protoc-gen-cairn from cairn/game/whereami/v1/matchmaking.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension QueueTicket {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__queue_ticket__descriptor_pointer(), as: Cairn__Game__Whereami__V1__QueueTicket.self) {
      (c) throws(DecodingError) in try QueueTicket(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__QueueTicket>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "QueueTicket.map_id")
    rating = c.pointee.rating_
    joinTime = try moment(c.pointee.join_time_, "QueueTicket.join_time")
    expireTime = try moment(c.pointee.expire_time_, "QueueTicket.expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !mapID.isEmpty {
      binary.field(1, mapID)
    }
    if rating != 0 {
      binary.field(2, rating)
    }
    if let joinTime {
      binary.field(3, joinTime)
    }
    if let expireTime {
      binary.field(4, expireTime)
    }
  }
}

extension JoinQueueRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__join_queue_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__JoinQueueRequest.self) {
      (c) throws(DecodingError) in try JoinQueueRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__JoinQueueRequest>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "JoinQueueRequest.map_id")
    timeZone = try Binary.string(c.pointee.time_zone_, "JoinQueueRequest.time_zone")
  }

  func write(to binary: inout BinaryWriter) {
    if !mapID.isEmpty {
      binary.field(1, mapID)
    }
    if !timeZone.isEmpty {
      binary.field(2, timeZone)
    }
  }
}

extension JoinQueueResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__join_queue_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__JoinQueueResponse.self) {
      (c) throws(DecodingError) in try JoinQueueResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__JoinQueueResponse>) throws(DecodingError) {
    if let field = c.pointee.ticket_ { ticket = try QueueTicket(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let ticket {
      let start = binary.begin(1)
      ticket.write(to: &binary)
      binary.end(start)
    }
  }
}

extension LeaveQueueRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__leave_queue_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__LeaveQueueRequest.self) {
      (c) throws(DecodingError) in try LeaveQueueRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__LeaveQueueRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension LeaveQueueResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__leave_queue_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__LeaveQueueResponse.self) {
      (c) throws(DecodingError) in try LeaveQueueResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__LeaveQueueResponse>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "LeaveQueueResponse.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension GetQueueRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_queue_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetQueueRequest.self) {
      (c) throws(DecodingError) in try GetQueueRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetQueueRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetQueueResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_queue_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetQueueResponse.self) {
      (c) throws(DecodingError) in try GetQueueResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetQueueResponse>) throws(DecodingError) {
    if let field = c.pointee.ticket_ { ticket = try QueueTicket(c: field) }
    gameID = try Binary.string(c.pointee.game_id_, "GetQueueResponse.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if let ticket {
      let start = binary.begin(1)
      ticket.write(to: &binary)
      binary.end(start)
    }
    if !gameID.isEmpty {
      binary.field(2, gameID)
    }
  }
}
