import CGEOS

/// A ring as interleaved x, y, with its first point repeated at the end: how GEOS copies coordinates in and out at once.
typealias FlatRing = [Double]

extension GEOSContext {
  /// A multi-polygon of rings. GEOS takes ownership of every part as it is built, so a failure leaves nothing behind.
  func multiPolygon(_ polygons: [[FlatRing]]) throws(PolygonError) -> GEOSShape {
    var parts: [OpaquePointer?] = []
    do {
      for rings in polygons { parts.append(try polygon(rings)) }
    } catch {
      for part in parts { GEOSGeom_destroy_r(handle, part) }
      throw error
    }
    let count = UInt32(parts.count)
    return try own(GEOSGeom_createCollection_r(handle, Int32(GEOS_MULTIPOLYGON.rawValue), &parts, count), "create polygons")
  }

  /// The caller owns the polygon.
  private func polygon(_ rings: [FlatRing]) throws(PolygonError) -> OpaquePointer {
    var made: [OpaquePointer?] = []
    do {
      for flat in rings { made.append(try ring(flat)) }
    } catch {
      for ring in made { GEOSGeom_destroy_r(handle, ring) }
      throw error
    }
    guard let exterior = made.first else { throw .empty }
    var holes = Array(made.dropFirst())
    guard let polygon = GEOSGeom_createPolygon_r(handle, exterior, &holes, UInt32(holes.count)) else {
      throw .refused(operation: "create polygon", message: latestMessage)
    }
    return polygon
  }

  private func ring(_ flat: FlatRing) throws(PolygonError) -> OpaquePointer {
    // A closed ring has at least four positions, the last of them the first (RFC 7946 §3.1.6).
    guard flat.count >= 8 else { throw .ringTooShort(count: max(0, flat.count / 2 - 1)) }
    let sequence = GEOSCoordSeq_copyFromBuffer_r(handle, flat, UInt32(flat.count / 2), 0, 0)
    guard let sequence, let ring = GEOSGeom_createLinearRing_r(handle, sequence) else {
      throw .refused(operation: "create ring", message: latestMessage)
    }
    return ring
  }

  /// All rings of a lent polygon, the exterior first.
  func rings(of polygon: OpaquePointer) -> [FlatRing] {
    let holes = max(0, GEOSGetNumInteriorRings_r(handle, polygon))
    let exterior = coordinates(of: GEOSGetExteriorRing_r(handle, polygon))
    return [exterior] + (0..<holes).map { coordinates(of: GEOSGetInteriorRingN_r(handle, polygon, $0)) }
  }

  private func coordinates(of ring: OpaquePointer?) -> FlatRing {
    guard let ring, let sequence = GEOSGeom_getCoordSeq_r(handle, ring) else { return [] }
    var count: UInt32 = 0
    GEOSCoordSeq_getSize_r(handle, sequence, &count)
    // Sound: the library writes exactly `2 * count` doubles, two dimensions of `count` positions.
    return FlatRing(unsafeUninitializedCapacity: 2 * Int(count)) { buffer, used in
      let copied = GEOSCoordSeq_copyToBuffer_r(handle, sequence, buffer.baseAddress, 0, 0)
      used = copied == 1 ? 2 * Int(count) : 0
    }
  }
}
