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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__DeliveredEvent>) throws(DecodingError) {
    event = Binary.bytes(c.pointee.event_)
    type = try Binary.string(c.pointee.type_, "DeliveredEvent.type")
    payload = Binary.bytes(c.pointee.payload_)
    createTime = try moment(c.pointee.create_time_, "DeliveredEvent.create_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__DeliveredEvent> {
    let c = arena.make(Cairn__Internal__V1__DeliveredEvent.self)
    cairn__internal__v1__delivered_event__init(c)
    c.pointee.event_ = arena.bytes(event)
    c.pointee.type_ = arena.string(type)
    c.pointee.payload_ = arena.bytes(payload)
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    return c
  }
}

extension DeliverRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__deliver_request__descriptor_pointer(), as: Cairn__Internal__V1__DeliverRequest.self) {
      (c) throws(DecodingError) in try DeliverRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__DeliverRequest>) throws(DecodingError) {
    orderingKey = try Binary.string(c.pointee.ordering_key_, "DeliverRequest.ordering_key")
    events = try Binary.list(c.pointee.n_events_, c.pointee.events_, messages: { (value) throws(DecodingError) in try DeliveredEvent(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__DeliverRequest> {
    let c = arena.make(Cairn__Internal__V1__DeliverRequest.self)
    cairn__internal__v1__deliver_request__init(c)
    c.pointee.ordering_key_ = arena.string(orderingKey)
    c.pointee.n_events_ = events.count
    c.pointee.events_ = arena.list(events) { value in value.lower(in: arena) }
    return c
  }
}

extension DeliveryFailure {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__delivery_failure__descriptor_pointer(), as: Cairn__Internal__V1__DeliveryFailure.self) {
      (c) throws(DecodingError) in try DeliveryFailure(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__DeliveryFailure>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "DeliveryFailure.code")
    reason = try Binary.string(c.pointee.reason_, "DeliveryFailure.reason")
    message = try Binary.string(c.pointee.message_, "DeliveryFailure.message")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__DeliveryFailure> {
    let c = arena.make(Cairn__Internal__V1__DeliveryFailure.self)
    cairn__internal__v1__delivery_failure__init(c)
    c.pointee.code_ = arena.string(code)
    c.pointee.reason_ = arena.string(reason)
    c.pointee.message_ = arena.string(message)
    return c
  }
}

extension DeliverResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__deliver_response__descriptor_pointer(), as: Cairn__Internal__V1__DeliverResponse.self) {
      (c) throws(DecodingError) in try DeliverResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__DeliverResponse>) throws(DecodingError) {
    takenCount = c.pointee.taken_count_
    if let field = c.pointee.failure_ { failure = try DeliveryFailure(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__DeliverResponse> {
    let c = arena.make(Cairn__Internal__V1__DeliverResponse.self)
    cairn__internal__v1__deliver_response__init(c)
    c.pointee.taken_count_ = takenCount
    if let failure {
      c.pointee.failure_ = failure.lower(in: arena)
    }
    return c
  }
}
