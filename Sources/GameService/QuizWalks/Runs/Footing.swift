import Positions
import Timekeeping

/// The positions of a player in a run, judged one after the other (requirements ). Pure.
///
/// Phones' clocks are not trusted: the time of a position is when it came in, less its age. So nobody covers more ground than `speedMax` allows, save for the
/// minute that a position may be old and for what two inexact positions make.
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
  /// Milliseconds for which a position is what later ones are measured from.
  static let anchorMax: Int64 = 60_000
  /// Millimetres that a player may seem to be ahead of the fastest way from there: as much as two inexact positions make. Without an anchor whoever says to be
  /// inexact could move by that much with every call.
  static let aheadMax: Int64 = 150_000
  /// Positions of one call.
  static let positionsMax = 50

  /// The latest usable position, then jumps from it, the oldest first.
  private(set) var samples: [Sample]
  /// A usable position of the latest minute, from which later ones are measured; nil before the first.
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
  ///   - now: Milliseconds since 1970.
  mutating func take(_ taken: [Sample], at now: Int64) -> Steps {
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
        measure(sample, at: now)
      case .start:
        // It was held up to now, and is held for as long as the way would have taken.
        if let former { hold(for: way(from: former, to: sample), at: now) }
        steps.ways = []
        samples = [sample]
        anchor = held(sample)
      case .jump: samples = [samples[0]] + (samples.dropFirst() + [sample]).suffix(Self.jumpsKept)
      case .inexact, .late: break
      }
    }
    if isHeld(at: now) { return Steps(isInexact: steps.isInexact) }
    // A player who has jumped is nowhere until it is known where.
    if samples.count == 1, let last = samples.first, now - last.time <= Self.ageMax { steps.here = last }
    return steps
  }

  /// Holds whoever is ahead of the fastest way from the anchor, for as long as is missing; after its minute the anchor moves on.
  private mutating func measure(_ sample: Sample, at now: Int64) {
    guard let anchor else { return }
    let ahead = way(from: anchor, to: sample) - max(0, sample.time - anchor.time)
    if ahead > Self.aheadMax * 1_000 / Self.rules.speedMax {
      hold(for: ahead, at: now)
      self.anchor = held(sample)
    } else if sample.time - anchor.time >= Self.anchorMax {
      self.anchor = sample
    }
  }

  /// A position as an anchor from the end of the hold on: the time of a hold pays for the way before it, and not for the next one as well.
  private func held(_ sample: Sample) -> Sample {
    Sample(time: max(sample.time, holdEnd), point: sample.point, accuracy: sample.accuracy) ?? sample
  }

  /// Milliseconds that the fastest way takes.
  private func way(from former: Sample, to sample: Sample) -> Int64 {
    (former.point.distance(to: sample.point) ?? LocalPlane.reach) * 1_000 / Self.rules.speedMax
  }

  private mutating func hold(for duration: Int64, at now: Int64) { holdEnd = max(holdEnd, now + min(Self.holdMax, duration)) }

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
  /// - Parameter radius: Millimetres.
  func reach(_ place: GridPoint, within radius: Int64) -> Bool {
    if let here, let distance = here.point.distance(to: place),
      Footing.rules.isInRange(distance: distance, radius: radius, accuracy: here.accuracy)
    {
      return true
    }
    return ways.contains { way in
      guard let passage = Passage(of: place, from: way.from, to: way.to) else { return false }
      return Footing.rules.isInRange(distance: passage.distance, radius: radius, accuracy: max(way.from.accuracy, way.to.accuracy))
    }
  }
}
