// Written by protoc-gen-cairn from cairn/auth/v1/kept_mails.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension KeptMail {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try KeptMail(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "KeptMail") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("name") {
        name = try json.string("KeptMail.name")
      } else if json.isKey("recipient") {
        recipient = try json.string("KeptMail.recipient")
      } else if json.isKey("subject") {
        subject = try json.string("KeptMail.subject")
      } else if json.isKey("body") {
        body = try json.string("KeptMail.body")
      } else if json.isKey("date") {
        date = try json.string("KeptMail.date")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if !recipient.isEmpty, !json.redact("recipient") {
      json.key("recipient")
      json.value(recipient)
    }
    if !subject.isEmpty, !json.redact("subject") {
      json.key("subject")
      json.value(subject)
    }
    if !body.isEmpty, !json.redact("body") {
      json.key("body")
      json.value(body)
    }
    if !date.isEmpty {
      json.key("date")
      json.value(date)
    }
    json.endObject()
  }
}

extension GetNewestMailsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetNewestMailsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetNewestMailsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension GetNewestMailsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetNewestMailsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetNewestMailsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mails") {
        mails = try json.list("GetNewestMailsResponse.mails") { (json: inout JSONReader) throws(DecodingError) in try KeptMail(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !mails.isEmpty {
      json.key("mails")
      json.list(mails) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}
