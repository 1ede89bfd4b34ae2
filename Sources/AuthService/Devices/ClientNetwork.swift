import EventLoop
import RPC

/// The network that somebody's tries are counted for: an IPv4 address, the /64 of an IPv6 address, which is what one customer has.
enum ClientNetwork {
  /// Clients whose address is not known. They are counted as one, for nobody must escape a limit by not being seen.
  static let unknown = "unknown"

  /// - Parameter address: Where the client connects from; nil when it is not known.
  static func counted(_ address: String?) -> String {
    address.flatMap { SocketAddress(host: $0, port: 0)?.network } ?? unknown
  }
}

extension RequestContext {
  /// The network that the call counts for where something is limited by address.
  var countedNetwork: String { ClientNetwork.counted(clientAddress) }
}
