// Written by protoc-gen-cairn from cairn/game/whereami/v1/ghosts.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension Ghost {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__ghost__descriptor_pointer(), as: Cairn__Game__Whereami__V1__Ghost.self) {
      (c) throws(DecodingError) in try Ghost(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__Ghost>) throws(DecodingError) {
    rounds = try Binary.list(c.pointee.n_rounds_, c.pointee.rounds_, messages: { (value) throws(DecodingError) in try GhostRound(c: value) })
    score = c.pointee.score_
  }

  func write(to binary: inout BinaryWriter) {
    if !rounds.isEmpty {
      for element in rounds {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if score != 0 {
      binary.field(2, score)
    }
  }
}

extension GhostRound {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__ghost_round__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GhostRound.self) {
      (c) throws(DecodingError) in try GhostRound(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GhostRound>) throws(DecodingError) {
    roundNumber = c.pointee.round_number_
    answerAfterMs = c.pointee.answer_after_ms_
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    if c.pointee._distance_m_case.rawValue == 4 { distanceM = c.pointee.distance_m_ }
    if c.pointee._score_case.rawValue == 5 { score = c.pointee.score_ }
  }

  func write(to binary: inout BinaryWriter) {
    if roundNumber != 0 {
      binary.field(1, roundNumber)
    }
    if answerAfterMs != 0 {
      binary.field(2, answerAfterMs)
    }
    if let position {
      let start = binary.begin(3)
      position.write(to: &binary)
      binary.end(start)
    }
    if let distanceM {
      binary.field(4, distanceM)
    }
    if let score {
      binary.field(5, score)
    }
  }
}

extension StartGhostRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__start_ghost_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__StartGhostRequest.self) {
      (c) throws(DecodingError) in try StartGhostRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__StartGhostRequest>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "StartGhostRequest.map_id")
    timeZone = try Binary.string(c.pointee.time_zone_, "StartGhostRequest.time_zone")
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

extension StartGhostResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__start_ghost_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__StartGhostResponse.self) {
      (c) throws(DecodingError) in try StartGhostResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__StartGhostResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
    if let field = c.pointee.ghost_ { ghost = try Ghost(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
    if let ghost {
      let start = binary.begin(2)
      ghost.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetGhostRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_ghost_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetGhostRequest.self) {
      (c) throws(DecodingError) in try GetGhostRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetGhostRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GetGhostRequest.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension GetGhostResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_ghost_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetGhostResponse.self) {
      (c) throws(DecodingError) in try GetGhostResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetGhostResponse>) throws(DecodingError) {
    if let field = c.pointee.ghost_ { ghost = try Ghost(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let ghost {
      let start = binary.begin(1)
      ghost.write(to: &binary)
      binary.end(start)
    }
  }
}
