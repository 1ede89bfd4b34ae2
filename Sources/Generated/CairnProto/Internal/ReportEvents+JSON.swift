// Written by protoc-gen-cairn from cairn/internal/v1/report_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ReportWaiting {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReportWaiting(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReportWaiting") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("reportCase", "report_case") {
        reportCase = try json.bytes("ReportWaiting.report_case")
      } else if json.isKey("target") {
        target = try json.bytes("ReportWaiting.target")
      } else if json.isKey("isAppeal", "is_appeal") {
        isAppeal = try json.bool("ReportWaiting.is_appeal")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !reportCase.isEmpty {
      json.key("reportCase")
      json.value(reportCase)
    }
    if !target.isEmpty {
      json.key("target")
      json.value(target)
    }
    if isAppeal {
      json.key("isAppeal")
      json.value(isAppeal)
    }
    json.endObject()
  }
}

extension ReportSettled {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReportSettled(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReportSettled") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("reportCase", "report_case") {
        reportCase = try json.bytes("ReportSettled.report_case")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !reportCase.isEmpty {
      json.key("reportCase")
      json.value(reportCase)
    }
    json.endObject()
  }
}
