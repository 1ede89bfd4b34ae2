// Written by protoc-gen-cairn from cairn/game/v1/achievements.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Badge {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Badge(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Badge") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("badgeId", "badge_id") {
        badgeID = try json.string("Badge.badge_id")
      } else if json.isKey("name") {
        name = try json.string("Badge.name")
      } else if json.isKey("description") {
        descriptionField = try json.string("Badge.description")
      } else if json.isKey("progress") {
        progress = try json.int64("Badge.progress")
      } else if json.isKey("goal") {
        goal = try json.int64("Badge.goal")
      } else if json.isKey("unlockTime", "unlock_time") {
        unlockTime = try json.moment("Badge.unlock_time")
      } else if json.isKey("isPrivate", "is_private") {
        isPrivate = try json.bool("Badge.is_private")
      } else if json.isKey("isHidden", "is_hidden") {
        isHidden = try json.bool("Badge.is_hidden")
      } else if json.isKey("realm") {
        realm = try json.enumeration("Badge.realm", Realm.self)
      } else if json.isKey("isRevocable", "is_revocable") {
        isRevocable = try json.bool("Badge.is_revocable")
      } else if json.isKey("level") {
        level = try json.int32("Badge.level")
      } else if json.isKey("levels") {
        levels = try json.list("Badge.levels") { (json: inout JSONReader) throws(DecodingError) in try BadgeLevel(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !badgeID.isEmpty {
      json.key("badgeId")
      json.value(badgeID)
    }
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if !descriptionField.isEmpty {
      json.key("description")
      json.value(descriptionField)
    }
    if progress != 0 {
      json.key("progress")
      json.value(progress)
    }
    if goal != 0 {
      json.key("goal")
      json.value(goal)
    }
    if let unlockTime {
      json.key("unlockTime")
      json.value(unlockTime)
    }
    if isPrivate {
      json.key("isPrivate")
      json.value(isPrivate)
    }
    if isHidden {
      json.key("isHidden")
      json.value(isHidden)
    }
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if isRevocable {
      json.key("isRevocable")
      json.value(isRevocable)
    }
    if level != 0 {
      json.key("level")
      json.value(level)
    }
    if !levels.isEmpty {
      json.key("levels")
      json.list(levels) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension BadgeLevel {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BadgeLevel(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BadgeLevel") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("name") {
        name = try json.string("BadgeLevel.name")
      } else if json.isKey("goal") {
        goal = try json.int64("BadgeLevel.goal")
      } else if json.isKey("unlockTime", "unlock_time") {
        unlockTime = try json.moment("BadgeLevel.unlock_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if goal != 0 {
      json.key("goal")
      json.value(goal)
    }
    if let unlockTime {
      json.key("unlockTime")
      json.value(unlockTime)
    }
    json.endObject()
  }
}

extension ListBadgesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListBadgesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListBadgesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("ListBadgesRequest.account_id")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListBadgesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListBadgesRequest.page_token")
      } else if json.isKey("includesHidden", "includes_hidden") {
        includesHidden = try json.bool("ListBadgesRequest.includes_hidden")
      } else if json.isKey("realm") {
        realm = try json.enumeration("ListBadgesRequest.realm", Realm.self)
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
    if includesHidden {
      json.key("includesHidden")
      json.value(includesHidden)
    }
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    json.endObject()
  }
}

extension ListBadgesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListBadgesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListBadgesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("badges") {
        badges = try json.list("ListBadgesResponse.badges") { (json: inout JSONReader) throws(DecodingError) in try Badge(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListBadgesResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !badges.isEmpty {
      json.key("badges")
      json.list(badges) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension SetBadgeHiddenRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetBadgeHiddenRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetBadgeHiddenRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("badgeId", "badge_id") {
        badgeID = try json.string("SetBadgeHiddenRequest.badge_id")
      } else if json.isKey("isHidden", "is_hidden") {
        isHidden = try json.bool("SetBadgeHiddenRequest.is_hidden")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !badgeID.isEmpty {
      json.key("badgeId")
      json.value(badgeID)
    }
    if isHidden {
      json.key("isHidden")
      json.value(isHidden)
    }
    json.endObject()
  }
}

extension SetBadgeHiddenResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetBadgeHiddenResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetBadgeHiddenResponse") { json in write(to: &json) }
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

extension BadgeUnlocked {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BadgeUnlocked(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BadgeUnlocked") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("badge") {
        badge = try json.skipNull() ? nil : try Badge(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if let badge {
      json.key("badge")
      badge.write(to: &json)
    }
    json.endObject()
  }
}

extension BadgeRevoked {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BadgeRevoked(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BadgeRevoked") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("badge") {
        badge = try json.skipNull() ? nil : try Badge(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if let badge {
      json.key("badge")
      badge.write(to: &json)
    }
    json.endObject()
  }
}
