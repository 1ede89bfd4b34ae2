// Written by protoc-gen-cairn from cairn/auth/internal/v1/directory.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension FindPeopleRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPeopleRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPeopleRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accounts") {
        accounts = try json.list("FindPeopleRequest.accounts") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("FindPeopleRequest.accounts") }
      } else if json.isKey("usernames") {
        usernames = try json.list("FindPeopleRequest.usernames") { (json: inout JSONReader) throws(DecodingError) in try json.string("FindPeopleRequest.usernames") }
      } else if json.isKey("includesLeaving", "includes_leaving") {
        includesLeaving = try json.bool("FindPeopleRequest.includes_leaving")
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
    if !usernames.isEmpty {
      json.key("usernames")
      json.list(usernames) { json, element in json.value(element) }
    }
    if includesLeaving {
      json.key("includesLeaving")
      json.value(includesLeaving)
    }
    json.endObject()
  }
}

extension DirectoryEntry {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DirectoryEntry(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DirectoryEntry") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("DirectoryEntry.account")
      } else if json.isKey("username") {
        username = try json.string("DirectoryEntry.username")
      } else if json.isKey("capabilities") {
        capabilities = try json.list("DirectoryEntry.capabilities") { (json: inout JSONReader) throws(DecodingError) in try json.string("DirectoryEntry.capabilities") }
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
    if !username.isEmpty {
      json.key("username")
      json.value(username)
    }
    if !capabilities.isEmpty {
      json.key("capabilities")
      json.list(capabilities) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension FindPeopleResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPeopleResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPeopleResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("entries") {
        entries = try json.list("FindPeopleResponse.entries") { (json: inout JSONReader) throws(DecodingError) in try DirectoryEntry(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !entries.isEmpty {
      json.key("entries")
      json.list(entries) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension SearchPeopleRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SearchPeopleRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SearchPeopleRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("usernamePrefix", "username_prefix") {
        usernamePrefix = try json.string("SearchPeopleRequest.username_prefix")
      } else if json.isKey("after") {
        after = try json.string("SearchPeopleRequest.after")
      } else if json.isKey("limit") {
        limit = try json.int32("SearchPeopleRequest.limit")
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
    if !after.isEmpty {
      json.key("after")
      json.value(after)
    }
    if limit != 0 {
      json.key("limit")
      json.value(limit)
    }
    json.endObject()
  }
}

extension SearchPeopleResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SearchPeopleResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SearchPeopleResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("entries") {
        entries = try json.list("SearchPeopleResponse.entries") { (json: inout JSONReader) throws(DecodingError) in try DirectoryEntry(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !entries.isEmpty {
      json.key("entries")
      json.list(entries) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension GetAccountAgeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetAccountAgeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetAccountAgeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("GetAccountAgeRequest.account")
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

extension GetAccountAgeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetAccountAgeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetAccountAgeResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("createTime", "create_time") {
        createTime = try json.moment("GetAccountAgeResponse.create_time")
      } else if json.isKey("isEmailConfirmed", "is_email_confirmed") {
        isEmailConfirmed = try json.bool("GetAccountAgeResponse.is_email_confirmed")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if isEmailConfirmed {
      json.key("isEmailConfirmed")
      json.value(isEmailConfirmed)
    }
    json.endObject()
  }
}

extension GetPersonalFactsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetPersonalFactsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetPersonalFactsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("GetPersonalFactsRequest.account")
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

extension GetPersonalFactsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetPersonalFactsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetPersonalFactsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("ageYears", "age_years") {
        ageYears = try json.skipNull() ? nil : try json.int32("GetPersonalFactsResponse.age_years")
      } else if json.isKey("gender") {
        gender = try json.enumeration("GetPersonalFactsResponse.gender", Gender.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let ageYears, !json.redact("ageYears") {
      json.key("ageYears")
      json.value(ageYears)
    }
    if gender != .unspecified, !json.redact("gender") {
      json.key("gender")
      json.value(gender)
    }
    json.endObject()
  }
}
