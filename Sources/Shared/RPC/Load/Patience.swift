/// The next call in a line of calls that wait for their handlers, and the time that a call may wait before it is refused. Pure: times come in, in
/// nanoseconds of a steady clock.
///
/// A line that was empty a moment ago is a burst: everybody in it will be served soon, in order. A line that has not been empty for a while is
/// no burst: there is more to do than can be done, whoever joins waits as long as the line is, and a long one delays everybody without serving
/// anybody more. Then patience is short (the law of CoDel, RFC 8289 §3: it is the shortest wait within an interval that tells a standing queue
/// from a burst). While somebody has waited in vain and has not been told so yet, whoever came last is next: a loop that first refuses all who
/// stand before them would come to nobody. So it is busy with calls that are still worth it, however many it must refuse. As long as nobody has,
/// it is first come, first served: otherwise a few callers who take turns would keep one waiting for ever.
public struct Patience: Equatable, Sendable {
  /// When the line was last empty.
  private var emptyNs: UInt64
  private let burstNs: UInt64
  private let standingNs: UInt64
  private let intervalNs: UInt64

  public init(_ limits: OverloadLimits, atNs: UInt64) {
    emptyNs = atNs
    burstNs = UInt64(limits.burstWaitMsMax) * 1_000_000
    standingNs = UInt64(limits.standingWaitMsMax) * 1_000_000
    intervalNs = UInt64(limits.burstMsMax) * 1_000_000
  }

  /// Nobody waits.
  public mutating func lineWasEmpty(atNs: UInt64) { emptyNs = atNs }

  /// Whether the line has not been empty for so long that waiting does not make it shorter.
  public func isStanding(atNs: UInt64) -> Bool { atNs > emptyNs &+ intervalNs }

  /// Whether a call whose turn has come is still worth beginning.
  /// - Parameter sinceNs: When it joined.
  public func mayBegin(sinceNs: UInt64, atNs: UInt64) -> Bool { Self.wait(sinceNs, atNs) <= burstNs }

  /// Whether a call has waited in vain. When whoever came first has, whoever came last is next.
  /// - Parameter sinceNs: When it joined.
  public func isOver(sinceNs: UInt64, atNs: UInt64) -> Bool {
    Self.wait(sinceNs, atNs) > (isStanding(atNs: atNs) ? standingNs : burstNs)
  }

  private static func wait(_ sinceNs: UInt64, _ atNs: UInt64) -> UInt64 { atNs > sinceNs ? atNs - sinceNs : 0 }
}
