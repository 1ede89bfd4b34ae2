import CairnProto
import CairnServices
import RPC
import Timekeeping

/// Draws the places of games.
struct LocationHandlers: LocationServiceHandlers {
  let shelf: AtlasShelf
  let store: LocationStore
  let clues: ClueMaker

  /// A redraw avoids what the draw before hit; on reported ground that ends at once. After this many the places are taken as they
  /// are: some imagery is better than no game.
  static let redrawsMax = 4

  func drawLocations(_ request: DrawLocationsRequest, _ context: RequestContext) async throws -> DrawLocationsResponse {
    let draw = try LocationMessages.draw(request)
    guard let map = try await shelf.current(at: context.now)[draw.mapID] else { throw RPCError(.notFound, reason: .mapNotFound) }
    let places = try await places(of: draw, on: map, at: context.now)
    guard draw.isByClues else {
      return DrawLocationsResponse(locations: places.map { LocationMessages.location($0, on: map) }, map: MapMessages.map(map))
    }
    let clues = try await clues.clues(
      of: places.map { ClueMaker.Place(position: $0.position, countryCode: $0.countryCode) }, at: context.now)
    return DrawLocationsResponse(
      locations: zip(places, clues).map { LocationMessages.location($0, on: map, by: ClueMessages.clues($1)) }, map: MapMessages.map(map))
  }

  /// Draws, asks for reports about what was drawn, and draws again around them. Reported places are avoided as long as there are
  /// others.
  private func places(of draw: LocationMessages.Draw, on map: GameMap, at now: Moment) async throws -> [DrawnPlace] {
    var places = try Self.drawn(draw, on: map, avoiding: Avoidance(places: draw.excluded))
    var reported: Set<LocationID> = []
    for _ in 0..<Self.redrawsMax {
      reported.formUnion(try await store.reported(in: areas(around: places, on: map), since: now - LocationRules.reportLifetime))
      var avoiding = LocationRules.avoidance(reported: Array(reported))
      if map.pack != nil { avoiding.areas = [] }
      let isHit = places.contains { avoiding.places.contains($0.id) || avoiding.areas.contains($0.id.area) }
      avoiding.places.formUnion(draw.excluded)
      guard isHit, let others = try? Self.drawn(draw, on: map, avoiding: avoiding) else { break }
      places = others
    }
    return places
  }

  private func areas(around places: [DrawnPlace], on map: GameMap) -> [AreaID] {
    if let areas = map.pack?.areas, areas.count <= LocationRules.packAreasAskedMax { return areas }
    return Array(Set(places.map(\.id.area)))
  }

  private static func drawn(_ draw: LocationMessages.Draw, on map: GameMap, avoiding: Avoidance) throws(RPCError) -> [DrawnPlace] {
    do {
      if let pack = map.pack {
        let spacing = LocationRules.spacing(area: map.coverage.area)
        return try LocationRules.draw(count: draw.count, seed: draw.seed, from: pack, spacing: spacing, avoiding: avoiding)
      }
      return try LocationRules.draw(count: draw.count, seed: draw.seed, from: map.coverage, avoiding: avoiding)
    } catch {
      throw RPCError(error)
    }
  }

  func reportLocation(_ request: ReportLocationRequest, _ context: RequestContext) async throws -> ReportLocationResponse {
    let id = try LocationMessages.locationID(request.locationID, field: "location_id")
    try await store.note(id, uuid: id.uuid, at: context.now, forgettingBefore: context.now - LocationRules.reportLifetime)
    return ReportLocationResponse()
  }
}
