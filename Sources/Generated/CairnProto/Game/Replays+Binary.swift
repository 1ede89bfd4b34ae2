// Written by protoc-gen-cairn from cairn/game/v1/replays.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ReplayEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__replay_event__descriptor_pointer(), as: Cairn__Game__V1__ReplayEvent.self) {
      (c) throws(DecodingError) in try ReplayEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ReplayEvent>) throws(DecodingError) {
    version = c.pointee.version_
    eventTime = try moment(c.pointee.event_time_, "ReplayEvent.event_time")
    kind = ReplayEvent.Kind(rawValue: c.pointee.kind_)
    playerIndex = c.pointee.player_index_
    roundNumber = c.pointee.round_number_
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__ReplayEvent> {
    let c = arena.make(Cairn__Game__V1__ReplayEvent.self)
    cairn__game__v1__replay_event__init(c)
    c.pointee.version_ = version
    if let eventTime {
      c.pointee.event_time_ = arena.timestamp(eventTime)
    }
    c.pointee.kind_ = kind.rawValue
    c.pointee.player_index_ = playerIndex
    c.pointee.round_number_ = roundNumber
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    return c
  }
}

extension GetReplayRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_replay_request__descriptor_pointer(), as: Cairn__Game__V1__GetReplayRequest.self) {
      (c) throws(DecodingError) in try GetReplayRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetReplayRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GetReplayRequest.game_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "GetReplayRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetReplayRequest> {
    let c = arena.make(Cairn__Game__V1__GetReplayRequest.self)
    cairn__game__v1__get_replay_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension GetReplayResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_replay_response__descriptor_pointer(), as: Cairn__Game__V1__GetReplayResponse.self) {
      (c) throws(DecodingError) in try GetReplayResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetReplayResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
    events = try Binary.list(c.pointee.n_events_, c.pointee.events_, messages: { (value) throws(DecodingError) in try ReplayEvent(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "GetReplayResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetReplayResponse> {
    let c = arena.make(Cairn__Game__V1__GetReplayResponse.self)
    cairn__game__v1__get_replay_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    c.pointee.n_events_ = events.count
    c.pointee.events_ = arena.list(events) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}
