import CairnServices
import CairnTesting
import GameTesting
import Postgres
import ServiceDatabase
import SocialTesting
import Testing
import Timekeeping

@testable import SocialCommon
@testable import SocialService

/// The list of features as the process has it, held against the schema.
@Suite struct SocialFeatureTests {
  @Test func everyTableAboutPeopleBelongsToOneFeature() async throws {
    try await ScratchDatabase("events", "social").withDatabase { database async throws in
      let others = FewPeople()
      let base = FeatureEnvironment.testing(
        database, clock: FakeClock(Moment(milliseconds: 1_750_000_000_000)), others: ["auth": others, "game": others, "geo": others])
      let features = try SocialService.features(try SocialParts(base, revocations: []))
      #expect(try await FeatureList(features, in: database).problems() == [])
    }
  }
}
