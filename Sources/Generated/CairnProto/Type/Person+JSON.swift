// Written by protoc-gen-cairn from cairn/type/v1/person.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Picture {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Picture(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Picture") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("thumbnailPath", "thumbnail_path") {
        thumbnailPath = try json.string("Picture.thumbnail_path")
      } else if json.isKey("path") {
        path = try json.string("Picture.path")
      } else if json.isKey("urlExpireTime", "url_expire_time") {
        urlExpireTime = try json.moment("Picture.url_expire_time")
      } else if json.isKey("mediaId", "media_id") {
        mediaID = try json.string("Picture.media_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !thumbnailPath.isEmpty, !json.redact("thumbnailPath") {
      json.key("thumbnailPath")
      json.value(thumbnailPath)
    }
    if !path.isEmpty, !json.redact("path") {
      json.key("path")
      json.value(path)
    }
    if let urlExpireTime {
      json.key("urlExpireTime")
      json.value(urlExpireTime)
    }
    if !mediaID.isEmpty {
      json.key("mediaId")
      json.value(mediaID)
    }
    json.endObject()
  }
}

extension Person {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Person(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Person") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("Person.account_id")
      } else if json.isKey("username") {
        username = try json.string("Person.username")
      } else if json.isKey("picture") {
        picture = try json.skipNull() ? nil : try Picture(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if !username.isEmpty {
      json.key("username")
      json.value(username)
    }
    if let picture {
      json.key("picture")
      picture.write(to: &json)
    }
    json.endObject()
  }
}
