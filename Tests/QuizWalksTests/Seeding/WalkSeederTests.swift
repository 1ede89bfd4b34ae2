import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import Identity
import Positions
import Postgres
import QuizWalksProto
import QuizWalksServices
import Testing
import Texts
import Timekeeping

@testable import QuizWalks

/// Walks of a machine in the database.
@Suite struct WalkSeederTests {
  private static let walk = WalkSeedRules.walks(at: WalkSeedRulesTests.place(8), in: [.swedish])[0]

  @Test func aGuestFindsOneMarkedAsGeneratedAndWalksIt() async throws {
    try await QuizHouse.run { house async throws in
      #expect(try await WalkSeeder(database: house.database).keep(Self.walk, isDryRun: false, at: house.clock.now()) == .made)
      let guest = UUID()
      let found = try await house.list(.new, by: guest).walks
      #expect(found.map(\.title) == ["Tipspromenad: Town, Shire"] && found[0].isGenerated && found[0].maker == nil)
      #expect(found[0].lang == "sv" && found[0].questionCount == 8 && found[0].permissions?.canEdit == false)
      let near = try await house.walks.findNearbyWalks(
        FindNearbyWalksRequest(position: LatLng(Field.point(0, 0))), house.call(WalkServiceMethods.findNearbyWalks, by: guest))
      #expect(near.walks.map { $0.walk?.walkID } == [found[0].walkID])
      let byCode = try await house.walks.findWalkByCode(
        FindWalkByCodeRequest(code: found[0].code), house.call(WalkServiceMethods.findWalkByCode, by: guest))
      #expect(byCode.walk?.walkID == found[0].walkID)
      let runID = try await house.start(found[0].walkID, by: guest, isGuest: true)
      let first = try #require(try await house.run(runID, by: guest).questions.first)
      let question = try await house.unlock(first.questionID, at: 0, in: runID, by: guest)
      #expect(question.asked?.title == "Fråga 1")
      let right = Int32(Self.walk.questions[0].rightOption)
      #expect(try await house.answer(right, to: first.questionID, in: runID, by: guest).points == 1)
    }
  }

  @Test func theSameTitleIsMadeOnceAlsoTwiceAtOnceAndBeyondAPersonsLimit() async throws {
    try await QuizHouse.run { house async throws in
      let seeder = WalkSeeder(database: house.database)
      #expect(try await seeder.keep(Self.walk, isDryRun: true, at: house.clock.now()) == .made)
      #expect(try await house.list(.new, by: UUID()).walks.isEmpty, "a dry run leaves nothing")
      async let one = seeder.keep(Self.walk, isDryRun: false, at: house.clock.now())
      async let other = seeder.keep(Self.walk, isDryRun: false, at: house.clock.now())
      #expect(Set([try await one, try await other]) == [.made, .alreadyThere])
      #expect(try await seeder.keep(Self.walk, isDryRun: false, at: house.clock.now()) == .alreadyThere)
      #expect(try await house.list(.new, by: UUID()).walks.count == 1)
    }
  }

  /// It is of nobody: nobody edits it, and nobody answers for it.
  @Test func nobodyIsItsMaker() async throws {
    try await QuizHouse.run { house async throws in
      _ = try await WalkSeeder(database: house.database).keep(Self.walk, isDryRun: false, at: house.clock.now())
      let walkID = try #require(try await house.list(.new, by: house.maker).walks.first?.walkID)
      #expect(await house.refusal { try await house.put(house.question(1), in: walkID) } == "WALK_NOT_FOUND")
      #expect(await house.refusal { _ = try await house.getDraft(walkID) } == "WALK_NOT_FOUND")
      let report = WalkReport(database: house.database, access: house.walks.access)
      let shown = try await report.find(walkID, for: ContentView(viewerID: UUID()))
      #expect(shown != nil && shown?.ownerID == nil)
      // There is no case of it, so the operator hides it, and shows it again.
      let code = try #require(try await house.list(.new, by: house.maker).walks.first?.code)
      let operated = QuizWalksApp.operated(house.database)
      #expect(try await operated.set(isHidden: true, code, at: house.clock.now(), in: house.database) == .done)
      #expect(try await house.list(.new, by: UUID()).walks.isEmpty)
      #expect(try await operated.set(isHidden: false, code, at: house.clock.now(), in: house.database) == .done)
      #expect(try await house.list(.new, by: UUID()).walks.count == 1)
    }
  }
}
