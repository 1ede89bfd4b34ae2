#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where the time of day comes from. Injected everywhere, so that a test can be yesterday.
public protocol TimeSource: Sendable {
  /// The time of day. May jump when the machine's clock is set; never used to measure how long something took.
  func now() -> Moment
}

/// The machine's clock (CLOCK_REALTIME).
public struct SystemTime: TimeSource {
  public init() {}

  public func now() -> Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Moment(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000)
  }
}
