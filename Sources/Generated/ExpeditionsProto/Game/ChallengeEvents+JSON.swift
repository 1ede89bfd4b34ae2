// Written by protoc-gen-cairn from cairn/game/expeditions/v1/challenge_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ExpeditionsEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ExpeditionsEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ExpeditionsEvent") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengePublished", "challenge_published") {
        content = try json.skipNull() ? nil : .challengePublished(try ChallengePublished(reading: &json))
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    switch content {
    case nil: break
    case .challengePublished(let value):
      json.key("challengePublished")
      value.write(to: &json)
    }
    json.endObject()
  }
}

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
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("ChallengePublished.challenge_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challengeID.isEmpty {
      json.key("challengeId")
      json.value(challengeID)
    }
    json.endObject()
  }
}
