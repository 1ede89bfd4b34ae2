/// When a loop counts as overloaded, and how much may be under way on it.
public struct OverloadLimits: Sendable, Hashable {
  public init() {}

  // A server of calls looks at how long they wait for their turn (``Patience``) …

  /// Time of one turn in which handlers begin, in microseconds; what does not come to its turn waits for the next, so that a loop goes on
  /// reading what arrives, and knows how long everything waits. Four times what a turn has for input of those who are behind.
  public var turnShareUs = 2_000

  /// Time of one turn in which calls are refused, in microseconds: some fifty.
  public var refusalShareUs = 500

  /// How long a call may wait in a line that was empty a moment ago, in milliseconds: people notice twice that.
  public var burstWaitMsMax = 100

  /// How long a call may wait in a line that stands, in milliseconds: a refusal after that is nearly at once. Less would refuse calls of a few
  /// milliseconds each as soon as ten callers take turns.
  public var standingWaitMsMax = 50

  /// How long a line may be there and count as a burst, in milliseconds: the interval that RFC 8289 §4.2 advises, a long round trip.
  public var burstMsMax = 100

  // … and what passes them on, at how late the loop is (``AdmissionControl``).

  /// How often the lag of a loop is measured, in milliseconds.
  public var sampleMs: Int64 = 50

  /// A loop that is late by this much has more to do than it can, in milliseconds: people notice a quarter of a second.
  public var lagMsMax: Int64 = 250

  /// A loop that is late by less is well again, in milliseconds. Between the two nothing changes, so that it does not swing.
  public var lagMsCalm: Int64 = 100

  /// Samples in a row that must be late before anything is refused: one may be an accident of the machine.
  public var samplesInARow = 3

  /// Unary calls under way on one loop: at 50,000 a second, a fifth of a second of them.
  public var callsMax = 10_000

  /// Bytes that these calls may come to where they are kept, at the gateway: headers, what goes on to the service, bodies. Two hundred of the largest that are
  /// gathered, or some 3,500 of usual size. With what they cost beside it, less than the 32 MB that a flood may add to a process of one loop.
  public var callBytesMax = 16 << 20

  /// When to come again, in milliseconds, as refusals say.
  public var retryAfterMs = 1_000
}

/// How much of what comes in is let in. Pure: a loop's lag comes in, a share comes out.
///
/// An overloaded loop that takes everything is late for everybody. One that refuses a share at once, which costs next to nothing, is in
/// time for the others. The share falls in proportion to the lag and grows back by a quarter a sample.
public struct AdmissionControl: Equatable, Sendable {
  /// The share when everything is let in.
  public static let whole = 1_024

  /// The smallest share: something always gets in, for that is how the end of the overload is noticed.
  public static let shareMin = 16

  /// The part of `whole` that is let in.
  public private(set) var share = AdmissionControl.whole
  private var lateInARow = 0
  private var carried = 0
  private let limits: OverloadLimits

  public init(_ limits: OverloadLimits) {
    self.limits = limits
  }

  /// Whether some calls are refused.
  public var isShedding: Bool { share < Self.whole }

  /// A look at the loop.
  /// - Parameter lagMs: How late it is, in milliseconds.
  public mutating func sampled(lagMs: Int64) {
    if lagMs >= limits.lagMsMax {
      lateInARow = min(lateInARow + 1, limits.samplesInARow)
      guard isShedding || lateInARow >= limits.samplesInARow else { return }
      share = max(Self.shareMin, Int(Int64(share) * limits.lagMsMax / (lagMs + 1)))
    } else {
      lateInARow = 0
      if lagMs < limits.lagMsCalm, isShedding { share = min(Self.whole, share * 5 / 4 + 1) }
    }
  }

  /// Whether the next call is let in: spread evenly over the calls, without chance.
  public mutating func admits() -> Bool {
    if !isShedding { return true }
    carried += share
    if carried < Self.whole { return false }
    carried -= Self.whole
    return true
  }
}
