// Written by protoc-gen-cairn from cairn/system/v1/health.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Health {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Health(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Health") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("state") {
        state = try json.enumeration("Health.state", Health.State.self)
      } else if json.isKey("service") {
        service = try json.string("Health.service")
      } else if json.isKey("version") {
        version = try json.string("Health.version")
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("Health.start_time")
      } else if json.isKey("reasons") {
        reasons = try json.list("Health.reasons") { (json: inout JSONReader) throws(DecodingError) in try json.string("Health.reasons") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if !service.isEmpty {
      json.key("service")
      json.value(service)
    }
    if !version.isEmpty {
      json.key("version")
      json.value(version)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if !reasons.isEmpty {
      json.key("reasons")
      json.list(reasons) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension CheckRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckRequest") { json in write(to: &json) }
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

extension CheckResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("health") {
        health = try json.skipNull() ? nil : try Health(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let health {
      json.key("health")
      health.write(to: &json)
    }
    json.endObject()
  }
}

extension WatchRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WatchRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WatchRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("heartbeatMs", "heartbeat_ms") {
        heartbeatMs = try json.int32("WatchRequest.heartbeat_ms")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if heartbeatMs != 0 {
      json.key("heartbeatMs")
      json.value(heartbeatMs)
    }
    json.endObject()
  }
}

extension WatchResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WatchResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WatchResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("health") {
        health = try json.skipNull() ? nil : try Health(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let health {
      json.key("health")
      health.write(to: &json)
    }
    json.endObject()
  }
}

extension GetReadingsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetReadingsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetReadingsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("families") {
        families = try json.list("GetReadingsRequest.families") { (json: inout JSONReader) throws(DecodingError) in try json.string("GetReadingsRequest.families") }
      } else if json.isKey("summedFamilies", "summed_families") {
        summedFamilies = try json.list("GetReadingsRequest.summed_families") { (json: inout JSONReader) throws(DecodingError) in try json.string("GetReadingsRequest.summed_families") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !families.isEmpty {
      json.key("families")
      json.list(families) { json, element in json.value(element) }
    }
    if !summedFamilies.isEmpty {
      json.key("summedFamilies")
      json.list(summedFamilies) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension GetReadingsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetReadingsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetReadingsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("health") {
        health = try json.skipNull() ? nil : try Health(reading: &json)
      } else if json.isKey("page") {
        page = try json.string("GetReadingsResponse.page")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let health {
      json.key("health")
      health.write(to: &json)
    }
    if !page.isEmpty {
      json.key("page")
      json.value(page)
    }
    json.endObject()
  }
}
