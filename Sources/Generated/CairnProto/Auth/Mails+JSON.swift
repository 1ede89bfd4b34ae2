// Written by protoc-gen-cairn from cairn/auth/v1/mails.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension SealedMail {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SealedMail(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SealedMail") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sealedMail", "sealed_mail") {
        sealedMail = try json.bytes("SealedMail.sealed_mail")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !sealedMail.isEmpty, !json.redact("sealedMail") {
      json.key("sealedMail")
      json.value(sealedMail)
    }
    json.endObject()
  }
}

extension QueuedMail {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try QueuedMail(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "QueuedMail") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("template") {
        template = try json.string("QueuedMail.template")
      } else if json.isKey("recipient") {
        recipient = try json.string("QueuedMail.recipient")
      } else if json.isKey("language") {
        language = try json.string("QueuedMail.language")
      } else if json.isKey("values") {
        values = try json.map("QueuedMail.values")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("QueuedMail.create_time")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("QueuedMail.expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !template.isEmpty {
      json.key("template")
      json.value(template)
    }
    if !recipient.isEmpty, !json.redact("recipient") {
      json.key("recipient")
      json.value(recipient)
    }
    if !language.isEmpty {
      json.key("language")
      json.value(language)
    }
    if !values.isEmpty, !json.redact("values") {
      json.key("values")
      json.value(values)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    json.endObject()
  }
}

extension SealedResetRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SealedResetRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SealedResetRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sealedEmail", "sealed_email") {
        sealedEmail = try json.bytes("SealedResetRequest.sealed_email")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !sealedEmail.isEmpty, !json.redact("sealedEmail") {
      json.key("sealedEmail")
      json.value(sealedEmail)
    }
    json.endObject()
  }
}
