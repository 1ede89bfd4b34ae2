import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Testing

@testable import Expeditions

/// Ids of attempts say when they were begun: with how long a run took, and what is known of a course, that is when somebody left home.
@Suite struct AttemptNameTests {
  /// Somebody's row, as the board tells it.
  private static func row(
    of accountID: UUID, on challengeID: String, to viewerID: UUID, roles: [String] = [], _ house: ExpeditionsHouse
  ) async throws -> BoardRow {
    let context = house.call(ResultServiceMethods.listChallengeBoard, by: viewerID, roles: roles)
    let board = try await house.results.listChallengeBoard(ListChallengeBoardRequest(challengeID: challengeID), context)
    return try #require(board.rows.first { $0.accountID == accountID.text })
  }

  @Test func aBoardNamesAttemptsToTheirRunnersAndToModeratorsAlone() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, berta, moderator) = (UUID(), UUID(), UUID())
      house.auth.appoint(moderator)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let attempt = try #require(try await house.done(challengeID, ChallengeKinds.track(.race), by: anna).attempt)
      _ = try await house.done(challengeID, ChallengeKinds.track(.race, seed: 2, from: 3_600), by: berta)
      #expect(try await Self.row(of: anna, on: challengeID, to: anna, house).attemptID == attempt.attemptID)
      #expect(try await house.board(challengeID, by: anna).ownRow?.attemptID == attempt.attemptID)
      #expect(try await Self.row(of: berta, on: challengeID, to: anna, house).attemptID.isEmpty)
      #expect(try await Self.row(of: anna, on: challengeID, to: berta, house).attemptID.isEmpty)
      let seen = try await Self.row(of: anna, on: challengeID, to: moderator, roles: ["moderator"], house)
      #expect(seen.attemptID == attempt.attemptID)
      // Who claims to be one, or is one and does not say so, sees what everybody sees.
      #expect(try await Self.row(of: anna, on: challengeID, to: UUID(), roles: ["moderator"], house).attemptID.isEmpty)
      #expect(try await Self.row(of: anna, on: challengeID, to: moderator, house).attemptID.isEmpty)
    }
  }
}
