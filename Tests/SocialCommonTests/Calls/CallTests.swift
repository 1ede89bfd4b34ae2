import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

/// Calls, as phones make them.
extension SocialHouse {
  @discardableResult
  func ring(_ conversationID: String, by person: KnownPerson, id: UUID = UUID(), video: Bool = false, offer: String = "v=0") async throws
    -> Call
  {
    let request = StartCallRequest(callID: id.text, conversationID: conversationID, hasVideo: video, offer: offer)
    let response = try await calls.startCall(request, call(CallServiceMethods.startCall, by: person.accountID, key: nil))
    return try #require(response.call)
  }

  @discardableResult
  func signal(_ kind: CallSignalKind, _ payload: String, of callID: String, by person: KnownPerson, id: UUID = UUID()) async throws -> Call
  {
    let request = SendCallSignalRequest(callID: callID, signalID: id.text, kind: kind, payload: payload)
    let response = try await calls.sendCallSignal(request, call(CallServiceMethods.sendCallSignal, by: person.accountID, key: nil))
    return try #require(response.call)
  }

  @discardableResult
  func end(_ callID: String, by person: KnownPerson, declined: Bool = false) async throws -> Call {
    let request = EndCallRequest(callID: callID, isDeclined: declined)
    let response = try await calls.endCall(request, call(CallServiceMethods.endCall, by: person.accountID, key: nil))
    return try #require(response.call)
  }

  func getCall(_ callID: String = "", by person: KnownPerson, after number: Int64 = 0) async throws -> GetCallResponse {
    try await calls.getCall(
      GetCallRequest(callID: callID, afterNumber: number), call(CallServiceMethods.getCall, by: person.accountID, key: nil))
  }

  /// Two who have written to each other.
  func acquainted(_ one: KnownPerson, _ other: KnownPerson) async throws -> String {
    let conversationID = try await talk(one, other)
    try await say("hello", in: conversationID, by: other)
    return conversationID
  }

  /// Fires every timer of calls that is due, as the scheduler does.
  func fireCallTimers() async throws {
    let handler = CallTimers(calls: calls.calls)
    while true {
      let row = try await database.query(
        """
        SELECT aggregate_id, generation, due_time FROM timers WHERE kind = \(CallTimers.kind) AND due_time <= \(clock.now())
        ORDER BY due_time, generation LIMIT 1
        """
      ).first
      guard let row else { return }
      let timer = TimerRow(aggregateID: try row.get(0), generation: try row.get(1), dueTime: try row.get(2), kind: CallTimers.kind)
      try await database.transaction { transaction in
        try await handler.fire(timer, in: transaction, now: clock.now())
        try await transaction.execute(
          "DELETE FROM timers WHERE kind = \(CallTimers.kind) AND aggregate_id = \(timer.aggregateID) AND generation = \(timer.generation)")
      }
    }
  }

  func kinds(of person: KnownPerson) async throws -> [String] {
    try await listed(by: person).notifications.map(\.kind)
  }
}

