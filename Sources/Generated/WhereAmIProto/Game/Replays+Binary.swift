// Written by protoc-gen-cairn from cairn/game/whereami/v1/replays.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension ReplayEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__replay_event__descriptor_pointer(), as: Cairn__Game__Whereami__V1__ReplayEvent.self) {
      (c) throws(DecodingError) in try ReplayEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__ReplayEvent>) throws(DecodingError) {
    version = c.pointee.version_
    eventTime = try moment(c.pointee.event_time_, "ReplayEvent.event_time")
    kind = ReplayEvent.Kind(rawValue: c.pointee.kind_)
    playerIndex = c.pointee.player_index_
    roundNumber = c.pointee.round_number_
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
    if let eventTime {
      binary.field(2, eventTime)
    }
    if kind != .unspecified {
      binary.field(3, kind)
    }
    if playerIndex != 0 {
      binary.field(4, playerIndex)
    }
    if roundNumber != 0 {
      binary.field(5, roundNumber)
    }
    if let position {
      let start = binary.begin(6)
      position.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GameEvidence {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__game_evidence__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GameEvidence.self) {
      (c) throws(DecodingError) in try GameEvidence(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GameEvidence>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
    events = try Binary.list(c.pointee.n_events_, c.pointee.events_, messages: { (value) throws(DecodingError) in try ReplayEvent(c: value) })
    isComplete = c.pointee.is_complete_ != 0
    playerIndex = c.pointee.player_index_
    reporterIndex = c.pointee.reporter_index_
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
    if !events.isEmpty {
      for element in events {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if isComplete {
      binary.field(3, isComplete)
    }
    if playerIndex != 0 {
      binary.field(4, playerIndex)
    }
    if reporterIndex != 0 {
      binary.field(5, reporterIndex)
    }
  }
}

extension GetReplayRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_replay_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetReplayRequest.self) {
      (c) throws(DecodingError) in try GetReplayRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetReplayRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GetReplayRequest.game_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "GetReplayRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension GetReplayResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_replay_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetReplayResponse.self) {
      (c) throws(DecodingError) in try GetReplayResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetReplayResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
    events = try Binary.list(c.pointee.n_events_, c.pointee.events_, messages: { (value) throws(DecodingError) in try ReplayEvent(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "GetReplayResponse.next_page_token")
    persons = try Binary.list(c.pointee.n_persons_, c.pointee.persons_, messages: { (value) throws(DecodingError) in try CairnProto.Person(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
    if !events.isEmpty {
      for element in events {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(3, nextPageToken)
    }
    if !persons.isEmpty {
      for element in persons {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}
