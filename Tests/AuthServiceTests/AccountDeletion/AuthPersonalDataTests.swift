import CairnTesting
import Events
import Identity
import Postgres
import ServiceDatabase
import Testing

@testable import AuthService

@Suite struct AuthPersonalDataTests {
  @Test func everyPersonalColumnIsPurgedAndExportedOrSaysWhyNot() async throws {
    let scratch = try ScratchDatabase("events", "auth")
    try await scratch.withDatabase { database async throws in
      let data = FeatureList(try AuthFixture(database).features.list, in: database).personal
      #expect(try PersonalDataLaw.uncovered(in: scratch, elsewhere: data.elsewhere) == [])
      #expect(try PersonalDataLaw.undescribed(in: scratch) == [])
      // A column that is tagged as a secret says that it is never exported.
      #expect(try PersonalDataLaw.exportedSecrets(in: scratch) == [])
    }
  }

  @Test func everyTableAboutPeopleBelongsToOneFeature() async throws {
    try await ScratchDatabase("events", "auth").withDatabase { database async throws in
      #expect(try await FeatureList(try AuthFixture(database).features.list, in: database).problems() == [])
    }
  }

  /// A deletion that leaves out what a feature forgets besides its tables would leave a trace of the person.
  @Test func aDeletionForgetsAsEveryFeatureSays() async throws {
    try await AuthFixture.run { auth in
      let all = FeatureList(auth.features.list, in: auth.database).personal
      let anna = try await auth.newcomer()
      let annaID = try #require(anna.accountID)
      func purged(_ data: PersonalData) async throws -> [PurgedTable] {
        var tables: [PurgedTable] = []
        struct Undone: Error {}
        do {
          try await auth.database.transaction { transaction in
            tables = try await data.purge(annaID, in: transaction)
            throw Undone()
          }
        } catch is Undone {}
        return tables
      }
      let (own, whole) = (try await purged(auth.features.deletions.erasure.personal), try await purged(all))
      #expect(own == whole && !own.isEmpty)
    }
  }
}
