// Written by protoc-gen-cairn from cairn/game/whereami/v1/rematches.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension RematchRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__rematch_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RematchRequest.self) {
      (c) throws(DecodingError) in try RematchRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RematchRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RematchRequest.game_id")
    timeZone = try Binary.string(c.pointee.time_zone_, "RematchRequest.time_zone")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if !timeZone.isEmpty {
      binary.field(2, timeZone)
    }
  }
}

extension RematchResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__rematch_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RematchResponse.self) {
      (c) throws(DecodingError) in try RematchResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RematchResponse>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RematchResponse.game_id")
    expireTime = try moment(c.pointee.expire_time_, "RematchResponse.expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if let expireTime {
      binary.field(2, expireTime)
    }
  }
}

extension DeclineRematchRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__decline_rematch_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__DeclineRematchRequest.self) {
      (c) throws(DecodingError) in try DeclineRematchRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__DeclineRematchRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "DeclineRematchRequest.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension DeclineRematchResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__decline_rematch_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__DeclineRematchResponse.self) {
      (c) throws(DecodingError) in try DeclineRematchResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__DeclineRematchResponse>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "DeclineRematchResponse.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension RematchOffered {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__rematch_offered__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RematchOffered.self) {
      (c) throws(DecodingError) in try RematchOffered(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RematchOffered>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RematchOffered.game_id")
    accountID = try Binary.string(c.pointee.account_id_, "RematchOffered.account_id")
    expireTime = try moment(c.pointee.expire_time_, "RematchOffered.expire_time")
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
    if let expireTime {
      binary.field(3, expireTime)
    }
    if let person {
      let start = binary.begin(4)
      person.write(to: &binary)
      binary.end(start)
    }
  }
}

extension RematchClosed {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__rematch_closed__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RematchClosed.self) {
      (c) throws(DecodingError) in try RematchClosed(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RematchClosed>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RematchClosed.game_id")
    reason = RematchClosed.Reason(rawValue: c.pointee.reason_)
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if reason != .unspecified {
      binary.field(2, reason)
    }
  }
}
