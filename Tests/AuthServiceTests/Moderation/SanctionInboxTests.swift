import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import AuthService
@testable import Events

@Suite struct SanctionInboxTests {
  @Test func aSanctionIsCarriedOutOnceAndLiftedByItsOwnReversalOnly() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      let start = auth.clock.now()
      let eventID = UUID()
      for _ in 0..<2 { try await auth.sanction(anna, by: moderator, start: start, id: eventID) }
      let error = await #expect(throws: RPCError.self) { try await auth.logIn("Anna") }
      #expect(error?.metadata == ["suspension_reason": "SPAM"])
      #expect(try await auth.eventKinds(of: anna).count { $0 == .suspended } == 1)
      // The reversal of another decision is not this one's.
      try await auth.sanction(anna, by: moderator, isLifted: true, start: start + .seconds(1))
      try await auth.expect("permission_denied ACCOUNT_SUSPENDED") { try await auth.logIn("Anna") }
      try await auth.sanction(anna, by: moderator, isLifted: true, start: start)
      try await auth.expect(nil) { try await auth.logIn("Anna") }
    }
  }

  @Test func aLongerSuspensionIsKept() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      _ = try await auth.suspend(anna, by: moderator, "by hand")
      let start = auth.clock.now()
      try await auth.sanction(anna, by: moderator, start: start, end: start + .seconds(60))
      let error = await #expect(throws: RPCError.self) { try await auth.logIn("Anna") }
      #expect(error?.metadata["suspension_reason"] == "by hand")
    }
  }

  @Test func whoWasRaisedSinceIsLeftAloneAndWhoIsGoneToo() async throws {
    try await AuthFixture.run { auth in
      let (boss, moderator) = (try await auth.official("Boss", "admin"), try await auth.official("Martin", "moderator"))
      try await auth.sanction(boss, by: moderator, start: auth.clock.now())
      try await auth.expect(nil) { try await auth.logIn("Boss") }
      try await auth.sanction(Caller(accountID: UUID()), by: moderator, start: auth.clock.now())
    }
  }

  @Test func otherServicesHearWhoMayModerate() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      let boss = try await auth.official("Boss", "admin")
      func check(_ caller: Caller, _ target: Caller?) async throws -> CheckModeratorResponse {
        let request = CheckModeratorRequest(
          account: try #require(caller.accountID).bytes, session: try #require(caller.sessionID).bytes,
          target: target?.accountID?.bytes ?? [])
        return try await auth.moderation.checkModerator(request, auth.context(.service("social")))
      }
      #expect(try await check(anna, nil).answer == .notAllowed)
      #expect(try await check(moderator, anna) == CheckModeratorResponse(answer: .yes, role: "moderator", isAboveTarget: true))
      #expect(try await check(moderator, boss) == CheckModeratorResponse(answer: .yes, role: "moderator", isAboveTarget: false))
      #expect(try await check(boss, moderator) == CheckModeratorResponse(answer: .yes, role: "admin", isAboveTarget: true))
      _ = try await auth.suspend(moderator, by: boss)
      #expect(try await check(moderator, anna).answer == .notAllowed)
    }
  }
}

extension AuthFixture {
  /// SocialService tells what was decided.
  fileprivate func sanction(
    _ target: Caller, by actor: Caller, isLifted: Bool = false, start: Moment, end: Moment? = nil, id: UUID = UUID()
  ) async throws {
    let told = AccountSanctioned(
      accountID: try #require(target.accountID).text, actorAccountID: try #require(actor.accountID).text, isLifted: isLifted,
      reason: "SPAM", startTime: start, endTime: end, actorRole: "moderator")
    let inbox = Inbox(database: database, time: clock, handlers: [SanctionInbox(moderation: moderation.moderation).handler])
    let event = InboxEvent(
      eventID: id, type: SanctionInbox.eventType, orderingKey: told.accountID, source: "social", createTime: clock.now(),
      payload: told.encoded())
    #expect(await inbox.receive([event]).takenCount == 1)
  }
}
