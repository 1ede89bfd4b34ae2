internal import CUV
internal import Glibc

/// The network that limits by address count: an IPv4 address, or the /64 of an IPv6 address.
public struct PeerNetwork: Hashable, Sendable {
  let high: UInt64
  let low: UInt64
}

/// A numeric address and port.
public struct SocketAddress: Hashable, Sendable, CustomStringConvertible {
  var storage: Storage

  enum Storage: Hashable, Sendable {
    case v4(host: [UInt8], port: UInt16)
    case v6(host: [UInt8], port: UInt16, scope: UInt32)
  }

  /// Reads "127.0.0.1:7080" or "[::1]:7080"; nil for anything that is not numeric.
  public init?(_ text: String) {
    guard let (host, port) = HostPort.split(text) else { return nil }
    self.init(host: host, port: port)
  }

  /// - Parameter host: A numeric IPv4 or IPv6 address.
  public init?(host: String, port: UInt16) {
    var v4 = in_addr()
    if inet_pton(AF_INET, host, &v4) == 1 {
      storage = .v4(host: withUnsafeBytes(of: &v4) { Array($0) }, port: port)
      return
    }
    var v6 = in6_addr()
    guard inet_pton(AF_INET6, host, &v6) == 1 else { return nil }
    storage = .v6(host: withUnsafeBytes(of: &v6) { Array($0) }, port: port, scope: 0)
  }

  init?(_ address: UnsafePointer<sockaddr>) {
    let raw = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      let v4 = raw.loadUnaligned(as: sockaddr_in.self)
      storage = .v4(host: withUnsafeBytes(of: v4.sin_addr) { Array($0) }, port: UInt16(bigEndian: v4.sin_port))
    case AF_INET6:
      let v6 = raw.loadUnaligned(as: sockaddr_in6.self)
      storage = .v6(host: withUnsafeBytes(of: v6.sin6_addr) { Array($0) }, port: UInt16(bigEndian: v6.sin6_port), scope: v6.sin6_scope_id)
    default: return nil
    }
  }

  /// 0 to 65,535; 0 asks the system to choose.
  public var port: UInt16 {
    switch storage {
    case .v4(_, let port), .v6(_, let port, _): port
    }
  }

  /// The numeric address, without port and brackets.
  public var host: String {
    let (family, bytes) =
      switch storage {
      case .v4(let host, _): (AF_INET, host)
      case .v6(let host, _, _): (AF_INET6, host)
      }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(family, bytes, &text, socklen_t(text.count))
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The address in network order: 4 bytes of an IPv4 address, 16 of an IPv6 address.
  public var hostBytes: [UInt8] {
    switch storage {
    case .v4(let bytes, _), .v6(let bytes, _, _): bytes
    }
  }

  /// The address as two numbers in network order; IPv4 as the IPv6 addresses that stand for it (RFC 4291 §2.5.5.2).
  public var words: (high: UInt64, low: UInt64) {
    switch storage {
    case .v4(let bytes, _): (0, bytes.reduce(0xFFFF) { $0 << 8 | UInt64($1) })
    case .v6(let bytes, _, _): (bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }, bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) })
    }
  }

  /// As ``network``, made of two numbers.
  public var peerNetwork: PeerNetwork {
    let (high, low) = words
    if case .v4 = storage { return PeerNetwork(high: high, low: low) }
    return PeerNetwork(high: high, low: 0)
  }

  /// The network that limits by address count: the address itself, or the /64 of an IPv6 address, of which one household has as many as it likes.
  public var network: String {
    switch storage {
    case .v4: host
    case .v6(let bytes, _, _): bytes.prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "/64"
    }
  }

  public var description: String {
    if case .v6 = storage { return "[\(host)]:\(port)" }
    return "\(host):\(port)"
  }

  var family: Int32 {
    if case .v6 = storage { return AF_INET6 }
    return AF_INET
  }

  func withSockaddr<Value>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Value) -> Value {
    switch storage {
    case .v4(let host, let port):
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      withUnsafeMutableBytes(of: &address.sin_addr) { $0.copyBytes(from: host) }
      return lend(&address, body)
    case .v6(let host, let port, let scope):
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      address.sin6_scope_id = scope
      withUnsafeMutableBytes(of: &address.sin6_addr) { $0.copyBytes(from: host) }
      return lend(&address, body)
    }
  }

  private func lend<Address, Value>(_ address: inout Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Value) -> Value {
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Address>.size)) }
    }
  }
}

/// A name or an address with a port, as configuration writes it: "game:7002", "127.0.0.1:7002", "[::1]:7002".
public struct HostPort: Hashable, Sendable, CustomStringConvertible {
  /// A name or a numeric address without brackets, and the port.
  public let host: String
  public let port: UInt16

  public init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  public init?(_ text: String) {
    guard let (host, port) = Self.split(text) else { return nil }
    self.init(host: host, port: port)
  }

  public var description: String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  static func split(_ text: String) -> (String, UInt16)? {
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
    return host.isEmpty ? nil : (String(host), port)
  }

  /// Looks the name up; blocks, so it is called through `Offload`. Empty when there is no such name.
  public func resolve() -> [SocketAddress] {
    if let address = SocketAddress(host: host, port: port) { return [address] }
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var addresses: [SocketAddress] = []
    var entry = list
    while let info = entry {
      if let socket = info.pointee.ai_addr, let address = SocketAddress(socket) { addresses.append(address) }
      entry = info.pointee.ai_next
    }
    return addresses
  }
}
