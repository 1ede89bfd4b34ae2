@testable import Gateway

private let trusted = ["10.0.0.0/8", "2001:db8::/32"].map { IPNetwork($0)! }
private let proxy = IPAddress(Array("10.0.0.1".utf8))!

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

extension Fuzzer {
  /// What proxies and strangers write about where a request comes from: everybody who reaches a trusted proxy can write the first part of it.
  static let forwardedHeaders = Fuzzer(
    "ForwardedHeaders",
    seeds: [
      [0] + bytes("203.0.113.7, 10.1.2.3:8080,[2001:db8::1]:443"), [0] + bytes("::ffff:192.0.2.1,2001:DB8:0:0::1, 1.2.3.4"),
      [1] + bytes("for=192.0.2.60;proto=http;by=203.0.113.43, For=\"[2001:db8:cafe::17]:4711\""), [1] + bytes("for=_hidden, for=unknown"),
    ]
  ) { input in
    var input = Input(input)
    let header: ProxyHeader = input.byte() & 1 == 0 ? .xForwardedFor : .forwarded
    let value = input.remainder()
    let hops = value.withUnsafeBytes { header.hops($0) }
    require(hops.count == value.count { $0 == UInt8(ascii: ",") } + 1, "one hop for each element")
    for case let hop? in hops {
      require(IPAddress(Array(hop.text.utf8)) == hop, "an address that was read can be written and is read as the same")
    }
    require(
      AddressRules.client(peer: hops.first.flatMap { $0 } ?? proxy, hops: hops, trusted: []) == hops.first.flatMap { $0 } ?? proxy,
      "nobody speaks for others unless trusted")
    let client = AddressRules.client(peer: proxy, hops: hops, trusted: trusted)
    // What stands left of the last hop that is not ours was written by a stranger, and changes nothing.
    if let last = hops.lastIndex(where: { hop in hop.map { !AddressRules.isTrusted($0, trusted) } ?? true }) {
      require(client == hops[last] ?? proxy, "the last hop that is not ours is the client")
      require(
        AddressRules.client(peer: proxy, hops: Array(hops[last...]), trusted: trusted) == client,
        "what strangers write first changes nothing"
      )
    } else {
      require(AddressRules.isTrusted(client, trusted), "only ours are left")
    }
  }
}
