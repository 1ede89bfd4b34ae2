import Testing

@testable import RPC

@Suite struct CallLineTests {
  private final class Call: WaitingCall {
    let name: String
    let owner: CallOwner
    let isWaiting = true

    init(_ name: String, _ network: Int) {
      self.name = name
      owner = .network(CallNetwork(high: 0, low: UInt64(network)))
    }

    init(_ name: String, ofService service: String?) {
      self.name = name
      owner = .service(service)
    }

    func beginHandler() {}
    func refuse() {}
  }

  private static func names(_ line: inout CallLine, last: Bool = false) -> [String] {
    var names: [String] = []
    while let (call, _) = last ? line.popLast() : line.popFirst() { names.append((call as? Call)?.name ?? "") }
    return names
  }

  @Test func networksTakeTurnsAndEachKeepsItsOrder() {
    var line = CallLine()
    for number in 0..<5 { line.append(Call("a\(number)", 1), sinceNs: UInt64(number)) }
    line.append(Call("b0", 2), sinceNs: 10)
    line.append(Call("c0", 3), sinceNs: 11)
    line.append(Call("b1", 2), sinceNs: 13)
    #expect(line.firstSinceNs == 0 && line.ownerCount == 3)
    #expect(Self.names(&line) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3", "a4"])
    #expect(line.isEmpty && line.firstSinceNs == nil && line.popLast() == nil)
  }

  /// However many calls a service makes of its own accord, it is one among those who wait.
  @Test func aServiceIsOneOwnerAndNotOneForEachCall() {
    var line = CallLine()
    for number in 0..<4 { line.append(Call("s\(number)", ofService: "social"), sinceNs: 0) }
    line.append(Call("g0", ofService: "game"), sinceNs: 0)
    line.append(Call("a0", 1), sinceNs: 0)
    line.append(Call("a1", 1), sinceNs: 0)
    #expect(line.ownerCount == 3)
    #expect(Self.names(&line) == ["s0", "g0", "a0", "s1", "a1", "s2", "s3"])
  }

  @Test func ofThoseWhoseTurnItIsTheLastMayBeTaken() {
    var line = CallLine()
    for number in 0..<3 { line.append(Call("a\(number)", 1), sinceNs: UInt64(number)) }
    line.append(Call("b0", 2), sinceNs: 10)
    line.pass()
    #expect(line.firstSinceNs == 10)
    #expect(Self.names(&line, last: true) == ["b0", "a2", "a1", "a0"])
  }

  @Test func aLongLineDelaysNobodyElse() {
    var line = CallLine()
    for number in 0..<5_000 { line.append(Call("a\(number)", 1), sinceNs: 0) }
    line.append(Call("honest", 2), sinceNs: 0)
    #expect(Self.names(&line).firstIndex(of: "honest") == 1)
  }

  @Test func aHouseholdIsOneNetworkHoweverManyAddressesItHas() {
    #expect(CallNetwork(address: "2001:db8:1:2:0:0:0:3") == CallNetwork(address: "2001:db8:1:2:ffff:0:0:4"))
    #expect(CallNetwork(address: "2001:db8:1:2:0:0:0:3") != CallNetwork(address: "2001:db8:1:3:0:0:0:3"))
    #expect(CallNetwork(address: "192.0.2.1") != CallNetwork(address: "192.0.2.2"))
  }
}
