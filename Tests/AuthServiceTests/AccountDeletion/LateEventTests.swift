import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import ServiceDatabase
import Testing
import Timekeeping

@testable import AuthService
@testable import Events

/// What other services had on its way when an account was deleted, and what arrives behind both rounds of the purge.
@Suite("Late events") struct LateEventTests {
  private static func event(_ type: String, _ message: some Message, from source: String = "social") -> InboxEvent {
    InboxEvent(
      eventID: UUID(), type: type, orderingKey: "key", source: source, createTime: AuthFixture.start, payload: message.encoded())
  }

  /// Every kind of event that the service takes: what a moderator has decided about somebody, and what is told of the moderator.
  private static func all(by actor: UUID, about target: UUID, _ username: String, deletion: String) -> [InboxEvent] {
    func sanctioned(_ accountID: UUID, by actorID: UUID, isLifted: Bool = false) -> InboxEvent {
      event(
        SanctionInbox.eventType,
        AccountSanctioned(
          accountID: accountID.text, actorAccountID: actorID.text, isLifted: isLifted, reason: "SPAM", startTime: AuthFixture.start,
          actorRole: "admin"))
    }
    func removed(_ accountID: UUID, by actorID: UUID, isLifted: Bool = false) -> InboxEvent {
      event(
        NameInbox.eventType,
        AccountNamesRemoved(
          accountID: accountID.text, actorAccountID: actorID.text, actorRole: "admin", removesGivenName: true, usernames: [username],
          isLifted: isLifted))
    }
    return [
      sanctioned(target, by: actor), sanctioned(target, by: actor, isLifted: true), removed(target, by: actor),
      removed(target, by: actor, isLifted: true), sanctioned(actor, by: target), removed(actor, by: target),
      removed(actor, by: target, isLifted: true),
      event(
        NewsMailInbox.eventType,
        NotificationMailRequested(account: actor.bytes, news: [MailedNews(kind: "friend.requested", subject: target.bytes)])),
      event(
        NewsMailInbox.eventType,
        NotificationMailRequested(account: target.bytes, news: [MailedNews(kind: "friend.requested", subject: actor.bytes)])),
      event(ReportInbox.eventType, ReportWaiting(reportCase: UUID().bytes, target: target.bytes)),
      event(ReportInbox.settledType, ReportSettled(reportCase: UUID().bytes)),
      event(SupportInbox.eventType, SupportWaiting(ticket: UUID().bytes, account: target.bytes)),
      event(SupportInbox.settledType, SupportSettled(ticket: UUID().bytes)),
      event(
        PersonalData.purgedEvent,
        AccountPurged(deletionID: deletion, round: 2, purgeTime: AuthFixture.start, purgedRows: [PurgedRows(table: "things", rowCount: 1)]),
        from: "game"),
    ]
  }

  @Test func whatAModeratorHasDecidedIsCarriedOutWithoutANameOfWhoIsDeletedByThen() async throws {
    try await Eraser.run { eraser async throws in
      let auth = eraser.auth
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      _ = try await auth.accounts.setPersonalDetails(SetPersonalDetailsRequest(givenName: "Obscene"), auth.context(anna))
      let (annaID, moderatorID) = (try #require(anna.accountID), try #require(moderator.accountID))
      let handlers = auth.features.list.flatMap(\.events)
      _ = try await eraser.delete(moderator)
      let deletionID = try #require(try await eraser.events(for: "game").first?.deletionID)
      auth.clock.advance(by: AccountDeletionRules().sweepPause)
      try await eraser.fireTimers()
      try await eraser.end(deletionID)
      let late = Self.all(by: moderatorID, about: annaID, "Anna", deletion: deletionID)
      #expect(Set(late.map(\.type)) == Set(handlers.map(\.type)), "an event is missing here")
      #expect(await Inbox(database: auth.database, time: auth.clock, handlers: handlers).receive(late).takenCount == late.count)
      // They have had their effect on her who is there.
      let kinds = try await auth.database.query("SELECT kind FROM security_events WHERE account_id = \(annaID)")
        .map { try $0.get(0, as: String.self) }
      #expect(Set(kinds).isSuperset(of: ["SUSPENDED", "SUSPENSION_LIFTED", "NAMES_REMOVED", "USERNAME_REMOVED"]))
      let traces = try PersonalDataLaw.traces(of: [moderatorID.text, moderatorID.text.replacing("-", with: "")], in: eraser.scratch)
      #expect(traces == [])
    }
  }
}
