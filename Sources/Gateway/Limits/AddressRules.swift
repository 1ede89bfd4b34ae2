// Where a client is, as far as that can be believed.

/// An IPv4 or IPv6 address as two numbers; IPv4 as the IPv6 addresses that stand for it (::ffff:0:0/96, RFC 4291 §2.5.5.2).
struct IPAddress: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  private static let v4Prefix: UInt64 = 0xFFFF_0000_0000

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  init(v4: UInt32) {
    self.init(high: 0, low: Self.v4Prefix | UInt64(v4))
  }

  /// Whether it is an IPv4 address.
  var isV4: Bool { high == 0 && low >> 32 == 0xFFFF }

  /// The four bytes of an IPv4 address.
  var v4: UInt32 { UInt32(truncatingIfNeeded: low) }

  /// Key of limits by address: an IPv4 address, or the /64 of an IPv6 address, of which one household has as many as it likes.
  var network: LimitKey {
    // Never 0 and 0, which is an empty place of a table.
    isV4 ? LimitKey(high: 0, low: low) : LimitKey(high: high, low: 1)
  }

  /// Without what tells one household from its neighbours: an IPv4 address's last byte, all but the first 48 bits of an IPv6 address.
  var truncated: IPAddress {
    isV4 ? IPAddress(v4: v4 & 0xFFFF_FF00) : IPAddress(high: high & 0xFFFF_FFFF_FFFF_0000, low: 0)
  }
}

/// A network in CIDR notation (RFC 4632).
struct IPNetwork: Hashable, Sendable {
  let address: IPAddress
  /// Bits of the 128 that count.
  let length: Int

  func contains(_ other: IPAddress) -> Bool {
    (address.high ^ other.high) & mask.high == 0 && (address.low ^ other.low) & mask.low == 0
  }

  /// Whether no bit is set beyond those that count: 10.0.0.1/8 is a mistake, and which one nobody knows.
  var isExact: Bool { address.high & ~mask.high == 0 && address.low & ~mask.low == 0 }

  private var mask: (high: UInt64, low: UInt64) {
    (
      length == 0 ? 0 : length >= 64 ? .max : .max << UInt64(64 - length),
      length <= 64 ? 0 : length == 128 ? .max : .max << UInt64(128 - length)
    )
  }
}

/// Which address a request comes from when it came through proxies.
enum AddressRules {
  /// The right-most hop that is not one of ours: everything left of it was written by a stranger, and is not looked at. A hop of ours that
  /// cannot be read makes the list worth nothing.
  /// - Parameters:
  ///   - peer: Address that connected.
  ///   - hops: Addresses that proxies wrote, in order; nil for one that cannot be read.
  static func client(peer: IPAddress, hops: some BidirectionalCollection<IPAddress?>, trusted: [IPNetwork]) -> IPAddress {
    guard isTrusted(peer, trusted) else { return peer }
    var client = peer
    for hop in hops.reversed() {
      guard let hop else { return peer }
      client = hop
      if !isTrusted(hop, trusted) { break }
    }
    return client
  }

  static func isTrusted(_ address: IPAddress, _ trusted: [IPNetwork]) -> Bool {
    trusted.contains { $0.contains(address) }
  }
}
