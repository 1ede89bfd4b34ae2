/// Which addresses belong to the Internet, and not to this machine, this network or nobody (the registries of RFC 6890).
enum PublicAddresses {
  /// - Parameter bytes: 4 of IPv4 or 16 of IPv6, in their order on the wire.
  static func holds(_ bytes: [UInt8]) -> Bool {
    switch bytes.count {
    case 4: holdsIPv4(bytes)
    case 16: holdsIPv6(bytes)
    default: false
    }
  }

  /// Each with the length of its prefix.
  private static let specialIPv4: [(prefix: [UInt8], bits: Int)] = [
    ([0, 0, 0, 0], 8), ([10, 0, 0, 0], 8), ([100, 64, 0, 0], 10), ([127, 0, 0, 0], 8), ([169, 254, 0, 0], 16), ([172, 16, 0, 0], 12),
    ([192, 0, 0, 0], 24), ([192, 0, 2, 0], 24), ([192, 88, 99, 0], 24), ([192, 168, 0, 0], 16), ([198, 18, 0, 0], 15),
    ([198, 51, 100, 0], 24), ([203, 0, 113, 0], 24), ([224, 0, 0, 0], 4), ([240, 0, 0, 0], 4),
  ]

  /// Within 2000::/3, where the public ones are: tunnels and what is for protocols and examples.
  private static let specialIPv6: [(prefix: [UInt8], bits: Int)] = [
    ([0x20, 0x01, 0, 0], 23), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x20, 0x02], 16), ([0x3F, 0xFF, 0], 20),
  ]

  private static let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
  private static let translated: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]

  private static func holdsIPv4(_ bytes: [UInt8]) -> Bool { !specialIPv4.contains { begins(bytes, $0.prefix, $0.bits) } }

  private static func holdsIPv6(_ bytes: [UInt8]) -> Bool {
    // Addresses of IPv4 within, as a socket or a network without IPv4 has them.
    if bytes.starts(with: mapped) || bytes.starts(with: translated) { return holdsIPv4(Array(bytes.suffix(4))) }
    return begins(bytes, [0x20], 3) && !specialIPv6.contains { begins(bytes, $0.prefix, $0.bits) }
  }

  private static func begins(_ bytes: [UInt8], _ prefix: [UInt8], _ bits: Int) -> Bool {
    (0..<bits).allSatisfy { (bytes[$0 / 8] ^ prefix[$0 / 8]) & (0x80 >> UInt8($0 % 8)) == 0 }
  }
}
