public import Positions

/// Something that the judge has seen in a track, and where. A person can go and look at it on the map.
public struct TrackFinding: Sendable, Hashable {
  /// Kind of a finding. Numbers are kept with attempts: they never change.
  public enum Kind: Int32, Sendable, CaseIterable {
    /// Faster for longer than anybody is without a motor; value and limit are millimetres in a second.
    case vehicle = 1
    /// Somewhere else without a way; value is millimetres.
    case teleport = 2
    /// No position for long; value is the share of the time in thousandths, limit what is allowed.
    case gaps = 3
    /// A line without the noise of a receiver; value is the share of such places in thousandths.
    case noNoise = 4
    /// Noise without memory: each position errs on its own, which receivers do not; value is a ratio in thousandths.
    case whiteNoise = 5
    /// The same speed all the time; value is its variation in thousandths.
    case constantSpeed = 6
    /// The same stated accuracy all the time. A sign that counts with others only.
    case constantAccuracy = 7
    /// The operating system says that positions were made up. A sign that counts with others only.
    case mock = 8
    /// Reaches from a standstill what only motors reach; value is how often.
    case launches = 9
    /// Moves like a runner without making steps; value is steps in a thousand metres.
    case noSteps = 10
    /// Goes exactly where it, or another track, has gone before; value is the share in thousandths.
    case replay = 11
    /// Faster over the whole course than allowed; value and limit are millimetres in a second.
    case average = 12
    /// The device's clock and ours differ, or it was set back on the way; value is milliseconds.
    case clock = 13
    /// The heart rate changes with the speed at once, and not half a minute later; value is the square of the correlation in thousandths. A sign that counts
    /// with others only.
    case heartWithoutLag = 14
    /// Begins far from where its attempt was begun; value and limit are millimetres.
    case elsewhere = 15
    /// The same pressure of the air all the time; value is pascals. A sign that counts with others only.
    case constantPressure = 16
  }

  /// Consequence of a finding alone.
  public enum Severity: Int32, Sendable, Comparable {
    /// Nothing: it is told.
    case note = 0
    /// Weighs together with others.
    case sign = 1
    /// Somebody must look at it.
    case doubt = 2
    /// It is so.
    case certain = 3

    public static func < (first: Severity, second: Severity) -> Bool { first.rawValue < second.rawValue }
  }

  /// Kind of what was seen.
  public var kind: Kind
  /// Consequence of it.
  public var severity: Severity
  /// Milliseconds since 1970.
  public var startTime: Int64
  /// Milliseconds since 1970, not before `startTime`.
  public var endTime: Int64
  /// Where it begins.
  public var start: GridPoint
  /// Where it ends.
  public var end: GridPoint
  /// As the kind says.
  public var value: Int64
  /// Limit that was allowed; 0 where there is no such number.
  public var limit: Int64
  /// Amount that it adds to a doubt, where it is a sign.
  public var weight: Int64
  /// Whether its legs are marked as no way of the person's, so that where rides are cut out the rest is the person's own.
  public var isCutOut: Bool

  public init(
    _ kind: Kind, _ severity: Severity, from startTime: Int64, _ start: GridPoint, to endTime: Int64, _ end: GridPoint, value: Int64 = 0,
    limit: Int64 = 0, weight: Int64 = 0, isCutOut: Bool = false
  ) {
    self.kind = kind
    self.severity = severity
    self.startTime = startTime
    self.endTime = endTime
    self.start = start
    self.end = end
    self.value = value
    self.limit = limit
    self.weight = weight
    self.isCutOut = isCutOut
  }
}
