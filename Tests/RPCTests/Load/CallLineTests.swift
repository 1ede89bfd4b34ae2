import Testing

@testable import RPC

@Suite struct CallLineTests {
  private final class Call: WaitingCall {
    let name: String
    let network: CallNetwork?
    let isWaiting = true

    init(_ name: String, _ network: Int?) {
      self.name = name
      self.network = network.map { CallNetwork(high: 0, low: UInt64($0)) }
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
    line.append(Call("c0", nil), sinceNs: 11)
    line.append(Call("d0", nil), sinceNs: 12)
    line.append(Call("b1", 2), sinceNs: 13)
    #expect(line.firstSinceNs == 0 && line.ownerCount == 4)
    #expect(Self.names(&line) == ["a0", "b0", "c0", "d0", "a1", "b1", "a2", "a3", "a4"])
    #expect(line.isEmpty && line.firstSinceNs == nil && line.popLast() == nil)
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
