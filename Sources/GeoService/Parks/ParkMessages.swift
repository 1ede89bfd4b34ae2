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
  static func token(after place: ParkPlace, of search: ParkSearch, _ key: PageTokenKey) -> String {
    key.token(after: Int64(place.rank), place.preference, place.parkID, in: list(search))
  }

  static func place(_ token: String, of search: ParkSearch, _ key: PageTokenKey) throws(RPCError) -> ParkPlace? {
    try key.place(token, in: list(search), as: Int64.self, Double.self, String.self).map {
      ParkPlace(rank: Int32(clamping: $0.0), preference: $0.1, parkID: $0.2)
    }
  }

  private static func list(_ search: ParkSearch) -> PageList {
    let filter = search.nearCityID == 0 ? search.query : "\(search.nearCityID) \(search.query)"
    return PageList(ParkServiceMethods.searchParks, filter: Array(filter.utf8))
  }

  static func token(_ bookmark: ParkChangeBookmark, since revision: Int64, inZone zoneID: String, _ key: PageTokenKey) -> String {
    key.token(after: bookmark.place.revision, bookmark.place.parkID, bookmark.firstRevision, in: changes(since: revision, inZone: zoneID))
  }

  static func bookmark(
    _ token: String, since revision: Int64, inZone zoneID: String, _ key: PageTokenKey
  ) throws(RPCError) -> ParkChangeBookmark? {
    try key.place(token, in: changes(since: revision, inZone: zoneID), as: Int64.self, String.self, Int64.self).map {
      ParkChangeBookmark(place: ParkChangePlace(revision: $0.0, parkID: $0.1), firstRevision: $0.2)
    }
  }

  private static func changes(since revision: Int64, inZone zoneID: String) -> PageList {
    PageList(ParkServiceMethods.listParkChanges, filter: Array("\(revision) \(zoneID)".utf8))
  }
}
