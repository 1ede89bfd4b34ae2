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
  private static let purpose = ZoneServiceMethods.listZones.path

  static func token(after place: ZonePlace, of parentZoneID: String, _ key: PageTokenKey) -> String {
    key.seal(Array("\(place.zoneID)\n\(place.foldedName)".utf8), purpose: purpose, filterHash: Array(parentZoneID.utf8))
  }

  static func place(_ token: String, of parentZoneID: String, _ key: PageTokenKey) throws(RPCError) -> ZonePlace? {
    if token.isEmpty { return nil }
    do {
      let text = String(decoding: try key.open(token, purpose: purpose, filterHash: Array(parentZoneID.utf8)), as: UTF8.self)
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return lines.count == 2 ? ZonePlace(foldedName: lines[1], zoneID: lines[0]) : nil
    } catch {
      throw .invalid("page_token", error.reason)
    }
  }
}
