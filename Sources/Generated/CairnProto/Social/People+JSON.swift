// Written by protoc-gen-cairn from cairn/social/v1/people.proto; not by hand.
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

  init(reading json: inout JSONReader) throws(DecodingError) {
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

  func write(to json: inout JSONWriter) {
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

extension CheckViewRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckViewRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckViewRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("viewer") {
        viewer = try json.bytes("CheckViewRequest.viewer")
      } else if json.isKey("account") {
        account = try json.bytes("CheckViewRequest.account")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !viewer.isEmpty {
      json.key("viewer")
      json.value(viewer)
    }
    if !account.isEmpty {
      json.key("account")
      json.value(account)
    }
    json.endObject()
  }
}

extension CheckViewResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckViewResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckViewResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("isFound", "is_found") {
        isFound = try json.bool("CheckViewResponse.is_found")
      } else if json.isKey("isShown", "is_shown") {
        isShown = try json.bool("CheckViewResponse.is_shown")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if isFound {
      json.key("isFound")
      json.value(isFound)
    }
    if isShown {
      json.key("isShown")
      json.value(isShown)
    }
    json.endObject()
  }
}

extension DescribePeopleRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DescribePeopleRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DescribePeopleRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("viewer") {
        viewer = try json.bytes("DescribePeopleRequest.viewer")
      } else if json.isKey("accounts") {
        accounts = try json.list("DescribePeopleRequest.accounts") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("DescribePeopleRequest.accounts") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !viewer.isEmpty {
      json.key("viewer")
      json.value(viewer)
    }
    if !accounts.isEmpty {
      json.key("accounts")
      json.list(accounts) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension DescribePeopleResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DescribePeopleResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DescribePeopleResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("persons") {
        persons = try json.list("DescribePeopleResponse.persons") { (json: inout JSONReader) throws(DecodingError) in try Person(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !persons.isEmpty {
      json.key("persons")
      json.list(persons) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension FindFriendsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindFriendsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindFriendsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("FindFriendsRequest.account")
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

extension FindFriendsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindFriendsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindFriendsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accounts") {
        accounts = try json.list("FindFriendsResponse.accounts") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("FindFriendsResponse.accounts") }
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
    json.endObject()
  }
}

extension FindPresentRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPresentRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPresentRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accounts") {
        accounts = try json.list("FindPresentRequest.accounts") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("FindPresentRequest.accounts") }
      } else if json.isKey("excludesHidden", "excludes_hidden") {
        excludesHidden = try json.bool("FindPresentRequest.excludes_hidden")
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
    if excludesHidden {
      json.key("excludesHidden")
      json.value(excludesHidden)
    }
    json.endObject()
  }
}

extension FindPresentResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPresentResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPresentResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accounts") {
        accounts = try json.list("FindPresentResponse.accounts") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("FindPresentResponse.accounts") }
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
    json.endObject()
  }
}
