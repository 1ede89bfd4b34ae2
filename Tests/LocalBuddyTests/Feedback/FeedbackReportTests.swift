import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import Identity
import LocalBuddyProto
import Postgres
import SocialTesting
import Testing
import Timekeeping

@testable import LocalBuddy
@testable import SocialCommon

@Suite struct FeedbackReportTests {
  @Test func whatIsSeenCanBeReportedAndHiddenItCountsForNobody() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed(in: .seconds(600))
      house.clock.advance(by: .seconds(600))
      try await house.give(1, of: id, by: house.tina, text: "A fool")
      let report = FeedbackFeature(try house.parts()).report
      let feedbackID: UUID = try await house.database.query("SELECT feedback_id FROM meeting_feedback").firstRow().get(0)
      func find(by person: KnownPerson) async throws -> ShownContent? {
        try await report.find(feedbackID.text, for: ContentView(viewerID: person.accountID, wantsEvidence: true))
      }
      // Not before it is seen.
      #expect(try await find(by: house.luca) == nil)
      try await house.give(5, of: id, by: house.luca)
      let found = try #require(try await find(by: house.luca))
      #expect(found.ownerID == house.tina.accountID && found.summary == "A fool")
      #expect((found.evidence as? MeetingFeedback)?.rating == 1)
      // Who has nothing to do with him sees none of it.
      #expect(try await find(by: house.olga) == nil)
      for _ in 1...2 {
        try await house.database.transaction { try await report.setHidden(true, feedbackID.text, at: house.clock.now(), in: $0) }
      }
      #expect(try await find(by: house.luca) == nil)
      let (seen, own) = (
        try await house.feedback(about: house.luca, by: house.luca), try await house.feedback(about: house.luca, by: house.tina)
      )
      #expect(seen.entries == [] && seen.feedbackCount == 0 && seen.ratingAverage == 0)
      #expect(own.entries.map(\.text) == ["A fool"])
      try await house.database.transaction { try await report.setHidden(false, feedbackID.text, at: house.clock.now(), in: $0) }
      #expect(try await house.feedback(about: house.luca, by: house.luca).entries.map(\.rating) == [1])
    }
  }
}
