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
      waypoint.position.map { Place(name: waypoint.name, text: waypoint.text, kind: Self.word(waypoint.kind), position: $0) }
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
