/// The network that a call is counted to when there is too much to do: its client's IPv4 address, or the /64 of its IPv6 address, of which one household has
/// as many as it likes.
public struct CallNetwork: Hashable, Sendable {
  /// A hash with a seed of the process: nobody can choose addresses that meet.
  private let number: Int

  /// - Parameter address: As the gateway writes it: IPv6 in eight groups, none left out.
  init(address: String) {
    var colons = 0
    let bytes = address.utf8.prefix { byte in
      if byte == UInt8(ascii: ":") { colons += 1 }
      return colons < 4
    }
    var hasher = Hasher()
    for byte in bytes { hasher.combine(byte) }
    number = hasher.finalize()
  }

  /// A network that is known by two words.
  public init(high: UInt64, low: UInt64) {
    var hasher = Hasher()
    hasher.combine(high)
    hasher.combine(low)
    number = hasher.finalize()
  }
}

/// The one to whom a call is counted when there is too much to do. All calls of an owner share one line and its turns: what is nobody's may be no
/// way around what its network has used up.
enum CallOwner: Hashable {
  /// The network of the client on whose behalf the call is made, by whatever service.
  case network(CallNetwork)
  /// The service that calls of its own accord; nil where nobody has to prove who calls.
  case service(String?)
}
