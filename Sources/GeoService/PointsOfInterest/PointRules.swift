import Geodesy

/// Questions that may be asked of points of interest, and the points that are shown.
enum PointRules {
  /// Must be shown with the data.
  static let attributions = [ParkRules.attribution]

  // MARK: Around a place

  /// Metres: what somebody walks for a sight.
  static let radiusDefault = 1_000.0
  /// Metres: as far as parks are looked for; a day's trip.
  static let radiusMax = 50_000.0
  /// Length of a list of sights, and the most that a screen of a map can tell apart.
  static let limitDefault = 20
  static let limitMax = 100
  /// How far is looked first, step by step, metres: in a town the nearest are within a kilometre, and nobody reads the others from the disk.
  static let steps = [1_000.0, 5_000, 20_000]

  /// Nil for what is no radius.
  static func radius(_ asked: Double?) -> Double? {
    let radius = asked ?? radiusDefault
    return radius > 0 && radius <= radiusMax ? radius : nil
  }

  /// Zero means the default, more than the greatest means the greatest; nil for less than zero.
  static func limit(_ asked: Int32) -> Int? {
    ParkRules.limit(asked, default: limitDefault, max: limitMax)
  }

  /// The circles in which is looked one after the other, until one of them has enough: what is outside of it is farther away than all of these.
  static func radii(upTo radius: Double) -> [Double] {
    steps.filter { $0 < radius } + [radius]
  }

  // MARK: Along a path

  /// Metres: what is seen from the road, and a few steps beside it.
  static let widthDefault = 500.0
  /// Metres. With `lengthMax` 500 square kilometres, a large city: all that is in them is looked at for each page.
  static let widthMax = 5_000.0
  /// Metres: a day on a bicycle. A longer way is asked for in parts.
  static let lengthMax = 100_000.0
  /// Two hundred positions follow a hundred kilometres of road to some ten metres, and are 4 kB.
  static let waypointsMax = 200
  /// Into how many pieces a path is cut, besides at its waypoints: the boxes around shorter ones hold less that is not in the corridor, and of
  /// more boxes the search itself takes longer.
  static let piecesMax = 200

  enum Refusal: Error, Equatable {
    case waypointsTooFew
    case waypointsTooMany
    case pathTooLong
    case widthOutOfRange
  }

  /// The corridor that is asked for.
  static func corridor(through waypoints: [GeoPoint], width asked: Double?) throws(Refusal) -> Corridor {
    guard waypoints.count >= 2 else { throw .waypointsTooFew }
    guard waypoints.count <= waypointsMax else { throw .waypointsTooMany }
    let width = asked ?? widthDefault
    guard width > 0, width <= widthMax else { throw .widthOutOfRange }
    let corridor = Corridor(through: waypoints, width: width, piecesMax: piecesMax)
    guard corridor.length <= lengthMax else { throw .pathTooLong }
    return corridor
  }

  /// Points that lie in a corridor, in the order of the way, after one of them.
  /// - Parameter seen: All that is in the circles of the corridor, once for each, and perhaps more.
  static func passed(_ seen: [SeenPoint], in corridor: Corridor, after last: PassedPlace?) -> [PassedPoint] {
    let passed = Dictionary(grouping: seen, by: \.pointID).compactMap { pointID, sights -> PassedPoint? in
      guard let pass = corridor.pass(of: sights[0].position, near: sights.map(\.piece)) else { return nil }
      return PassedPoint(place: PassedPlace(along: pass.along, pointID: pointID), distance: pass.distance)
    }
    return passed.filter { point in last.map { $0 < point.place } ?? true }.sorted { $0.place < $1.place }
  }
}

/// All that is not farther from a path than half of a width.
///
/// The path is cut into pieces, each with a circle that holds everything within half of the width of it. So who is in the corridor is in the
/// circle of the piece that is nearest, and only the pieces in whose circles somebody stands have to be measured.
struct Corridor: Sendable, Hashable {
  /// A part of the path.
  struct Piece: Sendable, Hashable {
    let arc: GreatCircleArc
    /// From the beginning of the path to that of the piece, metres.
    let along: Double
  }

  /// Distances that are less apart are the same, metres: more than all rounding, so that of two passes on the same road the first counts.
  private static let slack = 1e-6

  /// Metres.
  let length: Double
  /// Metres.
  let halfWidth: Double
  let pieces: [Piece]

  /// - Parameters:
  ///   - waypoints: At least two; from one to the next the path is the shortest way.
  ///   - width: Metres, above 0.
  ///   - piecesMax: Into how many pieces at most the path is cut besides at its waypoints.
  init(through waypoints: [GeoPoint], width: Double, piecesMax: Int) {
    let legs = zip(waypoints, waypoints.dropFirst()).map { GreatCircleArc(from: $0, to: $1) }
    halfWidth = width / 2
    // Not shorter than wide: such boxes would mostly hold what their neighbours hold.
    let pieceLength = max(width, legs.reduce(0) { $0 + $1.length } / Double(piecesMax))
    var (pieces, along): ([Piece], Double) = ([], 0)
    for leg in legs {
      let count = max(1, Int((leg.length / pieceLength).rounded(.up)))
      let joints = (0...count).map { leg.point(at: leg.length * (Double($0) / Double(count))) }
      for (start, end) in zip(joints, joints.dropFirst()) {
        let arc = GreatCircleArc(from: start, to: end)
        pieces.append(Piece(arc: arc, along: along))
        along += arc.length
      }
    }
    self.pieces = pieces
    // The length of the pieces, which rounding makes another than that of the legs: nothing is passed behind the end.
    length = along
  }

  /// Circles, one for each piece, around everything in the corridor for which it is the nearest one.
  var circles: [(centre: GeoPoint, radius: Double)] {
    pieces.map { ($0.arc.point(at: $0.arc.length / 2), $0.arc.length / 2 + halfWidth) }
  }

  /// How far a place is from the path, and where it is passed, metres; nil for what is not in the corridor.
  /// - Parameter near: The pieces in whose circles it is.
  func pass(of place: GeoPoint, near: [Int]) -> (distance: Double, along: Double)? {
    var best: (distance: Double, along: Double)?
    for index in near.sorted() {
      let (distance, along) = pieces[index].arc.nearest(to: place)
      if distance <= halfWidth, distance < (best?.distance ?? .infinity) - Self.slack { best = (distance, pieces[index].along + along) }
    }
    return best
  }
}

/// A point of interest that may be in the circle of a piece of a corridor.
struct SeenPoint: Sendable, Hashable {
  /// The piece's index.
  let piece: Int
  let pointID: String
  let position: GeoPoint
}

/// Where something is passed: the order of the way.
struct PassedPlace: Sendable, Hashable, Comparable {
  /// From the beginning of the path, metres.
  let along: Double
  let pointID: String

  static func < (one: PassedPlace, other: PassedPlace) -> Bool { (one.along, one.pointID) < (other.along, other.pointID) }
}

/// Something that is passed on a way.
struct PassedPoint: Sendable, Hashable {
  let place: PassedPlace
  /// From the nearest place of the path, metres.
  let distance: Double
}
