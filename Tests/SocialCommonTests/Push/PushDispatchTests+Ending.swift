import CairnTesting
import EventLoop
import FoundationEssentials
import Testing

@testable import SocialCommon

/// What becomes of pushes when their process ends.
extension PushDispatchTests {
  /// It waits for what is under way, and for nothing else: others have the rest at once.
  @Test func whoEndsLeavesToOthersWhatHasNotBegun() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, phones, others) = (house.person("anna"), Phones(pause: .seconds(1)), Phones())
      let dispatch = Self.dispatch(house, phones)
      for index in 0..<PushRules.underWayMax + 4 { try await house.register(UUID(), token: "phone\(index)", by: anna) }
      await Self.tell(house, [anna])
      house.clock.advance(by: PushRules.grace)
      let turn = Task(executorPreference: house.loop.taskExecutor) { try await dispatch.run() }
      while phones.begunCount < PushRules.underWayMax { try await Task.sleep(for: .milliseconds(1)) }
      await dispatch.stop()
      try await turn.value
      #expect(phones.begunCount == PushRules.underWayMax && phones.sent.count == PushRules.underWayMax)
      #expect(try await Self.waiting(house) == 4)
      try await Self.dispatch(house, others).run()
      #expect(others.sent.count == 4 && Set(others.tokens).isDisjoint(with: phones.tokens))
      #expect(try await Self.waiting(house) == 0)
    }
  }
}
