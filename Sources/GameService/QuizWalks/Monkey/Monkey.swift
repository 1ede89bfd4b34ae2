package import Positions

/// The monkey's movement: where it is at any time, from a seed (requirements, Q-S3). Whole numbers alone, so that every client sees the same
/// monkey as the server; docs/api/monkey.md says how, with examples to check oneself against. Pure.
package struct MonkeyMovement: Hashable, Sendable {
  /// How fast it is; the numbers are the columns'.
  package enum Difficulty: Int16, Hashable, Sendable, CaseIterable {
    case easy = 1
    case medium = 2
    case hard = 3

    /// Milliseconds in which it goes a metre.
    var pace: Int64 {
      switch self {
      case .easy: 850
      case .medium: 780
      case .hard: 700
      }
    }
    /// Milliseconds that it stays at a question.
    var stay: Int64 {
      switch self {
      case .easy: 8_500
      case .medium: 7_800
      case .hard: 7_000
      }
    }
    /// Right answers in a hundred (Q-S2).
    var skill: UInt64 {
      switch self {
      case .easy: 35
      case .medium: 50
      case .hard: 75
      }
    }
  }

  /// Something that happens to it on its way; the numbers are those of the draw.
  package enum Incident: Int, Hashable, Sendable {
    /// It eats a banana.
    case banana = 0
    /// It slips on a peel.
    case peel = 1
    /// It juggles coconuts.
    case coconuts = 2
  }

  /// The way to a question. Times are milliseconds since the beginning of the run.
  struct Leg: Hashable, Sendable {
    let from: GridPoint
    let to: GridPoint
    let departTime: Int64
    /// Milliseconds on its feet.
    let walk: Int64
    let incident: Incident?
    /// Milliseconds on its feet before the incident.
    let incidentStart: Int64
    /// Milliseconds that the incident takes; 0 without one.
    let delay: Int64
    let arriveTime: Int64
    let leaveTime: Int64
  }

  /// Its occupation.
  package enum Deed: Hashable, Sendable {
    case walking
    case incident(Incident)
    /// It is at the question with this index, from 0.
    case answering(Int)
    case finished
  }

  /// Chance of an incident on a leg, in a hundred.
  static let incidentChance: Int64 = 20
  /// Shortest incident, in milliseconds.
  static let delayMin: Int64 = 5_000
  /// Milliseconds that the longest takes more.
  static let delaySpan: Int64 = 10_000
  /// Millimetres to what is beyond the reach of a plane.
  static let distanceMax: Int64 = 1_000_000_000

  let legs: [Leg]

  /// - Parameters:
  ///   - start: Where the player was at the beginning.
  ///   - pins: The questions, in their order.
  package init(seed: UInt64, difficulty: Difficulty, start: GridPoint, pins: [GridPoint]) {
    var draws = Draws(state: seed)
    var legs: [Leg] = []
    var (from, time) = (start, Int64(0))
    for pin in pins {
      let leg = Self.leg(from, pin, at: time, difficulty, &draws)
      legs.append(leg)
      (from, time) = (pin, leg.leaveTime)
    }
    self.legs = legs
  }

  /// Four draws for each leg, whether they are needed or not.
  private static func leg(_ from: GridPoint, _ pin: GridPoint, at time: Int64, _ difficulty: Difficulty, _ draws: inout Draws) -> Leg {
    let walk = (from.distance(to: pin) ?? distanceMax) * difficulty.pace / 1_000
    let (chance, kind, span, place) = (draws.next(100), draws.next(3), draws.next(delaySpan + 1), draws.next(1_000))
    let incident = chance < incidentChance ? Incident(rawValue: Int(kind)) : nil
    let delay = incident == nil ? 0 : delayMin + span
    let arriveTime = time + walk + delay
    return Leg(
      from: from, to: pin, departTime: time, walk: walk, incident: incident, incidentStart: incident == nil ? 0 : walk * place / 1_000,
      delay: delay, arriveTime: arriveTime, leaveTime: arriveTime + difficulty.stay)
  }

  /// Where it is and what it does.
  /// - Parameter time: Milliseconds since the beginning of the run; before it is at its beginning.
  /// - Returns: Nil of a walk without questions.
  package func state(at time: Int64) -> (place: GridPoint, deed: Deed)? {
    let time = max(0, time)
    guard let last = legs.last else { return nil }
    guard let index = legs.firstIndex(where: { time < $0.leaveTime }) else { return (last.to, .finished) }
    let leg = legs[index]
    if time >= leg.arriveTime { return (leg.to, .answering(index)) }
    let since = time - leg.departTime
    guard let incident = leg.incident, since >= leg.incidentStart else { return (Self.place(on: leg, after: since), .walking) }
    if since < leg.incidentStart + leg.delay { return (Self.place(on: leg, after: leg.incidentStart), .incident(incident)) }
    return (Self.place(on: leg, after: since - leg.delay), .walking)
  }

  private static func place(on leg: Leg, after walked: Int64) -> GridPoint {
    if leg.walk == 0 { return leg.to }
    func part(_ way: Int64) -> Int64 { way < 0 ? -(-way * walked / leg.walk) : way * walked / leg.walk }
    let latitude = leg.from.latitude + part(leg.to.latitude - leg.from.latitude)
    let longitude = wrapped(leg.from.longitude + part(wrapped(leg.to.longitude - leg.from.longitude)))
    // Between two places there are no others than places.
    return GridPoint(latitude: latitude, longitude: longitude) ?? leg.to
  }

  private static func wrapped(_ longitude: Int64) -> Int64 {
    let (half, whole) = (180 * GridPoint.stepsPerDegree, 360 * GridPoint.stepsPerDegree)
    return longitude >= half ? longitude - whole : longitude < -half ? longitude + whole : longitude
  }
}

/// Chance that can be repeated (Steele, Lea, Flood: SplitMix64).
private struct Draws {
  var state: UInt64

  /// In [0, count).
  mutating func next(_ count: Int64) -> Int64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    return Int64(mixed >> 32) % count
  }
}
