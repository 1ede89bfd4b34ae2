public import Postgres

// Boxes and points as PostgreSQL takes them. The projection of what is bound happens here, so that a statement's plan sees plain numbers.

extension MercatorPoint {
  /// An expression of type point.
  public var sql: SQL { "point(\(x), \(y))" }
}

extension PlaceTable {
  /// The number of a LIMIT. Those that are usual are written into it and not bound: for a number that PostgreSQL does not see it expects a tenth of
  /// the table, finds any plan for the real one cheaper, and so makes a new plan each time, which takes as long as half of the search.
  public static func limit(_ limit: Int) -> SQL {
    switch limit {
    case 16: "16"
    case 32: "32"
    case 64: "64"
    case 128: "128"
    case 256: "256"
    case 512: "512"
    case 1_024: "1024"
    default: "\(Int64(limit))"
    }
  }
}

extension SpatialBox {
  /// An expression of type box, in the plane of `MercatorPoint`.
  public var sql: SQL {
    "box(point(\(west), \(MercatorPoint.y(ofLatitude: south))), point(\(east), \(MercatorPoint.y(ofLatitude: north))))"
  }

  /// A condition on a column of points: in one of the boxes. The index answers it for one box and for two.
  /// - Parameters:
  ///   - column: The column's name, for example "mercator".
  ///   - boxes: At least one.
  public static func condition(_ column: SQL, in boxes: [SpatialBox]) -> SQL {
    precondition(!boxes.isEmpty, "nowhere to look")
    let first: SQL = "(\(column) <@ \(boxes[0].sql)"
    return boxes.dropFirst().reduce(first) { $0 + " OR \(column) <@ \($1.sql)" } + ")"
  }
}

extension SpatialBox {
  /// A condition on a column of boxes in degrees, `box(point(west, south), point(east, north))`: it touches one of the boxes. Degrees
  /// rather than the plane of `MercatorPoint`, because boxes reach to the poles and nothing is measured in them.
  /// - Parameters:
  ///   - column: The column's name, for example "bounds".
  ///   - boxes: At least one.
  public static func touches(_ column: SQL, _ boxes: [SpatialBox]) -> SQL {
    precondition(!boxes.isEmpty, "nowhere to look")
    let first: SQL = "(\(column) && \(boxes[0].degreeBox)"
    return boxes.dropFirst().reduce(first) { $0 + " OR \(column) && \($1.degreeBox)" } + ")"
  }

  private var degreeBox: SQL { "box(point(\(west), \(south)), point(\(east), \(north)))" }
}

extension TileWindow {
  /// A condition on the columns zoom, x and y of a table of tiles: in one of the windows.
  /// - Parameters:
  ///   - table: The table's name in the statement, for example "t".
  ///   - windows: At least one.
  public static func condition(_ table: SQL, in windows: [TileWindow]) -> SQL {
    precondition(!windows.isEmpty, "nowhere to look")
    let first: SQL = "(\(windows[0].condition(table))"
    return windows.dropFirst().reduce(first) { $0 + " OR \($1.condition(table))" } + ")"
  }

  private func condition(_ table: SQL) -> SQL {
    """
    (\(table).zoom = \(Int64(zoom)) AND \(table).x BETWEEN \(columns.lowerBound) AND \(columns.upperBound) \
    AND \(table).y BETWEEN \(rows.lowerBound) AND \(rows.upperBound))
    """
  }
}
