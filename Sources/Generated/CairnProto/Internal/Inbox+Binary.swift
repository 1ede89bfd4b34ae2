// Written by protoc-gen-cairn from cairn/internal/v1/inbox.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension DeliveredEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__delivered_event__descriptor_pointer(), as: Cairn__Internal__V1__DeliveredEvent.self) {
      (c) throws(DecodingError) in try DeliveredEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__DeliveredEvent>) throws(DecodingError) {
    event = Binary.bytes(c.pointee.event_)
    type = try Binary.string(c.pointee.type_, "DeliveredEvent.type")
    payload = Binary.bytes(c.pointee.payload_)
    createTime = try moment(c.pointee.create_time_, "DeliveredEvent.create_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !event.isEmpty {
      binary.field(1, event)
    }
    if !type.isEmpty {
      binary.field(2, type)
    }
    if !payload.isEmpty {
      binary.field(3, payload)
    }
    if let createTime {
      binary.field(4, createTime)
    }
  }
}

extension DeliverRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__deliver_request__descriptor_pointer(), as: Cairn__Internal__V1__DeliverRequest.self) {
      (c) throws(DecodingError) in try DeliverRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__DeliverRequest>) throws(DecodingError) {
    orderingKey = try Binary.string(c.pointee.ordering_key_, "DeliverRequest.ordering_key")
    events = try Binary.list(c.pointee.n_events_, c.pointee.events_, messages: { (value) throws(DecodingError) in try DeliveredEvent(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !orderingKey.isEmpty {
      binary.field(1, orderingKey)
    }
    if !events.isEmpty {
      for element in events {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension DeliveryFailure {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__delivery_failure__descriptor_pointer(), as: Cairn__Internal__V1__DeliveryFailure.self) {
      (c) throws(DecodingError) in try DeliveryFailure(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__DeliveryFailure>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "DeliveryFailure.code")
    reason = try Binary.string(c.pointee.reason_, "DeliveryFailure.reason")
    message = try Binary.string(c.pointee.message_, "DeliveryFailure.message")
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
    if !reason.isEmpty {
      binary.field(2, reason)
    }
    if !message.isEmpty {
      binary.field(3, message)
    }
  }
}

extension DeliverResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__deliver_response__descriptor_pointer(), as: Cairn__Internal__V1__DeliverResponse.self) {
      (c) throws(DecodingError) in try DeliverResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__DeliverResponse>) throws(DecodingError) {
    takenCount = c.pointee.taken_count_
    if let field = c.pointee.failure_ { failure = try DeliveryFailure(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if takenCount != 0 {
      binary.field(1, takenCount)
    }
    if let failure {
      let start = binary.begin(2)
      failure.write(to: &binary)
      binary.end(start)
    }
  }
}
