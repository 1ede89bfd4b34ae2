import Geodesy

/// A part of the world on which a game is played. (Not `Map`: that is the message.)
struct GameMap: Sendable {
  /// Lower-case letters, digits and hyphens, at most 64.
  let mapID: String
  /// English.
  let displayName: String
  /// Credits that must be shown with its data.
  let attributions: [String]
  let isWorld: Bool
  let coverage: Coverage
  /// The smallest box around its ground; for the world the whole world.
  let box: GeoBox
  /// Metres: the D of the scoring rule.
  let diagonal: Double
  /// Where the default marker stands.
  let centre: GeoPoint
  /// Its places whose imagery somebody has seen; nil where they are drawn from its ground.
  let pack: LocationPack?
}
