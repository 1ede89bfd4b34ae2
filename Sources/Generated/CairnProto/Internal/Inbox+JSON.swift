// Written by protoc-gen-cairn from cairn/internal/v1/inbox.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension DeliveredEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeliveredEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeliveredEvent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("event") {
        event = try json.bytes("DeliveredEvent.event")
      } else if json.isKey("type") {
        type = try json.string("DeliveredEvent.type")
      } else if json.isKey("payload") {
        payload = try json.bytes("DeliveredEvent.payload")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("DeliveredEvent.create_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !event.isEmpty {
      json.key("event")
      json.value(event)
    }
    if !type.isEmpty {
      json.key("type")
      json.value(type)
    }
    if !payload.isEmpty, !json.redact("payload") {
      json.key("payload")
      json.value(payload)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    json.endObject()
  }
}

extension DeliverRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeliverRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeliverRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("orderingKey", "ordering_key") {
        orderingKey = try json.string("DeliverRequest.ordering_key")
      } else if json.isKey("events") {
        events = try json.list("DeliverRequest.events") { (json: inout JSONReader) throws(DecodingError) in try DeliveredEvent(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !orderingKey.isEmpty {
      json.key("orderingKey")
      json.value(orderingKey)
    }
    if !events.isEmpty {
      json.key("events")
      json.list(events) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension DeliveryFailure {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeliveryFailure(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeliveryFailure") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("code") {
        code = try json.string("DeliveryFailure.code")
      } else if json.isKey("reason") {
        reason = try json.string("DeliveryFailure.reason")
      } else if json.isKey("message") {
        message = try json.string("DeliveryFailure.message")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !code.isEmpty {
      json.key("code")
      json.value(code)
    }
    if !reason.isEmpty {
      json.key("reason")
      json.value(reason)
    }
    if !message.isEmpty {
      json.key("message")
      json.value(message)
    }
    json.endObject()
  }
}

extension DeliverResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeliverResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeliverResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("takenCount", "taken_count") {
        takenCount = try json.int32("DeliverResponse.taken_count")
      } else if json.isKey("failure") {
        failure = try json.skipNull() ? nil : try DeliveryFailure(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if takenCount != 0 {
      json.key("takenCount")
      json.value(takenCount)
    }
    if let failure {
      json.key("failure")
      failure.write(to: &json)
    }
    json.endObject()
  }
}
