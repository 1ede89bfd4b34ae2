import CGEOS
public import Geodesy

/// Operations of the house on polygons, by GEOS. One kit belongs to one thread; making one costs microseconds.
public final class PolygonKit {
  let context = GEOSContext()

  public init() {}

  /// Why and where the polygons are not valid (self-crossing, overlapping holes …), in the library's words; nil when they are.
  public func fault(in polygons: MultiPolygon) throws(PolygonError) -> String? {
    let shape = try context.multiPolygon(polygons.flat)
    return shape.isValid ? nil : shape.invalidityReason
  }

  /// The same ground with valid outlines; the polygons themselves when they are valid already.
  /// - Throws: `.empty` when nothing with an area is left.
  public func repaired(_ polygons: MultiPolygon) throws(PolygonError) -> MultiPolygon {
    let shape = try context.multiPolygon(polygons.flat)
    return shape.isValid ? polygons : try parts(of: shape.repaired())
  }

  /// The ground of all polygons together, with valid outlines: each is repaired by itself, then they are joined. Ground that lies in two of them is in the
  /// result once, whereas `repaired`, for which an outline within an outline is a hole, leaves it out.
  /// - Throws: `.empty` when nothing with an area is left.
  public func joined(_ polygons: MultiPolygon) throws(PolygonError) -> MultiPolygon {
    if try fault(in: polygons) == nil { return polygons }
    var flat: [[FlatRing]] = []
    for polygon in polygons.polygons {
      let shape = try context.multiPolygon(MultiPolygon([polygon]).flat)
      try (shape.isValid ? shape : shape.repaired()).forEachPolygon { flat.append(context.rings(of: $0)) }
    }
    return try parts(of: context.multiPolygon(flat).united())
  }

  private func parts(of shape: GEOSShape) throws(PolygonError) -> MultiPolygon {
    var parts: [[FlatRing]] = []
    try shape.forEachPolygon { polygon in parts.append(context.rings(of: polygon)) }
    if parts.isEmpty { throw .empty }
    return MultiPolygon(parts.map(MultiPolygon.Polygon.init(flat:)))
  }

  /// Square metres of each polygon, added up: what lies in two of them counts twice, and what an outline goes around both ways counts for nothing.
  public func area(of polygons: MultiPolygon) throws(PolygonError) -> Double {
    2 * (try context.multiPolygon(polygons.polygons.map(EdgeSplitter.projected)).area) / PlanePoint.doubledUnitsPerSquareMetre
  }

  /// The same ground with fewer points, as exactly as that can be: first what is nearer than a metre to the line of the others is left out, then
  /// what is nearer than two, and so on.
  /// - Parameters:
  ///   - polygons: Valid.
  ///   - pointsMax: Points that it may have then.
  ///   - toleranceMax: Metres that may be left out at most.
  /// - Returns: Nil where even that leaves more points: no ring is left out, so thousands of islets stay thousands. `tolerance` is in metres along a
  ///   meridian; along a parallel it is less by the cosine of the latitude.
  public func simplified(
    _ polygons: MultiPolygon, pointsMax: Int, toleranceMax: Double
  ) throws(PolygonError) -> (polygons: MultiPolygon, tolerance: Double)? {
    let shape = try context.multiPolygon(polygons.flat)
    var tolerance = 1.0
    while tolerance <= toleranceMax {
      let simple = try parts(of: shape.simplified(tolerance: tolerance / (Earth.radius * .pi / 180)))
      if simple.pointCount <= pointsMax { return (simple, tolerance) }
      tolerance *= 2
    }
    return nil
  }

  /// Triangles in the equal-area plane that cover the polygons exactly, without overlap and without needless slivers
  /// (constrained Delaunay). Small faults are mended on the way; what `fault` names should be repaired first.
  /// - Throws: `.empty` when nothing with an area is left.
  public func triangles(covering polygons: MultiPolygon) throws(PolygonError) -> [PlaneTriangle] {
    for ring in polygons.polygons.flatMap({ [$0.exterior] + $0.holes }) where ring.count < 3 { throw .ringTooShort(count: ring.count) }
    let projected = try context.multiPolygon(polygons.polygons.map(EdgeSplitter.projected))
    // Corners are whole numbers already. Only where rounding made an outline touch itself must GEOS mend it and move the new corners.
    let mended = projected.isValid ? projected : try projected.repaired().onGrid(step: 1)
    let triangulated = try mended.triangulated()
    var triangles: [PlaneTriangle] = []
    try triangulated.forEachPolygon { polygon in
      guard let corners = context.rings(of: polygon).first, corners.count == 8 else { return }
      let triangle = PlaneTriangle(corners.planePoint(0), corners.planePoint(1), corners.planePoint(2))
      if triangle.doubledArea > 0 { triangles.append(triangle) }
    }
    if triangles.isEmpty { throw .empty }
    return triangles
  }

