import CairnTesting
import FoundationEssentials
import Postgres
import Testing
import Timekeeping

@testable import SocialCommon

/// Lists of cases, when many are decided.
@Suite struct ReportQueueTests {
  private static let caseCount: Int32 = 5_000

  /// Rows of cases that a connection reads in the transaction, by whatever way.
  private func rowsRead(in transaction: Transaction) async throws -> Int64 {
    try await transaction.query(
      """
      SELECT coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) FROM pg_stat_xact_user_tables WHERE relname = 'report_cases'
      """
    ).firstRow().get(0)
  }

  private func fill(_ house: SocialHouse) async throws {
    let now = house.clock.now()
    try await house.database.execute(
      """
      INSERT INTO report_cases (case_id, target_account_id, report_count, create_time, decide_time)
      SELECT md5(g::text)::uuid, md5(g::text)::uuid, g % 7 + 1, \(now) + g * interval '1 second',
        CASE WHEN g % 1000 = 0 THEN NULL ELSE \(now) + g * interval '1 minute' END
      FROM generate_series(1, \(Self.caseCount)) AS g
      """)
    try await house.database.execute(
      """
      INSERT INTO report_decisions (decision_id, account_id, case_id, verdict, reason, create_time, appeal_state, appeal_text, appeal_time)
      SELECT md5(g::text)::uuid, md5(g::text)::uuid, md5(g::text)::uuid, 'WARN', 'SPAM', \(now), 'OPEN', '', \(now)
      FROM generate_series(499, \(Self.caseCount), 1000) AS g
      """)
    try await house.database.execute("ANALYZE report_cases, report_decisions")
  }

  @Test(arguments: ReportQueue.allCases) func aPageOfAQueueReadsNothingOfTheOthers(queue: ReportQueue) async throws {
    try await SocialHouse.run { house async throws in
      try await fill(house)
      let (store, moderatorID, limit) = (ReportStore(), UUID(), 5)
      let (oldest, most) = try await house.database.transaction { transaction in
        let before = try await rowsRead(in: transaction)
        let oldest = try await store.oldest(queue, notAbout: moderatorID, after: nil, limit: limit, in: transaction)
        let most = try await store.mostReported(queue, notAbout: moderatorID, after: nil, limit: limit, in: transaction)
        // What was decided may be sorted: how much of it there is to come to is not known to a plan for whatever values.
        let readCount = try await rowsRead(in: transaction) - before
        #expect(readCount <= 50 || queue == .decided, "\(readCount)")
        return (oldest, most)
      }
      #expect(oldest.count == limit && oldest.map(\.createTime) == oldest.map(\.createTime).sorted())
      #expect(most.count == limit && most.map(\.reportCount) == most.map(\.reportCount).sorted(by: >))
      for reportCase in oldest + most {
        #expect((reportCase.decideTime == nil) == (queue == .open))
        #expect((reportCase.decision?.appeal == .open) == (queue == .appealed))
      }
    }
  }
}
