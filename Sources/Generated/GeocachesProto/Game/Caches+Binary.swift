// Written by protoc-gen-cairn from cairn/game/geocaches/v1/caches.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension CachePhoto {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_photo__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CachePhoto.self) {
      (c) throws(DecodingError) in try CachePhoto(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CachePhoto>) throws(DecodingError) {
    mediaID = try Binary.string(c.pointee.media_id_, "CachePhoto.media_id")
    altText = try Binary.string(c.pointee.alt_text_, "CachePhoto.alt_text")
  }

  func write(to binary: inout BinaryWriter) {
    if !mediaID.isEmpty {
      binary.field(1, mediaID)
    }
    if !altText.isEmpty {
      binary.field(2, altText)
    }
  }
}

extension Waypoint {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__waypoint__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__Waypoint.self) {
      (c) throws(DecodingError) in try Waypoint(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__Waypoint>) throws(DecodingError) {
    kind = Waypoint.Kind(rawValue: c.pointee.kind_)
    visibility = Waypoint.Visibility(rawValue: c.pointee.visibility_)
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    name = try Binary.string(c.pointee.name_, "Waypoint.name")
    text = try Binary.string(c.pointee.text_, "Waypoint.text")
  }

  func write(to binary: inout BinaryWriter) {
    if kind != .unspecified {
      binary.field(1, kind)
    }
    if visibility != .unspecified {
      binary.field(2, visibility)
    }
    if let position {
      let start = binary.begin(3)
      position.write(to: &binary)
      binary.end(start)
    }
    if !name.isEmpty {
      binary.field(4, name)
    }
    if !text.isEmpty {
      binary.field(5, text)
    }
  }
}

extension CacheTranslation {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_translation__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheTranslation.self) {
      (c) throws(DecodingError) in try CacheTranslation(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheTranslation>) throws(DecodingError) {
    languageCode = try Binary.string(c.pointee.language_code_, "CacheTranslation.language_code")
    name = try Binary.string(c.pointee.name_, "CacheTranslation.name")
    descriptionField = try Binary.string(c.pointee.description_, "CacheTranslation.description")
    hint = try Binary.string(c.pointee.hint_, "CacheTranslation.hint")
  }

