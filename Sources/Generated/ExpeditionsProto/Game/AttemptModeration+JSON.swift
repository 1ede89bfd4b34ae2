// Written by protoc-gen-cairn from cairn/game/expeditions/v1/attempt_moderation.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension ListWaitingAttemptsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListWaitingAttemptsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListWaitingAttemptsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListWaitingAttemptsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListWaitingAttemptsRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension WaitingAttempt {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WaitingAttempt(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WaitingAttempt") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attempt") {
        attempt = try json.skipNull() ? nil : try Attempt(reading: &json)
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("WaitingAttempt.account_id")
      } else if json.isKey("appeal") {
        appeal = try json.string("WaitingAttempt.appeal")
      } else if json.isKey("chunkCount", "chunk_count") {
        chunkCount = try json.int32("WaitingAttempt.chunk_count")
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let attempt {
      json.key("attempt")
      attempt.write(to: &json)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if !appeal.isEmpty, !json.redact("appeal") {
      json.key("appeal")
      json.value(appeal)
    }
    if chunkCount != 0 {
      json.key("chunkCount")
      json.value(chunkCount)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    json.endObject()
  }
}

extension ListWaitingAttemptsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListWaitingAttemptsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListWaitingAttemptsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attempts") {
        attempts = try json.list("ListWaitingAttemptsResponse.attempts") { (json: inout JSONReader) throws(DecodingError) in try WaitingAttempt(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListWaitingAttemptsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attempts.isEmpty {
      json.key("attempts")
      json.list(attempts) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension GetWaitingAttemptRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWaitingAttemptRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWaitingAttemptRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("GetWaitingAttemptRequest.attempt_id")
      } else if json.isKey("sequence") {
        sequence = try json.int32("GetWaitingAttemptRequest.sequence")
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
    if sequence != 0 {
      json.key("sequence")
      json.value(sequence)
    }
    json.endObject()
  }
}

extension GetWaitingAttemptResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWaitingAttemptResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWaitingAttemptResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("waitingAttempt", "waiting_attempt") {
        waitingAttempt = try json.skipNull() ? nil : try WaitingAttempt(reading: &json)
      } else if json.isKey("samples") {
        samples = try json.list("GetWaitingAttemptResponse.samples") { (json: inout JSONReader) throws(DecodingError) in try TrackSample(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let waitingAttempt {
      json.key("waitingAttempt")
      waitingAttempt.write(to: &json)
    }
    if !samples.isEmpty {
      json.key("samples")
      json.list(samples) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension DecideAttemptRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DecideAttemptRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DecideAttemptRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("DecideAttemptRequest.attempt_id")
      } else if json.isKey("isAccepted", "is_accepted") {
        isAccepted = try json.bool("DecideAttemptRequest.is_accepted")
      } else if json.isKey("note") {
        note = try json.string("DecideAttemptRequest.note")
      } else if json.isKey("overrules") {
        overrules = try json.bool("DecideAttemptRequest.overrules")
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
    if isAccepted {
      json.key("isAccepted")
      json.value(isAccepted)
    }
    if !note.isEmpty, !json.redact("note") {
      json.key("note")
      json.value(note)
    }
    if overrules {
      json.key("overrules")
      json.value(overrules)
    }
    json.endObject()
  }
}

extension DecideAttemptResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DecideAttemptResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DecideAttemptResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("waitingAttempt", "waiting_attempt") {
        waitingAttempt = try json.skipNull() ? nil : try WaitingAttempt(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let waitingAttempt {
      json.key("waitingAttempt")
      waitingAttempt.write(to: &json)
    }
    json.endObject()
  }
}
