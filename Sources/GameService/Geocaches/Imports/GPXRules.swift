import Geodesy
import Texts
import Timekeeping

/// Caches of other catalogues: what becomes of a waypoint of a file (requirement C-59). Pure.
enum GPXRules {
  /// Characters of a foreign code; those that there are have some eight.
  static let codeLengthMax = 32
  /// Places that belong to caches, of one file: twice what fifty thousand caches have. They are kept in memory until their cache comes.
  static let placesMax = 500_000
  /// Bytes of a file: a country's.
  static let byteMax = 536_870_912
  /// How long an event lasts whose file does not say.
  static let eventLength = Duration.seconds(3 * 3_600)

  /// Catalogues by what their codes begin with. Our own files come back as such.
  private static let catalogues = [
    "GC": "geocaching.com", "OC": "opencaching.de", "OP": "opencaching.pl", "OK": "opencache.uk", "OU": "opencaching.us",
    "OB": "opencaching.nl", "OR": "opencaching.ro", "GA": "geocaching.com.au", "CO": "cairn",
  ]

  /// The catalogue of a code where nobody says which it is.
  static func catalogue(of code: String) -> String { catalogues[String(code.prefix(2)).uppercased()] ?? "gpx" }

  // MARK: Kinds of waypoints

  /// Meaning of a waypoint.
  enum Reading: Hashable, Sendable {
    case cache(ForeignCache)
    /// A place of the cache with a code; where the file does not name it, with a code that ends so.
    case place(GPXPlace, of: Owner)
    /// Why nothing becomes of it.
    case refused(code: String, String)
  }

  enum Owner: Hashable, Sendable {
    case code(String)
    /// All but the first two characters of the code.
    case ending(String)
  }

  static func reading(_ waypoint: GPXWaypoint, at now: Moment) -> Reading {
    let code = PeopleText.entry(waypoint.text("name"))
    guard !code.isEmpty, code.unicodeScalars.count <= codeLengthMax, PeopleText.isHonest(code) else {
      return .refused(code: "", "it has no code")
    }
    guard let latitude = Double(waypoint.latitude), let longitude = Double(waypoint.longitude),
      let position = GeoPoint(latitude: latitude, longitude: longitude)
    else { return .refused(code: code, "its position is none: \(waypoint.latitude.prefix(20)), \(waypoint.longitude.prefix(20))") }
    let type = waypoint.text("cache/type", "oc/type", "geocache/type", "type")
    let isCache = !waypoint.text("cache/difficulty", "geocache/difficulty").isEmpty || waypoint.text("type").hasPrefix("Geocache")
    if isCache { return cache(waypoint, code, position, kind(type), at: now) }
    guard waypoint.text("type").hasPrefix("Waypoint") || !waypoint.text("gsak/Parent").isEmpty else {
      return .refused(code: code, "it is neither a cache nor a place of one")
    }
    return .place(place(waypoint, position), of: owner(of: code, named: PeopleText.entry(waypoint.text("gsak/Parent"))))
  }

  /// "PK1A2B3" is a place of GC1A2B3, "OC1234-2" of OC1234.
  private static func owner(of code: String, named parent: String) -> Owner {
    if !parent.isEmpty { return .code(parent) }
    if let dash = code.lastIndex(of: "-") { return .code(String(code[..<dash])) }
    return .ending(String(code.dropFirst(2)))
  }

  private static func place(_ waypoint: GPXWaypoint, _ position: GeoPoint) -> GPXPlace {
    let name = PeopleText.label(waypoint.text("desc", "urlname", "name"), lengthMax: CacheRules.nameLengthMax)
    let text = GPXTextRules.lines(waypoint.text("cmt"), lengthMax: CacheRules.waypointTextLengthMax)
    return GPXPlace(
      kind: placeKind(waypoint.text("sym", "type")), latitude: position.latitude, longitude: position.longitude, name: name, text: text,
      // A word of a later version is the owner's.
      visibility: waypoint.visibility.map { GPXPlace.Visibility(rawValue: $0) ?? .owner })
  }

  private static func placeKind(_ word: String) -> GPXPlace.Kind {
    switch word.split(separator: "|").last.map(String.init)?.lowercased() ?? "" {
    case "parking area": .parking
    case "trailhead": .trailhead
    case "physical stage", "stages of a multicache", "stage of a multicache": .stage
    case "virtual stage", "question to answer": .question
    case "final location", "final": .final
    default: .reference
    }
  }

  // MARK: Caches

  private static func cache(
    _ waypoint: GPXWaypoint, _ code: String, _ position: GeoPoint, _ kind: StoredCache.Kind, at now: Moment
  ) -> Reading {
    guard let difficulty = step(waypoint.text("cache/difficulty", "geocache/difficulty")) else {
      return .refused(code: code, "its difficulty is none of 1 to 5 in halves")
    }
    guard let terrain = step(waypoint.text("cache/terrain", "geocache/terrain")) else {
      return .refused(code: code, "its terrain is none of 1 to 5 in halves")
    }
    let time = GPXTextRules.time(waypoint.text("time"))
    if kind == .event, time == nil { return .refused(code: code, "an event without a time") }
    let name = PeopleText.label(waypoint.text("cache/name", "geocache/name", "urlname", "name"), lengthMax: CacheRules.nameLengthMax)
    var cache = ForeignCache(code: code, line: waypoint.line, kind: kind, position: position, name: name.isEmpty ? code : name)
    (cache.difficulty, cache.terrain) = (difficulty, terrain)
    cache.size = size(waypoint.text("oc/size", "cache/container", "geocache/container"), of: kind)
    cache.attributes = StoredCache.Attribute.allCases.filter(Set(waypoint.attributes.compactMap { attributes[$0] }).contains)
    cache.description = description(of: waypoint)
    cache.hint = GPXTextRules.lines(text("cache/encoded_hints", "geocache/hints", of: waypoint), lengthMax: CacheRules.hintLengthMax)
    cache.status = status(waypoint.flags)
    cache.logCount = waypoint.logCount
    cache.owners = [waypoint.text("cache/owner", "geocache/owner"), waypoint.text("cache/placed_by")].map(CacheRules.folded).filter {
      !$0.isEmpty
    }
    cache.finds = waypoint.logs.compactMap(find)
    if !waypoint.cut.isEmpty { cache.remarks.append("its description is too long, and was cut") }
    let written = waypoint.text("time")
    if time == nil, !written.isEmpty { cache.remarks.append("its time is none: \(written.prefix(30))") }
    // The day of an event is the one on which it is: no file says when it was published.
    if kind == .event { cache.eventStart = time } else if let time, time > now { cache.remarks.append("its time is yet to come") }
    cache.publishTime = min(time ?? now, now)
    return .cache(cache)
  }

