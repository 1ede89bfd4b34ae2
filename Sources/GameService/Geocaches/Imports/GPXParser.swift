import XML

/// Makes waypoints of a file's XML: GPX 1.0 and 1.1 with the extensions of Groundspeak, Opencaching, Geocaching Australia and GSAK. A tag that none of them needs is
/// passed over. Bounded: of one waypoint no more is kept than `bytesMax` of each text.
struct GPXParser {
  /// Bytes of a text: the longest description with its markup. The rest is cut.
  static let bytesMax = 200_000
  /// Elements within elements: the dialects have eight.
  static let depthMax = 32
  /// Attributes of one waypoint; there are some seventy.
  static let attributesMax = 200

  /// Texts that are kept, by their path within a waypoint. Namespaces are told by the first part: "cache" is Groundspeak's, "oc" Opencaching's, "geocache"
  /// Geocaching Australia's, "gsak" GSAK's.
  static let keys: Set = [
    "time", "name", "cmt", "desc", "urlname", "sym", "type", "cache/name", "cache/placed_by", "cache/owner", "cache/type",
    "cache/container",
    "cache/difficulty", "cache/terrain", "cache/short_description", "cache/long_description", "cache/encoded_hints", "oc/type", "oc/size",
    "geocache/name", "geocache/owner", "geocache/type", "geocache/container", "geocache/difficulty", "geocache/terrain",
    "geocache/summary", "geocache/description", "geocache/hints", "gsak/Parent",
  ]

  /// Logs of one waypoint that are kept, all of one person: there is one find, and a few notes.
  static let logsMax = 10
  /// Texts of a log that are kept: Groundspeak's and Geocaching Australia's.
  static let logKeys: Set = ["date", "time", "type", "finder", "geocacher", "text"]

  /// Person whose logs are kept, as `CacheRules.folded` has it; empty for nobody.
  private let finder: String
  private var depth = 0
  private var waypoint: GPXWaypoint?
  /// Names of the elements within the waypoint.
  private var path: [String] = []
  private var text = ""
  /// The log that is being read.
  private var log: GPXLog?

  /// - Parameter finder: Person whose logs are kept, as `CacheRules.folded` has it; empty for nobody.
  init(finder: String = "") { self.finder = finder }

  /// Takes the next part of the document.
  /// - Returns: The waypoint that ends with it.
  /// - Throws: `XMLFlaw.malformed` for a document that is no GPX.
  mutating func take(_ event: XMLEvent) throws(XMLFlaw) -> GPXWaypoint? {
    switch event {
    case .start(let element): try start(element)
    case .text(let text): if logKey != nil || Self.keys.contains(key) { add(text) }
    case .end: return end()
    }
    return nil
  }

  private var key: String { path.joined(separator: "/") }

  /// Text of the log that is being read; nil elsewhere.
  private var logKey: String? { log == nil || path.count != 4 ? nil : path.last.flatMap { Self.logKeys.contains($0) ? $0 : nil } }

  private mutating func start(_ element: XMLElement) throws(XMLFlaw) {
    depth += 1
    if depth == 1, element.name != "gpx" { throw .malformed(line: element.line, "no GPX: the document is <\(element.name.prefix(32))>") }
    if waypoint == nil {
      guard depth == 2, element.name == "wpt" else { return }
      waypoint = GPXWaypoint(line: element.line, latitude: element.attributes["lat"] ?? "", longitude: element.attributes["lon"] ?? "")
      return
    }
    // GPX 1.1 has what is not its own one level deeper.
    if element.name == "extensions", path.isEmpty {
      extensionDepths.append(depth)
      return
    }
    path.append(path.isEmpty ? Self.word(for: element) : element.name)
    text = ""
    note(element, key)
  }

  /// Depths at which `<extensions>` is open.
  private var extensionDepths: [Int] = []

  private static func word(for element: XMLElement) -> String {
    switch element.name {
    case "cache": element.namespace.contains("opencaching") ? "oc" : "cache"
    case "wptExtension": "gsak"
    default: element.name
    }
  }

  /// Values that stand in a tag rather than between two.
  private mutating func note(_ element: XMLElement, _ key: String) {
    switch key {
    case "cache", "geocache": waypoint?.flags = element.attributes
    case "place" where element.namespace == "urn:cairn:gpx:1": waypoint?.visibility = element.attributes["visibility"]
    case "cache/attributes/attribute":
      guard element.attributes["inc"] != "0", let id = element.attributes["id"].flatMap({ Int($0) }) else { return }
      if let count = waypoint?.attributes.count, count < Self.attributesMax { waypoint?.attributes.append(id) }
    case "cache/logs/log", "geocache/logs/log":
      waypoint?.logCount += 1
      log = finder.isEmpty ? nil : GPXLog()
    default: if element.attributes["html"]?.lowercased() == "true" { waypoint?.html.insert(key) }
    }
  }

  private mutating func add(_ piece: String) {
    let (room, key) = (Self.bytesMax - text.utf8.count, key)
    if piece.utf8.count <= room {
      text += piece
    } else {
      text += String(decoding: piece.utf8.prefix(max(0, room)), as: UTF8.self)
      if logKey == nil { waypoint?.cut.insert(key) }
    }
  }

  private mutating func endLog() {
    guard let log else { return }
    self.log = nil
    if CacheRules.folded(log.finder) == finder, let count = waypoint?.logs.count, count < Self.logsMax { waypoint?.logs.append(log) }
  }

  private mutating func end() -> GPXWaypoint? {
    defer { depth -= 1 }
    if extensionDepths.last == depth {
      extensionDepths.removeLast()
      return nil
    }
    guard waypoint != nil else { return nil }
    guard !path.isEmpty else {
      defer { waypoint = nil }
      return waypoint
    }
    // The first of several: a second name of the same waypoint is another program's.
    let (key, text) = (key, text)
    if let logKey { log?.texts[logKey] = text }
    if Self.keys.contains(key), waypoint?.texts[key] == nil { waypoint?.texts[key] = text }
    if path.count == 3 { endLog() }
    path.removeLast()
    self.text = ""
    return nil
  }
}
