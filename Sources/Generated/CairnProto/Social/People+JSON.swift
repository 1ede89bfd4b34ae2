// Written by protoc-gen-cairn from cairn/social/v1/people.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension FoundUser {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FoundUser(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FoundUser") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("person") {
        person = try json.skipNull() ? nil : try Person(reading: &json)
      } else if json.isKey("relationship") {
        relationship = try json.enumeration("FoundUser.relationship", Relationship.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    if relationship != .unspecified {
      json.key("relationship")
      json.value(relationship)
    }
    json.endObject()
  }
}

extension SearchUsersRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SearchUsersRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SearchUsersRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("usernamePrefix", "username_prefix") {
        usernamePrefix = try json.string("SearchUsersRequest.username_prefix")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("SearchUsersRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("SearchUsersRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !usernamePrefix.isEmpty {
      json.key("usernamePrefix")
      json.value(usernamePrefix)
    }
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

extension SearchUsersResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SearchUsersResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SearchUsersResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("users") {
        users = try json.list("SearchUsersResponse.users") { (json: inout JSONReader) throws(DecodingError) in try FoundUser(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("SearchUsersResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !users.isEmpty {
      json.key("users")
      json.list(users) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}
