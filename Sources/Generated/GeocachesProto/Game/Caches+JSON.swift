// Written by protoc-gen-cairn from cairn/game/geocaches/v1/caches.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension CachePhoto {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CachePhoto(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CachePhoto") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mediaId", "media_id") {
        mediaID = try json.string("CachePhoto.media_id")
      } else if json.isKey("altText", "alt_text") {
        altText = try json.string("CachePhoto.alt_text")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !mediaID.isEmpty {
      json.key("mediaId")
      json.value(mediaID)
    }
    if !altText.isEmpty, !json.redact("altText") {
      json.key("altText")
      json.value(altText)
    }
    json.endObject()
  }
}

extension Waypoint {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Waypoint(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Waypoint") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("kind") {
        kind = try json.enumeration("Waypoint.kind", Waypoint.Kind.self)
      } else if json.isKey("visibility") {
        visibility = try json.enumeration("Waypoint.visibility", Waypoint.Visibility.self)
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("name") {
        name = try json.string("Waypoint.name")
      } else if json.isKey("text") {
        text = try json.string("Waypoint.text")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if visibility != .unspecified {
      json.key("visibility")
      json.value(visibility)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    json.endObject()
  }
}

extension CacheTranslation {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheTranslation(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheTranslation") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("languageCode", "language_code") {
        languageCode = try json.string("CacheTranslation.language_code")
      } else if json.isKey("name") {
        name = try json.string("CacheTranslation.name")
      } else if json.isKey("description") {
        descriptionField = try json.string("CacheTranslation.description")
      } else if json.isKey("hint") {
        hint = try json.string("CacheTranslation.hint")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !languageCode.isEmpty {
      json.key("languageCode")
      json.value(languageCode)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    if !descriptionField.isEmpty, !json.redact("description") {
      json.key("description")
      json.value(descriptionField)
    }
    if !hint.isEmpty, !json.redact("hint") {
      json.key("hint")
      json.value(hint)
    }
    json.endObject()
  }
}

extension CacheContent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheContent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheContent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("kind") {
        kind = try json.enumeration("CacheContent.kind", CacheKind.self)
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("name") {
        name = try json.string("CacheContent.name")
      } else if json.isKey("description") {
        descriptionField = try json.string("CacheContent.description")
      } else if json.isKey("hint") {
        hint = try json.string("CacheContent.hint")
      } else if json.isKey("languageCode", "language_code") {
        languageCode = try json.string("CacheContent.language_code")
      } else if json.isKey("translations") {
        translations = try json.list("CacheContent.translations") { (json: inout JSONReader) throws(DecodingError) in try CacheTranslation(reading: &json) }
      } else if json.isKey("difficulty") {
        difficulty = try json.double("CacheContent.difficulty")
      } else if json.isKey("terrain") {
        terrain = try json.double("CacheContent.terrain")
      } else if json.isKey("size") {
        size = try json.enumeration("CacheContent.size", CacheSize.self)
      } else if json.isKey("environment") {
        environment = try json.enumeration("CacheContent.environment", CacheEnvironment.self)
      } else if json.isKey("attributes") {
        attributes = try json.list("CacheContent.attributes") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("CacheContent.attributes", CacheAttribute.self) }
      } else if json.isKey("photos") {
        photos = try json.list("CacheContent.photos") { (json: inout JSONReader) throws(DecodingError) in try CachePhoto(reading: &json) }
      } else if json.isKey("waypoints") {
        waypoints = try json.list("CacheContent.waypoints") { (json: inout JSONReader) throws(DecodingError) in try Waypoint(reading: &json) }
      } else if json.isKey("finalPosition", "final_position") {
        finalPosition = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("solution") {
        solution = try json.string("CacheContent.solution")
      } else if json.isKey("proof") {
        proof = try json.enumeration("CacheContent.proof", FindProof.self)
      } else if json.isKey("proofCode", "proof_code") {
        proofCode = try json.string("CacheContent.proof_code")
      } else if json.isKey("eventStartTime", "event_start_time") {
        eventStartTime = try json.moment("CacheContent.event_start_time")
      } else if json.isKey("eventEndTime", "event_end_time") {
        eventEndTime = try json.moment("CacheContent.event_end_time")
      } else if json.isKey("eventTimeZone", "event_time_zone") {
        eventTimeZone = try json.string("CacheContent.event_time_zone")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    if !descriptionField.isEmpty, !json.redact("description") {
      json.key("description")
      json.value(descriptionField)
    }
    if !hint.isEmpty, !json.redact("hint") {
      json.key("hint")
      json.value(hint)
    }
    if !languageCode.isEmpty {
      json.key("languageCode")
      json.value(languageCode)
    }
    if !translations.isEmpty {
      json.key("translations")
      json.list(translations) { json, element in element.write(to: &json) }
    }
    if difficulty != 0 {
      json.key("difficulty")
      json.value(difficulty)
    }
    if terrain != 0 {
      json.key("terrain")
      json.value(terrain)
    }
    if size != .unspecified {
      json.key("size")
      json.value(size)
    }
    if environment != .unspecified {
      json.key("environment")
      json.value(environment)
    }
    if !attributes.isEmpty {
      json.key("attributes")
      json.list(attributes) { json, element in json.value(element) }
    }
    if !photos.isEmpty {
      json.key("photos")
      json.list(photos) { json, element in element.write(to: &json) }
    }
    if !waypoints.isEmpty {
      json.key("waypoints")
      json.list(waypoints) { json, element in element.write(to: &json) }
    }
    if let finalPosition, !json.redact("finalPosition") {
      json.key("finalPosition")
      finalPosition.write(to: &json)
    }
    if !solution.isEmpty, !json.redact("solution") {
      json.key("solution")
      json.value(solution)
    }
    if proof != .unspecified {
      json.key("proof")
      json.value(proof)
    }
    if !proofCode.isEmpty, !json.redact("proofCode") {
      json.key("proofCode")
      json.value(proofCode)
    }
    if let eventStartTime {
      json.key("eventStartTime")
      json.value(eventStartTime)
    }
    if let eventEndTime {
      json.key("eventEndTime")
      json.value(eventEndTime)
    }
    if !eventTimeZone.isEmpty {
      json.key("eventTimeZone")
      json.value(eventTimeZone)
    }
    json.endObject()
  }
}

extension CacheSummary {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheSummary(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheSummary") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("CacheSummary.cache_id")
      } else if json.isKey("code") {
        code = try json.string("CacheSummary.code")
      } else if json.isKey("name") {
        name = try json.string("CacheSummary.name")
      } else if json.isKey("kind") {
        kind = try json.enumeration("CacheSummary.kind", CacheKind.self)
      } else if json.isKey("status") {
        status = try json.enumeration("CacheSummary.status", CacheStatus.self)
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("difficulty") {
        difficulty = try json.double("CacheSummary.difficulty")
      } else if json.isKey("terrain") {
        terrain = try json.double("CacheSummary.terrain")
      } else if json.isKey("size") {
        size = try json.enumeration("CacheSummary.size", CacheSize.self)
      } else if json.isKey("environment") {
        environment = try json.enumeration("CacheSummary.environment", CacheEnvironment.self)
      } else if json.isKey("zoneId", "zone_id") {
        zoneID = try json.string("CacheSummary.zone_id")
      } else if json.isKey("findCount", "find_count") {
        findCount = try json.int64("CacheSummary.find_count")
      } else if json.isKey("recommendationCount", "recommendation_count") {
        recommendationCount = try json.int64("CacheSummary.recommendation_count")
      } else if json.isKey("isFound", "is_found") {
        isFound = try json.bool("CacheSummary.is_found")
      } else if json.isKey("isOwn", "is_own") {
        isOwn = try json.bool("CacheSummary.is_own")
      } else if json.isKey("needsMaintenance", "needs_maintenance") {
        needsMaintenance = try json.bool("CacheSummary.needs_maintenance")
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.skipNull() ? nil : try json.double("CacheSummary.distance_m")
      } else if json.isKey("publishTime", "publish_time") {
        publishTime = try json.moment("CacheSummary.publish_time")
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
    if !code.isEmpty {
      json.key("code")
      json.value(code)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if status != .unspecified {
      json.key("status")
      json.value(status)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if difficulty != 0 {
      json.key("difficulty")
      json.value(difficulty)
    }
    if terrain != 0 {
      json.key("terrain")
      json.value(terrain)
    }
    if size != .unspecified {
      json.key("size")
      json.value(size)
    }
    if environment != .unspecified {
      json.key("environment")
      json.value(environment)
    }
    if !zoneID.isEmpty {
      json.key("zoneId")
      json.value(zoneID)
    }
    if findCount != 0 {
      json.key("findCount")
      json.value(findCount)
    }
    if recommendationCount != 0 {
      json.key("recommendationCount")
      json.value(recommendationCount)
    }
    if isFound {
      json.key("isFound")
      json.value(isFound)
    }
    if isOwn {
      json.key("isOwn")
      json.value(isOwn)
    }
    if needsMaintenance {
      json.key("needsMaintenance")
      json.value(needsMaintenance)
    }
    if let distanceM {
      json.key("distanceM")
      json.value(distanceM)
    }
    if let publishTime {
      json.key("publishTime")
      json.value(publishTime)
    }
    json.endObject()
  }
}

extension CacheHealth {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheHealth(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheHealth") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("foundVisits", "found_visits") {
        foundVisits = try json.list("CacheHealth.found_visits") { (json: inout JSONReader) throws(DecodingError) in try json.bool("CacheHealth.found_visits") }
      } else if json.isKey("didNotFindCount", "did_not_find_count") {
        didNotFindCount = try json.int32("CacheHealth.did_not_find_count")
      } else if json.isKey("lastFindTime", "last_find_time") {
        lastFindTime = try json.moment("CacheHealth.last_find_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !foundVisits.isEmpty {
      json.key("foundVisits")
      json.list(foundVisits) { json, element in json.value(element) }
    }
    if didNotFindCount != 0 {
      json.key("didNotFindCount")
      json.value(didNotFindCount)
    }
    if let lastFindTime {
      json.key("lastFindTime")
      json.value(lastFindTime)
    }
    json.endObject()
  }
}

extension CacheSponsor {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheSponsor(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheSponsor") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("name") {
        name = try json.string("CacheSponsor.name")
      } else if json.isKey("offer") {
        offer = try json.string("CacheSponsor.offer")
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
    if !offer.isEmpty {
      json.key("offer")
      json.value(offer)
    }
    json.endObject()
  }
}

extension Cache {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Cache(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Cache") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("summary") {
        summary = try json.skipNull() ? nil : try CacheSummary(reading: &json)
      } else if json.isKey("owner") {
        owner = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else if json.isKey("content") {
        content = try json.skipNull() ? nil : try CacheContent(reading: &json)
      } else if json.isKey("hasHint", "has_hint") {
        hasHint = try json.bool("Cache.has_hint")
      } else if json.isKey("hintViewCount", "hint_view_count") {
        hintViewCount = try json.int64("Cache.hint_view_count")
      } else if json.isKey("hasHiddenFinal", "has_hidden_final") {
        hasHiddenFinal = try json.bool("Cache.has_hidden_final")
      } else if json.isKey("isSolved", "is_solved") {
        isSolved = try json.bool("Cache.is_solved")
      } else if json.isKey("cityId", "city_id") {
        cityID = try json.int64("Cache.city_id")
      } else if json.isKey("didNotFindCount", "did_not_find_count") {
        didNotFindCount = try json.int64("Cache.did_not_find_count")
      } else if json.isKey("noteCount", "note_count") {
        noteCount = try json.int64("Cache.note_count")
      } else if json.isKey("health") {
        health = try json.skipNull() ? nil : try CacheHealth(reading: &json)
      } else if json.isKey("findLogId", "find_log_id") {
        findLogID = try json.string("Cache.find_log_id")
      } else if json.isKey("positionAccuracyM", "position_accuracy_m") {
        positionAccuracyM = try json.double("Cache.position_accuracy_m")
      } else if json.isKey("version") {
        version = try json.int64("Cache.version")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Cache.create_time")
      } else if json.isKey("updateTime", "update_time") {
        updateTime = try json.moment("Cache.update_time")
      } else if json.isKey("archiveTime", "archive_time") {
        archiveTime = try json.moment("Cache.archive_time")
      } else if json.isKey("isGenerated", "is_generated") {
        isGenerated = try json.bool("Cache.is_generated")
      } else if json.isKey("source") {
        source = try json.string("Cache.source")
      } else if json.isKey("sourceCode", "source_code") {
        sourceCode = try json.string("Cache.source_code")
      } else if json.isKey("isWatched", "is_watched") {
        isWatched = try json.bool("Cache.is_watched")
      } else if json.isKey("points") {
        points = try json.int32("Cache.points")
      } else if json.isKey("isIgnored", "is_ignored") {
        isIgnored = try json.bool("Cache.is_ignored")
      } else if json.isKey("isRecommended", "is_recommended") {
        isRecommended = try json.bool("Cache.is_recommended")
      } else if json.isKey("personalNote", "personal_note") {
        personalNote = try json.string("Cache.personal_note")
      } else if json.isKey("personalNoteVersion", "personal_note_version") {
        personalNoteVersion = try json.int64("Cache.personal_note_version")
      } else if json.isKey("sponsor") {
        sponsor = try json.skipNull() ? nil : try CacheSponsor(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let summary {
      json.key("summary")
      summary.write(to: &json)
    }
    if let owner {
      json.key("owner")
      owner.write(to: &json)
    }
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    if hasHint {
      json.key("hasHint")
      json.value(hasHint)
    }
    if hintViewCount != 0 {
      json.key("hintViewCount")
      json.value(hintViewCount)
    }
    if hasHiddenFinal {
      json.key("hasHiddenFinal")
      json.value(hasHiddenFinal)
    }
    if isSolved {
      json.key("isSolved")
      json.value(isSolved)
    }
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    if didNotFindCount != 0 {
      json.key("didNotFindCount")
      json.value(didNotFindCount)
    }
    if noteCount != 0 {
      json.key("noteCount")
      json.value(noteCount)
    }
    if let health {
      json.key("health")
      health.write(to: &json)
    }
    if !findLogID.isEmpty {
      json.key("findLogId")
      json.value(findLogID)
    }
    if positionAccuracyM != 0 {
      json.key("positionAccuracyM")
      json.value(positionAccuracyM)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let updateTime {
      json.key("updateTime")
      json.value(updateTime)
    }
    if let archiveTime {
      json.key("archiveTime")
      json.value(archiveTime)
    }
    if isGenerated {
      json.key("isGenerated")
      json.value(isGenerated)
    }
    if !source.isEmpty {
      json.key("source")
      json.value(source)
    }
    if !sourceCode.isEmpty {
      json.key("sourceCode")
      json.value(sourceCode)
    }
    if isWatched {
      json.key("isWatched")
      json.value(isWatched)
    }
    if points != 0 {
      json.key("points")
      json.value(points)
    }
    if isIgnored {
      json.key("isIgnored")
      json.value(isIgnored)
    }
    if isRecommended {
      json.key("isRecommended")
      json.value(isRecommended)
    }
    if !personalNote.isEmpty, !json.redact("personalNote") {
      json.key("personalNote")
      json.value(personalNote)
    }
    if personalNoteVersion != 0 {
      json.key("personalNoteVersion")
      json.value(personalNoteVersion)
    }
    if let sponsor {
      json.key("sponsor")
      sponsor.write(to: &json)
    }
    json.endObject()
  }
}

extension GetCacheRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetCacheRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetCacheRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("GetCacheRequest.cache_id")
      } else if json.isKey("code") {
        code = try json.string("GetCacheRequest.code")
      } else if json.isKey("at") {
        at = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("showsHint", "shows_hint") {
        showsHint = try json.bool("GetCacheRequest.shows_hint")
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
    if !code.isEmpty {
      json.key("code")
      json.value(code)
    }
    if let at, !json.redact("at") {
      json.key("at")
      at.write(to: &json)
    }
    if showsHint {
      json.key("showsHint")
      json.value(showsHint)
    }
    json.endObject()
  }
}

extension GetCacheResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetCacheResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetCacheResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cache") {
        cache = try json.skipNull() ? nil : try Cache(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let cache {
      json.key("cache")
      cache.write(to: &json)
    }
    json.endObject()
  }
}

extension PositionFix {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PositionFix(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PositionFix") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("accuracyM", "accuracy_m") {
        accuracyM = try json.double("PositionFix.accuracy_m")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if accuracyM != 0 {
      json.key("accuracyM")
      json.value(accuracyM)
    }
    json.endObject()
  }
}

extension CreateCacheRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateCacheRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateCacheRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("content") {
        content = try json.skipNull() ? nil : try CacheContent(reading: &json)
      } else if json.isKey("fixes") {
        fixes = try json.list("CreateCacheRequest.fixes") { (json: inout JSONReader) throws(DecodingError) in try PositionFix(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    if !fixes.isEmpty {
      json.key("fixes")
      json.list(fixes) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension CreateCacheResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateCacheResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateCacheResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("CreateCacheResponse.cache_id")
      } else if json.isKey("code") {
        code = try json.string("CreateCacheResponse.code")
      } else if json.isKey("version") {
        version = try json.int64("CreateCacheResponse.version")
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
    if !code.isEmpty {
      json.key("code")
      json.value(code)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension UpdateCacheRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpdateCacheRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpdateCacheRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("UpdateCacheRequest.cache_id")
      } else if json.isKey("version") {
        version = try json.int64("UpdateCacheRequest.version")
      } else if json.isKey("content") {
        content = try json.skipNull() ? nil : try CacheContent(reading: &json)
      } else if json.isKey("fixes") {
        fixes = try json.list("UpdateCacheRequest.fixes") { (json: inout JSONReader) throws(DecodingError) in try PositionFix(reading: &json) }
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
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    if !fixes.isEmpty {
      json.key("fixes")
      json.list(fixes) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension UpdateCacheResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpdateCacheResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpdateCacheResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int64("UpdateCacheResponse.version")
      } else if json.isKey("warnings") {
        warnings = try json.list("UpdateCacheResponse.warnings") { (json: inout JSONReader) throws(DecodingError) in try CacheWarning(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if !warnings.isEmpty {
      json.key("warnings")
      json.list(warnings) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension PublishCacheRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PublishCacheRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PublishCacheRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("PublishCacheRequest.cache_id")
      } else if json.isKey("version") {
        version = try json.int64("PublishCacheRequest.version")
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
    json.endObject()
  }
}

extension CacheWarning {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheWarning(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheWarning") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("kind") {
        kind = try json.enumeration("CacheWarning.kind", CacheWarning.Kind.self)
      } else if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("CacheWarning.cache_id")
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.double("CacheWarning.distance_m")
      } else if json.isKey("areaName", "area_name") {
        areaName = try json.string("CacheWarning.area_name")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
    }
    if distanceM != 0 {
      json.key("distanceM")
      json.value(distanceM)
    }
    if !areaName.isEmpty {
      json.key("areaName")
      json.value(areaName)
    }
    json.endObject()
  }
}

extension PublishCacheResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PublishCacheResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PublishCacheResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int64("PublishCacheResponse.version")
      } else if json.isKey("warnings") {
        warnings = try json.list("PublishCacheResponse.warnings") { (json: inout JSONReader) throws(DecodingError) in try CacheWarning(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if !warnings.isEmpty {
      json.key("warnings")
      json.list(warnings) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension SetCacheAvailableRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetCacheAvailableRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetCacheAvailableRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("SetCacheAvailableRequest.cache_id")
      } else if json.isKey("isAvailable", "is_available") {
        isAvailable = try json.bool("SetCacheAvailableRequest.is_available")
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
    if isAvailable {
      json.key("isAvailable")
      json.value(isAvailable)
    }
    json.endObject()
  }
}

extension SetCacheAvailableResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetCacheAvailableResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetCacheAvailableResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int64("SetCacheAvailableResponse.version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension ArchiveCacheRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ArchiveCacheRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ArchiveCacheRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("ArchiveCacheRequest.cache_id")
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
    json.endObject()
  }
}

extension ArchiveCacheResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ArchiveCacheResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ArchiveCacheResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("isArchived", "is_archived") {
        isArchived = try json.bool("ArchiveCacheResponse.is_archived")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if isArchived {
      json.key("isArchived")
      json.value(isArchived)
    }
    json.endObject()
  }
}

extension ListMyCachesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyCachesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyCachesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("statuses") {
        statuses = try json.list("ListMyCachesRequest.statuses") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("ListMyCachesRequest.statuses", CacheStatus.self) }
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListMyCachesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListMyCachesRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !statuses.isEmpty {
      json.key("statuses")
      json.list(statuses) { json, element in json.value(element) }
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

extension ListMyCachesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyCachesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyCachesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("caches") {
        caches = try json.list("ListMyCachesResponse.caches") { (json: inout JSONReader) throws(DecodingError) in try CacheSummary(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListMyCachesResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !caches.isEmpty {
      json.key("caches")
      json.list(caches) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension CheckSolutionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckSolutionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckSolutionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("CheckSolutionRequest.cache_id")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("solution") {
        solution = try json.string("CheckSolutionRequest.solution")
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
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if !solution.isEmpty, !json.redact("solution") {
      json.key("solution")
      json.value(solution)
    }
    json.endObject()
  }
}

extension CheckSolutionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckSolutionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckSolutionResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("isSolved", "is_solved") {
        isSolved = try json.bool("CheckSolutionResponse.is_solved")
      } else if json.isKey("finalPosition", "final_position") {
        finalPosition = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("remainingTries", "remaining_tries") {
        remainingTries = try json.int32("CheckSolutionResponse.remaining_tries")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if isSolved {
      json.key("isSolved")
      json.value(isSolved)
    }
    if let finalPosition, !json.redact("finalPosition") {
      json.key("finalPosition")
      finalPosition.write(to: &json)
    }
    if remainingTries != 0 {
      json.key("remainingTries")
      json.value(remainingTries)
    }
    json.endObject()
  }
}
