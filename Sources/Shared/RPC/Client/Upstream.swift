public import Cryptography
public import EventLoop
public import HTTP2

/// Where a service is reached: one or more processes that do the same work.
public struct Upstream: Sendable, Hashable {
  /// For logs and errors, for example "game".
  public let name: String
  /// Addresses, and names that stand for one address or several.
  public let hosts: [HostPort]
  /// For TLS; nil for h2c.
  public let tls: TLSClientContext?
  /// The page that tells whether an endpoint can work, for example "/readyz"; nil when it has none and is not asked.
  public let healthPath: String?
  /// How much, how long, how often.
  public let limits: UpstreamLimits
  /// Whether it is one process of an upstream that has a pool already, asked for by itself: what its own pool does is in no metrics, where the process would
  /// count twice.
  public var isApart = false
  /// Looks a name up; blocks, so it is called on a thread beside the loops.
  let lookUp: @Sendable (HostPort) -> [SocketAddress]

  /// Scheme of requests to it.
  public var scheme: StaticString { tls == nil ? "http" : "https" }

  public init(
    name: String, hosts: [HostPort], tls: TLSClientContext? = nil, healthPath: String? = nil, limits: UpstreamLimits = UpstreamLimits(),
    lookUp: @escaping @Sendable (HostPort) -> [SocketAddress] = { $0.resolve() }
  ) {
    self.name = name
    self.hosts = hosts
    self.tls = tls
    self.healthPath = healthPath
    self.limits = limits
    self.lookUp = lookUp
  }

  public static func == (left: Upstream, right: Upstream) -> Bool { left.name == right.name && left.hosts == right.hosts }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Kinds of requests to an upstream: each has a limit of its own.
public enum ExchangeKind: Sendable {
  /// Ends with its answer.
  case call
  /// May go on for hours.
  case stream
  /// Asks after the endpoint's health, and counts nowhere.
  case check
}

/// One request to an upstream and what becomes of it. Confined to one loop.
public protocol UpstreamExchange: AnyObject {
  /// Which of the limits counts it.
  var kind: ExchangeKind { get }
  /// A connection is there: send the request on it now.
  func send(on connection: HTTPConnection)
  /// No connection can be had, or no further request is allowed. Nothing was sent, or nothing since the last attempt.
  func failed(_ error: RPCError)
  /// The final response has begun.
  func began(_ stream: HTTP2Stream, isEnd: Bool)
  func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer)
  func ended(_ stream: HTTP2Stream)
  func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode)
  func writable(_ stream: HTTP2Stream)
}

extension UpstreamExchange {
  public var kind: ExchangeKind { .call }
}

extension Loop {
  /// The calling loop's connections to an upstream. On the loop's thread.
  public nonisolated func pool(to upstream: Upstream) -> UpstreamPool {
    assumeIsolated { loop in
      LoopBound(loop.resource(ObjectIdentifier(UpstreamPools.self)) { UpstreamPools() }.pool(to: upstream, on: loop), on: loop)
    }.value
  }
}

/// The pools of one loop.
private final class UpstreamPools {
  private var pools: [Upstream: UpstreamPool] = [:]

  func pool(to upstream: Upstream, on loop: Loop) -> UpstreamPool {
    if let pool = pools[upstream] { return pool }
    let pool = UpstreamPool(upstream, on: loop)
    pools[upstream] = pool
    return pool
  }
}
