public import Positions

/// A speed that nobody keeps up for so long without a motor.
public struct SpeedLimit: Sendable, Hashable {
  /// Milliseconds.
  public var window: Int64
  /// Millimetres in a second.
  public var speed: Int64

  public init(window: Int64, speed: Int64) {
    self.window = window
    self.speed = speed
  }
}

/// A start that nobody surpasses by pedalling: evenly faster, up to a speed that is kept.
public struct Launch: Sendable, Hashable {
  /// Millimetres in a second, each second.
  public var push: Int64
  /// Millimetres in a second.
  public var speed: Int64

  public init(push: Int64, speed: Int64) {
    self.push = push
    self.speed = speed
  }

  /// Millimetres until the speed is reached.
  private var run: Int64 { speed * speed / (2 * push) }

  /// Millimetres from the standstill after some milliseconds.
  func reach(in time: Int64) -> Int64 {
    time * push < speed * 1_000 ? push * time / 1_000 * time / 2_000 : speed * time / 1_000 - run
  }

  /// Milliseconds that so many millimetres from the standstill take, `longest` at most.
  func time(for way: Int64, longest: Int64) -> Int64 {
    var (low, high): (Int64, Int64) = (0, longest)
    while low < high {
      let middle = (low + high) / 2
      if reach(in: middle) >= way { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Thresholds of the judge for one way of moving. A change of any of them is a new ruleset: attempts that were judged by the former keep its number.
public struct JudgeRules: Sendable, Hashable {
  /// Which positions are usable: at most ± 50 m (requirement E-S11), nothing faster than 252 km/h.
  public var positions = PositionRules(accuracyMax: 50_000, speedMax: 70_000, allowanceMax: 10_000, settledCount: 3)
  /// Millimetres in a second over ten seconds (requirement E-S10).
  public var burstMax: Int64
  /// Millimetres in a second over a whole course (requirement E-S10).
  public var averageMax: Int64
  /// The shortest window first. The first is judged by the straight way, the longer ones by the path.
  public var limits: [SpeedLimit]
  /// From the limit with this index on a motor is certain; of shorter windows it may be a descent or a bad receiver.
  public var certainIndex: Int
  /// Excess over a limit, in thousandths, from which on a motor is certain.
  public var certainExcess: Int64
  /// A speed that few keep up without a motor: without steps that were counted it is a doubt. Nil where no steps are made.
  public var doubtLimit: SpeedLimit?
  /// Milliseconds of that speed that are enough next to a ride.
  public var doubtNextToRide: Int64 = 60_000
  /// Start from a standstill that only motors surpass; nil where its speed is above `burstMax` anyway.
  public var launch: Launch?
  /// Whether steps are expected of whoever moves so.
  public var hasSteps: Bool

  /// Longest way between two fixes on which a place can be passed, milliseconds (requirement E-S11).
  public var passageMax: Int64 = 15_000
  /// A longer time without a usable position is a gap, milliseconds.
  public var gapMin: Int64 = 60_000
  /// Share of the time in gaps, in thousandths, above which the attempt is held.
  public var gapShareMax: Int64 = 200
  /// Way in a gap below which somebody has rested, millimetres.
  public var restMax: Int64 = 60_000
  /// A shorter jump may be a receiver's that had gone wrong and was put right at once, millimetres.
  public var correctionMax: Int64 = 200_000
  /// There and back within this time is a receiver's error and no way, milliseconds.
  public var excursionMax: Int64 = 60_000
  /// Two rides with less time between them are one, with a red light in it, milliseconds.
  public var stopMax: Int64 = 120_000
  /// A ride ends where somebody is slower, millimetres in a second: as fast as many are by themselves.
  public var slowSpeed: Int64
  /// A ride also ends where somebody is slower than this share of its mean speed, in thousandths: a fast run before it is none of it.
  public var rideShare: Int64 = 500
  /// Milliseconds behind a standstill in which a start shows, and the longest without positions in which somebody is seen to stand.
  public var launchTime: Int64 = 25_000
  /// Milliseconds of standing, at least, and of a start.
  public var standingTime: Int64 = 4_000
  /// Somebody who stands is no faster than this, millimetres in a second: positions wander, and the start has begun.
  public var standingSpeed: Int64 = 2_000
  /// Weight of signs that add up, from which on an attempt is held.
  public var holdWeight: Int64 = 100

  /// Millimetres in a second that nobody surpasses over a time, milliseconds, by the longest window that is no longer.
  public func speedMax(for time: Int64) -> Int64 { limits.last { $0.window <= time }?.speed ?? burstMax }

  /// A threshold for steps: who runs makes more in a metre, in thousandths.
  public var stepsMin: Int64 = 100

  public init(
    burstMax: Int64, averageMax: Int64, limits: [SpeedLimit], certainIndex: Int, certainExcess: Int64, slowSpeed: Int64,
    doubtLimit: SpeedLimit?, launch: Launch?, hasSteps: Bool
  ) {
    self.burstMax = burstMax
    self.averageMax = averageMax
    self.limits = limits
    self.certainIndex = certainIndex
    self.certainExcess = certainExcess
    self.slowSpeed = slowSpeed
    self.doubtLimit = doubtLimit
    self.launch = launch
    self.hasSteps = hasSteps
  }

  /// On foot: 36 km/h over 10 s, 22 km/h on average. The limits between are above the world records over those times.
  public static let running = JudgeRules(
    burstMax: 10_000, averageMax: 6_111,
    limits: [
      SpeedLimit(window: 10_000, speed: 10_000), SpeedLimit(window: 30_000, speed: 9_000), SpeedLimit(window: 60_000, speed: 8_200),
      SpeedLimit(window: 300_000, speed: 7_000), SpeedLimit(window: 1_800_000, speed: 6_400),
    ], certainIndex: 1, certainExcess: 1_500, slowSpeed: 4_500,
    doubtLimit: SpeedLimit(window: 300_000, speed: 5_300), launch: nil, hasSteps: true)

  /// By bicycle: 80 km/h over 10 s, 55 km/h on average. Long descents make the shorter windows uncertain.
  public static let biking = JudgeRules(
    burstMax: 22_222, averageMax: 15_278,
    limits: [
      SpeedLimit(window: 10_000, speed: 22_222), SpeedLimit(window: 60_000, speed: 20_000), SpeedLimit(window: 300_000, speed: 17_500),
      SpeedLimit(window: 1_800_000, speed: 15_500),
    ], certainIndex: 2, certainExcess: 1_300, slowSpeed: 9_000, doubtLimit: nil, launch: Launch(push: 1_400, speed: 11_000),
    hasSteps: false)
}
