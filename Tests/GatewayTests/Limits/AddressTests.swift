import HTTP2
import Lifecycle
import RPC
import Testing

@testable import Gateway

/// Where a client is, as far as that can be believed.
@Suite struct AddressTests {
  private static func address(_ text: String) -> IPAddress? { IPAddress(Array(text.utf8)[...]) }

  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1"), ("0.0.0.0", "0.0.0.0"), ("255.255.255.255", "255.255.255.255"), ("2001:db8::1", "2001:db8:0:0:0:0:0:1"),
    ("::", "0:0:0:0:0:0:0:0"), ("::1", "0:0:0:0:0:0:0:1"), ("1::", "1:0:0:0:0:0:0:0"), ("1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"),
    ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"), ("::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"), ("2001:DB8::A", "2001:db8:0:0:0:0:0:a"),
    ("::ffff:192.0.2.1", "192.0.2.1"), ("64:ff9b::192.0.2.1", "64:ff9b:0:0:0:0:c000:201"),
  ]) func addressesAreRead(text: String, meaning: String) {
    #expect(Self.address(text)?.text == meaning)
  }

  @Test(arguments: [
    "", "1", "1.2.3", "1.2.3.4.5", "256.0.0.1", "01.2.3.4", "1.2.3.", ".1.2.3", "1..2.3", "1.2.3.4 ", " 1.2.3.4", "1.2.3.-4", "1.2.3.4x",
    ":", ":::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "12345::", "g::", "::1%eth0", "1:2:3:4:5:6:7:8::", ":1:2:3:4:5:6:7", "1:",
    "::1.2.3", "1.2.3.4::", "localhost", "unknown", "_hidden", "[::1]",
  ]) func whatIsNoAddressIsRefused(text: String) {
    #expect(Self.address(text) == nil)
  }

  @Test func oneIPv4AddressAndOneIPv6HouseholdAreOneEach() {
    let v4 = (Self.address("192.0.2.1"), Self.address("192.0.2.2"))
    #expect(v4.0?.network != v4.1?.network)
    #expect(Self.address("::ffff:192.0.2.1")?.network == v4.0?.network)
    #expect(Self.address("2001:db8:1:2::1")?.network == Self.address("2001:db8:1:2:ffff::9")?.network)
    #expect(Self.address("2001:db8:1:2::1")?.network != Self.address("2001:db8:1:3::1")?.network)
    #expect(Self.address("::1")?.network != LimitKey(high: 0, low: 0))
    #expect(Self.address("192.0.2.77")?.truncated.text == "192.0.2.0")
    #expect(Self.address("2001:db8:1:2::1")?.truncated.text == "2001:db8:1:0:0:0:0:0")
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.0", false), ("192.0.2.1", "192.0.2.1", true),
    ("192.0.2.1", "192.0.2.2", false),
    ("0.0.0.0/0", "8.8.8.8", true), ("0.0.0.0/0", "2001:db8::1", false), ("2001:db8::/32", "2001:db8:ffff::1", true),
    ("2001:db8::/32", "2001:db9::", false), ("::/0", "2001:db8::1", true), ("2001:db8::/65", "2001:db8::7fff:0:0:0", true),
    ("2001:db8::/65", "2001:db8:0:0:8000::", false), ("::1", "::1", true), ("127.0.0.0/8", "::ffff:127.0.0.1", true),
  ]) func networksContainTheirAddresses(network: String, address: String, isInside: Bool) throws {
    let network = try #require(IPNetwork(network))
    #expect(network.contains(try #require(Self.address(address))) == isInside)
  }

  @Test(arguments: ["", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.1/8", "2001:db8::1/64", "::/129", "10.0.0.0/-1", "a/8", "10.0.0.0/8/8"])
  func whatIsNoNetworkIsRefused(text: String) {
    #expect(IPNetwork(text) == nil)
  }

  private static func client(_ peer: String, _ hops: [String], trusted: [String] = ["10.0.0.0/8", "fd00::/8"]) -> String? {
    AddressRules.client(
      peer: address(peer)!, hops: hops.map { address($0) }, trusted: trusted.compactMap { IPNetwork($0) }
    ).text
  }

  @Test func onlyTrustedProxiesAreBelievedAndOnlyAsFarAsTheyReach() {
    // A stranger may write what he likes.
    #expect(Self.client("192.0.2.1", ["198.51.100.7"]) == "192.0.2.1")
    #expect(Self.client("10.0.0.1", ["198.51.100.7"]) == "198.51.100.7")
    // What stands left of the first untrusted hop was written by a stranger.
    #expect(Self.client("10.0.0.1", ["203.0.113.9", "198.51.100.7"]) == "198.51.100.7")
    #expect(Self.client("10.0.0.1", ["203.0.113.9", "198.51.100.7", "10.0.0.2"]) == "198.51.100.7")
    #expect(Self.client("10.0.0.1", ["10.0.0.9", "198.51.100.7", "10.0.0.2"]) == "198.51.100.7")
    // All of them ours: the first of them asked.
    #expect(Self.client("10.0.0.1", ["10.0.0.3", "10.0.0.2"]) == "10.0.0.3")
    #expect(Self.client("10.0.0.1", []) == "10.0.0.1")
    // What cannot be read before the client is found makes the list worth nothing; left of the client nobody looks.
    #expect(Self.client("10.0.0.1", ["198.51.100.7", "rubbish"]) == "10.0.0.1")
    #expect(Self.client("10.0.0.1", ["198.51.100.7", "rubbish", "10.0.0.2"]) == "10.0.0.1")
    #expect(Self.client("10.0.0.1", ["rubbish", "198.51.100.7"]) == "198.51.100.7")
    #expect(Self.client("fd00::1", ["2001:db8::5"]) == "2001:db8:0:0:0:0:0:5")
  }

  private static func hops(_ header: ProxyHeader, _ value: String) -> [String?] {
    Array(value.utf8).withUnsafeBytes { header.hops($0).map { $0?.text } }
  }

  @Test func proxiesWriteAddressesInSeveralWays() {
    #expect(
      Self.hops(.xForwardedFor, "192.0.2.1, 192.0.2.2:8080 ,[2001:db8::1],[2001:db8::1]:443,2001:db8::2")
        == ["192.0.2.1", "192.0.2.2", "2001:db8:0:0:0:0:0:1", "2001:db8:0:0:0:0:0:1", "2001:db8:0:0:0:0:0:2"])
    #expect(
      Self.hops(.xForwardedFor, "192.0.2.1,,unknown,[::1,192.0.2.1:x,[::1]x,1.2.3.4:") == ["192.0.2.1", nil, nil, nil, nil, nil, nil])
    #expect(
      Self.hops(.forwarded, #"for=192.0.2.60;proto=http;by=203.0.113.43, For="[2001:db8:cafe::17]:4711", proto=https;for=198.51.100.1:80"#)
        == ["192.0.2.60", "2001:db8:cafe:0:0:0:0:17", "198.51.100.1"])
    #expect(Self.hops(.forwarded, #"for=_hidden, for=unknown, by=192.0.2.1, , for="#) == [nil, nil, nil, nil, nil])
  }

  @Test func aConnectionOfAProxySpeaksForManyAndAnotherForItself() throws {
    let settings = Settings(["CAIRN_TRUSTED_PROXIES": "10.0.0.0/8, ::1"])
    let config = LimitConfig(settings)
    try settings.check()
    var headers = HTTP2HeaderList()
    try headers.append(checking: "x-forwarded-for", "203.0.113.5, 192.0.2.1")
    try headers.append(checking: "x-forwarded-for", "10.1.1.1")
    try headers.append(checking: "forwarded", "for=203.0.113.77")
    let proxy = ClientPeer(IPAddress(v4: 0x0A00_0001), isTrustedProxy: true, isCounted: false)
    #expect(proxy.client(of: headers, config).text == "192.0.2.1")
    let stranger = ClientPeer(IPAddress(v4: 0xC000_0203), isTrustedProxy: false, isCounted: true)
    #expect(stranger.client(of: headers, config).text == "192.0.2.3")
    // However much a client writes before what the proxies add, it is taken for itself.
    for forged in ["10.0.0.1", "198.51.100.9", "nonsense"] {
      var long = HTTP2HeaderList()
      let hops = Array(repeating: forged, count: 30) + ["192.0.2.1", "10.1.1.1"]
      try long.append(checking: "x-forwarded-for", hops.joined(separator: ","))
      #expect(proxy.client(of: long, config).text == "192.0.2.1")
    }
  }

  @Test func settingsThatCannotBeMeantAreRefused() {
    let settings = Settings([
      "CAIRN_TRUSTED_PROXIES": "10.0.0.1/8,nonsense", "CAIRN_RATE_ACCOUNT_READ": "lots", "CAIRN_RATE_ADDRESS_HEAVY": "0/5",
      "CAIRN_RATE_SCALE": "0", "CAIRN_TRUSTED_PROXY_HEADER": "x-real-ip",
    ])
    _ = LimitConfig(settings)
    let error = #expect(throws: SettingsError.self) { try settings.check() }
    #expect(error?.problems.count == 6)
  }

  @Test func aLimitMayBeSetAndAllMayBeWidened() throws {
    let settings = Settings(["CAIRN_RATE_ACCOUNT_READ": "7/90", "CAIRN_RATE_SCALE": "10", "CAIRN_STREAMS_PER_ACCOUNT": "4"])
    let config = LimitConfig(settings)
    try settings.check()
    #expect(config.account[.read] == RateLimit(burst: 70, perMinute: 900))
    #expect(config.account[.heavy] == LimitConfig.accountDefault(.heavy).scaled(by: 10))
    #expect(config.streamsPerAccount == 40)
  }
}
