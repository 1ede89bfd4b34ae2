import CairnProto
import Geodesy
import Spatial
import Testing

@testable import GeoService

@Suite struct PointRulesTests {
  @Test func `Radii, limits and the circles of a search`() {
    let asked: [Double?] = [nil, 0, -1, 0.5, 50_000, 50_000.1, .nan, .infinity]
    #expect(asked.map(PointRules.radius) == [1_000, nil, nil, 0.5, 50_000, nil, nil, nil])
    #expect([0, 3, 999, -1].map(PointRules.limit) == [20, 3, 100, nil])
    #expect(PointRules.radii(upTo: 500) == [500] && PointRules.radii(upTo: 1_000) == [1_000])
    #expect(PointRules.radii(upTo: 50_000) == [1_000, 5_000, 20_000, 50_000])
  }

  @Test func `Every kind has its message, and unknown ones are refused`() {
    #expect(Set(PointKind.allCases.map(PointMessages.kind)).count == PointKind.allCases.count)
    #expect(PointOfInterestKind.allKnown.count == PointKind.allCases.count + 1)
    #expect(PointMessages.kinds([]) == PointKind.allCases)
    #expect(PointMessages.kinds([.peak, .museum, .peak]) == [.museum, .peak])
    #expect(PointMessages.kinds([.museum, .unspecified]) == nil && PointMessages.kinds([.unrecognized(77)]) == nil)
  }

