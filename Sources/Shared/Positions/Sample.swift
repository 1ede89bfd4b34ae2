/// Where a phone says that it was.
public struct Sample: Sendable, Hashable {
  /// Milliseconds since 1970-01-01T00:00:00Z, in ±2⁵³.
  public let time: Int64
  public let point: GridPoint
  /// In millimetres: the radius within which the phone takes itself to be with a likelihood of 68 %; at most 2⁴⁰. -1 where it does not know.
  public let accuracy: Int64

  /// Refuses times out of range: they come from phones. An accuracy out of range becomes the nearest in range.
  public init?(time: Int64, point: GridPoint, accuracy: Int64) {
    guard time.magnitude <= 1 << 53 else { return nil }
    self.time = time
    self.point = point
    self.accuracy = min(max(-1, accuracy), 1 << 40)
  }
}

/// Rules of an app for positions: each has its own values.
public struct PositionRules: Sendable, Hashable {
  /// In millimetres: a sample that is less exact says nothing.
  public var accuracyMax: Int64
  /// In millimetres in a second: nobody is faster in this app.
  public var speedMax: Int64
  /// In millimetres: so much of a sample's inaccuracy counts in its owner's favour, and no more.
  public var allowanceMax: Int64
  /// After so many samples in a row that would each have been a jump, and none from the one before it, the phone is there, and was wrong before.
  public var settledCount: Int

  /// - Parameters: In millimetres, millimetres in a second (at most 10⁹), millimetres; all not negative.
  public init(accuracyMax: Int64 = 100_000, speedMax: Int64 = 70_000, allowanceMax: Int64 = 30_000, settledCount: Int = 3) {
    self.accuracyMax = accuracyMax
    self.speedMax = speedMax
    self.allowanceMax = allowanceMax
    self.settledCount = settledCount
  }

  /// Whether somebody is within a radius of a place, in favour of who stands at its edge with an inexact phone.
  /// - Parameters:
  ///   - distance: From the sample to the place, in millimetres; of a passage, its own.
  ///   - radius: In millimetres.
  ///   - accuracy: Accuracy of the sample; of a passage, that of the less exact of its two.
  public func isInRange(distance: Int64, radius: Int64, accuracy: Int64) -> Bool {
    distance - min(max(0, accuracy), allowanceMax) <= radius
  }

  /// Whether nobody gets from one sample to the next in time, both being as inexact as they say.
  func isJump(from first: Sample, to second: Sample) -> Bool {
    guard let distance = first.point.distance(to: second.point) else { return true }
    let duration = min(max(0, second.time - first.time), Passage.durationMax)
    return distance - max(0, first.accuracy) - max(0, second.accuracy) > speedMax * duration / 1_000
  }
}

/// Tells usable samples from others, one after the other, in the order in which they come.
public struct SampleSieve: Sendable, Hashable {
  /// Use of a sample.
  public enum Verdict: String, Sendable, Hashable {
    /// It goes on from the last usable one: the way between them was gone.
    case usable
    /// It is usable and stands by itself: the first, or the first at a place to which no way leads.
    case start
    /// Not exact enough, or without an accuracy.
    case inexact
    /// At the time of the last usable one, or before it: of two positions at one time the first counts.
    case late
    /// Nobody gets there from the last usable one in that time.
    case jump
  }

  /// Rules by which a sample is usable.
  public let rules: PositionRules
  /// The last usable one.
  public private(set) var last: Sample?
  /// The last jump since then.
  public private(set) var jumped: Sample?
  /// How many jumps up to it agree with one another.
  public private(set) var jumpedCount = 0

  public init(_ rules: PositionRules) {
    self.rules = rules
  }

  /// Goes on where another one was: what that one says of itself.
  public init(_ rules: PositionRules, last: Sample?, jumped: Sample?, jumpedCount: Int) {
    (self.rules, self.last, self.jumped, self.jumpedCount) = (rules, last, jumped, jumpedCount)
  }

  /// Says whether the next sample is usable, and remembers it where it is. Samples come in the order in which they were recorded.
  public mutating func judge(_ sample: Sample) -> Verdict {
    guard (0...rules.accuracyMax).contains(sample.accuracy) else { return .inexact }
    guard let last else { return take(sample, .start) }
    if sample.time <= last.time { return .late }
    if !rules.isJump(from: last, to: sample) { return take(sample, .usable) }
    if let jumped, sample.time <= jumped.time { return .late }
    let agrees = jumped.map { !rules.isJump(from: $0, to: sample) } ?? false
    jumpedCount = agrees ? jumpedCount + 1 : 1
    if jumpedCount >= rules.settledCount { return take(sample, .start) }
    jumped = sample
    return .jump
  }

  private mutating func take(_ sample: Sample, _ verdict: Verdict) -> Verdict {
    (last, jumped, jumpedCount) = (sample, nil, 0)
    return verdict
  }
}
