/// A `<wpt>` of a file, with what is known of it in any of the dialects, as it was written.
struct GPXWaypoint: Hashable, Sendable {
  /// From 1: where it begins.
  let line: Int
  /// As written.
  let latitude: String
  let longitude: String
  /// Texts by their path within the waypoint, for example "cache/difficulty": those of `GPXParser.keys`.
  var texts: [String: String] = [:]
  /// Keys whose texts are HTML.
  var html: Set<String> = []
  /// Keys whose texts were cut.
  var cut: Set<String> = []
  /// Attributes of `<groundspeak:cache>`, and of Geocaching Australia's `<geocache>`.
  var flags: [String: String] = [:]
  /// Groundspeak's ids of attributes that it has; those that it says it has not are left out.
  var attributes: [Int] = []
  /// Circle of people that see it, as a file of ours says; nil in others.
  var visibility: String?
  /// Logs that stand with it.
  var logCount = 0
  /// Logs of the person whose logs are wanted.
  var logs: [GPXLog] = []

  /// The first of some keys that has a text, without the blanks around it; empty for none.
  func text(_ keys: String...) -> String {
    for key in keys {
      if let text = texts[key], !text.allSatisfy(\.isWhitespace) { return text }
    }
    return ""
  }
}

/// A log that stands with a cache, as it was written.
struct GPXLog: Hashable, Sendable {
  /// Texts by the names of their elements: those of `GPXParser.logKeys`.
  var texts: [String: String] = [:]

  var finder: String { texts["finder"] ?? texts["geocacher"] ?? "" }
  var time: String { texts["date"] ?? texts["time"] ?? "" }
  var kind: String { texts["type"] ?? "" }
  var text: String { texts["text"] ?? "" }
}

/// A place that belongs to a cache.
struct GPXPlace: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case parking, trailhead, stage, question, reference, final
  }

  let kind: Kind
  let latitude: Double
  let longitude: Double
  let name: String
  let text: String
  /// Circle of people that see it; nil where the file does not say.
  var visibility: Visibility?

  enum Visibility: String, Hashable, Sendable {
    case solvers, owner
  }
}
