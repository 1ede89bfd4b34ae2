import Geodesy

/// Walks once over a GeoJSON text and keeps only what features need. The members of an object come in any order, so an object is
/// read whole before it is known what it is.
struct GeoJSONReader {
  private var scanner: JSONScanner
  /// About the rings of the geometry that is being read.
  private var remarks: [String] = []

  init(_ text: [UInt8]) {
    scanner = JSONScanner(text)
  }

  /// A feature, a geometry or a collection, not yet told apart.
  struct Object {
    var type = ""
    var properties: [String: String] = [:]
    var polygons: [MultiPolygon.Polygon] = []
    var point: GeoPoint?
    var remarks: [String] = []
    var members: [GeoJSONFeature] = []

    var features: [GeoJSONFeature] {
      if type == "FeatureCollection" { return members }
      return [GeoJSONFeature(properties: properties, polygons: MultiPolygon(polygons), point: point, remarks: remarks)]
    }
  }

  mutating func hasMore() -> Bool {
    scanner.skipSeparators()
    return !scanner.isAtEnd
  }

  mutating func object() throws(GeoJSONError) -> Object {
    var object = Object()
    // Coordinates are read by the type, which may stand behind them.
    var unread: JSONScanner?
    try scanner.enter("{")
    while try scanner.hasNext(before: "}") {
      switch try scanner.key() {
      case "type": object.type = try scanner.string()
      case "properties": object.properties = try properties()
      case "coordinates" where object.type.isEmpty:
        unread = scanner
        try scanner.skipValue()
      case "coordinates": try readCoordinates(of: &object)
      case "geometry":
        let geometry = try scanner.skipsNull() ? Object() : self.object()
        (object.polygons, object.point, object.remarks) = (geometry.polygons, geometry.point, geometry.remarks)
      case "geometries": try forEachElement { reader throws(GeoJSONError) in object.take(try reader.object()) }
      case "features": try forEachElement { reader throws(GeoJSONError) in object.members += try reader.object().features }
      default: try scanner.skipValue()
      }
    }
    if object.type.isEmpty { throw scanner.fault("an object without \"type\"") }
    if let unread { try readCoordinates(of: &object, at: unread) }
    return object
  }

  private mutating func forEachElement(_ body: (inout GeoJSONReader) throws(GeoJSONError) -> Void) throws(GeoJSONError) {
    try scanner.enter("[")
    while try scanner.hasNext(before: "]") { try body(&self) }
  }

  private mutating func properties() throws(GeoJSONError) -> [String: String] {
    var found: [String: String] = [:]
    if try scanner.skipsNull() { return found }
    try scanner.enter("{")
    while try scanner.hasNext(before: "}") {
      let key = try scanner.key()
      if let value = try scanner.plainValue() { found[key] = value }
    }
    return found
  }

  // MARK: Coordinates

  /// Polygons and points are kept, by what the type says: how deep the brackets nest does not tell a polygon from lines. Others are passed over.
  private mutating func readCoordinates(of object: inout Object) throws(GeoJSONError) {
    if try scanner.skipsNull() { return }
    remarks = []
    switch object.type {
    case "Point": object.point = try point()
    case "Polygon": object.polygons = try polygon()
    case "MultiPolygon": object.polygons = try list { reader throws(GeoJSONError) in try reader.polygon() }.flatMap(\.self)
    default:
      try scanner.skipValue()
      remarks.append("a \(object.type) is passed over")
    }
    object.remarks = remarks
  }

  /// Reads coordinates that stood before the type.
  private mutating func readCoordinates(of object: inout Object, at start: JSONScanner) throws(GeoJSONError) {
    let end = scanner
    scanner = start
    try readCoordinates(of: &object)
    scanner = end
  }

  /// Nil for an empty array, which is a geometry without a place (RFC 7946 §3.1).
  private mutating func point() throws(GeoJSONError) -> GeoPoint? {
    var ahead = scanner
    try ahead.enter("[")
    guard try ahead.hasNext(before: "]") else {
      scanner = ahead
      return nil
    }
    return try position()
  }

