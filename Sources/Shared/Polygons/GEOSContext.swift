import CGEOS
import Geodesy

/// One GEOS context: the library's error text and its memory. Not `Sendable`: GEOS allows one thread at a time in a context.
final class GEOSContext {
  let handle: GEOSContextHandle_t
  /// The library's words about the latest failure.
  fileprivate(set) var latestMessage = ""

  init() {
    handle = GEOS_init_r()
    // Unretained, because the handler can be called only while a method of this object runs.
    GEOSContext_setErrorMessageHandler_r(handle, keepMessage, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { GEOS_finish_r(handle) }

  /// Takes ownership of what a GEOS function returned; null becomes an error.
  func own(_ pointer: OpaquePointer?, _ operation: String) throws(PolygonError) -> GEOSShape {
    guard let pointer else { throw .refused(operation: operation, message: latestMessage) }
    return GEOSShape(owned: pointer, in: self)
  }
}

private func keepMessage(_ message: UnsafePointer<CChar>?, _ context: UnsafeMutableRawPointer?) {
  guard let message, let context else { return }
  Unmanaged<GEOSContext>.fromOpaque(context).takeUnretainedValue().latestMessage = String(cString: message)
}

/// One GEOS geometry and its only owner. Keeps its context alive.
final class GEOSShape {
  let pointer: OpaquePointer
  let context: GEOSContext

  init(owned pointer: OpaquePointer, in context: GEOSContext) {
    self.pointer = pointer
    self.context = context
  }

  deinit { GEOSGeom_destroy_r(context.handle, pointer) }

  var isEmpty: Bool { GEOSisEmpty_r(context.handle, pointer) == 1 }
  var isValid: Bool { GEOSisValid_r(context.handle, pointer) == 1 }

  /// In square units of its coordinates.
  var area: Double {
    var area = 0.0
    GEOSArea_r(context.handle, pointer, &area)
    return area
  }

  /// Overlaps cut out, crossing rings untied, without the lines and points that may be left over.
  func repaired() throws(PolygonError) -> GEOSShape {
    try context.own(GEOSMakeValid_r(context.handle, pointer), "make valid")
  }

  /// Everything that lies in any of its polygons, which may overlap.
  func united() throws(PolygonError) -> GEOSShape {
    try context.own(GEOSUnaryUnion_r(context.handle, pointer), "unite")
  }

  /// Without the points that are nearer than `tolerance` to the line of the others; what was valid stays so, and no ring is lost.
  func simplified(tolerance: Double) throws(PolygonError) -> GEOSShape {
    try context.own(GEOSTopologyPreserveSimplify_r(context.handle, pointer, tolerance), "simplify")
  }

  /// Corners moved to multiples of `step`, still valid.
  func onGrid(step: Double) throws(PolygonError) -> GEOSShape {
    try context.own(GEOSGeom_setPrecision_r(context.handle, pointer, step, 0), "set precision")
  }

  func triangulated() throws(PolygonError) -> GEOSShape {
    try context.own(GEOSConstrainedDelaunayTriangulation_r(context.handle, pointer), "triangulate")
  }

  /// Calls `body` with every polygon in this geometry, however deep it is nested. The pointers are lent.
  func forEachPolygon(_ body: (OpaquePointer) throws(PolygonError) -> Void) throws(PolygonError) {
    try Self.forEachPolygon(in: pointer, context, body)
  }

  private static func forEachPolygon(
    in geometry: OpaquePointer, _ context: GEOSContext, _ body: (OpaquePointer) throws(PolygonError) -> Void
  ) throws(PolygonError) {
    let kind = GEOSGeomTypeId_r(context.handle, geometry)
    if kind == Int32(GEOS_POLYGON.rawValue) {
      if GEOSisEmpty_r(context.handle, geometry) == 0 { try body(geometry) }
    } else if kind >= Int32(GEOS_MULTIPOINT.rawValue) {
      for index in 0..<GEOSGetNumGeometries_r(context.handle, geometry) {
        guard let part = GEOSGetGeometryN_r(context.handle, geometry, index) else { continue }
        try forEachPolygon(in: part, context, body)
      }
    }
  }
}
