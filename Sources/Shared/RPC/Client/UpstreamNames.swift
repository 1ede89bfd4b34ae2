internal import EventLoop

/// Finds the addresses of an upstream's hosts, and finds them again: names lead elsewhere when replicas come and go. Confined to its loop.
final class UpstreamNames {
  private unowned let pool: UpstreamPool
  private let numeric: [(address: SocketAddress, host: String)]
  private let names: [HostPort]
  private var found: [HostPort: [SocketAddress]] = [:]
  private var isLookingUp = false
  private var isFreshWanted = false
  private var lastMs: Int64 = .min / 2
  /// Whether no look-up has ended yet.
  private(set) var isFirstLookUp: Bool

  init(_ pool: UpstreamPool) {
    self.pool = pool
    var numeric: [(address: SocketAddress, host: String)] = []
    var names: [HostPort] = []
    for host in pool.upstream.hosts {
      if let address = SocketAddress(host.description) { numeric.append((address, host.host)) } else { names.append(host) }
    }
    self.numeric = numeric
    self.names = names
    isFirstLookUp = !names.isEmpty
  }

  /// Addresses are there at once, names in a moment.
  func begin() {
    if !numeric.isEmpty { pool.adopt(numeric) }
    if !names.isEmpty { lookUp() }
  }

  /// Something cannot be reached: perhaps its name leads elsewhere now.
  func wantFresh() { isFreshWanted = true }

  /// About once a second.
  func tick() {
    guard !names.isEmpty, !isLookingUp else { return }
    let limits = pool.upstream.limits
    let age = pool.loop.steadyMilliseconds - lastMs
    let isUnknown = isFreshWanted || names.contains { found[$0] == nil }
    if age >= limits.resolveMs || isUnknown && age >= limits.resolveMsMin { lookUp() }
  }

  private func lookUp() {
    isLookingUp = true
    isFreshWanted = false
    let me = LoopBound(self, on: pool.loop)
    let (names, find) = (names, pool.upstream.lookUp)
    pool.loop.assumeIsolated { loop in
      _ = loop.start {
        let answers = try? await Offload.shared.run { names.map(find) }
        me.value.answered(answers)
      }
    }
  }

  /// A name that leads nowhere keeps the addresses it had: a name server that fails must not take the service away as well.
  private func answered(_ answers: [[SocketAddress]]?) {
    isLookingUp = false
    isFirstLookUp = false
    lastMs = pool.loop.steadyMilliseconds
    for (name, addresses) in zip(names, answers ?? []) where !addresses.isEmpty { found[name] = addresses }
    if let missing = names.first(where: { found[$0] == nil }) { pool.lookUpFailed("no address for \(missing.host)") }
    var seen = Set<SocketAddress>()
    let all = numeric + names.flatMap { name in (found[name] ?? []).map { (address: $0, host: name.host) } }
    pool.adopt(all.filter { seen.insert($0.address).inserted })
  }
}
