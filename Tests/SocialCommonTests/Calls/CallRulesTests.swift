import FoundationEssentials
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct CallRulesTests {
  private static let start = Moment(milliseconds: 1_800_000_000_000)

  private static func call(_ state: CallRules.State = .ringing, last: Duration = .zero) -> StoredCall {
    StoredCall(
      callID: UUID(), conversationID: UUID(), callerID: UUID(), calleeID: UUID(), hasVideo: false, state: state,
      outcome: state == .ended ? .hungUp : nil, notificationID: UUID(), createTime: start, callerLastTime: start + last,
      calleeLastTime: start + last)
  }

  @Test func itRingsForFortyFiveSecondsAndLastsAsLongAsBothSayAWord() {
    let second = Duration.seconds(1)
    func isLive(_ call: StoredCall, after time: Duration) -> Bool { CallRules.isLive(call, at: Self.start + time) }
    #expect(CallRules.ringTime == .seconds(45))
    #expect(isLive(Self.call(), after: .seconds(45) - second) && !isLive(Self.call(), after: .seconds(45)))
    let active = Self.call(.active, last: .seconds(1_000))
    #expect(isLive(active, after: .seconds(1_090) - second) && !isLive(active, after: .seconds(1_090)))
    let long = Self.call(.active, last: CallRules.lengthMax)
    #expect(!isLive(long, after: CallRules.lengthMax) && CallRules.nextTime(long) == Self.start + CallRules.lengthMax)
    // One who goes on alone keeps nobody in a call.
    for isCaller in [true, false] {
      var alone = active
      alone.hear(isCaller ? alone.callerID : alone.calleeID, at: Self.start + .seconds(1_060))
      #expect(isLive(alone, after: .seconds(1_090) - second) && !isLive(alone, after: .seconds(1_090)))
      #expect(CallRules.nextTime(alone) == Self.start + .seconds(1_090))
      alone.hear(isCaller ? alone.calleeID : alone.callerID, at: Self.start + .seconds(1_070))
      #expect(isLive(alone, after: .seconds(1_150) - second) && !isLive(alone, after: .seconds(1_150)))
    }
    #expect(!isLive(Self.call(.ended), after: .zero) && CallRules.nextTime(Self.call(.ended)) == nil)
  }

  @Test func whoMayWriteAndHasBeenAnsweredMayCall() {
    func refusal(_ change: (inout CallRules.Standing) -> Void) -> CallRules.Refusal? {
      var standing = CallRules.Standing()
      change(&standing)
      do throws(CallRules.Refusal) { try CallRules.check(standing) } catch { return error }
      return nil
    }
    #expect(refusal { _ in } == nil)
    #expect(refusal { $0.calleeMayChat = false } == .notAllowed)
    #expect(refusal { $0.isCalleeSuspended = true } == .notAllowed)
    #expect(refusal { $0.isPair = false } == .notAllowed)
    #expect(refusal { $0.hasWrittenBack = false } == .notAllowed)
    #expect(refusal { $0.isMinorAmong = true } == .notAllowed)
    for isMinorAmong in [false, true] {
      let friends = refusal {
        ($0.hasWrittenBack, $0.areFriends, $0.isMinorAmong) = (false, true, isMinorAmong)
      }
      #expect(friends == nil)
    }
  }

  @Test func everyStateTakesItsSignals() {
    func refusal(_ kind: CallRules.Kind, _ state: CallRules.State, isCaller: Bool) -> CallRules.Refusal? {
      do throws(CallRules.Refusal) { try CallRules.check(kind, of: Self.call(state), isCaller: isCaller) } catch { return error }
      return nil
    }
    for kind in CallRules.Kind.allCases {
      for isCaller in [true, false] { #expect(refusal(kind, .ended, isCaller: isCaller) == .ended) }
    }
    #expect(refusal(.answer, .ringing, isCaller: false) == nil && refusal(.answer, .ringing, isCaller: true) == .notAllowed)
    #expect(refusal(.answer, .active, isCaller: false) == .answered)
    #expect(refusal(.candidate, .ringing, isCaller: true) == nil && refusal(.candidate, .ringing, isCaller: false) == .notActive)
    #expect(refusal(.description, .ringing, isCaller: true) == .notActive)
    for isCaller in [true, false] {
      #expect(refusal(.candidate, .active, isCaller: isCaller) == nil && refusal(.description, .active, isCaller: isCaller) == nil)
      #expect(refusal(.offer, .active, isCaller: isCaller) == .notActive)
    }
  }

  @Test func whoeverEndsItSaysHow() {
    for isDeclined in [true, false] {
      #expect(CallRules.outcome(Self.call(), isCaller: true, isDeclined: isDeclined) == .cancelled)
      #expect(CallRules.outcome(Self.call(), isCaller: false, isDeclined: isDeclined) == .declined)
      #expect(CallRules.outcome(Self.call(.active), isCaller: true, isDeclined: isDeclined) == .hungUp)
      for isCaller in [true, false] { #expect(CallRules.outcome(Self.call(.ended), isCaller: isCaller, isDeclined: isDeclined) == nil) }
    }
    #expect(CallRules.outcome(Self.call(.active), isCaller: false, isDeclined: false) == .hungUp)
    // A phone that declines has not heard yet that another one has answered.
    #expect(CallRules.outcome(Self.call(.active), isCaller: false, isDeclined: true) == nil)
    #expect(CallRules.Outcome.allCases.filter(\.isMissed) == [.missed, .busy, .cancelled])
  }

  @Test func aCallHasRoomForSoMuch() throws {
    var call = Self.call()
    (call.signalCount, call.signalBytes) = (199, 262_000)
    try CallRules.checkRoom(call, bytes: 144)
    #expect(throws: CallRules.Refusal.tooManySignals) { try CallRules.checkRoom(call, bytes: 145) }
    call.signalCount = 200
    #expect(throws: CallRules.Refusal.tooManySignals) { try CallRules.checkRoom(call, bytes: 0) }
    let times = (0..<5).map { Self.start + .seconds($0) }
    try CallRules.checkUnanswered(Array(times.dropLast()), at: Self.start)
    #expect(throws: CallRules.Refusal.tooMany(wait: .seconds(3_590))) {
      try CallRules.checkUnanswered(times, at: Self.start + .seconds(10))
    }
  }

  @Test func aServerTakesAUserNameUntilItsEndAndAPasswordMadeOfIt() throws {
    let id = try #require(UUID(uuidString: "0195b5a0-0000-7000-8000-000000000001"))
    let servers = TurnServers(urls: ["turn:turn.example.org"], secret: Array("north".utf8))
    let given = try #require(servers.credentials(of: id, at: Self.start + .milliseconds(999)))
    #expect(given.username == "1800021600:\(id.uuidString.lowercased())")
    #expect(given.expireTime == Self.start + .seconds(21_600))
    // printf %s "$username" | openssl dgst -sha1 -hmac north -binary | base64
    #expect(given.password == "pgYClGc3g7DKmOsJPbGBMQb2Wq8=")
    #expect(TurnServers(urls: [], secret: []).credentials(of: id, at: Self.start) == nil)
  }
}
