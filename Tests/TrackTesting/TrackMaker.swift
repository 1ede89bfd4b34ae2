internal import Glibc
public import Positions
public import TrackJudge

/// Makes tracks as receivers record them. It shares nothing with the judge: degrees, metres and seconds in floating point.
public struct TrackMaker: Sendable {
  /// Chance that can be repeated (Steele, Lea, Flood: SplitMix64).
  public struct Chance: Sendable {
    var state: UInt64

    /// - Parameter state: The seed.
    public init(state: UInt64) { self.state = state }

    public mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }

    public mutating func uniform(_ low: Double = 0, _ high: Double = 1) -> Double {
      low + (high - low) * Double(next() >> 11) / 9_007_199_254_740_992
    }

    /// Normal, mean 0, deviation 1 (Box and Muller).
    public mutating func normal() -> Double { sqrt(-2 * log(max(1e-12, uniform()))) * cos(2 * .pi * uniform()) }
  }

  /// Errors of a receiver.
  public struct Receiver: Sendable {
    /// Metres: slow errors, and how many seconds they last.
    public var drift = 3.5
    public var memory = 45.0
    /// Metres: what is new each second.
    public var jitter = 0.25
    /// Metres: what it states.
    public var accuracy = 6.0
    /// Seconds between positions, at least and at most.
    public var interval = 1.0...1.0

    public init() {}

    init(drift: Double = 3.5, memory: Double = 45, jitter: Double = 0.25, accuracy: Double = 6, interval: ClosedRange<Double> = 1.0...1.0) {
      (self.drift, self.memory, self.jitter, self.accuracy, self.interval) = (drift, memory, jitter, accuracy, interval)
    }

    public static let good = Receiver()
    public static let watch = Receiver(interval: 1...14)
    public static let canyon = Receiver(drift: 9, memory: 30, jitter: 0.6, accuracy: 14)
  }

  public var chance: Chance
  public var receiver = Receiver.good
  /// Degrees.
  public var latitude = 60.17
  public var longitude = 24.94
  /// Milliseconds.
  public let start: Int64 = 1_780_000_000_000

  public init(seed: UInt64, _ receiver: Receiver = .good) {
    chance = Chance(state: seed)
    self.receiver = receiver
  }

  /// A moment of the truth: seconds, metres east and north.
  public struct Moment: Sendable {
    public var time: Double
    public var east: Double
    public var north: Double
  }

  /// Goes along corners at a pace that varies as people's does, in steps of a tenth of a second.
  /// - Parameters:
  ///   - speed: Metres in a second.
  ///   - variation: Share of it by which it changes slowly.
  public mutating func gone(
    _ corners: [(Double, Double)], speed: Double, variation: Double = 0.12, from start: Double = 0, weave: Double = 1
  ) -> [Moment] {
    var moments = [Moment(time: start, east: corners[0].0, north: corners[0].1)]
    var (time, pace, aside) = (start, 0.0, 0.0)
    for (from, to) in zip(corners, corners.dropFirst()) {
      let (dx, dy) = (to.0 - from.0, to.1 - from.1)
      let length = max(0.01, sqrt(dx * dx + dy * dy))
      var along = 0.0
      while along < length {
        pace = pace * 0.995 + chance.normal() * 0.1 * variation
        aside = aside * 0.998 + chance.normal() * 0.02 * weave
        along += max(0.2 * speed, speed * (1 + pace)) * 0.1
        time += 0.1
        let share = min(1, along / length)
        moments.append(
          Moment(time: time, east: from.0 + dx * share - dy / length * aside, north: from.1 + dy * share + dx / length * aside))
      }
    }
    return moments
  }

  /// Drives along a street: away from lights, up to a speed, down to the next light.
  /// - Parameters:
  ///   - speed: Metres in a second.
  ///   - push: Metres in a second, each second.
  public mutating func driven(
    metres: Double, speed: Double, push: Double, between lights: ClosedRange<Double> = 250...700, from start: Double = 0
  ) -> [Moment] {
    var moments: [Moment] = []
    var (time, east, pace, left) = (start, 0.0, 0.0, chance.uniform(lights.lowerBound, lights.upperBound))
    var wait = 0.0
    while east < metres {
      if wait > 0 {
        wait -= 0.1
      } else {
        let braking = pace * pace / (2 * 2.2)
        pace = left <= braking ? max(0.5, pace - 0.22) : min(speed, pace + push * 0.1)
        left -= pace * 0.1
        east += pace * 0.1
        if left <= 0.5 {
          (pace, wait, left) = (0, chance.uniform(3, 30), chance.uniform(lights.lowerBound, lights.upperBound))
        }
      }
      time += 0.1
      moments.append(Moment(time: time, east: east, north: 12 * sin(east / 300)))
    }
    return moments
  }

  /// Stands at the last place.
  public func rested(_ moments: [Moment], seconds: Double) -> [Moment] {
    guard let last = moments.last else { return moments }
    return moments + (1...Int(seconds * 10)).map { Moment(time: last.time + Double($0) / 10, east: last.east, north: last.north) }
  }

  /// Samples as a receiver makes them.
  /// - Parameter hasHeart: Whether a heart rate comes with each: it follows the speed within half a minute, as hearts do.
  public mutating func recorded(_ moments: [Moment], steps stepsPerMetre: Double? = nil, hasHeart: Bool = false) -> [TrackSample] {
    var samples: [TrackSample] = []
    var (east, north) = (chance.normal() * receiver.drift, chance.normal() * receiver.drift)
    var (next, before, gone) = (moments.first?.time ?? 0, moments.first?.time ?? 0, 0.0)
    var (last, pulse) = (moments.first, 100.0)
    for moment in moments {
      if let last {
        let (way, seconds) = (hypot(moment.east - last.east, moment.north - last.north), moment.time - last.time)
        gone += way
        if seconds > 0 { pulse += (Self.pulse(at: way / seconds) - pulse) * min(1, seconds / 30) }
      }
      last = moment
      guard moment.time + 0.049 >= next else { continue }
      let memory = exp(-(moment.time - before) / receiver.memory)
      let fresh = receiver.drift * sqrt(1 - memory * memory)
      (east, north) = (east * memory + chance.normal() * fresh, north * memory + chance.normal() * fresh)
      before = moment.time
      next = moment.time + chance.uniform(receiver.interval.lowerBound, receiver.interval.upperBound).rounded()
      let (e, n) = (moment.east + east + chance.normal() * receiver.jitter, moment.north + north + chance.normal() * receiver.jitter)
      let accuracy = max(3, receiver.accuracy + chance.normal())
      var made = sample(moment.time, e, n, accuracy, steps: stepsPerMetre.map { Int32(gone * $0) })
      if hasHeart { made.heartRate = Int32((pulse + 1.5 * chance.normal()).rounded()) }
      samples.append(made)
    }
    return samples
  }

  /// Beats in a minute of somebody who has kept a speed up for long, metres in a second.
  private static func pulse(at speed: Double) -> Double { 70 + 25 * speed }

  /// Samples with a heart that was made up of the speed over three seconds, by an app that states one accuracy, on a phone that says that it is an app's.
  public func madeUp(_ samples: [TrackSample]) -> [TrackSample] {
    samples.indices.map { index -> TrackSample in
      var sample = samples[index]
      let before = samples[max(0, index - 3)]
      guard let from = before.position?.point, let to = sample.position?.point else { return sample }
      let north = Double(to.latitude - from.latitude) / 1e7 * 111_194.93
      let east = Double(to.longitude - from.longitude) / 1e7 * 111_194.93 * cos(latitude * .pi / 180)
      let seconds = max(1, Double(sample.time - before.time) / 1_000)
      sample.heartRate = Int32(Self.pulse(at: hypot(east, north) / seconds).rounded())
      sample.isMock = true
      sample.position = Sample(time: sample.time, point: to, accuracy: 5_000)
      return sample
    }
  }

  /// Exactly where it is, as a generator without an idea of receivers writes it.
  public mutating func spoofed(_ moments: [Moment], noise: Double = 0, every interval: Double = 1) -> [TrackSample] {
    var (samples, next): ([TrackSample], Double) = ([], moments.first?.time ?? 0)
    for moment in moments where moment.time + 0.049 >= next {
      next += interval
      samples.append(sample(moment.time, moment.east + chance.normal() * noise, moment.north + chance.normal() * noise, 5))
    }
    return samples
  }

  public func sample(_ time: Double, _ east: Double, _ north: Double, _ accuracy: Double, steps: Int32? = nil) -> TrackSample {
    let milliseconds = start + Int64((time * 1_000).rounded())
    let position = point(east, north).flatMap { Sample(time: milliseconds, point: $0, accuracy: Int64(accuracy * 1_000)) }
    return TrackSample(time: milliseconds, position: position, stepCount: steps)
  }

  public func point(_ east: Double, _ north: Double) -> GridPoint? {
    GridPoint(
      latitudeDegrees: latitude + north / 111_194.93, longitudeDegrees: longitude + east / (111_194.93 * cos(latitude * .pi / 180)))
  }

  /// A way with bends, of about so many metres.
  public mutating func bends(metres: Double) -> [(Double, Double)] {
    var corners = [(0.0, 0.0)]
    var (heading, gone) = (chance.uniform(0, 2 * .pi), 0.0)
    while gone < metres {
      let length = min(chance.uniform(40, 200), max(1, metres - gone))
      let last = corners[corners.count - 1]
      corners.append((last.0 + length * cos(heading), last.1 + length * sin(heading)))
      gone += length
      heading += chance.uniform(-1, 1)
    }
    return corners
  }
}
