import CairnProto
import FoundationEssentials
import GeocachesProto
import Timekeeping

/// A cache as it stands in a file for another program: what the caller may see, in the words of Groundspeak's extension.
struct GPXCache: Sendable {
  /// A further place.
  struct Place: Sendable {
    let name: String
    let text: String
    /// For example "Parking Area".
    let kind: String
    let position: LatLng
    /// Circle of people that see it; nil for everybody, and for a final.
    var visibility: String?
  }

  /// The caller's own find.
  struct Find: Sendable {
    let time: Moment
    let finder: String
    let text: String
    /// "Found it", or "Attended" of an event.
    let kind: String
  }

  let content: CacheContent
  let summary: CacheSummary
  let owner: String
  let places: [Place]
  let find: Find?

  init(_ cache: GeocachesProto.Cache) { self.init(cache, find: nil) }

  init(_ cache: GeocachesProto.Cache, find log: StoredLog, finder: String) {
    let kind = cache.content?.kind == .event ? "Attended" : "Found it"
    self.init(cache, find: Find(time: log.visitTime, finder: finder, text: log.comment, kind: kind))
  }

  private init(_ cache: GeocachesProto.Cache, find: Find?) {
    content = cache.content ?? CacheContent()
    summary = cache.summary ?? CacheSummary()
    owner = cache.owner?.username ?? ""
    self.find = find
    var places = content.waypoints.compactMap { waypoint in
      waypoint.position.map {
        Place(
          name: waypoint.name, text: waypoint.text, kind: Self.word(waypoint.kind), position: $0,
          visibility: Self.word(waypoint.visibility))
      }
    }
    if let final = content.finalPosition { places.append(Place(name: "Final", text: "", kind: "Final Location", position: final)) }
    self.places = places
  }

  private static func word(_ kind: Waypoint.Kind) -> String {
    switch kind {
    case .parking: "Parking Area"
    case .trailhead: "Trailhead"
    case .stage: "Physical Stage"
    case .question: "Virtual Stage"
    case .reference, .unspecified, .unrecognized: "Reference Point"
    }
  }

  /// Nil for everybody. A circle that this version does not know is the owner.
  private static func word(_ visibility: Waypoint.Visibility) -> String? {
    switch visibility {
    case .everybody: nil
    case .solvers: "solvers"
    case .owner, .unspecified, .unrecognized: "owner"
    }
  }

  /// Groundspeak's ids of attributes.
  static let ids: [StoredCache.Attribute: Int] = [
    .wheelchair: 24, .children: 6, .dogs: 1, .anyHour: 13, .nightOnly: 52, .fee: 2, .parking: 25, .publicTransport: 26, .drinkingWater: 27,
    .bicycle: 32, .winter: 15, .tool: 51, .climbing: 10, .boat: 4, .danger: 23, .ticks: 19, .thorns: 39, .stealth: 40, .quick: 7,
    .longWalk: 9,
  ]

  var attributeIDs: [Int] { content.attributes.compactMap { StoredCache.Attribute($0).flatMap { Self.ids[$0] } } }

  /// The size in Opencaching's words, which there are for all.
  var size: String {
    switch content.size {
    case .none: "No container"
    case .nano: "Nano"
    case .xlarge: "Very large"
    default: container
    }
  }

  /// For example "Traditional Cache".
  var kind: String {
    switch content.kind {
    case .traditional: "Traditional Cache"
    case .multi: "Multi-cache"
    case .virtual: "Virtual Cache"
    case .event: "Event Cache"
    case .mystery, .other, .unspecified, .unrecognized: "Unknown Cache"
    }
  }

  /// For example "Small": of eight sizes the extension knows six.
  var container: String {
    switch content.size {
    case .none: content.kind == .virtual ? "Virtual" : "Other"
    case .nano, .micro: "Micro"
    case .small: "Small"
    case .regular: "Regular"
    case .large, .xlarge: "Large"
    case .other: "Other"
    case .unspecified, .unrecognized: "Not chosen"
    }
  }

  /// The code without what all codes begin with: further places are named by it, with two characters of their own before it.
  var codeEnd: String { String(summary.code.dropFirst(CacheRules.codePrefix.count)) }

  /// The code as a number, which the extension wants.
  var number: Int {
    codeEnd.utf8.reduce(0) { sum, character in
      sum * CacheRules.codeAlphabet.count + (CacheRules.codeAlphabet.firstIndex(of: character) ?? 0)
    }
  }
}
