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
      } else if json.isKey("attemptStarted", "attempt_started") {
        content = try json.skipNull() ? nil : .attemptStarted(try AttemptStarted(reading: &json))
      } else if json.isKey("attemptPartCompleted", "attempt_part_completed") {
        content = try json.skipNull() ? nil : .attemptPartCompleted(try AttemptPartCompleted(reading: &json))
      } else if json.isKey("attemptDecided", "attempt_decided") {
        content = try json.skipNull() ? nil : .attemptDecided(try AttemptDecided(reading: &json))
      } else if json.isKey("attemptEnded", "attempt_ended") {
        content = try json.skipNull() ? nil : .attemptEnded(try AttemptEnded(reading: &json))
      } else if json.isKey("recordBeaten", "record_beaten") {
        content = try json.skipNull() ? nil : .recordBeaten(try RecordBeaten(reading: &json))
      } else if json.isKey("recordRestored", "record_restored") {
        content = try json.skipNull() ? nil : .recordRestored(try RecordRestored(reading: &json))
      } else if json.isKey("attemptWarned", "attempt_warned") {
        content = try json.skipNull() ? nil : .attemptWarned(try AttemptWarned(reading: &json))
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
    case .attemptStarted(let value):
      json.key("attemptStarted")
      value.write(to: &json)
    case .attemptPartCompleted(let value):
      json.key("attemptPartCompleted")
      value.write(to: &json)
    case .attemptDecided(let value):
      json.key("attemptDecided")
      value.write(to: &json)
    case .attemptEnded(let value):
      json.key("attemptEnded")
      value.write(to: &json)
    case .recordBeaten(let value):
      json.key("recordBeaten")
      value.write(to: &json)
    case .recordRestored(let value):
      json.key("recordRestored")
      value.write(to: &json)
    case .attemptWarned(let value):
      json.key("attemptWarned")
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

extension AttemptStarted {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AttemptStarted(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AttemptStarted") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("AttemptStarted.attempt_id")
      } else if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("AttemptStarted.challenge_id")
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
    json.endObject()
  }
}

extension AttemptPartCompleted {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AttemptPartCompleted(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AttemptPartCompleted") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("AttemptPartCompleted.attempt_id")
      } else if json.isKey("parts") {
        parts = try json.list("AttemptPartCompleted.parts") { (json: inout JSONReader) throws(DecodingError) in try AttemptPart(reading: &json) }
      } else if json.isKey("deadlineTime", "deadline_time") {
        deadlineTime = try json.moment("AttemptPartCompleted.deadline_time")
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
    if !parts.isEmpty {
      json.key("parts")
      json.list(parts) { json, element in element.write(to: &json) }
    }
    if let deadlineTime {
      json.key("deadlineTime")
      json.value(deadlineTime)
    }
    json.endObject()
  }
}

extension AttemptDecided {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AttemptDecided(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AttemptDecided") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("AttemptDecided.attempt_id")
      } else if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("AttemptDecided.challenge_id")
      } else if json.isKey("state") {
        state = try json.enumeration("AttemptDecided.state", AttemptState.self)
      } else if json.isKey("totalPoints", "total_points") {
        totalPoints = try json.int64("AttemptDecided.total_points")
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
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if totalPoints != 0 {
      json.key("totalPoints")
      json.value(totalPoints)
    }
    json.endObject()
  }
}

extension AttemptWarned {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AttemptWarned(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AttemptWarned") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("AttemptWarned.attempt_id")
      } else if json.isKey("weather") {
        weather = try json.skipNull() ? nil : try WeatherSnapshot(reading: &json)
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
    if let weather {
      json.key("weather")
      weather.write(to: &json)
    }
    json.endObject()
  }
}

extension RecordBeaten {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RecordBeaten(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RecordBeaten") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("RecordBeaten.challenge_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("RecordBeaten.account_id")
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
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    json.endObject()
  }
}

extension RecordRestored {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RecordRestored(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RecordRestored") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("RecordRestored.challenge_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("RecordRestored.account_id")
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
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    json.endObject()
  }
}

extension AttemptEnded {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AttemptEnded(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AttemptEnded") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("AttemptEnded.attempt_id")
      } else if json.isKey("state") {
        state = try json.enumeration("AttemptEnded.state", AttemptState.self)
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
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    json.endObject()
  }
}
