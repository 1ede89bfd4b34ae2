import Geodesy

/// All maps of one import, in memory: a draw asks the database nothing about them.
struct Atlas: Sendable {
  /// The world first, then by name.
  let maps: [GameMap]
  private let byID: [String: GameMap]
  /// Changes with every import.
  let revision: [[UInt8]]

  init(maps: [GameMap], revision: [[UInt8]]) {
    self.maps = MapRules.inOrder(maps)
    self.byID = Dictionary(maps.map { ($0.mapID, $0) }, uniquingKeysWith: { first, _ in first })
    self.revision = revision
  }

  subscript(mapID: String) -> GameMap? { byID[mapID] }
}

extension Atlas: Shelved {}
