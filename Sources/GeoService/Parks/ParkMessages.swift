import CairnProto
import CairnServices
import Geodesy
import Identity
import Polygons
import RPC

/// Between the messages and the nouns of parks.
enum ParkMessages {
  static func summary(_ park: ParkOverview) -> ParkSummary {
    ParkSummary(
      parkID: park.parkID, name: park.name, kind: kind(park.kind), cityName: park.cityName, cityID: park.cityID,
      centre: MapMessages.latLng(park.centre), areaM2: park.area, challengeCount: park.challengeCount)
  }

  static func park(_ park: StoredPark) -> Park {
    Park(
      summary: summary(park.overview), polygons: park.polygons.polygons.map(polygon), entrances: park.entrances.map(MapMessages.latLng),
      facilities: park.facilities, openingHours: park.openingHours, websiteURL: park.websiteURL)
  }

  static func cluster(_ tile: ParkTile) -> ParkCluster {
    ParkCluster(
      parkCount: tile.parkCount, position: MapMessages.latLng(tile.middle), southWest: MapMessages.latLng(tile.box.southWest),
      northEast: MapMessages.latLng(tile.box.northEast))
  }

  private static func polygon(_ polygon: MultiPolygon.Polygon) -> ParkPolygon {
    ParkPolygon(exterior: ring(polygon.exterior), holes: polygon.holes.map(ring))
  }

  private static func ring(_ ring: [GeoPoint]) -> ParkRing { ParkRing(points: ring.map(MapMessages.latLng)) }

  private static func kind(_ kind: ParkType) -> ParkKind {
    switch kind {
    case .park: .park
    case .garden: .garden
    case .natureReserve: .natureReserve
    case .nationalPark: .nationalPark
    }
  }
}

/// Page tokens of parks say after which one a list goes on.
enum ParkPageTokens {
  private static let search = ParkServiceMethods.searchParks.path
  private static let changes = ParkServiceMethods.listParkChanges.path

  static func token(after place: ParkPlace, of search: ParkSearch, _ key: PageTokenKey) -> String {
    key.seal(Array("\(place.rank) \(place.preference) \(place.parkID)".utf8), purpose: Self.search, filterHash: filter(search))
  }

  static func place(_ token: String, of search: ParkSearch, _ key: PageTokenKey) throws(RPCError) -> ParkPlace? {
    guard let words = try words(token, Self.search, filter(search), key), words.count == 3, let rank = Int32(words[0]),
      let preference = Double(words[1])
    else { return nil }
    return ParkPlace(rank: rank, preference: preference, parkID: words[2])
  }

  private static func filter(_ search: ParkSearch) -> [UInt8] {
    Array((search.nearCityID == 0 ? search.query : "\(search.nearCityID) \(search.query)").utf8)
  }

  static func token(_ bookmark: ParkChangeBookmark, since revision: Int64, inZone zoneID: String, _ key: PageTokenKey) -> String {
    let (place, first) = (bookmark.place, bookmark.firstRevision)
    return key.seal(
      Array("\(place.revision) \(place.parkID) \(first)".utf8), purpose: changes, filterHash: Array("\(revision) \(zoneID)".utf8))
  }

  static func bookmark(
    _ token: String, since revision: Int64, inZone zoneID: String, _ key: PageTokenKey
  ) throws(RPCError) -> ParkChangeBookmark? {
    guard let words = try words(token, changes, Array("\(revision) \(zoneID)".utf8), key), words.count == 3,
      let number = Int64(words[0]), let first = Int64(words[2])
    else { return nil }
    return ParkChangeBookmark(place: ParkChangePlace(revision: number, parkID: words[1]), firstRevision: first)
  }

  private static func words(_ token: String, _ purpose: String, _ filter: [UInt8], _ key: PageTokenKey) throws(RPCError) -> [String]? {
    if token.isEmpty { return nil }
    do {
      let text = String(decoding: try key.open(token, purpose: purpose, filterHash: filter), as: UTF8.self)
      return text.split(separator: " ").map(String.init)
    } catch {
      throw .invalid("page_token", error.reason)
    }
  }
}
