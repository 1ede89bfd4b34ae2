import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import SocialTesting
import Testing
import Timekeeping
import WhereAmIProto

@testable import SocialCommon

/// Reports that name the game in which something has happened.
@Suite struct ReportedGamesTests {
  private static let gameID = UUID()

  /// What GameService says of the game that somebody is reported for.
  private static func played(by person: KnownPerson, eventCount: Int = 3) -> GameEvidence {
    GameEvidence(
      game: Game(gameID: gameID.text, kind: .online, players: [Player(playerIndex: 2, accountID: person.accountID.text, score: 25_000)]),
      events: (0..<eventCount).map { ReplayEvent(version: Int64($0 + 2), kind: .submitGuess, playerIndex: 2, roundNumber: 1) },
      isComplete: true, playerIndex: 2, reporterIndex: 1)
  }

  private static func game(_ id: String = gameID.text) -> ContentRef { ContentRef(realm: .whereAmI, kind: "game", id: id) }

  /// Games that moderators are shown.
  private static func games(_ items: [ReportEvidence]) throws -> [GameEvidence] {
    try items.flatMap(\.contents).filter { $0.evidenceType == GameEvidence.protoName }.map { try GameEvidence(decoding: $0.evidence) }
  }

  private static func report(
    _ other: KnownPerson, by person: KnownPerson, gameID: String = gameID.text, key: String = UUID().text, _ house: SocialHouse
  ) async throws -> String {
    let request = CreateReportRequest(
      target: .accountID(other.accountID.text), category: .cheating, text: "too good", realm: .whereAmI,
      context: gameID.isEmpty ? nil : game(gameID))
    let context = house.call(ReportServiceMethods.createReport, by: person.accountID, key: key)
    return try await house.reports.createReport(request, context).reportID
  }

  @Test func theGameIsKeptForModeratorsAsItWas() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      house.directory.setPlayed(Self.played(by: berta), of: berta, reportedBy: anna)
      _ = try await Self.report(berta, by: anna, house)
      // What GameService says later changes nothing of what was kept.
      house.directory.setPlayed(nil, of: berta, reportedBy: anna)
      let found = try #require(try await house.cases(by: mod).first)
      let shown = try await house.look(found.caseID, by: mod)
      #expect(try Self.games(shown.evidenceItems) == [Self.played(by: berta)])
      #expect(shown.evidenceItems.first?.profile?.person?.username == "berta")
      // Of whoever reports nothing stays with it, and with whom it is about it goes.
      try await house.purge(anna)
      #expect(try Self.games(try await house.look(found.caseID, by: mod).evidenceItems) == [Self.played(by: berta)])
      try await house.purge(berta)
      #expect(try await house.rowCount("SELECT count(*) FROM report_evidence") == 0)
    }
  }

  @Test func aRetryHasTheSameAnswerThoughGameServiceIsGone() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, key) = (house.person("anna"), house.person("berta"), UUID().text)
      house.directory.setPlayed(Self.played(by: berta), of: berta, reportedBy: anna)
      for code: RPCCode in [.unavailable, .deadlineExceeded, .unimplemented, .permissionDenied, .notFound] {
        house.directory.setGamesDown(code)
        let error = await #expect(throws: RPCError.self) { try await Self.report(berta, by: anna, key: key, house) }
        #expect(error?.code == .unavailable && error?.reason == "UNAVAILABLE")
      }
      for table: SQL in ["SELECT count(*) FROM reports", "SELECT count(*) FROM report_cases", "SELECT count(*) FROM report_evidence"] {
        #expect(try await house.rowCount(table) == 0)
      }
      house.directory.setGamesDown(nil)
      let reportID = try await Self.report(berta, by: anna, key: key, house)
      house.directory.setGamesDown(.unavailable)
      #expect(try await Self.report(berta, by: anna, key: key, house) == reportID)
      #expect(try await house.rowCount("SELECT count(*) FROM report_evidence") == 1)
      // Without a game nobody has to be asked.
      _ = try await house.report(anna, by: berta)
    }
  }

  @Test func whoHasNotPlayedItIsToldThatThereIsNone() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      house.directory.setPlayed(Self.played(by: berta), of: berta, reportedBy: anna)
      for (other, person) in [(berta, carla), (carla, anna)] {
        #expect(try await house.refusal { _ = try await Self.report(other, by: person, house) } == "CONTENT_NOT_FOUND")
      }
      #expect(try await house.refusal { _ = try await Self.report(berta, by: anna, gameID: "x y", house) } == "MALFORMED")
      let mediaID = try await house.keepMedia(of: berta, thumbnail: [1])
      let request = CreateReportRequest(
        target: .mediaID(mediaID.text), category: .cheating, realm: .whereAmI, context: Self.game())
      let refused = try await house.refusal {
        _ = try await house.reports.createReport(request, house.call(ReportServiceMethods.createReport, by: anna.accountID))
      }
      #expect(refused == "NOT_APPLICABLE")
      #expect(try await house.rowCount("SELECT count(*) FROM reports") == 0)
    }
  }

  @Test func whoHasPlayedTogetherHasMet() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      // To block after the game is no way out.
      try await house.block(anna, by: berta)
      #expect(try await house.refusal { _ = try await Self.report(berta, by: anna, gameID: "", house) } == "USER_NOT_FOUND")
      house.directory.setPlayed(Self.played(by: berta), of: berta, reportedBy: anna)
      _ = try await Self.report(berta, by: anna, house)
    }
  }

  /// What is said of a game must not tell somebody who has blocked the reporter from an id that nobody has.
  @Test func aGameDoesNotTellWhoHasBlockedTheReporter() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let nobody = KnownPerson(accountID: UUID(), username: "nobody", isMinor: false)
      func refused(_ other: KnownPerson) async throws -> String? {
        let error = await #expect(throws: RPCError.self) { try await Self.report(other, by: anna, gameID: UUID().text, house) }
        return error.map { "\($0.code) \($0.reason) \($0.message)" }
      }
      try await house.block(anna, by: berta)
      for (code, reason) in [(RPCCode?.none, "USER_NOT_FOUND"), (.unavailable, "UNAVAILABLE"), (.unimplemented, "UNAVAILABLE")] {
        house.directory.setGamesDown(code)
        let error = try await refused(berta)
        #expect(error?.contains(" \(reason) ") == true)
        #expect(try await refused(nobody) == error)
      }
      // A game that goes on is proof enough that they have met.
      house.directory.setGamesDown(.failedPrecondition, reason: "GAME_NOT_FINISHED")
      #expect(try await refused(berta)?.contains(" GAME_NOT_FINISHED ") == true)
      #expect(try await house.rowCount("SELECT count(*) FROM reports") == 0)
    }
  }

  @Test func aGameThatIsTooLargeKeepsNobodyFromReporting() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      house.directory.setPlayed(Self.played(by: berta, eventCount: 20_000), of: berta, reportedBy: anna)
      _ = try await Self.report(berta, by: anna, house)
      let found = try #require(try await house.cases(by: mod).first)
      let items = try await house.look(found.caseID, by: mod).evidenceItems
      #expect(items.flatMap(\.contents).map(\.content) == [Self.game()])
      #expect(items.flatMap(\.contents).map(\.evidence) == [[]])
    }
  }
}