  /// One polygon, or its parts on both sides of 180° where nobody has cut it there, as RFC 7946 §3.1.9 asks for.
  private mutating func polygon() throws(GeoJSONError) -> [MultiPolygon.Polygon] {
    let written = try list { reader throws(GeoJSONError) in try reader.ring() }
    // Without an outline there is nothing in which holes could be.
    guard let exterior = written.first ?? nil else {
      remarks.append("an empty polygon is passed over")
      return []
    }
    let rings = written.compactMap(\.self)
    if rings.count < written.count { remarks.append("an empty hole is passed over") }
    // The holes go as the outline goes; where all of its edges are short, each by itself.
    let isWide = UnrolledRing.hasWideEdge(exterior)
    let isUncut = isWide ? UnrolledRing.isUncut(exterior) : rings.dropFirst().contains { UnrolledRing.isUncut($0, isHole: true) }
    for ring in rings where UnrolledRing.hasWideEdge(ring) {
      guard let reading = isUncut ? UnrolledRing(goingOn: ring) : UnrolledRing(asWritten: ring) else { continue }
      let way = isUncut ? "edges over 180°" : "an edge around more than half of the world"
      remarks.append("the ring\(Self.place(of: ring)), is read with \(way): \(reading.extent)")
    }
    if !isUncut { return [MultiPolygon.Polygon(exterior: exterior, holes: Array(rings.dropFirst()))] }
    let parts = UnrolledRing.parts(exterior: try goingOn(exterior), holes: try rings.dropFirst().map(goingOn))
    if parts.isEmpty { throw scanner.fault("a polygon around the whole world\(Self.place(of: exterior))") }
    return parts
  }

  private func goingOn(_ ring: [GeoPoint]) throws(GeoJSONError) -> UnrolledRing {
    guard let unrolled = UnrolledRing(goingOn: ring) else {
      throw scanner.fault("a ring that goes around a pole and is not cut at 180°\(Self.place(of: ring))")
    }
    return unrolled
  }

  /// As it stands in the text, to be found there.
  private static func place(of ring: [GeoPoint]) -> String {
    ring.first.map { ", at [\($0.longitude), \($0.latitude)]" } ?? ""
  }

  /// Nil for an empty one.
  private mutating func ring() throws(GeoJSONError) -> [GeoPoint]? {
    var points = try list { reader throws(GeoJSONError) in try reader.position() }
    if points.isEmpty { return nil }
    if points.count > 1, points.first == points.last { points.removeLast() }
    if points.count < 3 { throw scanner.fault("a ring with fewer than three different points") }
    return points
  }

  /// Longitude, latitude, and perhaps an altitude.
  private mutating func position() throws(GeoJSONError) -> GeoPoint {
    try scanner.enter("[")
    var numbers: (longitude: Double?, latitude: Double?) = (nil, nil)
    while try scanner.hasNext(before: "]") {
      let number = try scanner.number()
      if numbers.longitude == nil { numbers.longitude = number } else if numbers.latitude == nil { numbers.latitude = number }
    }
    guard let longitude = numbers.longitude, let latitude = numbers.latitude,
      let point = GeoPoint(latitude: latitude, longitude: longitude)
    else { throw scanner.fault("a position that is not longitude and latitude in degrees") }
    return point
  }

  private mutating func list<Element>(
    of element: (inout GeoJSONReader) throws(GeoJSONError) -> Element
  ) throws(GeoJSONError) -> [Element] {
    var elements: [Element] = []
    try scanner.enter("[")
    while try scanner.hasNext(before: "]") { elements.append(try element(&self)) }
    return elements
  }
}

extension GeoJSONReader.Object {
  /// Takes a member of a collection of geometries. A collection is no point, so points beside polygons are passed over.
  fileprivate mutating func take(_ member: Self) {
    polygons += member.polygons
    remarks += member.remarks
    if member.point != nil { remarks.append("a Point is passed over") }
  }
}
