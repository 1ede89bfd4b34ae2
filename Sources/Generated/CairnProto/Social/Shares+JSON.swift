// Written by protoc-gen-cairn from cairn/social/v1/shares.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension SharedContent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SharedContent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SharedContent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("content") {
        content = try json.skipNull() ? nil : try ContentRef(reading: &json)
      } else if json.isKey("showsName", "shows_name") {
        showsName = try json.bool("SharedContent.shows_name")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    if showsName {
      json.key("showsName")
      json.value(showsName)
    }
    json.endObject()
  }
}

extension SharedProfile {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SharedProfile(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SharedProfile") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("realm") {
        realm = try json.enumeration("SharedProfile.realm", Realm.self)
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
    json.endObject()
  }
}

extension ShareLink {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ShareLink(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ShareLink") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("linkId", "link_id") {
        linkID = try json.string("ShareLink.link_id")
      } else if json.isKey("path") {
        path = try json.string("ShareLink.path")
      } else if json.isKey("content") {
        target = try json.skipNull() ? nil : .content(try SharedContent(reading: &json))
      } else if json.isKey("profile") {
        target = try json.skipNull() ? nil : .profile(try SharedProfile(reading: &json))
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("ShareLink.create_time")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("ShareLink.expire_time")
      } else if json.isKey("language") {
        language = try json.string("ShareLink.language")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !linkID.isEmpty {
      json.key("linkId")
      json.value(linkID)
    }
    if !path.isEmpty {
      json.key("path")
      json.value(path)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if !language.isEmpty {
      json.key("language")
      json.value(language)
    }
    switch target {
    case nil: break
    case .content(let value):
      json.key("content")
      value.write(to: &json)
    case .profile(let value):
      json.key("profile")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension CreateShareLinkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateShareLinkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateShareLinkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("content") {
        target = try json.skipNull() ? nil : .content(try SharedContent(reading: &json))
      } else if json.isKey("profile") {
        target = try json.skipNull() ? nil : .profile(try SharedProfile(reading: &json))
      } else if json.isKey("lifetimeDays", "lifetime_days") {
        lifetimeDays = try json.int32("CreateShareLinkRequest.lifetime_days")
      } else if json.isKey("language") {
        language = try json.string("CreateShareLinkRequest.language")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if lifetimeDays != 0 {
      json.key("lifetimeDays")
      json.value(lifetimeDays)
    }
    if !language.isEmpty {
      json.key("language")
      json.value(language)
    }
    switch target {
    case nil: break
    case .content(let value):
      json.key("content")
      value.write(to: &json)
    case .profile(let value):
      json.key("profile")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension CreateShareLinkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateShareLinkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateShareLinkResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("link") {
        link = try json.skipNull() ? nil : try ShareLink(reading: &json)
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

extension RevokeShareLinkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RevokeShareLinkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RevokeShareLinkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("linkId", "link_id") {
        linkID = try json.string("RevokeShareLinkRequest.link_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !linkID.isEmpty {
      json.key("linkId")
      json.value(linkID)
    }
    json.endObject()
  }
}

extension RevokeShareLinkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RevokeShareLinkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RevokeShareLinkResponse") { json in write(to: &json) }
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

extension ListShareLinksRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListShareLinksRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListShareLinksRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListShareLinksRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListShareLinksRequest.page_token")
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

extension ListShareLinksResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListShareLinksResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListShareLinksResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("links") {
        links = try json.list("ListShareLinksResponse.links") { (json: inout JSONReader) throws(DecodingError) in try ShareLink(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListShareLinksResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !links.isEmpty {
      json.key("links")
      json.list(links) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}
