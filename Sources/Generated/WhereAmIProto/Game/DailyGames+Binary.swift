// Written by protoc-gen-cairn from cairn/game/whereami/v1/daily_games.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension GetDailyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_daily_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetDailyRequest.self) {
      (c) throws(DecodingError) in try GetDailyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetDailyRequest>) throws(DecodingError) {
    day = try Binary.string(c.pointee.day_, "GetDailyRequest.day")
  }

  func write(to binary: inout BinaryWriter) {
    if !day.isEmpty {
      binary.field(1, day)
    }
  }
}

extension GetDailyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_daily_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetDailyResponse.self) {
      (c) throws(DecodingError) in try GetDailyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetDailyResponse>) throws(DecodingError) {
    day = try Binary.string(c.pointee.day_, "GetDailyResponse.day")
    mapID = try Binary.string(c.pointee.map_id_, "GetDailyResponse.map_id")
    commitment = Binary.bytes(c.pointee.commitment_)
    seed = Binary.bytes(c.pointee.seed_)
    locationIDs = try Binary.list(c.pointee.n_location_ids_, c.pointee.location_ids_, { (value) throws(DecodingError) in try Binary.string(value, "GetDailyResponse.location_ids") })
    gameID = try Binary.string(c.pointee.game_id_, "GetDailyResponse.game_id")
    if c.pointee._score_case.rawValue == 7 { score = c.pointee.score_ }
    streakCount = c.pointee.streak_count_
    shareText = try Binary.string(c.pointee.share_text_, "GetDailyResponse.share_text")
    positions = try Binary.list(c.pointee.n_positions_, c.pointee.positions_, messages: { (value) throws(DecodingError) in try CairnProto.LatLng(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !day.isEmpty {
      binary.field(1, day)
    }
    if !mapID.isEmpty {
      binary.field(2, mapID)
    }
    if !commitment.isEmpty {
      binary.field(3, commitment)
    }
    if !seed.isEmpty {
      binary.field(4, seed)
    }
    if !locationIDs.isEmpty {
      for element in locationIDs {
        binary.field(5, element)
      }
    }
    if !gameID.isEmpty {
      binary.field(6, gameID)
    }
    if let score {
      binary.field(7, score)
    }
    if streakCount != 0 {
      binary.field(8, streakCount)
    }
    if !shareText.isEmpty {
      binary.field(9, shareText)
    }
    if !positions.isEmpty {
      for element in positions {
        let start = binary.begin(10)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension StartDailyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__start_daily_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__StartDailyRequest.self) {
      (c) throws(DecodingError) in try StartDailyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__StartDailyRequest>) throws(DecodingError) {
    timeZone = try Binary.string(c.pointee.time_zone_, "StartDailyRequest.time_zone")
  }

  func write(to binary: inout BinaryWriter) {
    if !timeZone.isEmpty {
      binary.field(1, timeZone)
    }
  }
}

extension StartDailyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__start_daily_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__StartDailyResponse.self) {
      (c) throws(DecodingError) in try StartDailyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__StartDailyResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
  }
}
