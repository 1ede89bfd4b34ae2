import CairnProto
import FoundationEssentials
import GeocachesProto
import Geodesy
import Identity
import Protobuf
import RPC
import Timekeeping

/// Malformed requests are refused here, before anything is loaded.
enum CacheRequests {
  /// Content of a request; where measurements are given, their mean is the position.
  static func content(_ message: CacheContent?, _ fixes: [PositionFix]) throws(RPCError) -> StoredCache.Content {
    let message = try Field.required(message, "content")
    var content = try texts(message)
    content.kind = try known(message.kind, "content.kind") ?? .traditional
    content.difficulty = try step(message.difficulty, "content.difficulty")
    content.terrain = try step(message.terrain, "content.terrain")
    content.size = try known(message.size, "content.size")
    content.environment = try known(message.environment, "content.environment")
    content.attributes = try attributes(message.attributes)
    content.proof = try known(message.proof, "content.proof") ?? .none
    try place(&content, message, fixes)
    try addParts(&content, message)
    try addEvent(&content, message)
    content.secrets = try secrets(message, of: content.kind, content.proof)
    return content
  }

  // MARK: Parts

  private static func texts(_ message: CacheContent) throws(RPCError) -> StoredCache.Content {
    var content = StoredCache.Content()
    content.name = try CacheTexts.text(message.name, "content.name", lengthMax: CacheRules.nameLengthMax)
    content.description = try CacheTexts.text(
      message.descriptionField, "content.description", lengthMax: CacheRules.descriptionLengthMax, isMultiline: true)
    content.hint = try CacheTexts.text(message.hint, "content.hint", lengthMax: CacheRules.hintLengthMax, isMultiline: true)
    content.languageCode = try CacheTexts.languageCode(message.languageCode, "content.language_code")
    return content
  }

  /// Nil for what is not said.
  private static func known<Word: CacheWord>(_ wire: Word.Wire, _ field: String) throws(RPCError) -> Word? {
    if wire.rawValue == 0 { return nil }
    guard let word = Word(wire) else { throw .invalid(field, .unknownValue) }
    return word
  }

  /// Doubled; 0 for what is not said.
  private static func step(_ value: Double, _ field: String) throws(RPCError) -> Int16 {
    if value == 0 { return 0 }
    guard let doubled = CacheRules.doubled(value) else { throw .invalid(field, .outOfRange, "1 to 5 in halves") }
    return doubled
  }

  private static func attributes(_ wires: [CacheAttribute]) throws(RPCError) -> [StoredCache.Attribute] {
    guard wires.count <= StoredCache.Attribute.allCases.count else { throw .invalid("content.attributes", .tooMany) }
    var named: Set<StoredCache.Attribute> = []
    for wire in wires {
      guard let attribute = StoredCache.Attribute(wire) else { throw .invalid("content.attributes", .unknownValue) }
      named.insert(attribute)
    }
    return StoredCache.Attribute.allCases.filter(named.contains)
  }

  private static func place(_ content: inout StoredCache.Content, _ message: CacheContent, _ fixes: [PositionFix]) throws(RPCError) {
    guard fixes.count <= CacheRules.fixesMax else { throw .invalid("fixes", .tooMany, "at most \(CacheRules.fixesMax)") }
    var measured: [CacheRules.Fix] = []
    for fix in fixes { measured.append(try self.fix(fix, "fixes")) }
    if let mean = CacheRules.mean(of: measured) {
      (content.position, content.accuracy) = (mean.position, mean.accuracy)
    } else if let position = message.position {
      content.position = try Field.position(position, "content.position")
    }
  }

  /// A measured position of a request.
  static func fix(_ message: PositionFix, _ field: String) throws(RPCError) -> CacheRules.Fix {
    let position = try Field.position(message.position, field)
    guard message.accuracyM > 0, message.accuracyM <= CacheRules.accuracyMax else {
      throw .invalid(field, .outOfRange, "accuracy_m above 0, at most \(Int(CacheRules.accuracyMax))")
    }
    // Better than a centimetre no device is: what says so would outweigh all others.
    return CacheRules.Fix(position: position, accuracy: max(0.01, message.accuracyM))
  }

  private static func addParts(_ content: inout StoredCache.Content, _ message: CacheContent) throws(RPCError) {
    guard message.translations.count <= CacheRules.translationsMax else { throw .invalid("content.translations", .tooMany) }
    for translation in message.translations { content.translations.append(try self.translation(translation)) }
    let codes = content.translations.map { $0.languageCode.lowercased() }
    guard Set(codes).count == codes.count else { throw .invalid("content.translations", .duplicate, "each language once") }
    content.photos = try photos(message.photos, "content.photos")
    guard message.waypoints.count <= CacheRules.waypointsMax else { throw .invalid("content.waypoints", .tooMany) }
    for waypoint in message.waypoints { content.waypoints.append(try self.waypoint(waypoint)) }
  }

