import Positions
import Timekeeping

/// The positions of a player in a run, judged one after the other (requirements ). Pure.
///
/// Phones' clocks are not trusted: the time of a position is when it came in, less its age, and never before the run began. Nor are places: the whole way is
/// paid for by time, at `speedMax`, to and fro as well. So nobody covers more ground than who rides through it, save for the first `advance`.
///
/// The way is that of an anchor, which a position draws behind it as on a leash as long as the phone is inexact: a phone that stands between houses trembles by
/// tens of metres each second, and goes nowhere. Every place and way that counts lies within `slackMax` of the way of the anchor.
struct Footing: Hashable, Sendable {
  /// Millimetres in a second: nobody rides a bicycle faster through a town.
  static let rules = PositionRules(accuracyMax: 100_000, speedMax: 12_000, allowanceMax: 25_000, settledCount: 3)
  /// Milliseconds: how old a position may be. A phone without a network for longer has walked on.
  static let ageMax: Int64 = 60_000
  /// Milliseconds between two positions between which the straight way was gone: after more a player may have gone elsewhere.
  static let gapMax: Int64 = 15_000
  /// Longest time for which positions count for nothing after a jump, in milliseconds: an honest player whose phone was wrong waits no longer.
  static let holdMax: Int64 = 120_000
  /// Jumps that are remembered: enough to see whether the next one agrees with them.
  static let jumpsKept = 2
  /// Millimetres that may be gone before there was time for it: as much as two inexact positions make, at the beginning and after standing still.
  static let advance: Int64 = 150_000
  /// Millimetres of a phone's inexactness within which it has not moved.
  static let slackMax: Int64 = 50_000
  /// Positions of one call.
  static let positionsMax = 50

  /// The latest usable position, then jumps from it, the oldest first.
  private(set) var samples: [Sample]
  /// Where the way has come to that is paid for, and the moment until which all time is spent; nil before the first position.
  private(set) var anchor: Sample?
  /// Milliseconds since 1970, until when positions count for nothing.
  private(set) var holdEnd: Int64

  init(samples: [Sample] = [], anchor: Sample? = nil, holdEnd: Int64 = 0) {
    (self.samples, self.anchor, self.holdEnd) = (samples, anchor, holdEnd)
  }

  /// Ways and places that count in favour of the player.
  struct Steps: Hashable, Sendable {
    /// Straight ways that were gone.
    var ways: [Way] = []
    /// Where the player is now; nil where that is not known.
    var here: Sample?
    /// Whether the latest position was not exact enough.
    var isInexact = false

    struct Way: Hashable, Sendable {
      let from: Sample
      let to: Sample
    }
  }

  /// Takes positions in.
  /// - Parameters:
  ///   - taken: In the order in which the phone was there.
  ///   - start: Milliseconds since 1970: when the run began. Time before it pays for nothing.
  ///   - now: Milliseconds since 1970.
  mutating func take(_ taken: [Sample], since start: Int64 = 0, at now: Int64) -> Steps {
    var sieve = SampleSieve(Self.rules)
    for sample in samples { _ = sieve.judge(sample) }
    var steps = Steps()
    for sample in taken {
      let former = sieve.last
      let verdict = sieve.judge(sample)
      steps.isInexact = verdict == .inexact
      switch verdict {
      case .usable:
        if let former, sample.time - former.time <= Self.gapMax { steps.ways.append(.init(from: former, to: sample)) }
        samples = [sample]
        follow(sample, since: start, at: now)
      case .start:
        // It was held up to now, and is held for as long as the way would have taken: that time pays for this way, and not for the next one as well.
        if let former { hold(until: now + min(Self.holdMax, way(from: former, to: sample))) }
        steps.ways = []
        samples = [sample]
        let spent = former == nil ? max(sample.time, start) - Self.advance * 1_000 / Self.rules.speedMax : max(sample.time, holdEnd)
        anchor = Sample(time: spent, point: sample.point, accuracy: 0)
      case .jump: samples = [samples[0]] + (samples.dropFirst() + [sample]).suffix(Self.jumpsKept)
      case .inexact, .late: break
      }
    }
    if isHeld(at: now) { return Steps(isInexact: steps.isInexact) }
    // A player who has jumped is nowhere until it is known where.
    if samples.count == 1, let last = samples.first, now - last.time <= Self.ageMax { steps.here = last }
    return steps
  }

  /// Draws the anchor behind a position, and holds whoever has no time for that way, until there was. So a way that is gone during a hold makes it longer: else
  /// two ways would be paid for by the same time.
  private mutating func follow(_ sample: Sample, since start: Int64, at now: Int64) {
    guard let anchor else { return }
    let (whole, slack) = (anchor.point.distance(to: sample.point) ?? LocalPlane.reach, min(sample.accuracy, Self.slackMax))
    let way = max(0, whole - slack)
    let place = way == 0 ? anchor.point : GridPoint.between(anchor.point, sample.point, part: way, of: whole)
    let spent = max(anchor.time + way * 1_000 / Self.rules.speedMax, max(sample.time, start) - Self.advance * 1_000 / Self.rules.speedMax)
    let end = min(spent, now + Self.holdMax)
    if end > max(sample.time, start) { hold(until: end) }
    self.anchor = Sample(time: end, point: place, accuracy: 0)
  }

  /// Milliseconds that the fastest way takes.
  private func way(from former: Sample, to sample: Sample) -> Int64 {
    (former.point.distance(to: sample.point) ?? LocalPlane.reach) * 1_000 / Self.rules.speedMax
  }

  private mutating func hold(until end: Int64) { holdEnd = max(holdEnd, end) }

  func isHeld(at now: Int64) -> Bool { now < holdEnd || samples.count > 1 }

  /// Milliseconds for which positions count for nothing, as far as is known.
  func heldFor(at now: Int64) -> Int64 {
    if now < holdEnd { return holdEnd - now }
    // How long is not known before the phone has settled; as long as that way would take.
    guard samples.count > 1, let first = samples.first, let last = samples.last else { return 0 }
    return min(Self.holdMax, way(from: first, to: last))
  }
}

extension Footing.Steps {
  /// Whether any of it comes within a radius of a place.
  /// - Parameters:
  ///   - radius: Millimetres.
  ///   - rules: Rules that say how much of the phone's inexactness counts in its favour.
  func reach(_ place: GridPoint, within radius: Int64, by rules: PositionRules = Footing.rules) -> Bool {
    if let here, let distance = here.point.distance(to: place),
      rules.isInRange(distance: distance, radius: radius, accuracy: here.accuracy)
    {
      return true
    }
    return ways.contains { way in
      guard let passage = Passage(of: place, from: way.from, to: way.to) else { return false }
      return rules.isInRange(distance: passage.distance, radius: radius, accuracy: max(way.from.accuracy, way.to.accuracy))
    }
  }
}

extension GridPoint {
  /// A place on the straight way between two: so many parts of the whole from the first.
  fileprivate static func between(_ first: GridPoint, _ second: GridPoint, part: Int64, of whole: Int64) -> GridPoint {
    // Beyond the reach of a plane there is no straight way: the anchor is where the phone is.
    guard whole < LocalPlane.reach else { return second }
    let longitude = first.longitude + PointBox.wrapped(second.longitude - first.longitude) * part / whole
    return GridPoint(latitude: first.latitude + (second.latitude - first.latitude) * part / whole, longitude: PointBox.wrapped(longitude))
      ?? second
  }
}
