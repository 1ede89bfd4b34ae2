import CairnContract
import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import Protobuf
import ServiceDatabase
import SocialCommon
import Testing
import Timekeeping

@testable import LocalBuddy
@testable import RPC

/// Every personal column of the service's database is purged and exported, or says why not.
@Suite struct LocalBuddyPersonalDataTests {
  @Test func everyPersonalColumnIsCovered() async throws {
    let scratch = try ScratchDatabase("events", "social")
    try await scratch.withDatabase { (database) async throws in
      let house = try BuddyHouse(database)
      #expect(try PersonalDataLaw.uncovered(in: scratch, elsewhere: try house.features().personal.elsewhere) == [])
    }
  }
}

/// An answer that was lost: the app sends the call once more, under the same key where it has one, and nothing happens twice.
@Suite struct LocalBuddyRetryTests {
  /// A method, what makes a call of it possible, and the call.
  struct Case: Sendable, CustomTestStringConvertible {
    let method: MethodRow
    /// - Returns: Caller, and what is asked for.
    let prepare: @Sendable (BuddyHouse) async throws -> (KnownPerson, any Message)

    var testDescription: String { method.path }
  }

  static let cases: [Case] = [
    Case(method: BuddyServiceMethods.setBuddySettings) { house in
      (house.luca, SetBuddySettingsRequest(cityIDs: [FewCities.milan], languages: ["it"], about: "Ciao"))
    },
    Case(method: BuddyServiceMethods.addBuddyCity) { house in
      try await house.become(house.luca)
      return (house.luca, AddBuddyCityRequest(cityID: FewCities.naples))
    },
    Case(method: BuddyServiceMethods.removeBuddyCity) { house in
      try await house.become(house.luca)
      return (house.luca, RemoveBuddyCityRequest(cityID: FewCities.milan))
    },
    Case(method: BuddyServiceMethods.pauseBuddy) { house in
      try await house.become(house.luca)
      return (house.luca, PauseBuddyRequest(isPaused: true))
    },
    Case(method: BuddyServiceMethods.stopBuddy) { house in
      try await house.become(house.luca)
      return (house.luca, StopBuddyRequest())
    },
    Case(method: MeetingServiceMethods.createMeeting) { house in
      try await house.converse(house.tina, house.luca)
      return (house.tina, CreateMeetingRequest(otherAccountID: house.luca.accountID.text, content: try await house.content()))
    },
    Case(method: MeetingServiceMethods.respondMeeting) { house in
      try await house.converse(house.tina, house.luca)
      let id = try await house.propose(by: house.tina, to: house.luca).meetingID
      return (house.luca, RespondMeetingRequest(meetingID: id, answer: .accept))
    },
    Case(method: MeetingServiceMethods.cancelMeeting) { house in
      try await house.converse(house.tina, house.luca)
      return (house.luca, CancelMeetingRequest(meetingID: try await house.fixed(), reason: "ill"))
    },
    Case(method: MeetingServiceMethods.rescheduleMeeting) { house in
      try await house.converse(house.tina, house.luca)
      return (house.luca, RescheduleMeetingRequest(meetingID: try await house.fixed(), content: try await house.content()))
    },
    Case(method: MeetingFeedbackServiceMethods.giveFeedback) { house in
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed(in: .seconds(600))
      house.clock.advance(by: .seconds(600))
      return (house.luca, GiveFeedbackRequest(meetingID: id, rating: 5, text: "nice"))
    },
    Case(method: MeetingFeedServiceMethods.renewMeetingFeed) { house in (house.luca, RenewMeetingFeedRequest()) },
    Case(method: MeetingFeedServiceMethods.stopMeetingFeed) { house in
      let (handlers, method) = (FeedFeature(try house.parts()).handlers, MeetingFeedServiceMethods.renewMeetingFeed)
      _ = try await handlers.renewMeetingFeed(RenewMeetingFeedRequest(), house.call(method, by: house.luca))
      return (house.luca, StopMeetingFeedRequest())
    },
    Case(method: MeetingShareServiceMethods.shareMeeting) { house in
      try await house.converse(house.tina, house.luca)
      return (house.luca, ShareMeetingRequest(meetingID: try await house.fixed()))
    },
    Case(method: MeetingShareServiceMethods.sayHome) { house in
      (house.luca, SayHomeRequest(meetingID: try await Self.shared(house).meetingID))
    },
    Case(method: MeetingShareServiceMethods.revokeMeetingShare) { house in
      (house.luca, RevokeMeetingShareRequest(shareID: try await Self.shared(house).shareID))
    },
  ]

  /// A meeting that luca shows to somebody, and the link.
  private static func shared(_ house: BuddyHouse) async throws -> (meetingID: String, shareID: String) {
    try await house.converse(house.tina, house.luca)
    let id = try await house.fixed()
    let handlers = MeetingShareFeature(try house.parts()).handlers
    let response = try await handlers.shareMeeting(
      ShareMeetingRequest(meetingID: id), house.call(MeetingShareServiceMethods.shareMeeting, by: house.luca))
    return (id, response.shareID)
  }

  @Test func everyMutationIsTried() {
    let mutations = CairnMethods.all.filter { $0.path.hasPrefix("/cairn.social.localbuddy.") && $0.idempotency != .read }
    #expect(RetryLaw.gaps(in: mutations.map(\.path), cases: Self.cases.map(\.method.path), exceptions: [:]) == [])
  }

  @Test(arguments: cases)
  func aRetryHasNoSecondEffect(row: Case) async throws {
    try await BuddyHouse.run { house async throws in
      let (caller, message) = try await row.prepare(house)
      let (key, request) = (row.method.idempotency == .key ? UUID().text : nil, message.encoded())
      let method = try #require(try house.features().methods.first { $0.row == row.method })
      guard case .unary(let body) = method.body else { return #expect(Bool(false), "a mutation answers once") }
      let breaches = try await RetryLaw.breaches(of: .same, in: house.database, reason: { ($0 as? RPCError)?.reason }) {
        // Whatever was done again would be done at another time.
        house.clock.advance(by: .seconds(1))
        return try await body(request, house.call(row.method, by: caller, key: key))
      }
      #expect(breaches == [])
    }
  }
}
