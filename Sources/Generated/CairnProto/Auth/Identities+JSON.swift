// Written by protoc-gen-cairn from cairn/auth/v1/identities.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ProviderCredential {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ProviderCredential(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ProviderCredential") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("provider") {
        provider = try json.string("ProviderCredential.provider")
      } else if json.isKey("idToken", "id_token") {
        idToken = try json.string("ProviderCredential.id_token")
      } else if json.isKey("accessToken", "access_token") {
        accessToken = try json.string("ProviderCredential.access_token")
      } else if json.isKey("nonce") {
        nonce = try json.string("ProviderCredential.nonce")
      } else if json.isKey("name") {
        name = try json.string("ProviderCredential.name")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !provider.isEmpty {
      json.key("provider")
      json.value(provider)
    }
    if !idToken.isEmpty, !json.redact("idToken") {
      json.key("idToken")
      json.value(idToken)
    }
    if !accessToken.isEmpty, !json.redact("accessToken") {
      json.key("accessToken")
      json.value(accessToken)
    }
    if !nonce.isEmpty, !json.redact("nonce") {
      json.key("nonce")
      json.value(nonce)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    json.endObject()
  }
}

extension BeginProviderLoginRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BeginProviderLoginRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BeginProviderLoginRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("provider") {
        provider = try json.string("BeginProviderLoginRequest.provider")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !provider.isEmpty {
      json.key("provider")
      json.value(provider)
    }
    json.endObject()
  }
}

extension BeginProviderLoginResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BeginProviderLoginResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BeginProviderLoginResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("nonce") {
        nonce = try json.string("BeginProviderLoginResponse.nonce")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("BeginProviderLoginResponse.expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !nonce.isEmpty, !json.redact("nonce") {
      json.key("nonce")
      json.value(nonce)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    json.endObject()
  }
}

extension LogInWithProviderRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogInWithProviderRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogInWithProviderRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("credential") {
        credential = try json.skipNull() ? nil : try ProviderCredential(reading: &json)
      } else if json.isKey("deviceName", "device_name") {
        deviceName = try json.string("LogInWithProviderRequest.device_name")
      } else if json.isKey("app") {
        app = try json.string("LogInWithProviderRequest.app")
      } else if json.isKey("evenIfSuspended", "even_if_suspended") {
        evenIfSuspended = try json.bool("LogInWithProviderRequest.even_if_suspended")
      } else if json.isKey("scope") {
        scope = try json.enumeration("LogInWithProviderRequest.scope", Scope.self)
      } else if json.isKey("invitationCode", "invitation_code") {
        invitationCode = try json.string("LogInWithProviderRequest.invitation_code")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let credential {
      json.key("credential")
      credential.write(to: &json)
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
    if scope != .unspecified {
      json.key("scope")
      json.value(scope)
    }
    if !invitationCode.isEmpty, !json.redact("invitationCode") {
      json.key("invitationCode")
      json.value(invitationCode)
    }
    json.endObject()
  }
}

extension LogInWithProviderResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogInWithProviderResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogInWithProviderResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.skipNull() ? nil : try Account(reading: &json)
      } else if json.isKey("isNewAccount", "is_new_account") {
        isNewAccount = try json.bool("LogInWithProviderResponse.is_new_account")
      } else if json.isKey("tokens") {
        tokens = try json.skipNull() ? nil : try SessionTokens(reading: &json)
      } else if json.isKey("identity") {
        identity = try json.skipNull() ? nil : try Identity(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let account {
      json.key("account")
      account.write(to: &json)
    }
    if isNewAccount {
      json.key("isNewAccount")
      json.value(isNewAccount)
    }
    if let tokens {
      json.key("tokens")
      tokens.write(to: &json)
    }
    if let identity {
      json.key("identity")
      identity.write(to: &json)
    }
    json.endObject()
  }
}

extension Identity {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Identity(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Identity") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("identityId", "identity_id") {
        identityID = try json.string("Identity.identity_id")
      } else if json.isKey("provider") {
        provider = try json.string("Identity.provider")
      } else if json.isKey("name") {
        name = try json.string("Identity.name")
      } else if json.isKey("email") {
        email = try json.string("Identity.email")
      } else if json.isKey("emailVerified", "email_verified") {
        emailVerified = try json.bool("Identity.email_verified")
      } else if json.isKey("pictureUrl", "picture_url") {
        pictureURL = try json.string("Identity.picture_url")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Identity.create_time")
      } else if json.isKey("lastUseTime", "last_use_time") {
        lastUseTime = try json.moment("Identity.last_use_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !identityID.isEmpty {
      json.key("identityId")
      json.value(identityID)
    }
    if !provider.isEmpty {
      json.key("provider")
      json.value(provider)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    if !email.isEmpty, !json.redact("email") {
      json.key("email")
      json.value(email)
    }
    if emailVerified {
      json.key("emailVerified")
      json.value(emailVerified)
    }
    if !pictureURL.isEmpty, !json.redact("pictureUrl") {
      json.key("pictureUrl")
      json.value(pictureURL)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let lastUseTime {
      json.key("lastUseTime")
      json.value(lastUseTime)
    }
    json.endObject()
  }
}

extension ListIdentitiesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListIdentitiesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListIdentitiesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListIdentitiesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListIdentitiesRequest.page_token")
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

extension ListIdentitiesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListIdentitiesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListIdentitiesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("identities") {
        identities = try json.list("ListIdentitiesResponse.identities") { (json: inout JSONReader) throws(DecodingError) in try Identity(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListIdentitiesResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !identities.isEmpty {
      json.key("identities")
      json.list(identities) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension LinkIdentityRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LinkIdentityRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LinkIdentityRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("credential") {
        credential = try json.skipNull() ? nil : try ProviderCredential(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let credential {
      json.key("credential")
      credential.write(to: &json)
    }
    json.endObject()
  }
}

extension LinkIdentityResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LinkIdentityResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LinkIdentityResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("identity") {
        identity = try json.skipNull() ? nil : try Identity(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let identity {
      json.key("identity")
      identity.write(to: &json)
    }
    json.endObject()
  }
}

extension UnlinkIdentityRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnlinkIdentityRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnlinkIdentityRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("identityId", "identity_id") {
        identityID = try json.string("UnlinkIdentityRequest.identity_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !identityID.isEmpty {
      json.key("identityId")
      json.value(identityID)
    }
    json.endObject()
  }
}

extension UnlinkIdentityResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnlinkIdentityResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnlinkIdentityResponse") { json in write(to: &json) }
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
