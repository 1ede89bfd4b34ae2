// Written by protoc-gen-cairn from cairn/auth/v1/sessions.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension SessionTokens {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SessionTokens(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SessionTokens") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sessionId", "session_id") {
        sessionID = try json.string("SessionTokens.session_id")
      } else if json.isKey("accessToken", "access_token") {
        accessToken = try json.string("SessionTokens.access_token")
      } else if json.isKey("accessTokenExpireTime", "access_token_expire_time") {
        accessTokenExpireTime = try json.moment("SessionTokens.access_token_expire_time")
      } else if json.isKey("refreshToken", "refresh_token") {
        refreshToken = try json.string("SessionTokens.refresh_token")
      } else if json.isKey("refreshTokenExpireTime", "refresh_token_expire_time") {
        refreshTokenExpireTime = try json.moment("SessionTokens.refresh_token_expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !sessionID.isEmpty {
      json.key("sessionId")
      json.value(sessionID)
    }
    if !accessToken.isEmpty, !json.redact("accessToken") {
      json.key("accessToken")
      json.value(accessToken)
    }
    if let accessTokenExpireTime {
      json.key("accessTokenExpireTime")
      json.value(accessTokenExpireTime)
    }
    if !refreshToken.isEmpty, !json.redact("refreshToken") {
      json.key("refreshToken")
      json.value(refreshToken)
    }
    if let refreshTokenExpireTime {
      json.key("refreshTokenExpireTime")
      json.value(refreshTokenExpireTime)
    }
    json.endObject()
  }
}

extension LogInWithPasswordRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogInWithPasswordRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogInWithPasswordRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("login") {
        login = try json.string("LogInWithPasswordRequest.login")
      } else if json.isKey("password") {
        password = try json.string("LogInWithPasswordRequest.password")
      } else if json.isKey("deviceName", "device_name") {
        deviceName = try json.string("LogInWithPasswordRequest.device_name")
      } else if json.isKey("app") {
        app = try json.string("LogInWithPasswordRequest.app")
      } else if json.isKey("evenIfSuspended", "even_if_suspended") {
        evenIfSuspended = try json.bool("LogInWithPasswordRequest.even_if_suspended")
      } else if json.isKey("newPassword", "new_password") {
        newPassword = try json.string("LogInWithPasswordRequest.new_password")
      } else if json.isKey("scope") {
        scope = try json.enumeration("LogInWithPasswordRequest.scope", Scope.self)
      } else if json.isKey("lastRefreshToken", "last_refresh_token") {
        lastRefreshToken = try json.string("LogInWithPasswordRequest.last_refresh_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !login.isEmpty, !json.redact("login") {
      json.key("login")
      json.value(login)
    }
    if !password.isEmpty, !json.redact("password") {
      json.key("password")
      json.value(password)
    }
    if !deviceName.isEmpty {
      json.key("deviceName")
      json.value(deviceName)
    }
    if !app.isEmpty {
      json.key("app")
      json.value(app)
    }
    if evenIfSuspended {
      json.key("evenIfSuspended")
      json.value(evenIfSuspended)
    }
    if !newPassword.isEmpty, !json.redact("newPassword") {
      json.key("newPassword")
      json.value(newPassword)
    }
    if scope != .unspecified {
      json.key("scope")
      json.value(scope)
    }
    if !lastRefreshToken.isEmpty, !json.redact("lastRefreshToken") {
      json.key("lastRefreshToken")
      json.value(lastRefreshToken)
    }
    json.endObject()
  }
}

extension LogInWithPasswordResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogInWithPasswordResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogInWithPasswordResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("LogInWithPasswordResponse.account_id")
      } else if json.isKey("username") {
        username = try json.string("LogInWithPasswordResponse.username")
      } else if json.isKey("tokens") {
        tokens = try json.skipNull() ? nil : try SessionTokens(reading: &json)
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
    if let tokens {
      json.key("tokens")
      tokens.write(to: &json)
    }
    json.endObject()
  }
}

