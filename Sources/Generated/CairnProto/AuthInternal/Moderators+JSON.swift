// Written by protoc-gen-cairn from cairn/auth/internal/v1/moderators.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension CheckModeratorRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckModeratorRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckModeratorRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("CheckModeratorRequest.account")
      } else if json.isKey("session") {
        session = try json.bytes("CheckModeratorRequest.session")
      } else if json.isKey("target") {
        target = try json.bytes("CheckModeratorRequest.target")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !account.isEmpty {
      json.key("account")
      json.value(account)
    }
    if !session.isEmpty {
      json.key("session")
      json.value(session)
    }
    if !target.isEmpty {
      json.key("target")
      json.value(target)
    }
    json.endObject()
  }
}

extension CheckModeratorResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckModeratorResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckModeratorResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("answer") {
        answer = try json.enumeration("CheckModeratorResponse.answer", CheckModeratorResponse.Answer.self)
      } else if json.isKey("role") {
        role = try json.string("CheckModeratorResponse.role")
      } else if json.isKey("isAboveTarget", "is_above_target") {
        isAboveTarget = try json.bool("CheckModeratorResponse.is_above_target")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if answer != .unspecified {
      json.key("answer")
      json.value(answer)
    }
    if !role.isEmpty {
      json.key("role")
      json.value(role)
    }
    if isAboveTarget {
      json.key("isAboveTarget")
      json.value(isAboveTarget)
    }
    json.endObject()
  }
}
