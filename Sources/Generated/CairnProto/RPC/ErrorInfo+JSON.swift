// Written by protoc-gen-cairn from cairn/rpc/v1/error_info.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ErrorInfo {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ErrorInfo(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ErrorInfo") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("reason") {
        reason = try json.string("ErrorInfo.reason")
      } else if json.isKey("metadata") {
        metadata = try json.map("ErrorInfo.metadata")
      } else if json.isKey("fieldViolations", "field_violations") {
        fieldViolations = try json.list("ErrorInfo.field_violations") { (json: inout JSONReader) throws(DecodingError) in try FieldViolation(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !reason.isEmpty {
      json.key("reason")
      json.value(reason)
    }
    if !metadata.isEmpty {
      json.key("metadata")
      json.value(metadata)
    }
    if !fieldViolations.isEmpty {
      json.key("fieldViolations")
      json.list(fieldViolations) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension FieldViolation {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FieldViolation(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FieldViolation") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("field") {
        field = try json.string("FieldViolation.field")
      } else if json.isKey("reason") {
        reason = try json.string("FieldViolation.reason")
      } else if json.isKey("explanation") {
        explanation = try json.string("FieldViolation.explanation")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !field.isEmpty {
      json.key("field")
      json.value(field)
    }
    if !reason.isEmpty {
      json.key("reason")
      json.value(reason)
    }
    if !explanation.isEmpty {
      json.key("explanation")
      json.value(explanation)
    }
    json.endObject()
  }
}
