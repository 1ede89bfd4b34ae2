import Geodesy

/// Land from which places are drawn: a country's, a part of one, or one that an operator has drawn.
struct Ground: Sendable, Hashable {
  /// Lower-case letters, digits and hyphens, at most 64.
  let groundID: String
  /// ISO 3166-1 alpha-2, lower-case; empty where unknown.
  let countryCode: String
  /// The smallest box around it.
  let box: GeoBox
  let triangles: TriangleTable
}