  func write(to binary: inout BinaryWriter) {
    if !languageCode.isEmpty {
      binary.field(1, languageCode)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
    if !descriptionField.isEmpty {
      binary.field(3, descriptionField)
    }
    if !hint.isEmpty {
      binary.field(4, hint)
    }
  }
}

extension CacheContent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_content__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheContent.self) {
      (c) throws(DecodingError) in try CacheContent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheContent>) throws(DecodingError) {
    kind = CacheKind(rawValue: c.pointee.kind_)
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    name = try Binary.string(c.pointee.name_, "CacheContent.name")
    descriptionField = try Binary.string(c.pointee.description_, "CacheContent.description")
    hint = try Binary.string(c.pointee.hint_, "CacheContent.hint")
    languageCode = try Binary.string(c.pointee.language_code_, "CacheContent.language_code")
    translations = try Binary.list(c.pointee.n_translations_, c.pointee.translations_, messages: { (value) throws(DecodingError) in try CacheTranslation(c: value) })
    difficulty = c.pointee.difficulty_
    terrain = c.pointee.terrain_
    size = CacheSize(rawValue: c.pointee.size_)
    environment = CacheEnvironment(rawValue: c.pointee.environment_)
    attributes = try Binary.list(c.pointee.n_attributes_, c.pointee.attributes_, { (value) throws(DecodingError) in CacheAttribute(rawValue: value) })
    photos = try Binary.list(c.pointee.n_photos_, c.pointee.photos_, messages: { (value) throws(DecodingError) in try CachePhoto(c: value) })
    waypoints = try Binary.list(c.pointee.n_waypoints_, c.pointee.waypoints_, messages: { (value) throws(DecodingError) in try Waypoint(c: value) })
    if let field = c.pointee.final_position_ { finalPosition = try CairnProto.LatLng(c: field) }
    solution = try Binary.string(c.pointee.solution_, "CacheContent.solution")
    proof = FindProof(rawValue: c.pointee.proof_)
    proofCode = try Binary.string(c.pointee.proof_code_, "CacheContent.proof_code")
    eventStartTime = try moment(c.pointee.event_start_time_, "CacheContent.event_start_time")
    eventEndTime = try moment(c.pointee.event_end_time_, "CacheContent.event_end_time")
    eventTimeZone = try Binary.string(c.pointee.event_time_zone_, "CacheContent.event_time_zone")
  }

  func write(to binary: inout BinaryWriter) {
    if kind != .unspecified {
      binary.field(1, kind)
    }
    if let position {
      let start = binary.begin(2)
      position.write(to: &binary)
      binary.end(start)
    }
    if !name.isEmpty {
      binary.field(3, name)
    }
    if !descriptionField.isEmpty {
      binary.field(4, descriptionField)
    }
    if !hint.isEmpty {
      binary.field(5, hint)
    }
    if !languageCode.isEmpty {
      binary.field(6, languageCode)
    }
    if !translations.isEmpty {
      for element in translations {
        let start = binary.begin(7)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if difficulty != 0 {
      binary.field(8, difficulty)
    }
    if terrain != 0 {
      binary.field(9, terrain)
    }
    if size != .unspecified {
      binary.field(10, size)
    }
    if environment != .unspecified {
      binary.field(11, environment)
    }
    if !attributes.isEmpty {
      let start = binary.begin(12)
      for element in attributes { binary.element(element) }
      binary.end(start)
    }
    if !photos.isEmpty {
      for element in photos {
        let start = binary.begin(13)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !waypoints.isEmpty {
      for element in waypoints {
        let start = binary.begin(14)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let finalPosition {
      let start = binary.begin(15)
      finalPosition.write(to: &binary)
      binary.end(start)
    }
    if !solution.isEmpty {
      binary.field(16, solution)
    }
    if proof != .unspecified {
      binary.field(17, proof)
    }
    if !proofCode.isEmpty {
      binary.field(18, proofCode)
    }
    if let eventStartTime {
      binary.field(19, eventStartTime)
    }
    if let eventEndTime {
      binary.field(20, eventEndTime)
    }
    if !eventTimeZone.isEmpty {
      binary.field(21, eventTimeZone)
    }
  }
}

extension CacheSummary {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_summary__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheSummary.self) {
      (c) throws(DecodingError) in try CacheSummary(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheSummary>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "CacheSummary.cache_id")
    code = try Binary.string(c.pointee.code_, "CacheSummary.code")
    name = try Binary.string(c.pointee.name_, "CacheSummary.name")
    kind = CacheKind(rawValue: c.pointee.kind_)
    status = CacheStatus(rawValue: c.pointee.status_)
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    difficulty = c.pointee.difficulty_
    terrain = c.pointee.terrain_
    size = CacheSize(rawValue: c.pointee.size_)
    environment = CacheEnvironment(rawValue: c.pointee.environment_)
    zoneID = try Binary.string(c.pointee.zone_id_, "CacheSummary.zone_id")
    findCount = c.pointee.find_count_
    recommendationCount = c.pointee.recommendation_count_
    isFound = c.pointee.is_found_ != 0
    isOwn = c.pointee.is_own_ != 0
    needsMaintenance = c.pointee.needs_maintenance_ != 0
    if c.pointee._distance_m_case.rawValue == 17 { distanceM = c.pointee.distance_m_ }
    publishTime = try moment(c.pointee.publish_time_, "CacheSummary.publish_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if !code.isEmpty {
      binary.field(2, code)
    }
    if !name.isEmpty {
      binary.field(3, name)
    }
    if kind != .unspecified {
      binary.field(4, kind)
    }
    if status != .unspecified {
      binary.field(5, status)
    }
    if let position {
      let start = binary.begin(6)
      position.write(to: &binary)
      binary.end(start)
    }
    if difficulty != 0 {
      binary.field(7, difficulty)
    }
    if terrain != 0 {
      binary.field(8, terrain)
    }
    if size != .unspecified {
      binary.field(9, size)
    }
    if environment != .unspecified {
      binary.field(10, environment)
    }
    if !zoneID.isEmpty {
      binary.field(11, zoneID)
    }
    if findCount != 0 {
      binary.field(12, findCount)
    }
    if recommendationCount != 0 {
      binary.field(13, recommendationCount)
    }
    if isFound {
      binary.field(14, isFound)
    }
    if isOwn {
      binary.field(15, isOwn)
    }
    if needsMaintenance {
      binary.field(16, needsMaintenance)
    }
    if let distanceM {
      binary.field(17, distanceM)
    }
    if let publishTime {
      binary.field(18, publishTime)
    }
  }
}

extension CacheHealth {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_health__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheHealth.self) {
      (c) throws(DecodingError) in try CacheHealth(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheHealth>) throws(DecodingError) {
    foundVisits = try Binary.list(c.pointee.n_found_visits_, c.pointee.found_visits_, { (value) throws(DecodingError) in value != 0 })
    didNotFindCount = c.pointee.did_not_find_count_
    lastFindTime = try moment(c.pointee.last_find_time_, "CacheHealth.last_find_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !foundVisits.isEmpty {
      let start = binary.begin(1)
      for element in foundVisits { binary.element(element) }
      binary.end(start)
    }
    if didNotFindCount != 0 {
      binary.field(2, didNotFindCount)
    }
    if let lastFindTime {
      binary.field(3, lastFindTime)
    }
  }
}

extension CacheSponsor {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_sponsor__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheSponsor.self) {
      (c) throws(DecodingError) in try CacheSponsor(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheSponsor>) throws(DecodingError) {
    name = try Binary.string(c.pointee.name_, "CacheSponsor.name")
    offer = try Binary.string(c.pointee.offer_, "CacheSponsor.offer")
  }

  func write(to binary: inout BinaryWriter) {
    if !name.isEmpty {
      binary.field(1, name)
    }
    if !offer.isEmpty {
      binary.field(2, offer)
    }
  }
}

extension Cache {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__Cache.self) {
      (c) throws(DecodingError) in try Cache(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__Cache>) throws(DecodingError) {
    if let field = c.pointee.summary_ { summary = try CacheSummary(c: field) }
    if let field = c.pointee.owner_ { owner = try CairnProto.Person(c: field) }
    if let field = c.pointee.content_ { content = try CacheContent(c: field) }
    hasHint = c.pointee.has_hint_ != 0
    hintViewCount = c.pointee.hint_view_count_
    hasHiddenFinal = c.pointee.has_hidden_final_ != 0
    isSolved = c.pointee.is_solved_ != 0
    cityID = c.pointee.city_id_
    didNotFindCount = c.pointee.did_not_find_count_
    noteCount = c.pointee.note_count_
    if let field = c.pointee.health_ { health = try CacheHealth(c: field) }
    findLogID = try Binary.string(c.pointee.find_log_id_, "Cache.find_log_id")
    positionAccuracyM = c.pointee.position_accuracy_m_
    version = c.pointee.version_
    createTime = try moment(c.pointee.create_time_, "Cache.create_time")
    updateTime = try moment(c.pointee.update_time_, "Cache.update_time")
    archiveTime = try moment(c.pointee.archive_time_, "Cache.archive_time")
    isGenerated = c.pointee.is_generated_ != 0
    source = try Binary.string(c.pointee.source_, "Cache.source")
    sourceCode = try Binary.string(c.pointee.source_code_, "Cache.source_code")
    isWatched = c.pointee.is_watched_ != 0
    points = c.pointee.points_
    isIgnored = c.pointee.is_ignored_ != 0
    isRecommended = c.pointee.is_recommended_ != 0
    personalNote = try Binary.string(c.pointee.personal_note_, "Cache.personal_note")
    personalNoteVersion = c.pointee.personal_note_version_
    if let field = c.pointee.sponsor_ { sponsor = try CacheSponsor(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let summary {
      let start = binary.begin(1)
      summary.write(to: &binary)
      binary.end(start)
    }
    if let owner {
      let start = binary.begin(2)
      owner.write(to: &binary)
      binary.end(start)
    }
    if let content {
      let start = binary.begin(3)
      content.write(to: &binary)
      binary.end(start)
    }
    if hasHint {
      binary.field(4, hasHint)
    }
    if hintViewCount != 0 {
      binary.field(5, hintViewCount)
    }
    if hasHiddenFinal {
      binary.field(6, hasHiddenFinal)
    }
    if isSolved {
      binary.field(7, isSolved)
    }
    if cityID != 0 {
      binary.field(8, cityID)
    }
    if didNotFindCount != 0 {
      binary.field(9, didNotFindCount)
    }
    if noteCount != 0 {
      binary.field(10, noteCount)
    }
    if let health {
      let start = binary.begin(11)
      health.write(to: &binary)
      binary.end(start)
    }
    if !findLogID.isEmpty {
      binary.field(12, findLogID)
    }
    if positionAccuracyM != 0 {
      binary.field(13, positionAccuracyM)
    }
    if version != 0 {
      binary.field(14, version)
    }
    if let createTime {
      binary.field(15, createTime)
    }
    if let updateTime {
      binary.field(16, updateTime)
    }
    if let archiveTime {
      binary.field(17, archiveTime)
    }
    if isGenerated {
      binary.field(18, isGenerated)
    }
    if !source.isEmpty {
      binary.field(19, source)
    }
    if !sourceCode.isEmpty {
      binary.field(20, sourceCode)
    }
    if isWatched {
      binary.field(21, isWatched)
    }
    if points != 0 {
      binary.field(22, points)
    }
    if isIgnored {
      binary.field(23, isIgnored)
    }
    if isRecommended {
      binary.field(24, isRecommended)
    }
    if !personalNote.isEmpty {
      binary.field(25, personalNote)
    }
    if personalNoteVersion != 0 {
      binary.field(26, personalNoteVersion)
    }
    if let sponsor {
      let start = binary.begin(27)
      sponsor.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetCacheRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__get_cache_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GetCacheRequest.self) {
      (c) throws(DecodingError) in try GetCacheRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GetCacheRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "GetCacheRequest.cache_id")
    code = try Binary.string(c.pointee.code_, "GetCacheRequest.code")
    if let field = c.pointee.at_ { at = try CairnProto.LatLng(c: field) }
    showsHint = c.pointee.shows_hint_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if !code.isEmpty {
      binary.field(2, code)
    }
    if let at {
      let start = binary.begin(3)
      at.write(to: &binary)
      binary.end(start)
    }
    if showsHint {
      binary.field(4, showsHint)
    }
  }
}

extension GetCacheResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__get_cache_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GetCacheResponse.self) {
      (c) throws(DecodingError) in try GetCacheResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GetCacheResponse>) throws(DecodingError) {
    if let field = c.pointee.cache_ { cache = try Cache(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let cache {
      let start = binary.begin(1)
      cache.write(to: &binary)
      binary.end(start)
    }
  }
}

extension PositionFix {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__position_fix__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__PositionFix.self) {
      (c) throws(DecodingError) in try PositionFix(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__PositionFix>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    accuracyM = c.pointee.accuracy_m_
  }

  func write(to binary: inout BinaryWriter) {
    if let position {
      let start = binary.begin(1)
      position.write(to: &binary)
      binary.end(start)
    }
    if accuracyM != 0 {
      binary.field(2, accuracyM)
    }
  }
}

extension CreateCacheRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__create_cache_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CreateCacheRequest.self) {
      (c) throws(DecodingError) in try CreateCacheRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CreateCacheRequest>) throws(DecodingError) {
    if let field = c.pointee.content_ { content = try CacheContent(c: field) }
    fixes = try Binary.list(c.pointee.n_fixes_, c.pointee.fixes_, messages: { (value) throws(DecodingError) in try PositionFix(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let content {
      let start = binary.begin(1)
      content.write(to: &binary)
      binary.end(start)
    }
    if !fixes.isEmpty {
      for element in fixes {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension CreateCacheResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__create_cache_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CreateCacheResponse.self) {
      (c) throws(DecodingError) in try CreateCacheResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CreateCacheResponse>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "CreateCacheResponse.cache_id")
    code = try Binary.string(c.pointee.code_, "CreateCacheResponse.code")
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if !code.isEmpty {
      binary.field(2, code)
    }
    if version != 0 {
      binary.field(3, version)
    }
  }
}

extension UpdateCacheRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__update_cache_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__UpdateCacheRequest.self) {
      (c) throws(DecodingError) in try UpdateCacheRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__UpdateCacheRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "UpdateCacheRequest.cache_id")
    version = c.pointee.version_
    if let field = c.pointee.content_ { content = try CacheContent(c: field) }
    fixes = try Binary.list(c.pointee.n_fixes_, c.pointee.fixes_, messages: { (value) throws(DecodingError) in try PositionFix(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if version != 0 {
      binary.field(2, version)
    }
    if let content {
      let start = binary.begin(3)
      content.write(to: &binary)
      binary.end(start)
    }
    if !fixes.isEmpty {
      for element in fixes {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension UpdateCacheResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__update_cache_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__UpdateCacheResponse.self) {
      (c) throws(DecodingError) in try UpdateCacheResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__UpdateCacheResponse>) throws(DecodingError) {
    version = c.pointee.version_
    warnings = try Binary.list(c.pointee.n_warnings_, c.pointee.warnings_, messages: { (value) throws(DecodingError) in try CacheWarning(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
    if !warnings.isEmpty {
      for element in warnings {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension PublishCacheRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__publish_cache_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__PublishCacheRequest.self) {
      (c) throws(DecodingError) in try PublishCacheRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__PublishCacheRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "PublishCacheRequest.cache_id")
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if version != 0 {
      binary.field(2, version)
    }
  }
}

extension CacheWarning {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_warning__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheWarning.self) {
      (c) throws(DecodingError) in try CacheWarning(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheWarning>) throws(DecodingError) {
    kind = CacheWarning.Kind(rawValue: c.pointee.kind_)
    cacheID = try Binary.string(c.pointee.cache_id_, "CacheWarning.cache_id")
    distanceM = c.pointee.distance_m_
    areaName = try Binary.string(c.pointee.area_name_, "CacheWarning.area_name")
  }

  func write(to binary: inout BinaryWriter) {
    if kind != .unspecified {
      binary.field(1, kind)
    }
    if !cacheID.isEmpty {
      binary.field(2, cacheID)
    }
    if distanceM != 0 {
      binary.field(3, distanceM)
    }
    if !areaName.isEmpty {
      binary.field(4, areaName)
    }
  }
}

extension PublishCacheResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__publish_cache_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__PublishCacheResponse.self) {
      (c) throws(DecodingError) in try PublishCacheResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__PublishCacheResponse>) throws(DecodingError) {
    version = c.pointee.version_
    warnings = try Binary.list(c.pointee.n_warnings_, c.pointee.warnings_, messages: { (value) throws(DecodingError) in try CacheWarning(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
    if !warnings.isEmpty {
      for element in warnings {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension SetCacheAvailableRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__set_cache_available_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SetCacheAvailableRequest.self) {
      (c) throws(DecodingError) in try SetCacheAvailableRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SetCacheAvailableRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "SetCacheAvailableRequest.cache_id")
    isAvailable = c.pointee.is_available_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if isAvailable {
      binary.field(2, isAvailable)
    }
  }
}

extension SetCacheAvailableResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__set_cache_available_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SetCacheAvailableResponse.self) {
      (c) throws(DecodingError) in try SetCacheAvailableResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SetCacheAvailableResponse>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
  }
}

extension ArchiveCacheRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__archive_cache_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ArchiveCacheRequest.self) {
      (c) throws(DecodingError) in try ArchiveCacheRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ArchiveCacheRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "ArchiveCacheRequest.cache_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
  }
}

extension ArchiveCacheResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__archive_cache_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ArchiveCacheResponse.self) {
      (c) throws(DecodingError) in try ArchiveCacheResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ArchiveCacheResponse>) throws(DecodingError) {
    isArchived = c.pointee.is_archived_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if isArchived {
      binary.field(1, isArchived)
    }
  }
}

extension ListMyCachesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_my_caches_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListMyCachesRequest.self) {
      (c) throws(DecodingError) in try ListMyCachesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListMyCachesRequest>) throws(DecodingError) {
    statuses = try Binary.list(c.pointee.n_statuses_, c.pointee.statuses_, { (value) throws(DecodingError) in CacheStatus(rawValue: value) })
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMyCachesRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !statuses.isEmpty {
      let start = binary.begin(1)
      for element in statuses { binary.element(element) }
      binary.end(start)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension ListMyCachesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_my_caches_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListMyCachesResponse.self) {
      (c) throws(DecodingError) in try ListMyCachesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListMyCachesResponse>) throws(DecodingError) {
    caches = try Binary.list(c.pointee.n_caches_, c.pointee.caches_, messages: { (value) throws(DecodingError) in try CacheSummary(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMyCachesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !caches.isEmpty {
      for element in caches {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension CheckSolutionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__check_solution_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CheckSolutionRequest.self) {
      (c) throws(DecodingError) in try CheckSolutionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CheckSolutionRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "CheckSolutionRequest.cache_id")
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    solution = try Binary.string(c.pointee.solution_, "CheckSolutionRequest.solution")
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if let position {
      let start = binary.begin(2)
      position.write(to: &binary)
      binary.end(start)
    }
    if !solution.isEmpty {
      binary.field(3, solution)
    }
  }
}

extension CheckSolutionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__check_solution_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CheckSolutionResponse.self) {
      (c) throws(DecodingError) in try CheckSolutionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CheckSolutionResponse>) throws(DecodingError) {
    isSolved = c.pointee.is_solved_ != 0
    if let field = c.pointee.final_position_ { finalPosition = try CairnProto.LatLng(c: field) }
    remainingTries = c.pointee.remaining_tries_
  }

  func write(to binary: inout BinaryWriter) {
    if isSolved {
      binary.field(1, isSolved)
    }
    if let finalPosition {
      let start = binary.begin(2)
      finalPosition.write(to: &binary)
      binary.end(start)
    }
    if remainingTries != 0 {
      binary.field(3, remainingTries)
    }
  }
}
