// Written by protoc-gen-cairn from cairn/auth/v1/moderation.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Suspension {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Suspension(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Suspension") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("reason") {
        reason = try json.string("Suspension.reason")
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("Suspension.start_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("Suspension.end_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !reason.isEmpty {
      json.key("reason")
      json.value(reason)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    json.endObject()
  }
}

extension AuditEntry {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AuditEntry(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AuditEntry") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("eventId", "event_id") {
        eventID = try json.string("AuditEntry.event_id")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("AuditEntry.create_time")
      } else if json.isKey("kind") {
        kind = try json.enumeration("AuditEntry.kind", SecurityEvent.Kind.self)
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("AuditEntry.account_id")
      } else if json.isKey("actorAccountId", "actor_account_id") {
        actorAccountID = try json.string("AuditEntry.actor_account_id")
      } else if json.isKey("role") {
        role = try json.string("AuditEntry.role")
      } else if json.isKey("suspensionReason", "suspension_reason") {
        suspensionReason = try json.string("AuditEntry.suspension_reason")
      } else if json.isKey("suspensionEndTime", "suspension_end_time") {
        suspensionEndTime = try json.moment("AuditEntry.suspension_end_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !eventID.isEmpty {
      json.key("eventId")
      json.value(eventID)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if !actorAccountID.isEmpty {
      json.key("actorAccountId")
      json.value(actorAccountID)
    }
    if !role.isEmpty {
      json.key("role")
      json.value(role)
    }
    if !suspensionReason.isEmpty {
      json.key("suspensionReason")
      json.value(suspensionReason)
    }
    if let suspensionEndTime {
      json.key("suspensionEndTime")
      json.value(suspensionEndTime)
    }
    json.endObject()
  }
}

extension ListAuditRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListAuditRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListAuditRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("ListAuditRequest.account_id")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListAuditRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListAuditRequest.page_token")
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

extension ListAuditResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListAuditResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListAuditResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("entries") {
        entries = try json.list("ListAuditResponse.entries") { (json: inout JSONReader) throws(DecodingError) in try AuditEntry(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListAuditResponse.next_page_token")
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
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension AccountStanding {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountStanding(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountStanding") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("AccountStanding.account_id")
      } else if json.isKey("roles") {
        roles = try json.list("AccountStanding.roles") { (json: inout JSONReader) throws(DecodingError) in try json.string("AccountStanding.roles") }
      } else if json.isKey("suspension") {
        suspension = try json.skipNull() ? nil : try Suspension(reading: &json)
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
    if !roles.isEmpty {
      json.key("roles")
      json.list(roles) { json, element in json.value(element) }
    }
    if let suspension {
      json.key("suspension")
      suspension.write(to: &json)
    }
    json.endObject()
  }
}

extension GetAccountStandingRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetAccountStandingRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetAccountStandingRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("GetAccountStandingRequest.account_id")
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
    json.endObject()
  }
}

extension GetAccountStandingResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetAccountStandingResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetAccountStandingResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("standing") {
        standing = try json.skipNull() ? nil : try AccountStanding(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let standing {
      json.key("standing")
      standing.write(to: &json)
    }
    json.endObject()
  }
}

extension AccountFile {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountFile(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountFile") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("standing") {
        standing = try json.skipNull() ? nil : try AccountStanding(reading: &json)
      } else if json.isKey("username") {
        username = try json.string("AccountFile.username")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("AccountFile.create_time")
      } else if json.isKey("isGuest", "is_guest") {
        isGuest = try json.bool("AccountFile.is_guest")
      } else if json.isKey("isEmailVerified", "is_email_verified") {
        isEmailVerified = try json.bool("AccountFile.is_email_verified")
      } else if json.isKey("hasPassword", "has_password") {
        hasPassword = try json.bool("AccountFile.has_password")
      } else if json.isKey("hasSecondFactor", "has_second_factor") {
        hasSecondFactor = try json.bool("AccountFile.has_second_factor")
      } else if json.isKey("providers") {
        providers = try json.list("AccountFile.providers") { (json: inout JSONReader) throws(DecodingError) in try json.string("AccountFile.providers") }
      } else if json.isKey("sessionCount", "session_count") {
        sessionCount = try json.int32("AccountFile.session_count")
      } else if json.isKey("lastUseTime", "last_use_time") {
        lastUseTime = try json.moment("AccountFile.last_use_time")
      } else if json.isKey("isLeaving", "is_leaving") {
        isLeaving = try json.bool("AccountFile.is_leaving")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let standing {
      json.key("standing")
      standing.write(to: &json)
    }
    if !username.isEmpty {
      json.key("username")
      json.value(username)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if isGuest {
      json.key("isGuest")
      json.value(isGuest)
    }
    if isEmailVerified {
      json.key("isEmailVerified")
      json.value(isEmailVerified)
    }
    if hasPassword {
      json.key("hasPassword")
      json.value(hasPassword)
    }
    if hasSecondFactor {
      json.key("hasSecondFactor")
      json.value(hasSecondFactor)
    }
    if !providers.isEmpty {
      json.key("providers")
      json.list(providers) { json, element in json.value(element) }
    }
    if sessionCount != 0 {
      json.key("sessionCount")
      json.value(sessionCount)
    }
    if let lastUseTime {
      json.key("lastUseTime")
      json.value(lastUseTime)
    }
    if isLeaving {
      json.key("isLeaving")
      json.value(isLeaving)
    }
    json.endObject()
  }
}

extension FindAccountRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindAccountRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindAccountRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("login") {
        login = try json.string("FindAccountRequest.login")
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
    json.endObject()
  }
}

extension FindAccountResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindAccountResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindAccountResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("file") {
        file = try json.skipNull() ? nil : try AccountFile(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let file {
      json.key("file")
      file.write(to: &json)
    }
    json.endObject()
  }
}

extension SuspendAccountRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SuspendAccountRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SuspendAccountRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("SuspendAccountRequest.account_id")
      } else if json.isKey("reason") {
        reason = try json.string("SuspendAccountRequest.reason")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("SuspendAccountRequest.end_time")
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
    if !reason.isEmpty {
      json.key("reason")
      json.value(reason)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    json.endObject()
  }
}

extension SuspendAccountResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SuspendAccountResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SuspendAccountResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("standing") {
        standing = try json.skipNull() ? nil : try AccountStanding(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let standing {
      json.key("standing")
      standing.write(to: &json)
    }
    json.endObject()
  }
}

extension LiftSuspensionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LiftSuspensionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LiftSuspensionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("LiftSuspensionRequest.account_id")
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
    json.endObject()
  }
}

