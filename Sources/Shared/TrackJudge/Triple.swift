import Positions

/// How exactly the positions of a track are written: programs that draw write six digits behind the point of degrees, or all that a receiver's have.
enum Resolution {
  /// To the centimetre.
  case fine
  /// To a tenth of a metre.
  case tenth
  /// To the metre.
  case coarse

  init(_ fixes: [Fix]) {
    func share(_ steps: Int64) -> Int {
      fixes.count { $0.point.latitude % steps == 0 && $0.point.longitude % steps == 0 } * 100 / max(1, fixes.count)
    }
    self = share(100) >= 95 ? .coarse : share(10) >= 95 ? .tenth : .fine
  }

  /// Millimetres beside a line that are no more than how positions are written.
  var tolerance: Int64 {
    switch self {
    case .fine: 15
    case .tenth: 130
    case .coarse: 700
    }
  }

  /// Milliseconds to each side, at least, over which a receiver errs by more than that.
  var span: Int64 { self == .fine ? 4_000 : 8_000 }
}

/// Three positions of a track, by their indices.
struct Triple {
  let first: Int
  let middle: Int
  let last: Int

  /// Whether somebody moves there, without a break.
  /// - Parameter longest: Milliseconds to each side.
  func isWay(of track: JudgedTrack, upTo longest: Int64) -> Bool {
    let (before, here, after) = (track.fixes[first], track.fixes[middle], track.fixes[last])
    let (coming, going) = (here.time - before.time, after.time - here.time)
    guard min(coming, going) > 0, max(coming, going) <= longest else { return false }
    for leg in (first + 1)...last where track.legs[leg] != .way { return false }
    return before.place.distance(to: after.place) * 1_000 >= 700 * (coming + going)
  }

  /// Millimetres to the left of the line from the first to the last.
  func beside(in track: JudgedTrack) -> Int64 {
    let (from, here, to) = (track.fixes[first].place, track.fixes[middle].place, track.fixes[last].place)
    let (east, north) = (to.east - from.east, to.north - from.north)
    return (east * (here.north - from.north) - north * (here.east - from.east)) / max(1, LocalPlane.Vector(east: east, north: north).length)
  }

  /// The product of the ways to and from the middle one, square millimetres. On a circle it is as many times `beside` as the circle is wide.
  func product(in track: JudgedTrack) -> Int64 {
    let here = track.fixes[middle].place
    return track.fixes[first].place.distance(to: here) * here.distance(to: track.fixes[last].place)
  }
}
