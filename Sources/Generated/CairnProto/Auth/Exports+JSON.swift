// Written by protoc-gen-cairn from cairn/auth/v1/exports.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Export {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Export(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Export") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("exportId", "export_id") {
        exportID = try json.string("Export.export_id")
      } else if json.isKey("state") {
        state = try json.enumeration("Export.state", Export.State.self)
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Export.create_time")
      } else if json.isKey("finishTime", "finish_time") {
        finishTime = try json.moment("Export.finish_time")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("Export.expire_time")
      } else if json.isKey("sizeBytes", "size_bytes") {
        sizeBytes = try json.int64("Export.size_bytes")
      } else if json.isKey("partCount", "part_count") {
        partCount = try json.int32("Export.part_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !exportID.isEmpty {
      json.key("exportId")
      json.value(exportID)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let finishTime {
      json.key("finishTime")
      json.value(finishTime)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if sizeBytes != 0 {
      json.key("sizeBytes")
      json.value(sizeBytes)
    }
    if partCount != 0 {
      json.key("partCount")
      json.value(partCount)
    }
    json.endObject()
  }
}

extension ExportMyDataRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ExportMyDataRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ExportMyDataRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension ExportMyDataResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ExportMyDataResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ExportMyDataResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("export") {
        export = try json.skipNull() ? nil : try Export(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let export {
      json.key("export")
      export.write(to: &json)
    }
    json.endObject()
  }
}

extension GetExportRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetExportRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetExportRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("exportId", "export_id") {
        exportID = try json.string("GetExportRequest.export_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !exportID.isEmpty {
      json.key("exportId")
      json.value(exportID)
    }
    json.endObject()
  }
}

extension GetExportResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetExportResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetExportResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("export") {
        export = try json.skipNull() ? nil : try Export(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let export {
      json.key("export")
      export.write(to: &json)
    }
    json.endObject()
  }
}

extension DownloadExportRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DownloadExportRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DownloadExportRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("exportId", "export_id") {
        exportID = try json.string("DownloadExportRequest.export_id")
      } else if json.isKey("firstPart", "first_part") {
        firstPart = try json.int32("DownloadExportRequest.first_part")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !exportID.isEmpty {
      json.key("exportId")
      json.value(exportID)
    }
    if firstPart != 0 {
      json.key("firstPart")
      json.value(firstPart)
    }
    json.endObject()
  }
}

extension DownloadExportResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DownloadExportResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DownloadExportResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("part") {
        part = try json.int32("DownloadExportResponse.part")
      } else if json.isKey("data") {
        data = try json.bytes("DownloadExportResponse.data")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if part != 0 {
      json.key("part")
      json.value(part)
    }
    if !data.isEmpty, !json.redact("data") {
      json.key("data")
      json.value(data)
    }
    json.endObject()
  }
}

extension ExportReady {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ExportReady(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ExportReady") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("exportId", "export_id") {
        exportID = try json.string("ExportReady.export_id")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("ExportReady.expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if !exportID.isEmpty {
      json.key("exportId")
      json.value(exportID)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    json.endObject()
  }
}
