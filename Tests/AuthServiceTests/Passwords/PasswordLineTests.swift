import CairnTesting
import Cryptography
import EventLoop
import RPC
import Synchronization
import Testing

@testable import AuthService

@Suite struct PasswordLineTests {
  private typealias Line = PasswordLineRules<String>

  private final class Finished: Sendable {
    let count = Mutex(0)
  }

  private static func drained(_ line: inout Line) -> [String] {
    var served: [String] = []
    while let next = line.next() { served.append(next) }
    return served
  }

  @Test func `Networks take turns, whatever each of them brings`() {
    var line = Line(roomPerRank: 8)
    for work in ["a1", "a2", "a3", "b1", "c1", "b2"] { _ = line.enter(work, rank: .named, network: String(work.prefix(1))) }
    #expect(Self.drained(&line) == ["a1", "b1", "c1", "a2", "b2", "a3"])
    #expect(line.count == 0)
  }

  @Test func `Known people come first, and nobody waits for ever`() {
    var line = Line(roomPerRank: 8)
    for index in 1...4 {
      _ = line.enter("x\(index)", rank: .nameless, network: "n\(index)")
      _ = line.enter("n\(index)", rank: .named, network: "n\(index)")
      _ = line.enter("k\(index)", rank: .known, network: "n\(index)")
    }
    #expect(Self.drained(&line) == ["k1", "k2", "n1", "k3", "k4", "x1", "n2", "n3", "n4", "x2", "x3", "x4"])
  }

  /// Two of the ranks are kept full for ever; the third is served all the same.
  @Test(arguments: [Line.Rank.known, .named, .nameless]) private func `No rank waits for ever, whoever keeps the others full`(
    rank: Line.Rank
  ) {
    var line = Line(roomPerRank: 2)
    _ = line.enter("mine", rank: rank, network: "me")
    for turn in 0..<Line.round.count {
      for other in Line.Rank.allCases where other != rank { _ = line.enter("other", rank: other, network: "n\(turn)") }
      if line.next() == "mine" { return }
    }
    Issue.record("not served in a round")
  }

  @Test func `In a full rank the greediest network gives way, and no other rank`() {
    var line = Line(roomPerRank: 4)
    for work in ["a1", "a2", "a3", "b1"] { _ = line.enter(work, rank: .nameless, network: String(work.prefix(1))) }
    guard case .tookPlace(_, let former) = line.enter("c1", rank: .nameless, network: "c") else { return #expect(Bool(false)) }
    #expect(former.work == "a3")
    // Each has as much as the other would have.
    guard case .refused = line.enter("b2", rank: .nameless, network: "b") else { return #expect(Bool(false)) }
    guard case .refused = line.enter("d1", rank: .nameless, network: "a") else { return #expect(Bool(false)) }
    guard case .taken(let number) = line.enter("k1", rank: .known, network: "a") else { return #expect(Bool(false)) }
    let hasLeft = (line.leave(number), line.leave(number))
    #expect(hasLeft == (true, false))
    #expect(Self.drained(&line) == ["a1", "b1", "c1", "a2"])
  }

  /// Names that nobody has, from more addresses than there are places, while somebody comes home.
  @Test func `A flood of unknown names costs nobody else a turn`() async throws {
    let hasher = try PasswordHasher(
      masterKey: .random(), parameters: .standard, offload: Offload(threads: 2, queueMax: PasswordHasher.queueMax))
    // On a machine that is busy a flood may be over before anybody looks at it; then there is another.
    var isSeen = false
    for _ in 0..<5 where !isSeen { isSeen = try await Self.wasServed(beside: hasher) }
    #expect(isSeen)
  }

  /// Has two people of a known network log in beside a flood, and looks at how many come before them.
  /// - Returns: False where the flood was over before.
  private static func wasServed(beside hasher: PasswordHasher) async throws -> Bool {
    let (finished, count) = (Finished(), 150)
    return try await TestLoop.run { _ in
      let encoded = try await hasher.hash("violet harbour 7", from: "192.0.2.1")
      return await withTaskGroup(of: Void.self) { group in
        for index in 0..<count {
          group.addTask {
            // A name that nobody has is answered as a wrong password is, also by a full line.
            await #expect(throws: Never.self) {
              let isPassword = try await hasher.verify("guess", against: nil, from: "198.51.100.\(index % 100)", isKnown: false)
              #expect(!isPassword)
            }
            finished.count.withLock { $0 += 1 }
          }
        }
        while hasher.waitingCount < PasswordLine.roomPerRank {
          if finished.count.withLock({ $0 }) == count { return false }
          await Task.yield()
        }
        for isKnown in [true, false] {
          let before = finished.count.withLock { $0 }
          let isPassword = try? await hasher.verify("violet harbour 7", against: encoded, from: "192.0.2.1", isKnown: isKnown)
          #expect(isPassword == true)
          // Two that were being hashed, two that were begun beside it, and the turn that the last rank has.
          let others = finished.count.withLock { $0 } - before
          #expect(others <= 6, "\(others) others had their turn before")
        }
        return true
      }
    }
  }
}