  /// A place inside of the polygons, where a label can stand: in the middle of their widest part (GEOS's point on surface).
  /// - Throws: `.empty` when nothing with an area is left.
  public func innerPoint(of polygons: MultiPolygon) throws(PolygonError) -> GeoPoint {
    let shape = try context.multiPolygon(repaired(polygons).flat)
    let point = try context.own(GEOSPointOnSurface_r(context.handle, shape.pointer), "point on surface")
    var (longitude, latitude) = (0.0, 0.0)
    guard GEOSGeomGetX_r(context.handle, point.pointer, &longitude) == 1, GEOSGeomGetY_r(context.handle, point.pointer, &latitude) == 1
    else { throw .empty }
    return GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
  }

  /// Polygons made ready for many questions.
  public func prepared(_ polygons: MultiPolygon) throws(PolygonError) -> PreparedPolygons {
    try PreparedPolygons(context.multiPolygon(repaired(polygons).flat))
  }

  /// The outlines alone made ready for many questions: what is inside is away from them.
  public func preparedOutlines(of polygons: MultiPolygon) throws(PolygonError) -> PreparedPolygons {
    let shape = try context.multiPolygon(repaired(polygons).flat)
    return try PreparedPolygons(context.own(GEOSBoundary_r(context.handle, shape.pointer), "boundary"))
  }
}

extension [Double] {
  /// The corner at an index of interleaved whole plane coordinates.
  fileprivate func planePoint(_ index: Int) -> PlanePoint {
    PlanePoint(x: Int32(self[2 * index]), y: Int32(self[2 * index + 1]))
  }
}

/// Brings outlines to the equal-area plane. An edge that is straight in degrees is curved there, so a long one is split first.
enum EdgeSplitter {
  /// Over this much latitude a straight line in the plane leaves the edge by at most 5 m at 60°.
  static let stepDegrees = 0.1

  static func projected(_ polygon: MultiPolygon.Polygon) -> [FlatRing] {
    ([polygon.exterior] + polygon.holes).map(projectedRing)
  }

  private static func projectedRing(_ ring: [GeoPoint]) -> FlatRing {
    guard let first = ring.first else { return [] }
    var flat: FlatRing = []
    flat.reserveCapacity(2 * ring.count + 2)
    for (start, end) in zip(ring, ring.dropFirst() + [first]) {
      let steps = max(1, Int((abs(end.latitude - start.latitude) / stepDegrees).rounded(.up)))
      for step in 0..<steps { flat.append(between(start, end, Double(step) / Double(steps))) }
    }
    flat.append(first)
    return flat
  }

  private static func between(_ start: GeoPoint, _ end: GeoPoint, _ part: Double) -> GeoPoint {
    if part == 0 { return start }
    return GeoPoint(
      clampingLatitude: start.latitude + (end.latitude - start.latitude) * part,
      wrappingLongitude: start.longitude + (end.longitude - start.longitude) * part)
  }
}

extension FlatRing {
  fileprivate mutating func append(_ point: GeoPoint) {
    let projected = PlanePoint(point)
    append(Double(projected.x))
    append(Double(projected.y))
  }
}

extension MultiPolygon {
  /// As interleaved degrees, closed.
  var flat: [[FlatRing]] {
    polygons.map { polygon in
      ([polygon.exterior] + polygon.holes).map { ring in
        (ring + ring.prefix(1)).flatMap { [$0.longitude, $0.latitude] }
      }
    }
  }
}

extension MultiPolygon.Polygon {
  /// From interleaved degrees, closed.
  init(flat rings: [FlatRing]) {
    let opened = rings.map { ring in
      stride(from: 0, to: max(0, ring.count - 2), by: 2).map {
        GeoPoint(clampingLatitude: ring[$0 + 1], wrappingLongitude: ring[$0])
      }
    }
    self.init(exterior: opened.first ?? [], holes: Array(opened.dropFirst()))
  }
}
