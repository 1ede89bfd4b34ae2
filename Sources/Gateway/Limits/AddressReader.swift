// Addresses as people, proxies and settings write them.

extension IPAddress {
  /// Reads "192.0.2.1" or "2001:db8::1"; nil for anything else, zones and leading zeros of IPv4 included.
  init?(_ text: some BidirectionalCollection<UInt8>) {
    if text.contains(UInt8(ascii: ":")) {
      self.init(v6: text)
    } else {
      guard let v4 = Self.readV4(text) else { return nil }
      self.init(v4: v4)
    }
  }

  private static func readV4(_ text: some BidirectionalCollection<UInt8>) -> UInt32? {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var value: UInt32 = 0
    for part in parts {
      guard 1...3 ~= part.count, part.count == 1 || part.first != UInt8(ascii: "0") else { return nil }
      guard let number = number(part, radix: 10), number <= 255 else { return nil }
      value = value << 8 | UInt32(number)
    }
    return value
  }

  /// RFC 4291 §2.2: eight groups, one run of zeros left out, the last two groups perhaps as IPv4.
  private init?(v6 text: some BidirectionalCollection<UInt8>) {
    var groups: [UInt64] = []
    var gap: Int?
    var rest = text[...]
    if rest.starts(with: [UInt8(ascii: ":"), UInt8(ascii: ":")]) {
      gap = 0
      rest = rest.dropFirst(2)
    }
    while !rest.isEmpty {
      let group = rest.prefix { $0 != UInt8(ascii: ":") }
      let isLast = group.endIndex == rest.endIndex
      if isLast, group.contains(UInt8(ascii: ".")) {
        guard let v4 = Self.readV4(group) else { return nil }
        groups += [UInt64(v4 >> 16), UInt64(v4 & 0xFFFF)]
        break
      }
      guard 1...4 ~= group.count, let number = Self.number(group, radix: 16), groups.count < 8 else { return nil }
      groups.append(UInt64(number))
      if isLast { break }
      rest = rest[rest.index(after: group.endIndex)...]
      if rest.isEmpty { return nil }
      if rest.first == UInt8(ascii: ":") {
        guard gap == nil else { return nil }
        gap = groups.count
        rest = rest.dropFirst()
      }
    }
    guard gap == nil ? groups.count == 8 : groups.count < 8 else { return nil }
    if let gap { groups.insert(contentsOf: Array(repeating: 0, count: 8 - groups.count), at: gap) }
    self.init(high: groups[..<4].reduce(0) { $0 << 16 | $1 }, low: groups[4...].reduce(0) { $0 << 16 | $1 })
  }

  private static func number(_ digits: some Collection<UInt8>, radix: Int) -> Int? {
    var value = 0
    for digit in digits {
      let worth: Int
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): worth = Int(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): worth = Int(digit - UInt8(ascii: "a")) + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): worth = Int(digit - UInt8(ascii: "A")) + 10
      default: return nil
      }
      guard worth < radix else { return nil }
      value = value * radix + worth
    }
    return value
  }

  /// As people write it; IPv6 without leaving groups out.
  var text: String {
    if isV4 { return (0..<4).map { String(v4 >> (24 - 8 * $0) & 255) }.joined(separator: ".") }
    return (0..<8).map { String(($0 < 4 ? high : low) >> (48 - 16 * UInt64($0 & 3)) & 0xFFFF, radix: 16) }.joined(separator: ":")
  }
}

extension IPNetwork {
  /// Reads "10.0.0.0/8", "2001:db8::/32" or an address alone; nil for anything else, bits beyond the length included.
  init?(_ text: some StringProtocol) {
    let parts = Array(text.utf8).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, let address = IPAddress(parts[0]) else { return nil }
    let bits = address.isV4 && !parts[0].contains(UInt8(ascii: ":")) ? 32 : 128
    var length = bits
    if parts.count == 2 {
      guard let number = Int(String(decoding: parts[1], as: UTF8.self)), 0...bits ~= number else { return nil }
      length = number
    }
    self.init(address: address, length: 128 - bits + length)
    if !isExact { return nil }
  }
}

/// Which header a trusted proxy writes. One of them, chosen by the operator: a proxy that writes one lets a client's other one through.
enum ProxyHeader: String, Sendable, CaseIterable {
  /// A list of addresses, each proxy adding who connected to it.
  case xForwardedFor = "x-forwarded-for"
  /// RFC 7239.
  case forwarded

  /// Proxies one behind another, counted from the last: no installation has more.
  static let hopsMax = 16

  /// The hops of one field's value, in order; nil for what cannot be read.
  func hops(_ value: UnsafeRawBufferPointer) -> [IPAddress?] {
    value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { element in
      switch self {
      case .xForwardedFor: Self.address(Self.trimmed(element))
      case .forwarded: Self.forParameter(element)
      }
    }
  }

  /// "for=…" of one element of `forwarded` (RFC 7239 §4); a name that hides the address is none.
  private static func forParameter(_ element: Slice<UnsafeRawBufferPointer>) -> IPAddress? {
    for pair in element.split(separator: UInt8(ascii: ";")) {
      let pair = trimmed(pair)
      guard pair.count > 4, pair.prefix(4).map({ $0 | 0x20 }).elementsEqual("for=".utf8.map { $0 | 0x20 }) else { continue }
      var value = pair.dropFirst(4)
      if value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\""), value.count > 2 { value = value.dropFirst().dropLast() }
      return address(value)
    }
    return nil
  }

  /// An address, with a port perhaps: "192.0.2.1", "192.0.2.1:80", "2001:db8::1", "[2001:db8::1]:80".
  private static func address(_ text: Slice<UnsafeRawBufferPointer>) -> IPAddress? {
    if text.first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")) {
      return isPort(text[(end + 1)...]) ? IPAddress(text[(text.startIndex + 1)..<end]) : nil
    }
    if text.contains(UInt8(ascii: ".")), let colon = text.firstIndex(of: UInt8(ascii: ":")),
      text[..<colon].contains(UInt8(ascii: "."))
    {
      return isPort(text[colon...]) ? IPAddress(text[..<colon]) : nil
    }
    return IPAddress(text)
  }

  private static func isPort(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    if text.isEmpty { return true }
    return text.first == UInt8(ascii: ":") && 2...6 ~= text.count
      && text.dropFirst().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  private static func trimmed(_ text: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
    var text = text.drop { $0 == 0x20 || $0 == 0x09 }
    while let last = text.last, last == 0x20 || last == 0x09 { text = text.dropLast() }
    return text
  }
}
