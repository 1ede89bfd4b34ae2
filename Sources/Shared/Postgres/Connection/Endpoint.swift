/// Where a server may be reached: one of the hosts of a connection string, at one of its addresses. Empty where the string leaves it to libpq.
struct Endpoint: Hashable, Sendable, CustomStringConvertible {
  var host = ""
  /// A numeric address; empty for a folder of Unix sockets.
  var address = ""
  var port = ""

  var description: String {
    let place = [host, address].filter { !$0.isEmpty }.joined(separator: " at ")
    return (place.isEmpty ? "the default host" : place) + (port.isEmpty ? "" : ", port \(port)")
  }
}

/// In which order the servers of a connection string are tried: as they are written, but those that failed come last, the one that failed longest ago
/// first among them. A server that does not answer then costs its time once, and not each connection that is made. Confined to a loop.
final class EndpointOrder {
  private var failed: [Endpoint] = []

  func sorted(_ endpoints: [Endpoint]) -> [Endpoint] {
    endpoints.filter { !failed.contains($0) } + failed.filter(endpoints.contains)
  }

  func note(failed endpoint: Endpoint) {
    failed.removeAll { $0 == endpoint }
    // Addresses of a name may change for ever.
    if failed.count >= Self.failedMax { failed.removeFirst() }
    failed.append(endpoint)
  }

  func note(reached endpoint: Endpoint) {
    failed.removeAll { $0 == endpoint }
  }

  /// More than any connection string has servers.
  private static let failedMax = 32
}

/// One try to reach a server.
struct ConnectionAttempt: Sendable {
  let endpoint: Endpoint
  /// With this server alone.
  var parameters: ConnectionParameters
  /// How long TCP, TLS and log-in may take together.
  let limit: Duration
}
