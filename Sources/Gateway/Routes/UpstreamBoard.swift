import RPC
import Synchronization

/// State of the upstreams as the loops saw it a moment ago: for the gateway's readiness and the page /upstreams. From any thread.
final class UpstreamBoard: Sendable {
  /// State of one upstream, as one loop knows it.
  struct Look: Sendable {
    let upstream: String
    let loop: Int
    let complaint: String?
    let endpoints: [UpstreamStatus]
    let counters: UpstreamCounters

    /// On the pool's loop.
    init(_ pool: UpstreamPool, _ loop: Int) {
      upstream = pool.name
      self.loop = loop
      complaint = pool.complaint
      endpoints = pool.status
      counters = pool.counters
    }
  }

  private let looks = Mutex<[Look]>([])

  func show(_ looks: [Look]) { self.looks.withLock { $0 = looks } }

  /// Why a loop cannot reach a service; nil when every loop can.
  func complaint(of upstream: String) -> String? {
    looks.withLock { looks in looks.first { $0.upstream == upstream && $0.complaint != nil }?.complaint }
  }

  /// A line for each endpoint and loop, and one for each service with what has happened.
  var text: String {
    let looks = looks.withLock { $0 }
    var lines = ["upstream endpoint loop used connections calls streams state"]
    for look in looks {
      for endpoint in look.endpoints {
        let numbers = "\(endpoint.connectionCount) \(endpoint.callCount) \(endpoint.streamCount)"
        let used = endpoint.isUsed ? "yes" : "no"
        lines.append("\(look.upstream) \(endpoint.address) \(look.loop) \(used) \(numbers) \(endpoint.complaint ?? "well")")
      }
    }
    lines += ["", "upstream sent retries retries_refused refused_as_full ejections connections"]
    for name in Set(looks.map(\.upstream)).sorted() {
      let sum = looks.filter { $0.upstream == name }.reduce(UpstreamCounters()) { $0 + $1.counters }
      lines.append("\(name) \(sum.requests) \(sum.retries) \(sum.retriesRefused) \(sum.refusedAsFull) \(sum.ejections) \(sum.connections)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
