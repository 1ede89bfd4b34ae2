// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_imports.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ImportGpxRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ImportGpxRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ImportGpxRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mediaId", "media_id") {
        mediaID = try json.string("ImportGpxRequest.media_id")
      } else if json.isKey("foreignName", "foreign_name") {
        foreignName = try json.string("ImportGpxRequest.foreign_name")
      } else if json.isKey("isDryRun", "is_dry_run") {
        isDryRun = try json.bool("ImportGpxRequest.is_dry_run")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !mediaID.isEmpty {
      json.key("mediaId")
      json.value(mediaID)
    }
    if !foreignName.isEmpty, !json.redact("foreignName") {
      json.key("foreignName")
      json.value(foreignName)
    }
    if isDryRun {
      json.key("isDryRun")
      json.value(isDryRun)
    }
    json.endObject()
  }
}

extension ImportGpxResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ImportGpxResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ImportGpxResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("importId", "import_id") {
        importID = try json.string("ImportGpxResponse.import_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !importID.isEmpty {
      json.key("importId")
      json.value(importID)
    }
    json.endObject()
  }
}

extension GetGpxImportRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetGpxImportRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetGpxImportRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("importId", "import_id") {
        importID = try json.string("GetGpxImportRequest.import_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !importID.isEmpty {
      json.key("importId")
      json.value(importID)
    }
    json.endObject()
  }
}

extension GetGpxImportResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetGpxImportResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetGpxImportResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gpxImport", "gpx_import") {
        gpxImport = try json.skipNull() ? nil : try GpxImport(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let gpxImport {
      json.key("gpxImport")
      gpxImport.write(to: &json)
    }
    json.endObject()
  }
}

extension GpxImportRemark {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GpxImportRemark(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GpxImportRemark") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("code") {
        code = try json.string("GpxImportRemark.code")
      } else if json.isKey("line") {
        line = try json.int32("GpxImportRemark.line")
      } else if json.isKey("reason") {
        reason = try json.string("GpxImportRemark.reason")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !code.isEmpty {
      json.key("code")
      json.value(code)
    }
    if line != 0 {
      json.key("line")
      json.value(line)
    }
    if !reason.isEmpty, !json.redact("reason") {
      json.key("reason")
      json.value(reason)
    }
    json.endObject()
  }
}

extension GpxImport {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GpxImport(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GpxImport") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("importId", "import_id") {
        importID = try json.string("GpxImport.import_id")
      } else if json.isKey("state") {
        state = try json.enumeration("GpxImport.state", GpxImport.State.self)
      } else if json.isKey("isDryRun", "is_dry_run") {
        isDryRun = try json.bool("GpxImport.is_dry_run")
      } else if json.isKey("progress") {
        progress = try json.int32("GpxImport.progress")
      } else if json.isKey("failure") {
        failure = try json.string("GpxImport.failure")
      } else if json.isKey("draftCount", "draft_count") {
        draftCount = try json.int32("GpxImport.draft_count")
      } else if json.isKey("findCount", "find_count") {
        findCount = try json.int32("GpxImport.find_count")
      } else if json.isKey("unchangedCount", "unchanged_count") {
        unchangedCount = try json.int32("GpxImport.unchanged_count")
      } else if json.isKey("leftOutCount", "left_out_count") {
        leftOutCount = try json.int32("GpxImport.left_out_count")
      } else if json.isKey("remarkCount", "remark_count") {
        remarkCount = try json.int32("GpxImport.remark_count")
      } else if json.isKey("remarks") {
        remarks = try json.list("GpxImport.remarks") { (json: inout JSONReader) throws(DecodingError) in try GpxImportRemark(reading: &json) }
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("GpxImport.create_time")
      } else if json.isKey("finishTime", "finish_time") {
        finishTime = try json.moment("GpxImport.finish_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !importID.isEmpty {
      json.key("importId")
      json.value(importID)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if isDryRun {
      json.key("isDryRun")
      json.value(isDryRun)
    }
    if progress != 0 {
      json.key("progress")
      json.value(progress)
    }
    if !failure.isEmpty {
      json.key("failure")
      json.value(failure)
    }
    if draftCount != 0 {
      json.key("draftCount")
      json.value(draftCount)
    }
    if findCount != 0 {
      json.key("findCount")
      json.value(findCount)
    }
    if unchangedCount != 0 {
      json.key("unchangedCount")
      json.value(unchangedCount)
    }
    if leftOutCount != 0 {
      json.key("leftOutCount")
      json.value(leftOutCount)
    }
    if remarkCount != 0 {
      json.key("remarkCount")
      json.value(remarkCount)
    }
    if !remarks.isEmpty {
      json.key("remarks")
      json.list(remarks) { json, element in element.write(to: &json) }
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let finishTime {
      json.key("finishTime")
      json.value(finishTime)
    }
    json.endObject()
  }
}
