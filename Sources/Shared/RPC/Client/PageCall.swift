public import EventLoop

/// Fetches the small pages that servers have beside their methods: health, keys.
public struct PageClient: Sendable {
  private let upstream: Upstream
  private let home: Loop

  /// A page as it came.
  public struct Page: Sendable {
    /// The HTTP status.
    public let status: Int
    /// The content.
    public let body: [UInt8]
  }

  /// - Parameter home: The loop the calls run on.
  public init(to upstream: Upstream, home: Loop) {
    self.upstream = upstream
    self.home = home
  }

  /// GET over HTTP/2.
  /// - Parameter path: Begins with "/".
  /// - Throws: `RPCError` when there is no answer.
  public func get(_ path: String, timeout: Duration) async throws -> Page {
    let request = ClientRequest(
      headers: upstream.request("GET", path: path), timeout: timeout, isRepeatable: true, tellsTimeout: false)
    let (upstream, home) = (upstream, home)
    let reply = try await home.run { try await home.exchange(upstream, request) }
    return Page(status: reply.status, body: reply.body)
  }
}
