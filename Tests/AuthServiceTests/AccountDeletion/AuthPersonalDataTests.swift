import CairnTesting
import Events
import Testing

@testable import AuthService

@Suite struct AuthPersonalDataTests {
  @Test func everyPersonalColumnIsPurgedAndExportedOrSaysWhyNot() async throws {
    let scratch = try ScratchDatabase("events", "auth")
    try await scratch.withDatabase { database async throws in
      let data = AuthPersonalData.make(database)
      #expect(try PersonalDataLaw.uncovered(in: scratch, elsewhere: data.elsewhere) == [])
      #expect(try PersonalDataLaw.undescribed(in: scratch) == [])
      // Whoever tags a secret says that it is never exported.
      #expect(try PersonalDataLaw.exportedSecrets(in: scratch) == [])
    }
  }
}
