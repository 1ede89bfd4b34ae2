// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/offline_runs.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension LockedQuestion {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LockedQuestion(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LockedQuestion") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("questionId", "question_id") {
        questionID = try json.string("LockedQuestion.question_id")
      } else if json.isKey("number") {
        number = try json.int32("LockedQuestion.number")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("locked") {
        locked = try json.bytes("LockedQuestion.locked")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !questionID.isEmpty {
      json.key("questionId")
      json.value(questionID)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if !locked.isEmpty, !json.redact("locked") {
      json.key("locked")
      json.value(locked)
    }
    json.endObject()
  }
}

extension BundledQuestion {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BundledQuestion(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BundledQuestion") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("asked") {
        asked = try json.skipNull() ? nil : try AskedQuestion(reading: &json)
      } else if json.isKey("tieBreaker", "tie_breaker") {
        tieBreaker = try json.skipNull() ? nil : try AskedTieBreaker(reading: &json)
      } else if json.isKey("padding") {
        padding = try json.bytes("BundledQuestion.padding")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let asked {
      json.key("asked")
      asked.write(to: &json)
    }
    if let tieBreaker {
      json.key("tieBreaker")
      tieBreaker.write(to: &json)
    }
    if !padding.isEmpty {
      json.key("padding")
      json.value(padding)
    }
    json.endObject()
  }
}

extension BundleKey {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BundleKey(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BundleKey") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("questionId", "question_id") {
        questionID = try json.string("BundleKey.question_id")
      } else if json.isKey("key") {
        key = try json.bytes("BundleKey.key")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !questionID.isEmpty {
      json.key("questionId")
      json.value(questionID)
    }
    if !key.isEmpty, !json.redact("key") {
      json.key("key")
      json.value(key)
    }
    json.endObject()
  }
}

extension GetRunBundleRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetRunBundleRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetRunBundleRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("GetRunBundleRequest.run_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    json.endObject()
  }
}

extension GetRunBundleResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetRunBundleResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetRunBundleResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("questions") {
        questions = try json.list("GetRunBundleResponse.questions") { (json: inout JSONReader) throws(DecodingError) in try LockedQuestion(reading: &json) }
      } else if json.isKey("lockedTieBreaker", "locked_tie_breaker") {
        lockedTieBreaker = try json.bytes("GetRunBundleResponse.locked_tie_breaker")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !questions.isEmpty {
      json.key("questions")
      json.list(questions) { json, element in element.write(to: &json) }
    }
    if !lockedTieBreaker.isEmpty, !json.redact("lockedTieBreaker") {
      json.key("lockedTieBreaker")
      json.value(lockedTieBreaker)
    }
    json.endObject()
  }
}

extension ReleaseRunBundleRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReleaseRunBundleRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReleaseRunBundleRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("ReleaseRunBundleRequest.run_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    json.endObject()
  }
}

extension ReleaseRunBundleResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReleaseRunBundleResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReleaseRunBundleResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("keys") {
        keys = try json.list("ReleaseRunBundleResponse.keys") { (json: inout JSONReader) throws(DecodingError) in try BundleKey(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !keys.isEmpty {
      json.key("keys")
      json.list(keys) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension OfflineStep {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OfflineStep(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OfflineStep") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("questionId", "question_id") {
        questionID = try json.string("OfflineStep.question_id")
      } else if json.isKey("unlockAgeMs", "unlock_age_ms") {
        unlockAgeMs = try json.int64("OfflineStep.unlock_age_ms")
      } else if json.isKey("answer") {
        answer = try json.skipNull() ? nil : try Answer(reading: &json)
      } else if json.isKey("answerAgeMs", "answer_age_ms") {
        answerAgeMs = try json.int64("OfflineStep.answer_age_ms")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !questionID.isEmpty {
      json.key("questionId")
      json.value(questionID)
    }
    if unlockAgeMs != 0 {
      json.key("unlockAgeMs")
      json.value(unlockAgeMs)
    }
    if let answer {
      json.key("answer")
      answer.write(to: &json)
    }
    if answerAgeMs != 0 {
      json.key("answerAgeMs")
      json.value(answerAgeMs)
    }
    json.endObject()
  }
}

extension UploadRunRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UploadRunRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UploadRunRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("UploadRunRequest.run_id")
      } else if json.isKey("steps") {
        steps = try json.list("UploadRunRequest.steps") { (json: inout JSONReader) throws(DecodingError) in try OfflineStep(reading: &json) }
      } else if json.isKey("tieBreakerGuess", "tie_breaker_guess") {
        tieBreakerGuess = try json.skipNull() ? nil : try json.int64("UploadRunRequest.tie_breaker_guess")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    if !steps.isEmpty {
      json.key("steps")
      json.list(steps) { json, element in element.write(to: &json) }
    }
    if let tieBreakerGuess {
      json.key("tieBreakerGuess")
      json.value(tieBreakerGuess)
    }
    json.endObject()
  }
}

extension UploadRunResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UploadRunResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UploadRunResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("run") {
        run = try json.skipNull() ? nil : try Run(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let run {
      json.key("run")
      run.write(to: &json)
    }
    json.endObject()
  }
}
