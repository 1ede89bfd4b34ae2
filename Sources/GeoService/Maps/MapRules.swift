import Geodesy

/// Properties of a map, given its ground.
enum MapRules {
  /// The world's D in metres: the constant that players of such games know scores by (W-S3). Its box has no diagonal: its corners
  /// are the poles.
  static let worldDiagonal = 14_916_862.0

  static let mapIDLengthMax = 64
  static let pageSizeDefault = 50
  static let pageSizeMax = 500

  private static let wholeWorld = GeoBox(
    southWest: GeoPoint(clampingLatitude: -90, wrappingLongitude: -180), northEast: GeoPoint(clampingLatitude: 90, wrappingLongitude: 180))

  /// Nil without ground.
  static func map(
    mapID: String, displayName: String, attributions: [String], isWorld: Bool, grounds: [Ground], pack: LocationPack? = nil
  ) -> GameMap? {
    let coverage = Coverage(grounds)
    guard let box = isWorld ? wholeWorld : GeoBox(enclosing: grounds.map(\.box)), coverage.doubledArea > 0 else { return nil }
    return GameMap(
      mapID: mapID, displayName: displayName, attributions: attributions, isWorld: isWorld, coverage: coverage, box: box,
      diagonal: isWorld ? worldDiagonal : box.diagonal, centre: isWorld ? .origin : box.centre, pack: pack)
  }

  /// The world first, then by name.
  static func inOrder(_ maps: [GameMap]) -> [GameMap] {
    maps.sorted { ($0.isWorld ? 0 : 1, $0.displayName, $0.mapID) < ($1.isWorld ? 0 : 1, $1.displayName, $1.mapID) }
  }

  /// Maps that follow one in the order, and whether more follow them. From the start where `last` is nil or gone.
  static func page(of maps: [GameMap], after last: String?, size: Int) -> (maps: ArraySlice<GameMap>, hasMore: Bool) {
    let start = last.flatMap { id in maps.firstIndex { $0.mapID == id } }.map { $0 + 1 } ?? 0
    let page = maps[start...].prefix(size)
    return (page, page.endIndex < maps.endIndex)
  }

  /// Whether a text can be the id of a map.
  static func isMapID(_ text: String) -> Bool {
    (1...mapIDLengthMax).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }
}
