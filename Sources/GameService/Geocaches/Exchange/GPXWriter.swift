import CairnProto
import FoundationEssentials
import GeocachesProto
import Timekeeping

/// Writes GPX 1.0 with Groundspeak's extension 1.0.1, in the order of elements that its schema asks for. Pure.
enum GPXWriter {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.0" creator="Cairn" xmlns="http://www.topografix.com/GPX/1/0" xmlns:groundspeak="http://www.groundspeak.com/cache/1/0/1">

    """

  /// - Parameter now: When the file is made.
  static func file(_ caches: [GPXCache], at now: Moment) -> String {
    var lines = ["<time>\(time(now))</time>"]
    for cache in caches { lines += self.lines(of: cache) }
    return head + lines.joined(separator: "\n") + "\n</gpx>\n"
  }

  // MARK: Caches

  private static func lines(of cache: GPXCache) -> [String] {
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
    lines += details(of: cache)
    lines.append("</wpt>")
    for (index, place) in cache.places.enumerated() { lines += self.lines(of: place, index + 1, of: cache) }
    return lines
  }

  private static func details(of cache: GPXCache) -> [String] {
    let (summary, content) = (cache.summary, cache.content)
    let flags = "available=\"\(word(summary.status == .available))\" archived=\"\(word(summary.status == .archived))\""
    var lines = ["<groundspeak:cache id=\"\(cache.number)\" \(flags) xmlns:groundspeak=\"http://www.groundspeak.com/cache/1/0/1\">"]
    lines.append(element("groundspeak:name", summary.name))
    lines.append(element("groundspeak:placed_by", cache.owner))
    lines.append(element("groundspeak:owner", cache.owner))
    lines.append(element("groundspeak:type", cache.kind))
    lines.append(element("groundspeak:container", cache.container))
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
  private static func lines(of place: GPXCache.Place, _ number: Int, of cache: GPXCache) -> [String] {
    var lines = ["<wpt \(coordinates(place.position))>"]
    lines.append(element("name", (number < 10 ? "0" : "") + "\(number)" + cache.codeEnd))
    lines.append(element("cmt", place.text))
    lines.append(element("desc", place.name))
    lines.append(element("sym", place.kind))
    lines.append(element("type", "Waypoint|\(place.kind)"))
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
