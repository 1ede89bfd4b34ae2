// Written by protoc-gen-cairn from cairn/internal/v1/sanction_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension AccountSanctioned {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountSanctioned(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountSanctioned") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("AccountSanctioned.account_id")
      } else if json.isKey("actorAccountId", "actor_account_id") {
        actorAccountID = try json.string("AccountSanctioned.actor_account_id")
      } else if json.isKey("isLifted", "is_lifted") {
        isLifted = try json.bool("AccountSanctioned.is_lifted")
      } else if json.isKey("reason") {
        reason = try json.string("AccountSanctioned.reason")
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("AccountSanctioned.start_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("AccountSanctioned.end_time")
      } else if json.isKey("actorRole", "actor_role") {
        actorRole = try json.string("AccountSanctioned.actor_role")
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
    if !actorAccountID.isEmpty {
      json.key("actorAccountId")
      json.value(actorAccountID)
    }
    if isLifted {
      json.key("isLifted")
      json.value(isLifted)
    }
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
    if !actorRole.isEmpty {
      json.key("actorRole")
      json.value(actorRole)
    }
    json.endObject()
  }
}

extension AccountNamesRemoved {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountNamesRemoved(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountNamesRemoved") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("AccountNamesRemoved.account_id")
      } else if json.isKey("actorAccountId", "actor_account_id") {
        actorAccountID = try json.string("AccountNamesRemoved.actor_account_id")
      } else if json.isKey("actorRole", "actor_role") {
        actorRole = try json.string("AccountNamesRemoved.actor_role")
      } else if json.isKey("removesGivenName", "removes_given_name") {
        removesGivenName = try json.bool("AccountNamesRemoved.removes_given_name")
      } else if json.isKey("removesFamilyName", "removes_family_name") {
        removesFamilyName = try json.bool("AccountNamesRemoved.removes_family_name")
      } else if json.isKey("usernames") {
        usernames = try json.list("AccountNamesRemoved.usernames") { (json: inout JSONReader) throws(DecodingError) in try json.string("AccountNamesRemoved.usernames") }
      } else if json.isKey("isLifted", "is_lifted") {
        isLifted = try json.bool("AccountNamesRemoved.is_lifted")
      } else if json.isKey("keptUsernames", "kept_usernames") {
        keptUsernames = try json.list("AccountNamesRemoved.kept_usernames") { (json: inout JSONReader) throws(DecodingError) in try json.string("AccountNamesRemoved.kept_usernames") }
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
    if !actorAccountID.isEmpty {
      json.key("actorAccountId")
      json.value(actorAccountID)
    }
    if !actorRole.isEmpty {
      json.key("actorRole")
      json.value(actorRole)
    }
    if removesGivenName {
      json.key("removesGivenName")
      json.value(removesGivenName)
    }
    if removesFamilyName {
      json.key("removesFamilyName")
      json.value(removesFamilyName)
    }
    if !usernames.isEmpty, !json.redact("usernames") {
      json.key("usernames")
      json.list(usernames) { json, element in json.value(element) }
    }
    if isLifted {
      json.key("isLifted")
      json.value(isLifted)
    }
    if !keptUsernames.isEmpty, !json.redact("keptUsernames") {
      json.key("keptUsernames")
      json.list(keptUsernames) { json, element in json.value(element) }
    }
    json.endObject()
  }
}
