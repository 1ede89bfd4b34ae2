public import Geodesy

/// One feature of a GeoJSON text (RFC 7946): its plain properties, and its polygons or its point.
public struct GeoJSONFeature: Sendable, Hashable {
  /// Properties whose value is a string, a number or a boolean, as text; others are left out.
  public var properties: [String: String]
  /// Lines are passed over; so a feature may be empty.
  public var polygons: MultiPolygon
  /// The point of a feature whose geometry is one point.
  public var point: GeoPoint?
  /// How rings were read that can be read in two ways, over 180° or around the other side of the world, and what was passed over: lines, empty members,
  /// points in a collection of geometries. Sentences for a person.
  public var remarks: [String]

  public init(
    properties: [String: String] = [:], polygons: MultiPolygon = MultiPolygon(), point: GeoPoint? = nil, remarks: [String] = []
  ) {
    self.properties = properties
    self.polygons = polygons
    self.point = point
    self.remarks = remarks
  }
}

/// Where and why a text is not GeoJSON.
public struct GeoJSONError: Error, Equatable, Sendable {
  /// Bytes before the fault.
  public var offset: Int
  /// Starting at 1.
  public var line: Int
  public var reason: String
}

/// Reads GeoJSON: a FeatureCollection, a Feature, a bare geometry, or many of them one after the other (GeoJSON text sequences,
/// RFC 8142, with or without their separators).
///
/// Geometries are told by their type. Numbers outside the range of degrees, nesting deeper than `nestingMax` and texts that end early are refused with their place.
public enum GeoJSON {
  /// A FeatureCollection of MultiPolygons nests nine deep; what nests much deeper is no GeoJSON but an attack on the stack.
  static let nestingMax = 32
  /// The reason that a text is refused for of which there is more to come.
  public static let endsEarly = "the text ends early"

  /// Every feature, in the order of the text; a bare geometry is a feature without properties.
  /// - Throws: `GeoJSONError` with the place of the first fault.
  public static func features(in text: [UInt8]) throws(GeoJSONError) -> [GeoJSONFeature] {
    var reader = GeoJSONReader(text)
    var found: [GeoJSONFeature] = []
    while reader.hasMore() { found += try reader.object().features }
    return found
  }
}
