// Written by protoc-gen-cairn from cairn/rpc/v1/connect.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ConnectError {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConnectError(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConnectError") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("code") {
        code = try json.string("ConnectError.code")
      } else if json.isKey("message") {
        message = try json.string("ConnectError.message")
      } else if json.isKey("details") {
        details = try json.list("ConnectError.details") { (json: inout JSONReader) throws(DecodingError) in try ConnectErrorDetail(reading: &json) }
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
    if !message.isEmpty {
      json.key("message")
      json.value(message)
    }
    if !details.isEmpty {
      json.key("details")
      json.list(details) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension ConnectErrorDetail {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConnectErrorDetail(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConnectErrorDetail") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("type") {
        type = try json.string("ConnectErrorDetail.type")
      } else if json.isKey("value") {
        value = try json.string("ConnectErrorDetail.value")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !type.isEmpty {
      json.key("type")
      json.value(type)
    }
    if !value.isEmpty {
      json.key("value")
      json.value(value)
    }
    json.endObject()
  }
}

extension ConnectEndStream {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConnectEndStream(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConnectEndStream") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("error") {
        error = try json.skipNull() ? nil : try ConnectError(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let error {
      json.key("error")
      error.write(to: &json)
    }
    json.endObject()
  }
}
