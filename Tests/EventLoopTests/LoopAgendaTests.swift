import CairnTesting
import EventLoop
import Testing

@Suite struct LoopAgendaTests {
  private final class Entry: AgendaEntry {
    var agendaPlace = LoopAgenda.nowhere
    var told = 0
    /// By the test's own book; nil for one that is not to be told.
    var dueMs: Int64?
    private let happens: (Entry) -> Void

    init(_ happens: @escaping (Entry) -> Void = { _ in }) { self.happens = happens }

    func agendaDue() {
      told += 1
      happens(self)
    }
  }

  @Test func eachIsToldOnceInItsOrder() async throws {
    try await TestLoop.run { loop async throws in
      let agenda = LoopAgenda(on: loop)
      var order: [Int] = []
      let entries = (0..<50).map { index in Entry { _ in order.append(index) } }
      for (index, entry) in entries.enumerated().shuffled() { agenda.arm(entry, after: .milliseconds(5 + index)) }
      #expect(agenda.count == 50)
      try await loop.sleep(for: .milliseconds(300))
      #expect(order == Array(0..<50) && agenda.count == 0)
      #expect(entries.allSatisfy { $0.told == 1 && $0.agendaPlace == LoopAgenda.nowhere })
    }
  }

  @Test func armedAnewAndCancelledInAnyOrder() async throws {
    try await TestLoop.run { loop async throws in
      let agenda = LoopAgenda(on: loop)
      var random = SystemRandomNumberGenerator()
      let entries = (0..<100).map { _ in Entry { $0.dueMs = nil } }
      for round in 0..<2_000 {
        let entry = entries[Int.random(in: 0..<entries.count, using: &random)]
        if Int.random(in: 0..<3, using: &random) == 0 {
          agenda.cancel(entry)
          entry.dueMs = nil
        } else {
          let delay = Int64.random(in: 10...400, using: &random)
          agenda.arm(entry, after: .milliseconds(delay))
          entry.dueMs = loop.steadyMilliseconds + delay
        }
        #expect(agenda.count == entries.count { $0.dueMs != nil })
        guard round % 100 == 0 else { continue }
        try await loop.sleep(for: .milliseconds(3))
        let now = loop.steadyMilliseconds
        #expect(entries.allSatisfy { $0.dueMs ?? .max > now - 100 }, "nobody is forgotten")
      }
      try await loop.sleep(for: .milliseconds(500))
      #expect(agenda.count == 0 && entries.allSatisfy { $0.dueMs == nil })
    }
  }

  @Test func whoArmsWhileBeingToldIsToldAgainLater() async throws {
    try await TestLoop.run { loop async throws in
      let agenda = LoopAgenda(on: loop)
      let entry = Entry { entry in
        if entry.told < 3 { agenda.arm(entry, after: .zero) }
      }
      // Cancelled by one that is told before it, in the same turn of the loop.
      let cancelled = Entry()
      let canceller = Entry { _ in agenda.cancel(cancelled) }
      agenda.arm(entry, after: .zero)
      agenda.arm(canceller, after: .milliseconds(1))
      agenda.arm(cancelled, after: .milliseconds(2))
      // Both are due when the loop looks again.
      let end = ContinuousClock.now + .milliseconds(5)
      while ContinuousClock.now < end {}
      try await loop.sleep(for: .milliseconds(50))
      #expect(entry.told == 3 && canceller.told == 1 && cancelled.told == 0)
    }
  }
}
