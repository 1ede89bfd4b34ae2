import EventLoop

/// Where a device seems to be, as coarse as it is still of use: enough to recognise one's own provider, too little to find a house.
enum CoarseNetwork {
  /// The /24 of an IPv4 address, the /48 of an IPv6 address: what a provider gives to a site.
  /// - Returns: For example "192.0.2.0/24" or "2001:db8:1::/48"; nil when `address` is none.
  static func text(of address: String?) -> String? {
    guard let address, let bytes = SocketAddress(host: address, port: 0)?.hostBytes else { return nil }
    if bytes.count == 4 { return "\(bytes[0]).\(bytes[1]).\(bytes[2]).0/24" }
    let groups = (0..<3).map { String(UInt16(bytes[2 * $0]) << 8 | UInt16(bytes[2 * $0 + 1]), radix: 16) }
    return groups.joined(separator: ":") + "::/48"
  }
}
