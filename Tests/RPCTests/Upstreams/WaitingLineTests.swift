import CairnTesting
import HTTP2
import Testing

@testable import RPC

@Suite struct WaitingLineTests {
  private final class Member: UpstreamExchange {
    let number: Int
    init(_ number: Int) { self.number = number }
    func send(on connection: HTTPConnection) {}
    func failed(_ error: RPCError) {}
    func began(_ stream: HTTP2Stream, isEnd: Bool) {}
    func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {}
    func ended(_ stream: HTTP2Stream) {}
    func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {}
    func writable(_ stream: HTTP2Stream) {}
  }

  /// Against an array, in every small history.
  @Test func itIsALine() {
    AllInputs.forEach { choices in
      var line = WaitingLine()
      var model: [Member] = []
      var made: [Member] = []
      for action in choices.list(upTo: 6, of: [0, 1, 2, 3]) {
        switch action {
        case 0:
          made.append(Member(made.count))
          line.append(made.last!)
          model.append(made.last!)
        case 1, 2:
          guard !made.isEmpty else { continue }
          let gone = action == 1 ? made[0] : made[made.count / 2]
          line.remove(gone)
          model.removeAll { $0 === gone }
        default:
          guard let next = line.next() else { continue }
          line.remove(next)
          model.removeFirst()
        }
        let first = (line.next() as? Member)?.number
        if first != model.first?.number || line.count != model.count { Issue.record("\(first ?? -1) before \(model.map(\.number))") }
      }
      if line.takeAll().count != model.count || !line.isEmpty { Issue.record("not all were taken") }
    }
  }

  /// As many as may wait, all leaving from the end: in steps, not in steps times their number.
  @Test func leavingALongLineIsQuick() {
    var line = WaitingLine()
    let members = (0..<200_000).map(Member.init)
    for member in members { line.append(member) }
    let clock = ContinuousClock()
    let begin = clock.now
    for member in members.reversed() { line.remove(member) }
    #expect(line.isEmpty)
    #expect(clock.now - begin < .seconds(2))
  }
}
