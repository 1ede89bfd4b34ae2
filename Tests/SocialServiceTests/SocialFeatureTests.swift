import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import GameTesting
import Postgres
import Protobuf
import ServiceDatabase
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import SocialCommon
@testable import SocialService

/// The list of features as the process has it, held against the schema.
@Suite struct SocialFeatureTests {
  private static let now = Moment(milliseconds: 1_750_000_000_000)

  private static func features(_ database: Database) throws -> (features: [any DatabaseFeature], base: FeatureEnvironment) {
    let others = FewPeople()
    let base = FeatureEnvironment.testing(
      database, clock: FakeClock(now), others: ["auth": others, "game": others, "geo": others])
    return (try SocialService.features(try SocialParts(base, revocations: [])), base)
  }

  @Test func everyTableAboutPeopleBelongsToOneFeature() async throws {
    try await ScratchDatabase("events", "social").withDatabase { database async throws in
      #expect(try await FeatureList(try Self.features(database).features, in: database).problems() == [])
    }
  }

  private static let ticket = "'00000000-0000-4000-8000-000000000001'"
  private static let reported = "'00000000-0000-4000-8000-000000000002'"
  private static let time = "timestamptz '2026-01-01 00:00:00+00'"

  /// For each table that is moved a row of a guest, behind those that it refers to.
  private static let guestRows: KeyValuePairs<String, String> = [
    "report_cases": """
    INSERT INTO report_cases (case_id, target_account_id, content_realm, content_kind, content_id, report_count, create_time, decide_time)
    VALUES (\(reported), \(GuestLaw.guest), 'qwalk', 'group_name', 'law', 1, \(time), \(time))
    """,
    "report_decisions": """
    INSERT INTO report_decisions (decision_id, account_id, case_id, verdict, reason, create_time)
    VALUES (gen_random_uuid(), \(GuestLaw.guest), \(reported), 'WARN', 'HATE', \(time))
    """,
    "support_tickets": """
    INSERT INTO support_tickets (ticket_id, account_id, realm, subject, state, create_time, state_time, entry_count)
    VALUES (\(ticket), \(GuestLaw.guest), 'qwalk', 'Help', 'WAITING', \(time), \(time), 1)
    """,
    "support_entries": """
    INSERT INTO support_entries (entry_id, ticket_id, account_id, is_from_desk, entry_text, create_time)
    VALUES (gen_random_uuid(), \(ticket), \(GuestLaw.guest), false, 'Help', \(time))
    """,
  ]

  @Test func whatIsSaidToBeMovedIsTheAccountsAfterTheMerge() async throws {
    let scratch = try ScratchDatabase("events", "social")
    try await scratch.withDatabase { database async throws in
      let (features, base) = try Self.features(database)
      let inbox = Inbox(
        database: database, time: FakeClock(Self.now), handlers: FeatureList(features, in: database).events(base.outbox))
      let problems = try await GuestLaw.problems(of: features, rows: Self.guestRows, following: [:], in: scratch) { merged in
        let event = InboxEvent(
          eventID: UUID(), type: GuestMerges.eventType, orderingKey: "merge", source: "auth", createTime: Self.now,
          payload: AccountMerged(guest: merged.guest, account: merged.account).encoded())
        #expect(await inbox.receive([event]).takenCount == 1)
      }
      #expect(problems == [])
    }
  }
}