  @Test func `What is no corridor is refused`() {
    func refusal(_ waypoints: [GeoPoint], _ width: Double? = nil) -> PointRules.Refusal? {
      do throws(PointRules.Refusal) {
        _ = try PointRules.corridor(through: waypoints, width: width)
        return nil
      } catch {
        return error
      }
    }
    let (here, there) = (point(45, 9), point(45, 9.1))
    #expect(refusal([]) == .waypointsTooFew && refusal([here]) == .waypointsTooFew)
    #expect(refusal([here, here]) == nil && refusal([here, there]) == nil)
    #expect(refusal(Array(repeating: here, count: 200)) == nil && refusal(Array(repeating: here, count: 201)) == .waypointsTooMany)
    #expect(refusal([here, point(46, 9)]) == .pathTooLong && refusal([here, point(-45, -171)]) == .pathTooLong)
    #expect(refusal([here, there], 5_000) == nil)
    for width in [0, -1, 5_000.1, .nan, .infinity] { #expect(refusal([here, there], width) == .widthOutOfRange) }
  }

  @Test func `The order is that of the way, and a page goes on after the last one`() throws {
    let corridor = try PointRules.corridor(through: [point(0, 0), point(0, 0.1)], width: 1_000)
    func seen(_ pointID: String, _ latitude: Double, _ longitude: Double) -> [SeenPoint] {
      corridor.pieces.indices.map { SeenPoint(piece: $0, pointID: pointID, position: point(latitude, longitude)) }
    }
    let all = seen("d", 0.001, 0.05) + seen("c", -0.002, 0.04) + seen("z", 0, 0.01) + seen("a", 0.001, 0.2) + seen("b", 0.001, -0.001)
    let passed = PointRules.passed(all, in: corridor, after: nil)
    #expect(passed.map(\.place.pointID) == ["b", "z", "c", "d"], "a lies behind the end")
    #expect(abs(passed[0].distance - 157.2) < 0.1 && passed[0].place.along == 0 && abs(passed[3].distance - 111.2) < 0.1)
    for index in passed.indices {
      let rest = PointRules.passed(all, in: corridor, after: passed[index].place)
      #expect(rest == Array(passed[(index + 1)...]))
    }
  }

  @Test func `Of two passes on the same road the first counts, and of two at other distances the nearer one`() throws {
    let (start, end) = (point(45, 9), point(45.02, 9.03))
    let corridor = try PointRules.corridor(through: [start, end, start, point(44.99, 9.01)], width: 1_000)
    let leg = start.distance(to: end)
    for part in [0.1, 0.5, 0.9] {
      let there = GreatCircleArc(from: start, to: end).point(at: leg * part).destination(distance: 100, bearing: 140)
      let pass = try #require(corridor.pass(of: there, near: Array(corridor.pieces.indices)))
      #expect(pass.along < leg + 1, "\(pass)")
    }
    let near = point(44.995, 9.005)
    let pass = try #require(corridor.pass(of: near, near: Array(corridor.pieces.indices)))
    #expect(pass.along > 2 * leg)
  }

  // MARK: Against a path of many points

  /// A path that wanders about, and places in and around its corridor.
  private struct Walk {
    let waypoints: [GeoPoint]
    let width: Double
    let places: [GeoPoint]

    init(from start: GeoPoint, _ generator: inout SeededGenerator) {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      let legs = Int.random(in: 1...12, using: &generator)
      let legLength = 90_000 / Double(legs) * number(0...1) * number(0...1)
      var (waypoints, bearing) = ([start], number(0...360))
      for _ in 0..<legs {
        bearing += number(-90...90)
        waypoints.append(waypoints.last!.destination(distance: legLength, bearing: bearing))
      }
      self.waypoints = waypoints
      let width = 1 + 4_999 * number(0...1) * number(0...1)
      self.width = width
      places = (0..<60).map { index in
        let near = waypoints[index % waypoints.count]
        return near.destination(distance: (legLength + width) * number(0...1), bearing: number(0...360))
      }
    }

    /// So far apart are the points of the path, metres.
    let step = 5.0

    /// Every few metres a point of the path, laid out by bearing and distance, and how far along it lies.
    var dense: [(place: GeoPoint, along: Double)] {
      var (dense, along): ([(GeoPoint, Double)], Double) = ([], 0)
      for (from, to) in zip(waypoints, waypoints.dropFirst()) {
        let (length, bearing) = (from.distance(to: to), from.initialBearing(to: to))
        let count = max(1, Int((length / step).rounded(.up)))
        for index in 0...count {
          let part = length * Double(index) / Double(count)
          dense.append((from.destination(distance: part, bearing: bearing), along + part))
        }
        along += length
      }
      return dense
    }

    /// Places for which the corridor says something else than the points of the path.
    var disagreements: [String] {
      guard let corridor = try? PointRules.corridor(through: waypoints, width: width) else { return ["no corridor through \(waypoints)"] }
      let boxes = corridor.circles.map { SpatialBox.around($0.centre, radius: $0.radius) }
      let dense = dense
      return places.compactMap { place in
        let near = boxes.indices.filter { index in boxes[index].contains { $0.contains(place) } }
        let (all, pass) = (corridor.pass(of: place, near: Array(boxes.indices)), corridor.pass(of: place, near: near))
        if all?.distance != pass?.distance || all?.along != pass?.along { return "\(place): \(near) are not all pieces that count" }
        let distance = dense.lazy.map { place.distance(to: $0.place) }.min()!
        // From a point of the path the next one is at most half a step away.
        guard let pass else { return distance < width / 2 - 0.001 ? "\(place) is \(distance) m away and not found" : nil }
        if pass.distance > distance + 0.001 || distance > (pass.distance * pass.distance + step * step / 4).squareRoot() + 0.001 {
          return "\(place) is \(distance) m away and not \(pass.distance)"
        }
        // Where it is passed the path is as near as said.
        let there = dense.min { abs($0.along - pass.along) < abs($1.along - pass.along) }!
        return abs(place.distance(to: there.place) - pass.distance) > step ? "\(place) is not passed after \(pass.along) m" : nil
      }
    }
  }

  private static func disagreements(_ count: Int, seed number: Int, start: (inout SeededGenerator) -> GeoPoint) -> [String] {
    var generator = SeededGenerator(seed: seed(number))
    return (0..<count).flatMap { _ in
      let from = start(&generator)
      return Walk(from: from, &generator).disagreements
    }
  }

  @Test func `A corridor holds what is near its path`() {
    let wrong = Self.disagreements(15, seed: 21) { point(.random(in: -70...70, using: &$0), .random(in: -180...180, using: &$0)) }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test func `Over 180° too`() {
    let wrong = Self.disagreements(15, seed: 22) { point(.random(in: -75...75, using: &$0), 180 + .random(in: -0.2...0.2, using: &$0)) }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test func `And at the poles`() {
    let wrong = Self.disagreements(15, seed: 23) { generator in
      let latitude = Double.random(in: 89.5...90, using: &generator)
      return point(Bool.random(using: &generator) ? latitude : -latitude, .random(in: -180...180, using: &generator))
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test func `A corridor is cut into few pieces, none of them much longer than it must be`() throws {
    let straight = try PointRules.corridor(through: [point(0, 0), point(0, 0.8)], width: 10)
    #expect(straight.pieces.count == 200 && abs(straight.length - 88_955.6) < 1)
    let wide = try PointRules.corridor(through: [point(0, 0), point(0, 0.01)], width: 5_000)
    #expect(wide.pieces.count == 1)
    let zigzag = (0..<200).map { point(Double($0 % 2) * 0.003, Double($0) * 0.001) }
    let crooked = try PointRules.corridor(through: zigzag, width: 1)
    #expect(crooked.pieces.count <= PointRules.piecesMax + PointRules.waypointsMax)
    for corridor in [straight, wide, crooked] {
      let ends = corridor.pieces.map { $0.along + $0.arc.length }
      #expect(zip(corridor.pieces.dropFirst(), ends).allSatisfy { $0.along == $1 } && ends.last == corridor.length)
    }
  }
}
