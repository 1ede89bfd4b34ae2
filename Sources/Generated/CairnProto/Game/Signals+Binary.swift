// Written by protoc-gen-cairn from cairn/game/v1/signals.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Signal {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__signal__descriptor_pointer(), as: Cairn__Game__V1__Signal.self) {
      (c) throws(DecodingError) in try Signal(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Signal>) throws(DecodingError) {
    signalID = try Binary.string(c.pointee.signal_id_, "Signal.signal_id")
    accountID = try Binary.string(c.pointee.account_id_, "Signal.account_id")
    gameID = try Binary.string(c.pointee.game_id_, "Signal.game_id")
    kind = Signal.Kind(rawValue: c.pointee.kind_)
    reason = try Binary.string(c.pointee.reason_, "Signal.reason")
    value = c.pointee.value_
    sampleCount = c.pointee.sample_count_
    createTime = try moment(c.pointee.create_time_, "Signal.create_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__Signal> {
    let c = arena.make(Cairn__Game__V1__Signal.self)
    cairn__game__v1__signal__init(c)
    c.pointee.signal_id_ = arena.string(signalID)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.kind_ = kind.rawValue
    c.pointee.reason_ = arena.string(reason)
    c.pointee.value_ = value
    c.pointee.sample_count_ = sampleCount
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    return c
  }
}

extension ListSignalsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__list_signals_request__descriptor_pointer(), as: Cairn__Game__V1__ListSignalsRequest.self) {
      (c) throws(DecodingError) in try ListSignalsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ListSignalsRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ListSignalsRequest.account_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListSignalsRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__ListSignalsRequest> {
    let c = arena.make(Cairn__Game__V1__ListSignalsRequest.self)
    cairn__game__v1__list_signals_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListSignalsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__list_signals_response__descriptor_pointer(), as: Cairn__Game__V1__ListSignalsResponse.self) {
      (c) throws(DecodingError) in try ListSignalsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ListSignalsResponse>) throws(DecodingError) {
    signals = try Binary.list(c.pointee.n_signals_, c.pointee.signals_, messages: { (value) throws(DecodingError) in try Signal(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListSignalsResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__ListSignalsResponse> {
    let c = arena.make(Cairn__Game__V1__ListSignalsResponse.self)
    cairn__game__v1__list_signals_response__init(c)
    c.pointee.n_signals_ = signals.count
    c.pointee.signals_ = arena.list(signals) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}
