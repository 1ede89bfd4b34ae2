import CairnProto
import CairnServices
import Identity
import RPC

/// Between the messages and the nouns of zones.
enum ZoneMessages {
  static func zone(_ zone: StoredZone) -> Zone {
    Zone(
      zoneID: zone.zoneID, kind: kind(zone.kind), name: zone.name, parentZoneID: zone.parentZoneID, cityCount: zone.cityCount,
      populationCount: zone.populationCount)
  }

  private static func kind(_ kind: ZoneType) -> ZoneKind {
    switch kind {
    case .country: .country
    case .region: .region
    case .province: .province
    }
  }
}

/// A page token of ListZones says after which zone the list goes on.
enum ZonePageTokens {
  static func token(after place: ZonePlace, of parentZoneID: String, _ key: PageTokenKey) -> String {
    key.token(after: place.foldedName, place.zoneID, in: list(parentZoneID))
  }

  static func place(_ token: String, of parentZoneID: String, _ key: PageTokenKey) throws(RPCError) -> ZonePlace? {
    try key.place(token, in: list(parentZoneID), as: String.self, String.self).map { ZonePlace(foldedName: $0.0, zoneID: $0.1) }
  }

  private static func list(_ parentZoneID: String) -> PageList {
    PageList(ZoneServiceMethods.listZones, filter: Array(parentZoneID.utf8))
  }
}
