// Written by protoc-gen-cairn from cairn/internal/v1/challenge_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ChallengePublished {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ChallengePublished(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ChallengePublished") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challenge") {
        challenge = try json.bytes("ChallengePublished.challenge")
      } else if json.isKey("parkId", "park_id") {
        parkID = try json.string("ChallengePublished.park_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challenge.isEmpty {
      json.key("challenge")
      json.value(challenge)
    }
    if !parkID.isEmpty {
      json.key("parkId")
      json.value(parkID)
    }
    json.endObject()
  }
}

extension ChallengeUnpublished {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ChallengeUnpublished(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ChallengeUnpublished") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challenge") {
        challenge = try json.bytes("ChallengeUnpublished.challenge")
      } else if json.isKey("parkId", "park_id") {
        parkID = try json.string("ChallengeUnpublished.park_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challenge.isEmpty {
      json.key("challenge")
      json.value(challenge)
    }
    if !parkID.isEmpty {
      json.key("parkId")
      json.value(parkID)
    }
    json.endObject()
  }
}
