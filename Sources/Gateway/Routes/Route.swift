import Identity
import RPC

/// Where a request path leads: the method's row of the contract's table, and the service that serves it. Not Sendable: the mint is its
/// loop's. A class, so that a request holds one reference and not a copy.
final class Route {
  let row: MethodRow
  let upstream: Upstream
  let pool: UpstreamPool
  let mint: TicketMint
  /// Counts that this loop makes of the method.
  let metrics: CallMetrics

  init(row: MethodRow, upstream: Upstream, pool: UpstreamPool, mint: TicketMint) {
    self.row = row
    self.upstream = upstream
    self.pool = pool
    self.mint = mint
    metrics = CallMetrics(row, side: "gateway")
  }
}

/// Which service serves a proto package: "cairn.game.v1" and the app's "cairn.game.whereami.v1" are served by "game".
enum RouteRules {
  /// The services that can be reached from outside.
  static let services = ["auth", "game", "social", "geo", "bench"]

  /// The service of a package, by its second part; nil for one that no service of ours has, and for one that only services may call.
  static func service(ofPackage package: some StringProtocol) -> String? {
    let parts = package.split(separator: ".")
    guard (3...4).contains(parts.count), parts[0] == "cairn", parts[2] != "internal" else { return nil }
    return services.first { $0 == parts[1] }
  }

  /// Whether a method may be called from outside at all.
  static func isPublic(_ row: MethodRow) -> Bool {
    row.access != .internal
  }
}