@Suite struct CallTests {
  private static func run(
    _ body: @escaping @Sendable (SocialHouse, _ anna: KnownPerson, _ berta: KnownPerson, _ conversationID: String) async throws -> Void
  ) async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await body(house, anna, berta, try await house.acquainted(anna, berta))
    }
  }

  @Test func twoPhonesHearWhatTheyNeedToTalk() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let id = UUID()
      let ringing = try await house.ring(conversationID, by: anna, id: id, video: true, offer: "offer")
      #expect(ringing.state == .ringing && ringing.hasVideo && ringing.ringEndTime == house.clock.now() + .seconds(45))
      #expect(try await house.ring(conversationID, by: anna, id: id, video: true, offer: "offer") == ringing)
      #expect(try await house.kinds(of: berta).contains("call.ringing"))
      try await house.signal(.candidate, "a1", of: ringing.callID, by: anna)
      // The phone that a push has woken asks without knowing of what.
      let found = try await house.getCall(by: berta)
      #expect(found.call?.callID == ringing.callID && found.signals.map(\.payload) == ["offer", "a1"])
      let answerID = UUID()
      for _ in 1...2 {
        #expect(try await house.signal(.answer, "answer", of: ringing.callID, by: berta, id: answerID).state == .active)
      }
      // Another phone of hers is too late.
      #expect(try await house.refusal { try await house.signal(.answer, "other", of: ringing.callID, by: berta) } == "CALL_ANSWERED")
      #expect(try await !house.kinds(of: berta).contains("call.ringing"))
      try await house.signal(.candidate, "b1", of: ringing.callID, by: berta)
      #expect(try await house.getCall(ringing.callID, by: anna).signals.map(\.payload) == ["answer", "b1"])
      #expect(try await house.getCall(ringing.callID, by: anna, after: 3).signals.map(\.payload) == ["b1"])
      house.clock.advance(by: .seconds(60))
      for _ in 1...2 { #expect(try await house.end(ringing.callID, by: berta).outcome == .hungUp) }
      #expect(try await house.refusal { _ = try await house.getCall(by: anna) } == "CALL_NOT_FOUND")
      // Nothing of what the phones have said is left, and no entry of a call that was answered.
      let count: Int64 = try await house.database.query("SELECT count(*) FROM call_signals").firstRow().get(0)
      #expect(count == 0)
      #expect(try await house.history(conversationID, for: anna).count == 2)
      #expect(try await house.refusal { try await house.signal(.candidate, "x", of: ringing.callID, by: anna) } == "CALL_ENDED")
    }
  }

  @Test func aCallInVainStandsInTheConversation() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let unread = try await house.conversation(conversationID, of: berta).unreadCount
      let missed = try await house.ring(conversationID, by: anna, video: true)
      house.clock.advance(by: .seconds(44))
      try await house.fireCallTimers()
      #expect(try await house.getCall(by: berta).call?.state == .ringing)
      house.clock.advance(by: .seconds(1))
      try await house.fireCallTimers()
      #expect(try await house.getCall(missed.callID, by: anna).call?.outcome == .missed)
      let entry = try #require(try await house.history(conversationID, for: berta).last)
      #expect(entry.number == 3 && entry.missedCall == .video && entry.text == "" && entry.senderAccountID == anna.accountID.text)
      let kinds = try await house.kinds(of: berta)
      #expect(kinds.contains("call.missed") && !kinds.contains("call.ringing"))
      #expect(try await house.conversation(conversationID, of: berta).unreadCount == unread + 1)
      #expect(try await house.refusal { try await house.edit(3, "no", in: conversationID, by: anna) } == "MESSAGE_NOT_FOUND")
      try await house.read(conversationID, upTo: 3, by: berta)
      #expect(try await !house.kinds(of: berta).contains("call.missed"))
      // Somebody who gives up has called in vain, too; whoever is declined knows why.
      let given = try await house.ring(conversationID, by: anna)
      try await house.end(given.callID, by: anna)
      let declined = try await house.ring(conversationID, by: anna)
      for isDeclined in [true, false] {
        #expect(try await house.end(declined.callID, by: berta, declined: isDeclined).outcome == .declined)
      }
      #expect(try await house.history(conversationID, for: berta).dropFirst(3).map(\.missedCall) == [.voice])
    }
  }

  @Test func whoIsInACallIsBusy() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let carla = house.person("carla")
      let withCarla = try await house.acquainted(carla, berta)
      let call = try await house.ring(conversationID, by: anna)
      let busy = try await house.ring(withCarla, by: carla)
      #expect(busy.state == .ended && busy.outcome == .busy)
      #expect(try await house.history(withCarla, for: berta).last?.missedCall == .voice)
      #expect(try await house.refusal { try await house.ring(conversationID, by: berta) } == "IN_CALL")
      try await house.signal(.answer, "answer", of: call.callID, by: berta)
      for _ in 1...2 {
        house.clock.advance(by: .seconds(80))
        for person in [anna, berta] { try await house.signal(.keepAlive, "", of: call.callID, by: person) }
        try await house.fireCallTimers()
        #expect(try await house.getCall(by: anna).call?.state == .active)
      }
      // An app that was killed says nothing; the other one, which goes on, keeps nobody from the next call.
      for seconds: Int64 in [30, 30, 29] {
        house.clock.advance(by: .seconds(seconds))
        try await house.signal(.keepAlive, "", of: call.callID, by: anna)
        try await house.fireCallTimers()
        #expect(try await house.getCall(by: berta).call?.callID == call.callID)
      }
      house.clock.advance(by: .seconds(1))
      #expect(try await house.refusal { try await house.signal(.keepAlive, "", of: call.callID, by: anna) } == "CALL_ENDED")
      #expect(try await house.ring(withCarla, by: carla).state == .ringing)
      try await house.fireCallTimers()
      #expect(try await house.getCall(call.callID, by: anna).call?.outcome == .lost)
    }
  }

  @Test func strangersOfWhomOneTurnsOutToBeUnderAgeCallNoMoreUnlessTheyAreFriends() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      house.directory.change(berta) { $0.isMinor = true }
      for person in [anna, berta] {
        #expect(try await house.refusal { try await house.ring(conversationID, by: person) } == "CALL_NOT_ALLOWED")
      }
      try await house.befriend(anna, berta)
      #expect(try await house.ring(conversationID, by: anna).state == .ringing)
    }
  }

  @Test func strangersWhoWereNotAnsweredCallNobody() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let id = try await house.talk(anna, berta)
      #expect(try await house.refusal { try await house.ring(id, by: anna) } == "CALL_NOT_ALLOWED")
      #expect(try await house.refusal { try await house.ring(id, by: carla) } == "CONVERSATION_NOT_FOUND")
      try await house.say("hello", in: id, by: berta)
      let call = try await house.ring(id, by: anna)
      for person in [carla] {
        #expect(try await house.refusal { _ = try await house.getCall(call.callID, by: person) } == "CALL_NOT_FOUND")
        #expect(try await house.refusal { try await house.end(call.callID, by: person) } == "CALL_NOT_FOUND")
        #expect(try await house.refusal { try await house.signal(.candidate, "x", of: call.callID, by: person) } == "CALL_NOT_FOUND")
      }
      #expect(try await house.refusal { try await house.signal(.answer, "x", of: call.callID, by: anna) } == "CALL_NOT_ALLOWED")
      #expect(try await house.refusal { try await house.signal(.offer, "x", of: call.callID, by: anna) } == "UNKNOWN_VALUE")
      #expect(try await house.refusal { try await house.signal(.candidate, "", of: call.callID, by: anna) } == "MISSING")
      #expect(
        try await house.refusal { try await house.signal(.candidate, String(repeating: "x", count: 16_385), of: call.callID, by: anna) }
          == "TOO_LONG")
      #expect(try await house.refusal { try await house.signal(.candidate, "a\u{0}", of: call.callID, by: anna) } == "NOT_WRITING")
      let callID = try #require(UUID(text: call.callID))
      #expect(try await house.refusal { try await house.ring(id, by: berta, id: callID) } == "CALL_ID_USED")
      // A group is no pair.
      let group = try await house.group(anna, [berta, carla])
      try await house.end(call.callID, by: anna)
      #expect(try await house.refusal { try await house.ring(group, by: anna) } == "CALL_NOT_ALLOWED")
    }
  }

  @Test func aBlockEndsACallAndLeavesNoEntry() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let call = try await house.ring(conversationID, by: anna)
      try await house.signal(.answer, "answer", of: call.callID, by: berta)
      try await house.block(anna, by: berta)
      #expect(try await house.getCall(call.callID, by: anna).call?.outcome == .lost)
      #expect(try await house.refusal { try await house.ring(conversationID, by: anna) } == "CONVERSATION_NOT_FOUND")
      try await house.unblock(anna, by: berta)
      #expect(try await house.history(conversationID, for: anna).count == 2)
    }
  }

  @Test func fiveCallsInVainAreEnough() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      for _ in 0..<CallRules.unansweredMax {
        try await house.end(try await house.ring(conversationID, by: anna).callID, by: anna)
        house.clock.advance(by: .seconds(60))
      }
      #expect(try await house.refusal { try await house.ring(conversationID, by: anna) } == "TOO_MANY_CALLS")
      #expect(try await house.ring(conversationID, by: berta).state == .ringing)
      try await house.end(try #require(try await house.getCall(by: berta).call?.callID), by: berta)
      house.clock.advance(by: .seconds(3_600))
      try await house.sweep()
      let count: Int64 = try await house.database.query("SELECT count(*) FROM calls").firstRow().get(0)
      #expect(count <= 1)
      #expect(try await house.ring(conversationID, by: anna).state == .ringing)
    }
  }

  @Test func ofTwoPhonesThatAnswerAtOnceOneHasTheCall() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let call = try await house.ring(conversationID, by: anna)
      async let one = house.refusal { try await house.signal(.answer, "1", of: call.callID, by: berta) }
      async let other = house.refusal { try await house.signal(.answer, "2", of: call.callID, by: berta) }
      let refusals = try await [one, other]
      #expect(refusals.compactMap(\.self) == ["CALL_ANSWERED"])
      #expect(try await house.getCall(call.callID, by: anna).signals.count == 1)
    }
  }

  @Test func ofTwoWhoCallEachOtherAtOnceOneIsRung() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      async let one = house.refusal { try await house.ring(conversationID, by: anna) }
      async let other = house.refusal { try await house.ring(conversationID, by: berta) }
      let refusals = try await [one, other]
      #expect(refusals.compactMap(\.self) == ["IN_CALL"])
    }
  }

  /// The phone that hangs up has not heard yet of the answer, or the one that answers not yet of the end: either way both know the same.
  @Test func whoHangsUpWhileTheOtherAnswersEndsTheCall() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      for _ in 0..<4 {
        let call = try await house.ring(conversationID, by: anna)
        async let ended = house.end(call.callID, by: anna)
        async let refused = house.refusal { try await house.signal(.answer, "answer", of: call.callID, by: berta) }
        let (outcome, refusal) = try await (ended.outcome, refused)
        #expect(outcome == (refusal == nil ? .hungUp : .cancelled))
        #expect([nil, "CALL_ENDED"].contains(refusal))
        #expect(try await house.getCall(call.callID, by: berta).call?.state == .ended)
      }
    }
  }

  /// A relay costs the operator its bytes, and is good for hours.
  @Test func whoMayChatWithNobodyGetsNoRelay() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let turn = TurnServers(urls: ["turn:turn.example.org"], secret: Array("north".utf8))
      let handlers = CallHandlers(database: house.database, people: house.calls.people, calls: house.calls.calls, turn: turn)
      func servers(_ capabilities: [String]) async throws -> GetTurnServersResponse {
        let caller = Caller(accountID: anna.accountID, sessionID: anna.accountID, capabilities: capabilities)
        let context = RequestContext(
          caller: caller, method: CallServiceMethods.getTurnServers, now: house.clock.now(), idempotencyKey: nil, requestID: "test")
        return try await handlers.getTurnServers(GetTurnServersRequest(), context)
      }
      for capabilities in [[], ["minor"]] { #expect(try await servers(capabilities).urls == turn.urls) }
      #expect(try await servers(["minor", "no_chat"]) == GetTurnServersResponse())
    }
  }

  @Test func aPhoneThatDeclinesWhatAnotherOneHasAnsweredEndsNothing() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let call = try await house.ring(conversationID, by: anna)
      try await house.signal(.answer, "answer", of: call.callID, by: berta)
      #expect(try await house.end(call.callID, by: berta, declined: true).state == .active)
      #expect(try await house.end(call.callID, by: berta).outcome == .hungUp)
    }
  }

  @Test func friendsCallEachOtherBeforeTheyHaveWritten() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      let id = try await house.open(berta, by: anna, in: .qwalk)
      let call = try await house.ring(id, by: anna)
      #expect(call.state == .ringing)
      // Whoever is called finds the conversation with the entry.
      try await house.end(call.callID, by: anna)
      #expect(try await house.conversationIDs(of: berta) == [id])
    }
  }

  @Test func nobodyIsPushedWhoHasMutedTheConversation() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      try await house.mute(conversationID, by: berta)
      let call = try await house.ring(conversationID, by: anna)
      #expect(try await house.getCall(by: berta).call?.callID == call.callID)
      try await house.end(call.callID, by: anna)
      #expect(try await house.kinds(of: berta).filter { $0.hasPrefix("call.") } == [])
      #expect(try await house.history(conversationID, for: berta).last?.missedCall == .voice)
    }
  }

  @Test func callsOfSomebodyWhoIsDeletedAreForgotten() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let call = try await house.ring(conversationID, by: anna)
      try await house.signal(.answer, "answer", of: call.callID, by: berta)
      _ = try await house.database.transaction { try await house.personal.purge(anna.accountID, in: $0) }
      let left: Int64 = try await house.database.query("SELECT (SELECT count(*) FROM calls) + (SELECT count(*) FROM call_signals)")
        .firstRow().get(0)
      #expect(left == 0)
      #expect(try await house.refusal { try await house.signal(.keepAlive, "", of: call.callID, by: berta) } == "CALL_NOT_FOUND")
      house.clock.advance(by: .seconds(3_600))
      try await house.fireCallTimers()
    }
  }
}