extension RefreshSessionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RefreshSessionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RefreshSessionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("refreshToken", "refresh_token") {
        refreshToken = try json.string("RefreshSessionRequest.refresh_token")
      } else if json.isKey("evenIfSuspended", "even_if_suspended") {
        evenIfSuspended = try json.bool("RefreshSessionRequest.even_if_suspended")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !refreshToken.isEmpty, !json.redact("refreshToken") {
      json.key("refreshToken")
      json.value(refreshToken)
    }
    if evenIfSuspended {
      json.key("evenIfSuspended")
      json.value(evenIfSuspended)
    }
    json.endObject()
  }
}

extension RefreshSessionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RefreshSessionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RefreshSessionResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("tokens") {
        tokens = try json.skipNull() ? nil : try SessionTokens(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let tokens {
      json.key("tokens")
      tokens.write(to: &json)
    }
    json.endObject()
  }
}

extension LogOutRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogOutRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogOutRequest") { json in write(to: &json) }
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

extension LogOutResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogOutResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogOutResponse") { json in write(to: &json) }
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

extension Session {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Session(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Session") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sessionId", "session_id") {
        sessionID = try json.string("Session.session_id")
      } else if json.isKey("deviceName", "device_name") {
        deviceName = try json.string("Session.device_name")
      } else if json.isKey("app") {
        app = try json.string("Session.app")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Session.create_time")
      } else if json.isKey("lastUseTime", "last_use_time") {
        lastUseTime = try json.moment("Session.last_use_time")
      } else if json.isKey("network") {
        network = try json.string("Session.network")
      } else if json.isKey("isCurrent", "is_current") {
        isCurrent = try json.bool("Session.is_current")
      } else if json.isKey("scope") {
        scope = try json.enumeration("Session.scope", Scope.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !sessionID.isEmpty {
      json.key("sessionId")
      json.value(sessionID)
    }
    if !deviceName.isEmpty {
      json.key("deviceName")
      json.value(deviceName)
    }
    if !app.isEmpty {
      json.key("app")
      json.value(app)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let lastUseTime {
      json.key("lastUseTime")
      json.value(lastUseTime)
    }
    if !network.isEmpty, !json.redact("network") {
      json.key("network")
      json.value(network)
    }
    if isCurrent {
      json.key("isCurrent")
      json.value(isCurrent)
    }
    if scope != .unspecified {
      json.key("scope")
      json.value(scope)
    }
    json.endObject()
  }
}

extension ListSessionsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListSessionsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListSessionsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListSessionsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListSessionsRequest.page_token")
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

extension ListSessionsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListSessionsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListSessionsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sessions") {
        sessions = try json.list("ListSessionsResponse.sessions") { (json: inout JSONReader) throws(DecodingError) in try Session(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListSessionsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !sessions.isEmpty {
      json.key("sessions")
      json.list(sessions) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension RevokeSessionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RevokeSessionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RevokeSessionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sessionId", "session_id") {
        sessionID = try json.string("RevokeSessionRequest.session_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !sessionID.isEmpty {
      json.key("sessionId")
      json.value(sessionID)
    }
    json.endObject()
  }
}

extension RevokeSessionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RevokeSessionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RevokeSessionResponse") { json in write(to: &json) }
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

extension RevokeOtherSessionsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RevokeOtherSessionsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RevokeOtherSessionsRequest") { json in write(to: &json) }
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

extension RevokeOtherSessionsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RevokeOtherSessionsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RevokeOtherSessionsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("revokedCount", "revoked_count") {
        revokedCount = try json.int32("RevokeOtherSessionsResponse.revoked_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if revokedCount != 0 {
      json.key("revokedCount")
      json.value(revokedCount)
    }
    json.endObject()
  }
}

extension LogOutEverywhereRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogOutEverywhereRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogOutEverywhereRequest") { json in write(to: &json) }
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

extension LogOutEverywhereResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogOutEverywhereResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogOutEverywhereResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("revokedCount", "revoked_count") {
        revokedCount = try json.int32("LogOutEverywhereResponse.revoked_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if revokedCount != 0 {
      json.key("revokedCount")
      json.value(revokedCount)
    }
    json.endObject()
  }
}
