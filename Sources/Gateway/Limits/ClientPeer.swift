import EventLoop
import HTTP2
import RPC

/// Peer on the other side of a connection, found once when it opens.
final class ClientPeer {
  let address: IPAddress
  /// Whether it may speak for others.
  let isTrustedProxy: Bool
  /// Whether the connection was counted, so that its end is.
  let isCounted: Bool

  init(_ address: IPAddress, isTrustedProxy: Bool, isCounted: Bool) {
    self.address = address
    self.isTrustedProxy = isTrustedProxy
    self.isCounted = isCounted
  }

  /// Where a request comes from: the peer, or whom a trusted proxy names.
  func client(of headers: HTTP2HeaderList, _ config: LimitConfig) -> IPAddress {
    if !isTrustedProxy { return address }
    var hops: [IPAddress?] = []
    headers.forEach { name, value in
      guard name.elementsEqual(config.proxyHeader.rawValue.utf8) else { return }
      hops += config.proxyHeader.hops(value)
    }
    // Proxies write at the end: what a client puts before that must not decide who it is taken for.
    return AddressRules.client(peer: address, hops: hops.suffix(ProxyHeader.hopsMax), trusted: config.trustedProxies)
  }
}

extension IPAddress {
  /// The network to which a loop that has too much to do counts a call: the one that limits by address count.
  var callNetwork: CallNetwork { CallNetwork(high: network.high, low: network.low) }

  /// The address of a socket.
  init(_ socket: SocketAddress) {
    let words = socket.words
    self.init(high: words.high, low: words.low)
  }

  /// A place holder for a connection whose other side is gone before it was asked.
  static let unknown = IPAddress(high: 0, low: 0)
}
