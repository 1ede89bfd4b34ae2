import CairnProto
import CairnServices
import Geodesy
import Identity
import RPC
import Spatial

/// Finds points of interest: around a place and along a way.
struct PointHandlers: PointOfInterestServiceHandlers {
  let store: PointStore
  let credits: CreditShelf
  let pageTokens: PageTokenKey

  private func attributions(_ context: RequestContext) async throws -> [String] {
    try await credits.attributions(PointRules.attributions, of: "points", at: context.now)
  }

  // MARK: Around a place

  func findPointsOfInterest(
    _ request: FindPointsOfInterestRequest, _ context: RequestContext
  ) async throws -> FindPointsOfInterestResponse {
    let position = try Field.position(request.position)
    guard let radius = PointRules.radius(request.radiusM) else { throw RPCError.invalid("radius_m", .outOfRange) }
    guard let limit = PointRules.limit(request.limit) else { throw RPCError.invalid("limit", .outOfRange) }
    let points =
      request.kinds.isEmpty
      ? try await nearest(limit, to: position, within: radius)
      : try await nearest(limit, of: try Self.kinds(request.kinds), to: position, within: radius)
    return FindPointsOfInterestResponse(points: points, attributions: try await attributions(context))
  }

  /// Nearly always one statement, which reads what it shows.
  private func nearest(_ limit: Int, to position: GeoPoint, within radius: Double) async throws -> [NearbyPointOfInterest] {
    try await Self.nearest(limit, to: position, within: radius, store).map { near in
      NearbyPointOfInterest(point: PointMessages.point(try PointStore.point(near.id)), distanceM: near.distance)
    }
  }

  /// Bounded, so that far from everything nobody reads the rest of the world.
  static func nearest(
    _ limit: Int, to position: GeoPoint, within radius: Double, _ table: some PlaceTable<FoundPoint>
  ) async throws -> [Neighbour<FoundPoint>] {
    try await table.nearest(limit, to: position, within: radius)
  }

  /// The index knows no kinds.
  private func nearest(
    _ limit: Int, of kinds: [PointKind], to position: GeoPoint, within radius: Double
  ) async throws -> [NearbyPointOfInterest] {
    let found = try await Self.nearest(limit, to: position, within: radius, PointsOfKinds(database: store.database, kinds: kinds))
    let points = try await points(found.map(\.id))
    return found.compactMap { near in points[near.id].map { NearbyPointOfInterest(point: $0, distanceM: near.distance) } }
  }

  /// Looks around in growing circles until one of them has enough: in towns one statement.
  private static func nearest(
    _ limit: Int, to position: GeoPoint, within radius: Double, _ table: PointsOfKinds
  ) async throws -> [Neighbour<String>] {
    var found: [Neighbour<String>] = []
    for step in PointRules.radii(upTo: radius) {
      found = try await table.within(step, of: position, limit: limit)
      if found.count == limit { break }
    }
    return found
  }

  // MARK: Along a path

  func findPointsOfInterestAlong(
    _ request: FindPointsOfInterestAlongRequest, _ context: RequestContext
  ) async throws -> FindPointsOfInterestAlongResponse {
    let (waypoints, corridor) = try Self.corridor(of: request)
    guard let size = PointRules.limit(request.pageSize) else { throw RPCError.invalid("page_size", .outOfRange) }
    let kinds = try Self.kinds(request.kinds)
    let filter = PointPageTokens.filter(waypoints, width: corridor.halfWidth * 2, kinds)
    let last = try PointPageTokens.place(request.pageToken, of: filter, pageTokens)
    let boxes = corridor.circles.enumerated().flatMap { piece, circle in
      SpatialBox.around(circle.centre, radius: circle.radius).map { (piece: piece, box: $0) }
    }
    let passed = PointRules.passed(try await store.seen(kinds, in: boxes), in: corridor, after: last)
    let page = passed.prefix(size)
    let points = try await points(page.map(\.place.pointID))
    let next = passed.count > page.count ? page.last.map { PointPageTokens.token(after: $0.place, of: filter, pageTokens) } : nil
    return FindPointsOfInterestAlongResponse(
      points: page.compactMap { passed in
        points[passed.place.pointID].map {
          PassedPointOfInterest(point: $0, distanceM: passed.distance, alongM: passed.place.along)
        }
      }, nextPageToken: next ?? "", lengthM: corridor.length, attributions: try await attributions(context))
  }

  private static func corridor(
    of request: FindPointsOfInterestAlongRequest
  ) throws(RPCError) -> (waypoints: [GeoPoint], corridor: Corridor) {
    var waypoints: [GeoPoint] = []
    for waypoint in request.waypoints.prefix(PointRules.waypointsMax + 1) { waypoints.append(try Field.position(waypoint, "waypoints")) }
    do {
      return (waypoints, try PointRules.corridor(through: waypoints, width: request.widthM))
    } catch {
      switch error {
      case .waypointsTooFew: throw .invalid("waypoints", .tooFew)
      case .waypointsTooMany: throw .invalid("waypoints", .tooMany)
      case .pathTooLong: throw .invalid("waypoints", .tooLong)
      case .widthOutOfRange: throw .invalid("width_m", .outOfRange)
      }
    }
  }

  // MARK: One

  func getPointOfInterest(_ request: GetPointOfInterestRequest, _ context: RequestContext) async throws -> GetPointOfInterestResponse {
    guard MapRules.isMapID(request.pointID), let point = try await store.point(request.pointID) else {
      throw RPCError(.notFound, reason: .pointOfInterestNotFound)
    }
    return GetPointOfInterestResponse(point: PointMessages.point(point), attributions: try await attributions(context))
  }

  // MARK: Parts

  private static func kinds(_ asked: [PointOfInterestKind]) throws(RPCError) -> [PointKind] {
    guard let kinds = PointMessages.kinds(asked) else { throw .invalid("kinds", .unknownValue) }
    return kinds
  }

  /// By id. Points that an import has just removed are missing.
  private func points(_ pointIDs: [String]) async throws -> [String: PointOfInterest] {
    if pointIDs.isEmpty { return [:] }
    let points = try await store.points(pointIDs).map { ($0.pointID, PointMessages.point($0)) }
    return Dictionary(points, uniquingKeysWith: { first, _ in first })
  }
}
