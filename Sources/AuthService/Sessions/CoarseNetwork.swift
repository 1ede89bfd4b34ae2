import EventLoop

/// Where a device seems to be, as coarse as it is still of use: enough to recognise one's own provider, too little to find a house.
enum CoarseNetwork {
  /// The /24 of an IPv4 address, the /48 of an IPv6 address: what a provider gives to a site.
  /// - Returns: For example "192.0.2.0/24" or "2001:db8:1::/48"; nil when `address` is none.
  static func text(of address: String?) -> String? {
    guard let address, let network = SocketAddress(host: address, port: 0)?.network else { return nil }
    let numbers = network.split(separator: ".")
    if numbers.count == 4 { return numbers.prefix(3).joined(separator: ".") + ".0/24" }
    let digits = Array(network.prefix(12))
    guard digits.count == 12 else { return nil }
    let groups = stride(from: 0, to: 12, by: 4).map { start in
      let group = String(digits[start..<start + 4]).drop { $0 == "0" }
      return group.isEmpty ? "0" : String(group)
    }
    return groups.joined(separator: ":") + "::/48"
  }
}
