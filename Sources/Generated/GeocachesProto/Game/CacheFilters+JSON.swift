// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_filters.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension CacheFilter {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheFilter(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheFilter") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("zoneId", "zone_id") {
        zoneID = try json.string("CacheFilter.zone_id")
      } else if json.isKey("cityId", "city_id") {
        cityID = try json.int64("CacheFilter.city_id")
      } else if json.isKey("difficultyMin", "difficulty_min") {
        difficultyMin = try json.skipNull() ? nil : try json.double("CacheFilter.difficulty_min")
      } else if json.isKey("difficultyMax", "difficulty_max") {
        difficultyMax = try json.skipNull() ? nil : try json.double("CacheFilter.difficulty_max")
      } else if json.isKey("difficultyLevels", "difficulty_levels") {
        difficultyLevels = try json.list("CacheFilter.difficulty_levels") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("CacheFilter.difficulty_levels", DifficultyLevel.self) }
      } else if json.isKey("terrainMin", "terrain_min") {
        terrainMin = try json.skipNull() ? nil : try json.double("CacheFilter.terrain_min")
      } else if json.isKey("terrainMax", "terrain_max") {
        terrainMax = try json.skipNull() ? nil : try json.double("CacheFilter.terrain_max")
      } else if json.isKey("sizes") {
        sizes = try json.list("CacheFilter.sizes") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("CacheFilter.sizes", CacheSize.self) }
      } else if json.isKey("environments") {
        environments = try json.list("CacheFilter.environments") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("CacheFilter.environments", CacheEnvironment.self) }
      } else if json.isKey("kinds") {
        kinds = try json.list("CacheFilter.kinds") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("CacheFilter.kinds", CacheKind.self) }
      } else if json.isKey("statuses") {
        statuses = try json.list("CacheFilter.statuses") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("CacheFilter.statuses", CacheStatus.self) }
      } else if json.isKey("find") {
        find = try json.enumeration("CacheFilter.find", CacheFilter.Find.self)
      } else if json.isKey("friends") {
        friends = try json.enumeration("CacheFilter.friends", CacheFilter.Friends.self)
      } else if json.isKey("text") {
        text = try json.string("CacheFilter.text")
      } else if json.isKey("excludesIgnored", "excludes_ignored") {
        excludesIgnored = try json.bool("CacheFilter.excludes_ignored")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !zoneID.isEmpty {
      json.key("zoneId")
      json.value(zoneID)
    }
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    if let difficultyMin {
      json.key("difficultyMin")
      json.value(difficultyMin)
    }
    if let difficultyMax {
      json.key("difficultyMax")
      json.value(difficultyMax)
    }
    if !difficultyLevels.isEmpty {
      json.key("difficultyLevels")
      json.list(difficultyLevels) { json, element in json.value(element) }
    }
    if let terrainMin {
      json.key("terrainMin")
      json.value(terrainMin)
    }
    if let terrainMax {
      json.key("terrainMax")
      json.value(terrainMax)
    }
    if !sizes.isEmpty {
      json.key("sizes")
      json.list(sizes) { json, element in json.value(element) }
    }
    if !environments.isEmpty {
      json.key("environments")
      json.list(environments) { json, element in json.value(element) }
    }
    if !kinds.isEmpty {
      json.key("kinds")
      json.list(kinds) { json, element in json.value(element) }
    }
    if !statuses.isEmpty {
      json.key("statuses")
      json.list(statuses) { json, element in json.value(element) }
    }
    if find != .unspecified {
      json.key("find")
      json.value(find)
    }
    if friends != .unspecified {
      json.key("friends")
      json.value(friends)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    if excludesIgnored {
      json.key("excludesIgnored")
      json.value(excludesIgnored)
    }
    json.endObject()
  }
}

extension FilterHint {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FilterHint(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FilterHint") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("filter") {
        filter = try json.string("FilterHint.filter")
      } else if json.isKey("cacheCount", "cache_count") {
        cacheCount = try json.int32("FilterHint.cache_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !filter.isEmpty {
      json.key("filter")
      json.value(filter)
    }
    if cacheCount != 0 {
      json.key("cacheCount")
      json.value(cacheCount)
    }
    json.endObject()
  }
}
