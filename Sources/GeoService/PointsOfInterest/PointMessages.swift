import CairnProto
import CairnServices
import Cryptography
import Geodesy
import Identity
import RPC

/// Between the messages and the nouns of points of interest.
enum PointMessages {
  static func point(_ point: StoredPoint) -> PointOfInterest {
    PointOfInterest(
      pointID: point.pointID, name: point.name, otherNames: point.otherNames, kind: kind(point.kind),
      position: MapMessages.latLng(point.position), openingHours: point.openingHours, websiteURL: point.websiteURL,
      wikidataID: point.wikidataID)
  }

  /// Kinds that are asked for; all where none is named. Nil for what is no kind.
  static func kinds(_ asked: [PointOfInterestKind]) -> [PointKind]? {
    if asked.isEmpty { return PointKind.allCases }
    let known = Dictionary(uniqueKeysWithValues: PointKind.allCases.map { (kind($0), $0) })
    let kinds = asked.compactMap { known[$0] }
    guard kinds.count == asked.count else { return nil }
    return PointKind.allCases.filter(Set(kinds).contains)
  }

  static func kind(_ kind: PointKind) -> PointOfInterestKind {
    switch kind {
    case .museum: .museum
    case .gallery: .gallery
    case .zoo: .zoo
    case .aquarium: .aquarium
    case .themePark: .themePark
    case .viewpoint: .viewpoint
    case .artwork: .artwork
    case .castle: .castle
    case .ruins: .ruins
    case .archaeologicalSite: .archaeologicalSite
    case .monument: .monument
    case .memorial: .memorial
    case .peak: .peak
    case .placeOfWorship: .placeOfWorship
    case .theatre: .theatre
    case .artsCentre: .artsCentre
    case .library: .library
    case .fountain: .fountain
    case .attraction: .attraction
    }
  }
}

/// Page tokens of what there is to see on a way say after which one the list goes on. They are good for the same way alone, and say nothing
/// of where it is.
enum PointPageTokens {
  /// Digest of what must be the same from page to page.
  static func filter(_ waypoints: [GeoPoint], width: Double, _ kinds: [PointKind]) -> [UInt8] {
    let words = waypoints.map { "\($0.latitude) \($0.longitude)" } + ["\(width)"] + kinds.map(\.rawValue)
    return SHA256.digest(of: Array(words.joined(separator: ",").utf8))
  }

  static func token(after place: PassedPlace, of filter: [UInt8], _ key: PageTokenKey) -> String {
    key.token(after: place.along, place.pointID, in: list(filter))
  }

  static func place(_ token: String, of filter: [UInt8], _ key: PageTokenKey) throws(RPCError) -> PassedPlace? {
    try key.place(token, in: list(filter), as: Double.self, String.self).map { PassedPlace(along: $0.0, pointID: $0.1) }
  }

  private static func list(_ filter: [UInt8]) -> PageList {
    PageList(PointOfInterestServiceMethods.findPointsOfInterestAlong, filter: filter)
  }
}
