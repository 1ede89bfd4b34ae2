import Glibc
import Testing

@testable import Geodesy

@Suite struct GreatCircleArcTests {
  /// The place in the direction of the straight line through the Earth between two places, `part` of it from the first.
  private static func between(_ from: GeoPoint, _ to: GeoPoint, _ part: Double) -> GeoPoint {
    func vector(_ place: GeoPoint) -> SIMD3<Double> {
      let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
      return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }
    let inside = vector(from) * (1 - part) + vector(to) * part
    return point(atan2(inside.z, hypot(inside.x, inside.y)) * 180 / .pi, atan2(inside.y, inside.x) * 180 / .pi)
  }

  /// How far the nearest of many points of an arc is, looked for roughly at first, then closely around the best.
  private static func searched(_ arc: GreatCircleArc, _ place: GeoPoint) -> Double {
    func best(from: Double, to: Double) -> (distance: Double, part: Double) {
      (0...400).map { step in
        let part = from + (to - from) * Double(step) / 400
        return (place.distance(to: between(arc.start, arc.end, part)), part)
      }.min { $0.0 < $1.0 }!
    }
    let rough = best(from: 0, to: 1)
    return best(from: max(0, rough.part - 1.0 / 400), to: min(1, rough.part + 1.0 / 400)).distance
  }

  /// Arcs of 1 m to 1,000 km, and places beside, before and behind them.
  private static func isRight(_ arc: GreatCircleArc, _ place: GeoPoint) -> Bool {
    let (found, searched) = (arc.nearest(to: place), Self.searched(arc, place))
    // Where a whole stretch is nearly as near, `along` says little, so it is checked by what is there.
    let there = place.distance(to: arc.point(at: found.along))
    return searched - found.distance < 1e-4 + arc.length * 1e-5 && found.distance - searched < 1e-4
      && abs(there - found.distance) < 1e-4 && (0...arc.length).contains(found.along)
  }

  private static func wrong(_ count: Int, seed: UInt64, start: (inout SteadyGenerator) -> GeoPoint) -> [String] {
    var generator = SteadyGenerator(state: seed)
    return (0..<count).compactMap { index in
      let from = start(&generator)
      let length = pow(10, Double.random(in: 0...6, using: &generator))
      let arc = GreatCircleArc(from: from, to: from.destination(distance: length, bearing: .random(in: 0...360, using: &generator)))
      let away = length * pow(10, Double.random(in: -2...1, using: &generator))
      let near = arc.point(at: .random(in: 0...length, using: &generator))
      let place = near.destination(distance: min(away, 9_000_000), bearing: .random(in: 0...360, using: &generator))
      return isRight(arc, place)
        ? nil : "\(index): \(arc.start) to \(arc.end), \(place): \(arc.nearest(to: place)), \(searched(arc, place))"
    }
  }

  @Test func `The nearest place of an arc is found anywhere on Earth`() {
    let wrong = Self.wrong(400, seed: 11) { $0.place() }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test func `Over 180° too`() {
    let wrong = Self.wrong(300, seed: 12) { point(.random(in: -80...80, using: &$0), 180 + .random(in: -0.01...0.01, using: &$0)) }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test func `And over the poles`() {
    let wrong = Self.wrong(300, seed: 13) { generator in
      let latitude = 90 - pow(10, Double.random(in: -7...0, using: &generator))
      return point(Bool.random(using: &generator) ? latitude : -latitude, .random(in: -180...180, using: &generator))
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test func `Straight across, beside the ends, and on the arc`() {
    let arc = GreatCircleArc(from: point(0, 10), to: point(0, 12))
    let degree = Earth.radius * .pi / 180
    #expect(abs(arc.length - 2 * degree) < 1e-6)
    for (place, distance, along) in [
      (point(0.5, 11), degree / 2, degree), (point(-0.5, 10.5), degree / 2, degree / 2), (point(0, 9), degree, 0),
      (point(0, 13), degree, 2 * degree),
      (point(0, 11.25), 0, 1.25 * degree), (point(0, 10), 0, 0), (point(0, 12), 0, 2 * degree), (point(90, 0), 90 * degree, 2 * degree),
    ] as [(GeoPoint, Double, Double)] {
      let found = arc.nearest(to: place)
      #expect(abs(found.distance - distance) < 1e-3, "\(place): \(found)")
      if place.latitude < 90 { #expect(abs(found.along - along) < 1e-3, "\(place): \(found)") }
    }
    let overThePole = GreatCircleArc(from: point(89, 0), to: point(89, 180))
    #expect(abs(overThePole.point(at: degree).latitude - 90) < 1e-9 && abs(overThePole.nearest(to: point(90, 5)).along - degree) < 1e-3)
    #expect(abs(overThePole.nearest(to: point(89, 90)).distance - degree) < 1)
  }

  @Test func `An arc of one place is that place`() {
    for place in [point(45, 9), point(90, 0), point(-90, 33), point(0, 180)] {
      let arc = GreatCircleArc(from: place, to: place)
      #expect(arc.length == 0 && arc.point(at: 0) == place && arc.point(at: 5) == place)
      let away = place.destination(distance: 1_000, bearing: 77)
      #expect(arc.nearest(to: away) == (away.distance(to: place), 0))
    }
    // The same place by another name.
    let pole = GreatCircleArc(from: point(90, 0), to: point(90, 120))
    #expect(pole.length < 1e-6 && abs(pole.nearest(to: point(89, 7)).distance - Earth.radius * .pi / 180) < 1e-3)
  }

  @Test func `Points on the arc are where its ends, its length and its direction say`() {
    var generator = SteadyGenerator(state: 14)
    for _ in 0..<500 {
      let (from, to) = (generator.place(), generator.place())
      let arc = GreatCircleArc(from: from, to: to)
      let part = arc.length * .random(in: 0...1, using: &generator)
      let there = arc.point(at: part)
      #expect(abs(from.distance(to: there) - part) < 1e-3 && abs(there.distance(to: to) - (arc.length - part)) < 1e-3)
      #expect(arc.point(at: -1) == from && arc.point(at: arc.length + 1) == to)
    }
  }
}
