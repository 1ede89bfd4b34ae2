internal import HTTP2
internal import Observability

/// Counts why connections were ended by this side.
enum SessionMetrics {
  private static let name = "cairn_http2_sessions_failed_total"
  private static let help = "HTTP/2 connections that this side ended, by the reason: floods, broken frames, peers that were too slow."

  /// The families, before anything has failed.
  static func declare() {
    MetricRegistry.process.declare(name, help)
    // A rise from nothing is seen only where the nothing was.
    for reason in StreamReason.allCases { _ = counter(reason, .server) }
    _ = handshakeEvictions
    _ = displacements
    _ = olderVersions
  }

  /// An idle connection was closed for another one.
  static func displaced() { displacements.add() }

  private static let displacements = MetricRegistry.process.counter(
    "cairn_http2_connections_displaced_total",
    "Idle connections that were closed because there was no room for new ones; of who has most of them, the longest idle.")

  /// Told of all loops together.
  private static let handshakeEvictions = MetricRegistry.process.counter(
    "cairn_tls_handshakes_evicted_total", "TLS handshakes that were given up because too many were under way; of who has most, the oldest.")

  /// A TLS handshake was given up for a younger one.
  static func handshakeEvicted() { handshakeEvictions.add() }

  /// Seldom, so the counter is looked up. The reason is one of `HTTP2Error`'s words, or of the protocol's error codes.
  static func failed(_ error: HTTP2Error, _ role: HTTP2Session.Role) {
    MetricRegistry.process.counter(name, help, ["side": role == .server ? "server" : "client", "reason": error.reason]).add()
  }

  /// A peer spoke an older version of HTTP, and was told so.
  static func olderVersion() { olderVersions.add() }

  private static let olderVersions = MetricRegistry.process.counter(name, help, ["side": "server", "reason": "HTTP_VERSION_OLDER"])

  /// Why a stream was reset with ENHANCE_YOUR_CALM while its connection goes on.
  enum StreamReason: String, CaseIterable {
    /// Its reader has taken nothing for too long: a slow consumer.
    case outputStalled = "OUTPUT_STALLED"
    /// Output for its reader has no room any more.
    case outputFull = "OUTPUT_FULL"
    /// Its sender does not go on.
    case inputStalled = "INPUT_STALLED"
  }

  /// A stream was reset, because its peer is too slow.
  static func reset(_ reason: StreamReason, _ role: HTTP2Session.Role) { counter(reason, role).add() }

  private static func counter(_ reason: StreamReason, _ role: HTTP2Session.Role) -> Counter {
    MetricRegistry.process.counter(
      "cairn_http2_streams_reset_total", "HTTP/2 streams that this side reset because their peer was too slow, by what it kept waiting.",
      ["side": role == .server ? "server" : "client", "reason": reason.rawValue])
  }
}
