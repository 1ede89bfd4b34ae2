// Written by protoc-gen-cairn from cairn/game/internal/v1/results.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
internal import ExpeditionsProto
internal import QuizWalksProto
internal import WhereAmIProto
public import Protobuf

extension CountResultsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CountResultsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CountResultsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accounts") {
        accounts = try json.list("CountResultsRequest.accounts") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("CountResultsRequest.accounts") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accounts.isEmpty {
      json.key("accounts")
      json.list(accounts) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension CountResultsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CountResultsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CountResultsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("counts") {
        counts = try json.list("CountResultsResponse.counts") { (json: inout JSONReader) throws(DecodingError) in try json.int64("CountResultsResponse.counts") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !counts.isEmpty {
      json.key("counts")
      json.list(counts) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension PlayerScore {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PlayerScore(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PlayerScore") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("PlayerScore.account")
      } else if json.isKey("score") {
        score = try json.double("PlayerScore.score")
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
    if score != 0 {
      json.key("score")
      json.value(score)
    }
    json.endObject()
  }
}

extension FindOpenPlayRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindOpenPlayRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindOpenPlayRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("FindOpenPlayRequest.account")
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
    json.endObject()
  }
}

extension FindOpenPlayResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindOpenPlayResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindOpenPlayResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("whereAmI", "where_am_i") {
        whereAmI = try json.skipNull() ? nil : try WhereAmIProto.OpenPlay(reading: &json)
      } else if json.isKey("expeditions") {
        expeditions = try json.skipNull() ? nil : try ExpeditionsProto.OpenPlay(reading: &json)
      } else if json.isKey("qwalk") {
        qwalk = try json.skipNull() ? nil : try QuizWalksProto.OpenPlay(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let whereAmI {
      json.key("whereAmI")
      whereAmI.write(to: &json)
    }
    if let expeditions {
      json.key("expeditions")
      expeditions.write(to: &json)
    }
    if let qwalk {
      json.key("qwalk")
      qwalk.write(to: &json)
    }
    json.endObject()
  }
}

extension FindScoresRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindScoresRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindScoresRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("realm") {
        realm = try json.enumeration("FindScoresRequest.realm", CairnProto.Realm.self)
      } else if json.isKey("accounts") {
        accounts = try json.list("FindScoresRequest.accounts") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("FindScoresRequest.accounts") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if !accounts.isEmpty {
      json.key("accounts")
      json.list(accounts) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension FindScoresResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindScoresResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindScoresResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("scores") {
        scores = try json.list("FindScoresResponse.scores") { (json: inout JSONReader) throws(DecodingError) in try PlayerScore(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !scores.isEmpty {
      json.key("scores")
      json.list(scores) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}
