import CairnProto
import CairnTesting
import EventLoop
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

  @Test func whatCannotBeReadIsGivenBackWithItsReasonAndChangesNothing() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      let (accountID, actorID) = (try #require(anna.accountID).text, try #require(moderator.accountID).text)
      let start = auth.clock.now()
      let good = AccountSanctioned(
        accountID: accountID, actorAccountID: actorID, reason: "SPAM", startTime: start, actorRole: "moderator")
      var malformed: [[UInt8]] = [[0xFF, 0xFF]]
      for spoil: (inout AccountSanctioned) -> Void in [
        { $0.accountID = "anna" }, { $0.actorAccountID = "" }, { $0.startTime = nil }, { $0.reason = "" },
      ] {
        var told = good
        spoil(&told)
        malformed.append(told.encoded())
      }
      for (number, payload) in malformed.enumerated() {
        // The sender keeps it, and after thirty tries it is a dead letter with these words.
        let delivery = await auth.deliver(payload, key: accountID)
        #expect(delivery.takenCount == 0 && delivery.failure?.code == .invalidArgument, "\(number)")
        if number > 0 { #expect(delivery.failure?.reason == "EVENT_MALFORMED", "\(number)") }
      }
      try await auth.expect(nil) { try await auth.logIn("Anna") }
      #expect(await auth.deliver(good.encoded(), key: accountID).takenCount == 1)
      try await auth.expect("permission_denied ACCOUNT_SUSPENDED") { try await auth.logIn("Anna") }
    }
  }

  @Test func aMalformedSanctionIsADeadLetterAndTheNextOneIsCarriedOut() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      let (accountID, actorID) = (try #require(anna.accountID).text, try #require(moderator.accountID).text)
      let inbox = auth.sanctions
      // As SocialService's relay, which has the same rules, brings it: its destination is this inbox.
      let destination = LocalDestination("sanctions", timeMax: .seconds(5), keysAtOnceMax: 1) { event in
        let told = InboxEvent(
          eventID: event.eventID, type: event.type, orderingKey: accountID, source: "social", createTime: event.createTime,
          payload: event.payload)
        if let failure = await inbox.receive([told]).failure { throw failure }
      }
      var rules = OutboxRules()
      (rules.attemptsMax, rules.pollMax) = (3, .milliseconds(20))
      let relay = OutboxRelay(
        database: auth.database, loop: try #require(Loop.current), destinations: [destination], time: auth.clock, rules: rules)
      await relay.start()
      let outbox = Outbox(ids: TimeOrderedIDs())
      let good = AccountSanctioned(
        accountID: accountID, actorAccountID: actorID, reason: "SPAM", startTime: auth.clock.now(), actorRole: "moderator")
      var bad = good
      bad.reason = ""
      let events = [bad, good].map { OutgoingEvent(SanctionInbox.eventType, to: ["sanctions"], orderedBy: accountID, $0) }
      try await auth.database.transaction { try await outbox.send(events, at: auth.clock.now(), in: $0) }
      var isSuspended = false
      for _ in 0..<500 where !isSuspended {
        auth.clock.advance(by: .milliseconds(20))
        try await Task.sleep(for: .milliseconds(10))
        isSuspended = try await auth.eventKinds(of: anna).contains(.suspended)
      }
      await relay.stop()
      #expect(isSuspended)
      let errors: [String] = try await auth.database.query("SELECT last_error FROM dead_letters").map { try $0.get(0) }
      #expect(errors.count == 1 && errors.first?.contains("EVENT_MALFORMED") == true)
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
        return try await auth.moderators.checkModerator(request, auth.context(.service("social")))
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
    #expect(await deliver(told.encoded(), key: told.accountID, id: id).takenCount == 1)
  }

  fileprivate var sanctions: Inbox {
    Inbox(database: database, time: clock, handlers: [SanctionInbox(moderation: moderation.moderation).handler])
  }

  fileprivate func deliver(_ payload: [UInt8], key: String, id: UUID = UUID()) async -> Delivery {
    let event = InboxEvent(
      eventID: id, type: SanctionInbox.eventType, orderingKey: key, source: "social", createTime: clock.now(), payload: payload)
    return await sanctions.receive([event])
  }
}
