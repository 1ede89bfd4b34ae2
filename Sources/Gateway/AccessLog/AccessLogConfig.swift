package import Lifecycle

/// Contents of the gateway's access log, and how many requests it tells of.
package struct AccessLogConfig: Sendable {
  /// Requests of which a line is written.
  enum Mode: String, CaseIterable, Sendable {
    /// Every request.
    case full
    /// One request in `oneIn`, those whose trace is sampled, every fault of ours, and refusals of access as far as
    /// `AccessLog.refusalsPerSecondMax`.
    case sampled
    case off
  }

  /// How much of a client's address is written. It is personal data: by default the neighbours' share of it only.
  enum Address: String, CaseIterable, Sendable {
    case full
    /// The /24 of an IPv4 address, the /48 of an IPv6 address.
    case truncated
    case none
  }

  /// Enough to see what is usual; what is not is written anyway.
  static let oneInDefault = 100

  let mode: Mode
  let oneIn: Int
  let address: Address

  package init(_ settings: Settings) {
    mode = settings.choice("ACCESS_LOG", default: .sampled)
    oneIn = settings.integer("ACCESS_LOG_ONE_IN", default: Self.oneInDefault, in: 1...1_000_000)
    address = settings.choice("ACCESS_LOG_ADDRESS", default: .truncated)
  }
}
