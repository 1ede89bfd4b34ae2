import CairnTesting
import Events
import GameTesting
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import GameService

/// The list of features as the process has it, held against the schema.
@Suite struct GameFeatureTests {
  /// A feature that forgets what it owes.
  private struct Careless: DatabaseFeature {
    var personal = PersonalRows()
    var methods: [RPCMethod] { [] }
  }

  private static func parts(_ database: Database) -> FeatureEnvironment {
    let circle = FriendCircle()
    return .testing(
      database, clock: FakeClock(Moment(milliseconds: 1_750_000_000_000)), others: ["social": circle, "geo": circle, "auth": circle])
  }

  @Test func everyTableAboutPeopleBelongsToOneFeature() async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in
      let list = FeatureList(try GameService.features(Self.parts(database)), in: database)
      #expect(try await list.problems() == [])
    }
  }

  @Test func aTableOfWhichNoFeatureTellsIsNamed() async throws {
    let scratch = try ScratchDatabase("events", "game")
    try scratch.run(
      script: "CREATE TABLE diaries (account_id uuid PRIMARY KEY); COMMENT ON COLUMN diaries.account_id IS 'personal: account'")
    try await scratch.withDatabase { database async throws in
      let features = try GameService.features(Self.parts(database))
      let problems = try await FeatureList(features, in: database).problems()
      #expect(
        problems == ["diaries has rows about people, and no feature says what becomes of them when a guest becomes part of an account"])
      let told = Careless(personal: PersonalRows(["diaries": .dropped(because: "guests write none")]))
      #expect(try await FeatureList(features + [told], in: database).problems() == [])
    }
  }

  @Test func whatTwoTellOfAndWhatIsNotThereIsNamed() async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in
      let careless = Careless(personal: PersonalRows(["statistics": .moved, "daily_games": .dropped(because: "they are nobody's")]))
      let problems = try await FeatureList(try GameService.features(Self.parts(database)) + [careless], in: database).problems()
      #expect(
        problems == [
          "statistics is said to belong to Careless and to StatisticsFeature",
          "Careless tells of daily_games, which has no rows about people",
          "Careless says that rows of guests are moved, and has nothing that moves them",
        ])
    }
  }
}
