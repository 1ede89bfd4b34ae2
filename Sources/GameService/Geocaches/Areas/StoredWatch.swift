import FoundationEssentials
import Geodesy
import Timekeeping

/// An area that somebody watches, as it is stored.
struct StoredWatch: Hashable, Sendable {
  /// Ground that is watched.
  enum Ground: Hashable, Sendable {
    /// Metres.
    case circle(GeoPoint, radius: Double)
    /// GeoService's id.
    case zone(String)

    /// Whether a place lies in it, as far as its geometry is known here.
    func contains(_ position: GeoPoint) -> Bool {
      if case .circle(let place, let radius) = self { place.distance(to: position) <= radius } else { true }
    }
  }

  let id: UUID
  let accountID: UUID
  var name = ""
  var ground: Ground
  /// The filter as it was sent, in protobuf's JSON; empty for one that lets everything through.
  var filterText = ""
  /// The time until which caches were published of which the news have told.
  var newsTime: Moment
  /// Nil where each cache is told when it is published.
  var nextTime: Moment?
  let createTime: Moment

  /// GeoService's zone with a slash behind it; empty for a circle.
  var zoneKey: String { if case .zone(let id) = ground { id + "/" } else { "" } }
}
