import CairnTesting
import FoundationEssentials
import Postgres
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct SocialSweepsTests {
  @Test func whatIsPastItsTimeGoesHoweverMuchItIs() async throws {
    try await SocialHouse.run { house async throws in
      let (count, now) = (Upkeep.batchMax * 5 / 2, house.clock.now())
      let accounts = (0..<count).map { _ in UUID() }
      let long = now - .seconds(400 * 86_400)
      try await house.database.execute(
        """
        INSERT INTO notifications (account_id, notification_id, kind, topic, object_id, object_name, create_time, is_listed)
        SELECT id, gen_random_uuid(), 'badge.unlocked', 'achievements', '', '', \(long), true FROM unnest(\(accounts)) AS id
        """)
      try await house.database.execute(
        """
        INSERT INTO friend_requests (account_id, addressee_account_id, state, create_time, cancel_time, decline_time)
        SELECT id, gen_random_uuid(), 'cancelled', \(long), \(long)::timestamptz, NULL FROM unnest(\(accounts)) AS id
        UNION ALL SELECT id, gen_random_uuid(), 'declined', \(long), NULL, \(long)::timestamptz FROM unnest(\(accounts)) AS id
        UNION ALL SELECT id, gen_random_uuid(), 'open', \(long), NULL, NULL FROM unnest(\(accounts)) AS id
        """)
      try await house.database.execute(
        "INSERT INTO friend_request_counts (account_id, start_time, made_count) SELECT id, \(long), 3 FROM unnest(\(accounts)) AS id")
      try await house.sweep()
      #expect(try await house.rowCount("SELECT count(*) FROM notifications") == 0)
      #expect(try await house.rowCount("SELECT count(*) FROM friend_request_counts") == 0)
      // What waits is ended for both, each by itself (`FriendRequestEndTests`).
      #expect(try await house.rowCount("SELECT count(*) FROM friend_requests") == Int64(count))
    }
  }
}
