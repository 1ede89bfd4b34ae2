// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_events.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension GeocachesEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GeocachesEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GeocachesEvent") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cachePublished", "cache_published") {
        content = try json.skipNull() ? nil : .cachePublished(try CachePublished(reading: &json))
      } else if json.isKey("cacheUpdated", "cache_updated") {
        content = try json.skipNull() ? nil : .cacheUpdated(try CacheUpdated(reading: &json))
      } else if json.isKey("cacheLogged", "cache_logged") {
        content = try json.skipNull() ? nil : .cacheLogged(try CacheLogged(reading: &json))
      } else if json.isKey("firstFindMoved", "first_find_moved") {
        content = try json.skipNull() ? nil : .firstFindMoved(try FirstFindMoved(reading: &json))
      } else if json.isKey("companionNamed", "companion_named") {
        content = try json.skipNull() ? nil : .companionNamed(try CompanionNamed(reading: &json))
      } else if json.isKey("cacheInTrouble", "cache_in_trouble") {
        content = try json.skipNull() ? nil : .cacheInTrouble(try CacheInTrouble(reading: &json))
      } else if json.isKey("areaNews", "area_news") {
        content = try json.skipNull() ? nil : .areaNews(try AreaNews(reading: &json))
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    switch content {
    case nil: break
    case .cachePublished(let value):
      json.key("cachePublished")
      value.write(to: &json)
    case .cacheUpdated(let value):
      json.key("cacheUpdated")
      value.write(to: &json)
    case .cacheLogged(let value):
      json.key("cacheLogged")
      value.write(to: &json)
    case .firstFindMoved(let value):
      json.key("firstFindMoved")
      value.write(to: &json)
    case .companionNamed(let value):
      json.key("companionNamed")
      value.write(to: &json)
    case .cacheInTrouble(let value):
      json.key("cacheInTrouble")
      value.write(to: &json)
    case .areaNews(let value):
      json.key("areaNews")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension CachePublished {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CachePublished(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CachePublished") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("CachePublished.cache_id")
      } else if json.isKey("name") {
        name = try json.string("CachePublished.name")
      } else if json.isKey("ownerAccountId", "owner_account_id") {
        ownerAccountID = try json.string("CachePublished.owner_account_id")
      } else if json.isKey("owner") {
        owner = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    if !ownerAccountID.isEmpty {
      json.key("ownerAccountId")
      json.value(ownerAccountID)
    }
    if let owner {
      json.key("owner")
      owner.write(to: &json)
    }
    json.endObject()
  }
}

extension CacheUpdated {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheUpdated(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheUpdated") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("CacheUpdated.cache_id")
      } else if json.isKey("version") {
        version = try json.int64("CacheUpdated.version")
      } else if json.isKey("status") {
        status = try json.enumeration("CacheUpdated.status", CacheStatus.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if status != .unspecified {
      json.key("status")
      json.value(status)
    }
    json.endObject()
  }
}

extension CacheLogged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheLogged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheLogged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("CacheLogged.cache_id")
      } else if json.isKey("logId", "log_id") {
        logID = try json.string("CacheLogged.log_id")
      } else if json.isKey("kind") {
        kind = try json.enumeration("CacheLogged.kind", LogKind.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
    }
    if !logID.isEmpty {
      json.key("logId")
      json.value(logID)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    json.endObject()
  }
}

extension FirstFindMoved {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FirstFindMoved(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FirstFindMoved") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("FirstFindMoved.cache_id")
      } else if json.isKey("logId", "log_id") {
        logID = try json.string("FirstFindMoved.log_id")
      } else if json.isKey("isFirstFind", "is_first_find") {
        isFirstFind = try json.bool("FirstFindMoved.is_first_find")
      } else if json.isKey("points") {
        points = try json.int32("FirstFindMoved.points")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
    }
    if !logID.isEmpty {
      json.key("logId")
      json.value(logID)
    }
    if isFirstFind {
      json.key("isFirstFind")
      json.value(isFirstFind)
    }
    if points != 0 {
      json.key("points")
      json.value(points)
    }
    json.endObject()
  }
}

extension CompanionNamed {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CompanionNamed(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CompanionNamed") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("CompanionNamed.cache_id")
      } else if json.isKey("logId", "log_id") {
        logID = try json.string("CompanionNamed.log_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("CompanionNamed.account_id")
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
    }
    if !logID.isEmpty {
      json.key("logId")
      json.value(logID)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    json.endObject()
  }
}

extension CacheInTrouble {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheInTrouble(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheInTrouble") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("CacheInTrouble.cache_id")
      } else if json.isKey("isDisabled", "is_disabled") {
        isDisabled = try json.bool("CacheInTrouble.is_disabled")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
    }
    if isDisabled {
      json.key("isDisabled")
      json.value(isDisabled)
    }
    json.endObject()
  }
}

extension AreaNews {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AreaNews(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AreaNews") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("areaId", "area_id") {
        areaID = try json.string("AreaNews.area_id")
      } else if json.isKey("cacheCount", "cache_count") {
        cacheCount = try json.int32("AreaNews.cache_count")
      } else if json.isKey("caches") {
        caches = try json.list("AreaNews.caches") { (json: inout JSONReader) throws(DecodingError) in try AreaCache(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !areaID.isEmpty {
      json.key("areaId")
      json.value(areaID)
    }
    if cacheCount != 0 {
      json.key("cacheCount")
      json.value(cacheCount)
    }
    if !caches.isEmpty {
      json.key("caches")
      json.list(caches) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension AreaCache {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AreaCache(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AreaCache") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("AreaCache.cache_id")
      } else if json.isKey("name") {
        name = try json.string("AreaCache.name")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    json.endObject()
  }
}
