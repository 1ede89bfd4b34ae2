// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walk_links.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension WalkLink {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkLink(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkLink") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("link") {
        link = try json.string("WalkLink.link")
      } else if json.isKey("image") {
        image = try json.bytes("WalkLink.image")
      } else if json.isKey("contentType", "content_type") {
        contentType = try json.string("WalkLink.content_type")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !link.isEmpty, !json.redact("link") {
      json.key("link")
      json.value(link)
    }
    if !image.isEmpty, !json.redact("image") {
      json.key("image")
      json.value(image)
    }
    if !contentType.isEmpty {
      json.key("contentType")
      json.value(contentType)
    }
    json.endObject()
  }
}

extension GetWalkLinkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWalkLinkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWalkLinkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("GetWalkLinkRequest.walk_id")
      } else if json.isKey("format") {
        format = try json.enumeration("GetWalkLinkRequest.format", QrFormat.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if format != .unspecified {
      json.key("format")
      json.value(format)
    }
    json.endObject()
  }
}

extension GetWalkLinkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWalkLinkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWalkLinkResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("link") {
        link = try json.skipNull() ? nil : try WalkLink(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let link {
      json.key("link")
      link.write(to: &json)
    }
    json.endObject()
  }
}

extension GetWalkGroupLinkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWalkGroupLinkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWalkGroupLinkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("GetWalkGroupLinkRequest.group_id")
      } else if json.isKey("format") {
        format = try json.enumeration("GetWalkGroupLinkRequest.format", QrFormat.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    if format != .unspecified {
      json.key("format")
      json.value(format)
    }
    json.endObject()
  }
}

extension GetWalkGroupLinkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWalkGroupLinkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWalkGroupLinkResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("link") {
        link = try json.skipNull() ? nil : try WalkLink(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let link {
      json.key("link")
      link.write(to: &json)
    }
    json.endObject()
  }
}
