// Written by protoc-gen-cairn from cairn/game/whereami/v1/signals.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension Signal {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__signal__descriptor_pointer(), as: Cairn__Game__Whereami__V1__Signal.self) {
      (c) throws(DecodingError) in try Signal(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__Signal>) throws(DecodingError) {
    signalID = try Binary.string(c.pointee.signal_id_, "Signal.signal_id")
    accountID = try Binary.string(c.pointee.account_id_, "Signal.account_id")
    gameID = try Binary.string(c.pointee.game_id_, "Signal.game_id")
    kind = Signal.Kind(rawValue: c.pointee.kind_)
    reason = try Binary.string(c.pointee.reason_, "Signal.reason")
    value = c.pointee.value_
    sampleCount = c.pointee.sample_count_
    createTime = try moment(c.pointee.create_time_, "Signal.create_time")
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !signalID.isEmpty {
      binary.field(1, signalID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
    if !gameID.isEmpty {
      binary.field(3, gameID)
    }
    if kind != .unspecified {
      binary.field(4, kind)
    }
    if !reason.isEmpty {
      binary.field(5, reason)
    }
    if value != 0 {
      binary.field(6, value)
    }
    if sampleCount != 0 {
      binary.field(7, sampleCount)
    }
    if let createTime {
      binary.field(8, createTime)
    }
    if let person {
      let start = binary.begin(9)
      person.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ListSignalsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__list_signals_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__ListSignalsRequest.self) {
      (c) throws(DecodingError) in try ListSignalsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__ListSignalsRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ListSignalsRequest.account_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListSignalsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension ListSignalsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__list_signals_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__ListSignalsResponse.self) {
      (c) throws(DecodingError) in try ListSignalsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__ListSignalsResponse>) throws(DecodingError) {
    signals = try Binary.list(c.pointee.n_signals_, c.pointee.signals_, messages: { (value) throws(DecodingError) in try Signal(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListSignalsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !signals.isEmpty {
      for element in signals {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}
