import CGEOS
public import Geodesy

/// Polygons with GEOS's index of their edges: each question costs microseconds. Belongs to one thread.
public final class PreparedPolygons {
  private let shape: GEOSShape
  private let prepared: OpaquePointer

  init(_ shape: GEOSShape) throws(PolygonError) {
    guard let prepared = GEOSPrepare_r(shape.context.handle, shape.pointer) else {
      throw .refused(operation: "prepare", message: shape.context.latestMessage)
    }
    self.shape = shape
    self.prepared = prepared
  }

  // Before the shape it refers to goes.
  deinit { GEOSPreparedGeom_destroy_r(shape.context.handle, prepared) }

  /// Whether the point lies in the polygons or on their edge.
  public func contains(_ point: GeoPoint) -> Bool {
    withGEOSPoint(point) { GEOSPreparedIntersects_r(shape.context.handle, prepared, $0) == 1 }
  }

  /// Whether the point lies in the polygons or at most so many degrees beside them.
  public func contains(_ point: GeoPoint, toleranceDegrees: Double) -> Bool {
    withGEOSPoint(point) { GEOSPreparedDistanceWithin_r(shape.context.handle, prepared, $0, toleranceDegrees) == 1 }
  }

  private func withGEOSPoint(_ point: GeoPoint, _ body: (OpaquePointer) -> Bool) -> Bool {
    guard let made = GEOSGeom_createPointFromXY_r(shape.context.handle, point.longitude, point.latitude) else { return false }
    defer { GEOSGeom_destroy_r(shape.context.handle, made) }
    return body(made)
  }
}

extension GEOSShape {
  /// For example "Self-intersection[10 5]".
  var invalidityReason: String {
    guard let reason = GEOSisValidReason_r(context.handle, pointer) else { return context.latestMessage }
    defer { GEOSFree_r(context.handle, reason) }
    return String(cString: reason)
  }
}
