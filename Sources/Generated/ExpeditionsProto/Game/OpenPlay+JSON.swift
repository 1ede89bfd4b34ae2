// Written by protoc-gen-cairn from cairn/game/expeditions/v1/open_play.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension OpenPlay {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OpenPlay(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OpenPlay") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attempts") {
        attempts = try json.list("OpenPlay.attempts") { (json: inout JSONReader) throws(DecodingError) in try OpenAttempt(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attempts.isEmpty {
      json.key("attempts")
      json.list(attempts) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension OpenAttempt {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OpenAttempt(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OpenAttempt") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("OpenAttempt.attempt_id")
      } else if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("OpenAttempt.challenge_id")
      } else if json.isKey("challengeVersion", "challenge_version") {
        challengeVersion = try json.int32("OpenAttempt.challenge_version")
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("OpenAttempt.start_time")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("OpenAttempt.expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attemptID.isEmpty {
      json.key("attemptId")
      json.value(attemptID)
    }
    if !challengeID.isEmpty {
      json.key("challengeId")
      json.value(challengeID)
    }
    if challengeVersion != 0 {
      json.key("challengeVersion")
      json.value(challengeVersion)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    json.endObject()
  }
}