extension LiftSuspensionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LiftSuspensionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LiftSuspensionResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("standing") {
        standing = try json.skipNull() ? nil : try AccountStanding(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let standing {
      json.key("standing")
      standing.write(to: &json)
    }
    json.endObject()
  }
}

extension GrantRoleRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GrantRoleRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GrantRoleRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("GrantRoleRequest.account_id")
      } else if json.isKey("role") {
        role = try json.string("GrantRoleRequest.role")
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
    if !role.isEmpty {
      json.key("role")
      json.value(role)
    }
    json.endObject()
  }
}

extension GrantRoleResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GrantRoleResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GrantRoleResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("standing") {
        standing = try json.skipNull() ? nil : try AccountStanding(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let standing {
      json.key("standing")
      standing.write(to: &json)
    }
    json.endObject()
  }
}

extension RevokeRoleRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RevokeRoleRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RevokeRoleRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("RevokeRoleRequest.account_id")
      } else if json.isKey("role") {
        role = try json.string("RevokeRoleRequest.role")
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
    if !role.isEmpty {
      json.key("role")
      json.value(role)
    }
    json.endObject()
  }
}

extension RevokeRoleResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RevokeRoleResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RevokeRoleResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("standing") {
        standing = try json.skipNull() ? nil : try AccountStanding(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let standing {
      json.key("standing")
      standing.write(to: &json)
    }
    json.endObject()
  }
}
