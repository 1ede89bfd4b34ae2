import CairnProto
import CairnServices
import Identity
import RPC

/// Tells which maps there are.
struct MapHandlers: MapServiceHandlers {
  let shelf: AtlasShelf
  let pageTokens: PageTokenKey

  /// A page token says after which map the list goes on; it belongs to this method and to no filter, for there is none.
  private static let list = PageList(MapServiceMethods.listMaps)

  func listMaps(_ request: ListMapsRequest, _ context: RequestContext) async throws -> ListMapsResponse {
    let size = try Field.pageSize(request.pageSize, default: MapRules.pageSizeDefault, max: MapRules.pageSizeMax)
    let last = try pageTokens.place(request.pageToken, in: Self.list, as: String.self)
    let maps = try await shelf.current(at: context.now).maps
    let page = MapRules.page(of: maps, after: last, size: size)
    let next = page.hasMore ? page.maps.last.map { pageTokens.token(after: $0.mapID, in: Self.list) } : nil
    return ListMapsResponse(maps: page.maps.map(MapMessages.map), nextPageToken: next ?? "")
  }

  func getMap(_ request: GetMapRequest, _ context: RequestContext) async throws -> GetMapResponse {
    guard let map = try await shelf.current(at: context.now)[request.mapID] else {
      throw RPCError(.notFound, reason: .mapNotFound)
    }
    return GetMapResponse(map: MapMessages.map(map))
  }
}