  private static func translation(_ message: CacheTranslation) throws(RPCError) -> CacheTranslation {
    let field = "content.translations"
    guard !message.languageCode.isEmpty else { throw .invalid(field, .missing, "language_code") }
    return CacheTranslation(
      languageCode: try CacheTexts.languageCode(message.languageCode, field),
      name: try CacheTexts.text(message.name, field, lengthMax: CacheRules.nameLengthMax),
      descriptionField: try CacheTexts.text(
        message.descriptionField, field, lengthMax: CacheRules.descriptionLengthMax, isMultiline: true),
      hint: try CacheTexts.text(message.hint, field, lengthMax: CacheRules.hintLengthMax, isMultiline: true))
  }

  static func photos(_ messages: [CachePhoto], _ field: String) throws(RPCError) -> [CachePhoto] {
    guard messages.count <= CacheRules.photosMax else { throw .invalid(field, .tooMany, "at most \(CacheRules.photosMax)") }
    var photos: [CachePhoto] = []
    for message in messages {
      let altText = try CacheTexts.text(message.altText, field, lengthMax: CacheRules.altTextLengthMax, isMultiline: true)
      photos.append(CachePhoto(mediaID: try Field.id(message.mediaID, field).text, altText: altText))
    }
    guard Set(photos.map(\.mediaID)).count == photos.count else { throw .invalid(field, .duplicate, "each photo once") }
    return photos
  }

  private static func waypoint(_ message: Waypoint) throws(RPCError) -> Waypoint {
    let field = "content.waypoints"
    let kind = try Field.word(message.kind, field)
    guard message.visibility.isKnown else { throw .invalid(field, .unknownValue) }
    return Waypoint(
      kind: kind, visibility: message.visibility == .unspecified ? .everybody : message.visibility,
      position: LatLng(try Field.position(message.position, field)),
      name: try CacheTexts.text(message.name, field, lengthMax: CacheRules.nameLengthMax),
      text: try CacheTexts.text(message.text, field, lengthMax: CacheRules.waypointTextLengthMax, isMultiline: true))
  }

  private static func addEvent(_ content: inout StoredCache.Content, _ message: CacheContent) throws(RPCError) {
    let isSaid = message.eventStartTime != nil || message.eventEndTime != nil || !message.eventTimeZone.isEmpty
    guard content.kind == .event else {
      if isSaid { throw .invalid("content.event_start_time", .notApplicable) }
      return
    }
    (content.eventStartTime, content.eventEndTime) = (message.eventStartTime, message.eventEndTime)
    content.eventTimeZone = message.eventTimeZone
    if let start = message.eventStartTime, let end = message.eventEndTime {
      guard end > start, end - start <= CacheRules.eventLengthMax else { throw .invalid("content.event_end_time", .outOfRange) }
    }
  }

  private static func secrets(
    _ message: CacheContent, of kind: StoredCache.Kind, _ proof: StoredCache.Proof
  ) throws(RPCError) -> StoredCache.Secrets {
    var secrets = StoredCache.Secrets()
    if let final = message.finalPosition {
      guard kind.mayHide else { throw .invalid("content.final_position", .notApplicable) }
      secrets.final = try Field.position(final, "content.final_position")
    }
    secrets.solution = try CacheTexts.text(message.solution, "content.solution", lengthMax: CacheRules.wordLengthMax)
    guard secrets.solution.isEmpty || secrets.final != nil else {
      throw .invalid("content.solution", .notApplicable, "only with a final")
    }
    secrets.proofCode = try CacheTexts.text(message.proofCode, "content.proof_code", lengthMax: CacheRules.wordLengthMax)
    guard proof == .code || secrets.proofCode.isEmpty else { throw .invalid("content.proof_code", .notApplicable, "only with CODE") }
    return secrets
  }
}

extension StoredCache.Content {
  /// Fields without which nobody can look for it, by their names in the contract.
  var missing: [String] {
    var missing: [String] = []
    if position == nil { missing.append("position") }
    if name.isEmpty { missing.append("name") }
    if difficulty == 0 { missing.append("difficulty") }
    if terrain == 0 { missing.append("terrain") }
    if size == nil { missing.append("size") }
    if environment == nil { missing.append("environment") }
    if proof == .code, secrets.proofCode.isEmpty { missing.append("proof_code") }
    if kind == .event {
      if eventStartTime == nil { missing.append("event_start_time") }
      if eventEndTime == nil { missing.append("event_end_time") }
      if eventTimeZone.isEmpty { missing.append("event_time_zone") }
    }
    return missing
  }
}

extension StoredCache.Content {
  /// Places to which it leads people: the published one, the final, and the stations.
  func boxPlaces(_ secrets: StoredCache.Secrets) -> [GeoPoint] {
    let stations = waypoints.filter { [.stage, .question].contains($0.kind) }.compactMap { waypoint in
      waypoint.position.flatMap { GeoPoint(latitude: $0.latitudeDegrees, longitude: $0.longitudeDegrees) }
    }
    return [position, secrets.final].compactMap { $0 } + stations
  }

  /// Whether it is an event that is over, and is shown no more.
  func isOver(at now: Moment) -> Bool { kind == .event && eventEndTime.map { now >= $0 + CacheRules.eventLinger } ?? false }

  /// Whether it leads people to another place than a former content does, or is something else there.
  func isElsewhere(than former: StoredCache.Content) -> Bool {
    kind != former.kind || !Set(boxPlaces(secrets)).isSubset(of: former.boxPlaces(former.secrets))
  }
}
