// Written by protoc-gen-cairn from cairn/game/expeditions/v1/track_imports.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension TrackImport {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try TrackImport(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "TrackImport") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("TrackImport.attempt_id")
      } else if json.isKey("mediaId", "media_id") {
        mediaID = try json.string("TrackImport.media_id")
      } else if json.isKey("state") {
        state = try json.enumeration("TrackImport.state", TrackImport.State.self)
      } else if json.isKey("sampleCount", "sample_count") {
        sampleCount = try json.int32("TrackImport.sample_count")
      } else if json.isKey("refusal") {
        refusal = try json.enumeration("TrackImport.refusal", TrackImport.Refusal.self)
      } else if json.isKey("line") {
        line = try json.int32("TrackImport.line")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("TrackImport.create_time")
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
    if !mediaID.isEmpty {
      json.key("mediaId")
      json.value(mediaID)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if sampleCount != 0 {
      json.key("sampleCount")
      json.value(sampleCount)
    }
    if refusal != .unspecified {
      json.key("refusal")
      json.value(refusal)
    }
    if line != 0 {
      json.key("line")
      json.value(line)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    json.endObject()
  }
}

extension ImportTrackRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ImportTrackRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ImportTrackRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("ImportTrackRequest.attempt_id")
      } else if json.isKey("mediaId", "media_id") {
        mediaID = try json.string("ImportTrackRequest.media_id")
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
    if !mediaID.isEmpty {
      json.key("mediaId")
      json.value(mediaID)
    }
    json.endObject()
  }
}

extension ImportTrackResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ImportTrackResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ImportTrackResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("trackImport", "track_import") {
        trackImport = try json.skipNull() ? nil : try TrackImport(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let trackImport {
      json.key("trackImport")
      trackImport.write(to: &json)
    }
    json.endObject()
  }
}

extension GetTrackImportRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetTrackImportRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetTrackImportRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("GetTrackImportRequest.attempt_id")
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
    json.endObject()
  }
}

extension GetTrackImportResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetTrackImportResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetTrackImportResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("trackImport", "track_import") {
        trackImport = try json.skipNull() ? nil : try TrackImport(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let trackImport {
      json.key("trackImport")
      trackImport.write(to: &json)
    }
    json.endObject()
  }
}
