// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/open_play.proto; not by hand.
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
      if json.isKey("runs") {
        runs = try json.list("OpenPlay.runs") { (json: inout JSONReader) throws(DecodingError) in try OpenRun(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runs.isEmpty {
      json.key("runs")
      json.list(runs) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension OpenRun {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OpenRun(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OpenRun") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("OpenRun.run_id")
      } else if json.isKey("walkId", "walk_id") {
        walkID = try json.string("OpenRun.walk_id")
      } else if json.isKey("walkTitle", "walk_title") {
        walkTitle = try json.string("OpenRun.walk_title")
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("OpenRun.start_time")
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
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !walkTitle.isEmpty, !json.redact("walkTitle") {
      json.key("walkTitle")
      json.value(walkTitle)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    json.endObject()
  }
}
