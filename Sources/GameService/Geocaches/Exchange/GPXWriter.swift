import CairnProto
import FoundationEssentials
import GeocachesProto
import Timekeeping

/// Writes GPX 1.0 or 1.1 with Groundspeak's extension 1.0.1, in the order of elements that its schema asks for, with Opencaching's, which knows all sizes,
/// and with an element of ours for places that not everybody sees. Pure.
enum GPXWriter {
  enum Form: String, Sendable, CaseIterable {
    case oneZero = "1.0"
    case oneOne = "1.1"
  }

  private static let groundspeak = "xmlns:groundspeak=\"http://www.groundspeak.com/cache/1/0/1\""
  private static let opencaching = "xmlns:oc=\"https://github.com/opencaching/gpx-extension-v1\""

  /// - Parameter now: When the file is made.
  static func file(_ caches: [GPXCache], as form: Form = .oneZero, at now: Moment) -> String {
    let space = "http://www.topografix.com/GPX/\(form.rawValue.replacing(".", with: "/"))"
    let made = "<time>\(time(now))</time>"
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<gpx version=\"\(form.rawValue)\" creator=\"Cairn\" xmlns=\"\(space)\" \(groundspeak)>",
      form == .oneZero ? made : "<metadata>\(made)</metadata>",
    ]
    for cache in caches { lines += self.lines(of: cache, form) }
    return lines.joined(separator: "\n") + "\n</gpx>\n"
  }

  // MARK: Caches

  private static func lines(of cache: GPXCache, _ form: Form) -> [String] {
    guard let position = cache.summary.position else { return [] }
    let (summary, isFound) = (cache.summary, cache.summary.isFound)
    var lines = ["<wpt \(coordinates(position))>"]
    // The beginning of an event: so programs read it.
    let begin = cache.content.kind == .event ? cache.content.eventStartTime : nil
    if let known = begin ?? summary.publishTime { lines.append("<time>\(time(known))</time>") }
    lines.append(element("name", summary.code))
    let rating = "\(step(cache.content.difficulty))/\(step(cache.content.terrain))"
    lines.append(element("desc", "\(summary.name) by \(cache.owner), \(cache.kind) (\(rating))"))
    lines.append(element("sym", isFound ? "Geocache Found" : "Geocache"))
    lines.append(element("type", "Geocache|\(cache.kind)"))
    lines += extended(details(of: cache) + sizes(of: cache), form)
    lines.append("</wpt>")
    for (index, place) in cache.places.enumerated() { lines += self.lines(of: place, index + 1, of: cache, form) }
    return lines
  }

  /// Elements that are not GPX's own.
  private static func extended(_ lines: [String], _ form: Form) -> [String] {
    form == .oneZero || lines.isEmpty ? lines : ["<extensions>"] + lines + ["</extensions>"]
  }

  private static func sizes(of cache: GPXCache) -> [String] {
    ["<oc:cache \(opencaching)>", element("oc:type", cache.kind), element("oc:size", cache.size), "</oc:cache>"]
  }

  private static func details(of cache: GPXCache) -> [String] {
    let (summary, content) = (cache.summary, cache.content)
    let flags = "available=\"\(word(summary.status == .available))\" archived=\"\(word(summary.status == .archived))\""
    var lines = ["<groundspeak:cache id=\"\(cache.number)\" \(flags) \(groundspeak)>"]
    lines.append(element("groundspeak:name", summary.name))
    lines.append(element("groundspeak:placed_by", cache.owner))
    lines.append(element("groundspeak:owner", cache.owner))
    lines.append(element("groundspeak:type", cache.kind))
    lines.append(element("groundspeak:container", cache.container))
    if !cache.attributeIDs.isEmpty {
      let attributes = cache.attributeIDs.map { "<groundspeak:attribute id=\"\($0)\" inc=\"1\" />" }
      lines += ["<groundspeak:attributes>"] + attributes + ["</groundspeak:attributes>"]
    }
    lines.append(element("groundspeak:difficulty", step(content.difficulty)))
    lines.append(element("groundspeak:terrain", step(content.terrain)))
    lines.append("<groundspeak:long_description html=\"False\">\(escaped(content.descriptionField))</groundspeak:long_description>")
    lines.append(element("groundspeak:encoded_hints", content.hint))
    if let find = cache.find { lines += self.lines(of: find, cache.number) }
    lines.append("</groundspeak:cache>")
    return lines
  }

  private static func lines(of find: GPXCache.Find, _ number: Int) -> [String] {
    [
      "<groundspeak:logs>", "<groundspeak:log id=\"\(number)\">", element("groundspeak:date", time(find.time)),
      element("groundspeak:type", find.kind), element("groundspeak:finder", find.finder),
      "<groundspeak:text encoded=\"False\">\(escaped(find.text))</groundspeak:text>", "</groundspeak:log>", "</groundspeak:logs>",
    ]
  }

  /// Programs join a further place to its cache by its name: two characters, and the end of the cache's code.
  private static func lines(of place: GPXCache.Place, _ number: Int, of cache: GPXCache, _ form: Form) -> [String] {
    var lines = ["<wpt \(coordinates(place.position))>"]
    lines.append(element("name", (number < 10 ? "0" : "") + "\(number)" + cache.codeEnd))
    lines.append(element("cmt", place.text))
    lines.append(element("desc", place.name))
    lines.append(element("sym", place.kind))
    lines.append(element("type", "Waypoint|\(place.kind)"))
    let visibility = place.visibility.map { ["<cairn:place xmlns:cairn=\"urn:cairn:gpx:1\" visibility=\"\($0)\" />"] } ?? []
    lines += extended(visibility, form)
    lines.append("</wpt>")
    return lines
  }

  // MARK: Values

  private static func element(_ name: String, _ text: String) -> String { "<\(name)>\(escaped(text))</\(name)>" }

  private static func word(_ flag: Bool) -> String { flag ? "True" : "False" }

  private static func coordinates(_ position: LatLng) -> String {
    "lat=\"\(degrees(position.latitudeDegrees))\" lon=\"\(degrees(position.longitudeDegrees))\""
  }

  /// Text of XML: what is markup is named, and what XML 1.0 cannot hold is left out.
  static func escaped(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case ">": written += "&gt;"
      case "\"": written += "&quot;"
      case "\t", "\n": written.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": continue
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  /// Degrees with seven places, a centimetre, and never with an exponent.
  static func degrees(_ value: Double) -> String {
    let units = Int64((abs(value) * 1e7).rounded())
    let places = String(units % 10_000_000)
    let sign = value < 0 && units > 0 ? "-" : ""
    return "\(sign)\(units / 10_000_000)." + String(repeating: "0", count: 7 - places.count) + places
  }

  /// "1.5", and "2" for a whole one.
  static func step(_ value: Double) -> String { value.rounded() == value ? "\(Int(value))" : "\(value)" }

  /// "2026-11-26T13:05:00Z".
  static func time(_ moment: Moment) -> String {
    let day = CalendarDay(of: moment)
    let seconds = Int((moment - day.start).inMicroseconds / 1_000_000)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(day.text)T\(two(seconds / 3_600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))Z"
  }
}
