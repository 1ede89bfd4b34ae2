import CairnProto
import CairnServices
import Identity
import RPC

/// Tells which zones there are.
struct ZoneHandlers: ZoneServiceHandlers {
  let store: ZoneStore
  let pageTokens: PageTokenKey

  func listZones(_ request: ListZonesRequest, _ context: RequestContext) async throws -> ListZonesResponse {
    guard ZoneRules.isZoneID(request.parentZoneID) else { throw RPCError(.notFound, reason: .zoneNotFound) }
    let size = try Field.pageSize(request.pageSize, default: ZoneRules.pageSizeDefault, max: ZoneRules.pageSizeMax)
    let last = try ZonePageTokens.place(request.pageToken, of: request.parentZoneID, pageTokens)
    // One more than the page holds says whether there is another.
    let found = try await store.zones(of: request.parentZoneID, after: last, limit: size + 1)
    // A zone that is not there has nothing in it.
    if found.isEmpty, !request.parentZoneID.isEmpty { _ = try await zone(request.parentZoneID) }
    let page = found.prefix(size)
    let next =
      found.count > page.count ? page.last.map { ZonePageTokens.token(after: $0.place, of: request.parentZoneID, pageTokens) } : nil
    return ListZonesResponse(
      zones: page.map { ZoneMessages.zone($0.zone) }, nextPageToken: next ?? "", attribution: DataCredits.geoNames)
  }

  func getZone(_ request: GetZoneRequest, _ context: RequestContext) async throws -> GetZoneResponse {
    let zones = try await zone(request.zoneID)
    return GetZoneResponse(
      zone: zones.last.map(ZoneMessages.zone), parents: zones.dropLast().map(ZoneMessages.zone), attribution: DataCredits.geoNames)
  }

  /// The zone, behind those that it is in.
  private func zone(_ zoneID: String) async throws -> [StoredZone] {
    guard ZoneRules.isZoneID(zoneID) else { throw RPCError(.notFound, reason: .zoneNotFound) }
    let zones = try await store.zones(ZoneRules.parents(of: zoneID) + [zoneID])
    guard zones.last?.zoneID == zoneID else { throw RPCError(.notFound, reason: .zoneNotFound) }
    return zones
  }
}
