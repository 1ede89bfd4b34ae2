// Written by protoc-gen-cairn from cairn/internal/v1/account_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension AccountDeleted {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountDeleted(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountDeleted") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("AccountDeleted.account_id")
      } else if json.isKey("deletionId", "deletion_id") {
        deletionID = try json.string("AccountDeleted.deletion_id")
      } else if json.isKey("round") {
        round = try json.int32("AccountDeleted.round")
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
    if !deletionID.isEmpty {
      json.key("deletionId")
      json.value(deletionID)
    }
    if round != 0 {
      json.key("round")
      json.value(round)
    }
    json.endObject()
  }
}

extension AccountPurged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountPurged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountPurged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("deletionId", "deletion_id") {
        deletionID = try json.string("AccountPurged.deletion_id")
      } else if json.isKey("round") {
        round = try json.int32("AccountPurged.round")
      } else if json.isKey("purgeTime", "purge_time") {
        purgeTime = try json.moment("AccountPurged.purge_time")
      } else if json.isKey("purgedRows", "purged_rows") {
        purgedRows = try json.list("AccountPurged.purged_rows") { (json: inout JSONReader) throws(DecodingError) in try PurgedRows(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !deletionID.isEmpty {
      json.key("deletionId")
      json.value(deletionID)
    }
    if round != 0 {
      json.key("round")
      json.value(round)
    }
    if let purgeTime {
      json.key("purgeTime")
      json.value(purgeTime)
    }
    if !purgedRows.isEmpty {
      json.key("purgedRows")
      json.list(purgedRows) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension PurgedRows {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PurgedRows(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PurgedRows") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("table") {
        table = try json.string("PurgedRows.table")
      } else if json.isKey("rowCount", "row_count") {
        rowCount = try json.int64("PurgedRows.row_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !table.isEmpty {
      json.key("table")
      json.value(table)
    }
    if rowCount != 0 {
      json.key("rowCount")
      json.value(rowCount)
    }
    json.endObject()
  }
}

extension AccountCreated {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountCreated(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountCreated") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("AccountCreated.account_id")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("AccountCreated.create_time")
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
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    json.endObject()
  }
}

extension AccountPictureFound {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountPictureFound(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountPictureFound") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("AccountPictureFound.account_id")
      } else if json.isKey("pictureUrl", "picture_url") {
        pictureURL = try json.string("AccountPictureFound.picture_url")
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
    if !pictureURL.isEmpty, !json.redact("pictureUrl") {
      json.key("pictureUrl")
      json.value(pictureURL)
    }
    json.endObject()
  }
}

extension AccountLeavingTold {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountLeavingTold(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountLeavingTold") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("AccountLeavingTold.account_id")
      } else if json.isKey("isLeaving", "is_leaving") {
        isLeaving = try json.bool("AccountLeavingTold.is_leaving")
      } else if json.isKey("changeTime", "change_time") {
        changeTime = try json.moment("AccountLeavingTold.change_time")
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
    if isLeaving {
      json.key("isLeaving")
      json.value(isLeaving)
    }
    if let changeTime {
      json.key("changeTime")
      json.value(changeTime)
    }
    json.endObject()
  }
}

extension AccountUpgraded {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountUpgraded(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountUpgraded") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("AccountUpgraded.account_id")
      } else if json.isKey("upgradeTime", "upgrade_time") {
        upgradeTime = try json.moment("AccountUpgraded.upgrade_time")
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
    if let upgradeTime {
      json.key("upgradeTime")
      json.value(upgradeTime)
    }
    json.endObject()
  }
}

extension SessionsEnded {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SessionsEnded(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SessionsEnded") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("SessionsEnded.account_id")
      } else if json.isKey("sessionIds", "session_ids") {
        sessionIDs = try json.list("SessionsEnded.session_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("SessionsEnded.session_ids") }
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
    if !sessionIDs.isEmpty {
      json.key("sessionIds")
      json.list(sessionIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension AccountRenamed {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountRenamed(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountRenamed") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("AccountRenamed.account_id")
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

extension AccountDetailsTold {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountDetailsTold(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountDetailsTold") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("AccountDetailsTold.account_id")
      } else if json.isKey("givenName", "given_name") {
        givenName = try json.string("AccountDetailsTold.given_name")
      } else if json.isKey("familyName", "family_name") {
        familyName = try json.string("AccountDetailsTold.family_name")
      } else if json.isKey("gender") {
        gender = try json.enumeration("AccountDetailsTold.gender", Gender.self)
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
    if !givenName.isEmpty, !json.redact("givenName") {
      json.key("givenName")
      json.value(givenName)
    }
    if !familyName.isEmpty, !json.redact("familyName") {
      json.key("familyName")
      json.value(familyName)
    }
    if gender != .unspecified, !json.redact("gender") {
      json.key("gender")
      json.value(gender)
    }
    json.endObject()
  }
}

extension AccountMinorTold {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountMinorTold(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountMinorTold") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("AccountMinorTold.account_id")
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