  /// Kinds of logs that are finds, in the words of the dialects.
  private static let finds: Set = ["found it", "found", "attended", "webcam photo taken"]

  /// Nil for what is no find, or has no time.
  private static func find(_ log: GPXLog) -> ForeignFind? {
    guard finds.contains(PeopleText.entry(log.kind).lowercased()), let time = GPXTextRules.time(log.time) else { return nil }
    return ForeignFind(time: time, text: GPXTextRules.lines(log.text, lengthMax: LogRules.commentLengthMax))
  }

  private static func text(_ keys: String..., of waypoint: GPXWaypoint) -> String {
    guard let key = keys.first(where: { !waypoint.text($0).isEmpty }), let text = waypoint.texts[key] else { return "" }
    return waypoint.html.contains(key) ? GPXTextRules.plain(text) : text
  }

  private static func description(of waypoint: GPXWaypoint) -> String {
    let parts = [
      text("cache/short_description", "geocache/summary", of: waypoint),
      text("cache/long_description", "geocache/description", of: waypoint),
    ].filter { !$0.isEmpty }
    return GPXTextRules.lines(parts.joined(separator: "\n\n"), lengthMax: CacheRules.descriptionLengthMax)
  }

  /// Doubled; nil for what is none.
  private static func step(_ text: String) -> Int16? { Double(PeopleText.entry(text)).flatMap(CacheRules.doubled) }

  private static func status(_ flags: [String: String]) -> StoredCache.Status {
    if flags["archived"]?.lowercased() == "true" { return .archived }
    switch flags["status"]?.lowercased() {
    case "archived": return .archived
    case "unavailable": return .disabled
    default: return flags["available"]?.lowercased() == "false" ? .disabled : .available
    }
  }

  static func kind(_ word: String) -> StoredCache.Kind {
    switch word.split(separator: "|").last.map(String.init)?.lowercased() ?? "" {
    case "traditional cache", "traditional": .traditional
    case "multi-cache", "multicache", "offset cache": .multi
    case "unknown cache", "mystery cache", "puzzle cache", "quiz cache", "math/physics cache", "letterbox hybrid", "wherigo cache": .mystery
    case "virtual cache", "webcam cache", "earthcache", "locationless cache", "virtual": .virtual
    case "event cache", "mega-event cache", "giga-event cache", "cache in trash out event", "community celebration event", "event": .event
    default: .other
    }
  }

  static func size(_ word: String, of kind: StoredCache.Kind) -> StoredCache.Size {
    switch PeopleText.entry(word).lowercased() {
    case "nano": .nano
    case "micro": .micro
    case "small": .small
    case "regular": .regular
    case "large": .large
    case "very large", "xlarge": .xlarge
    case "virtual", "no container", "none": .none
    default: kind.isPhysical ? .other : .none
    }
  }

  /// Groundspeak's ids of attributes that there are here.
  static let attributes: [Int: StoredCache.Attribute] = [
    1: .dogs, 2: .fee, 3: .climbing, 4: .boat, 6: .children, 7: .quick, 9: .longWalk, 10: .climbing, 13: .anyHour, 15: .winter, 17: .thorns,
    18: .danger, 19: .ticks, 21: .danger, 23: .danger, 24: .wheelchair, 25: .parking, 26: .publicTransport, 27: .drinkingWater,
    32: .bicycle, 39: .thorns, 40: .stealth, 51: .tool, 52: .nightOnly,
  ]
}

/// A find that stands with a cache of another catalogue.
struct ForeignFind: Hashable, Sendable {
  let time: Moment
  let text: String
}

/// A cache of another catalogue, as it can be kept.
struct ForeignCache: Hashable, Sendable {
  let code: String
  /// From 1.
  let line: Int
  let kind: StoredCache.Kind
  let position: GeoPoint
  let name: String
  var description = ""
  var hint = ""
  /// Doubled.
  var difficulty: Int16 = 2
  /// Doubled.
  var terrain: Int16 = 2
  var size = StoredCache.Size.other
  var attributes: [StoredCache.Attribute] = []
  var status = StoredCache.Status.available
  /// Never later than now.
  var publishTime = Moment(milliseconds: 0)
  /// The time of an event.
  var eventStart: Moment?
  /// Logs that stand with it, of whomever.
  var logCount = 0
  /// Names of those who have hidden it, as `CacheRules.folded` has them.
  var owners: [String] = []
  /// Finds of the person whose logs are wanted.
  var finds: [ForeignFind] = []
  /// Sentences about what was left out of it.
  var remarks: [String] = []

  init(code: String, line: Int, kind: StoredCache.Kind, position: GeoPoint, name: String) {
    (self.code, self.line, self.kind, self.position, self.name) = (code, line, kind, position, name)
  }
}
