import CairnTesting
import Postgres
import Testing

@testable import SocialCommon

@Suite struct StreamWakeUpsTests {
  @Test func whoHasEndedIsNotThereAgain() async throws {
    try await SocialHouse.run { house async throws in
      try await house.wakeUps.look()
      #expect(try await house.count("SELECT count(*) FROM stream_replicas") == 1)
      await house.wakeUps.stop()
      // The chore has one more turn.
      try await house.wakeUps.look()
      #expect(try await house.count("SELECT count(*) FROM stream_replicas") == 0)
    }
  }
}
