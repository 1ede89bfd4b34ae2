import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import QuizWalksProto
import QuizWalksServices
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import QuizWalks

extension QuizHouse {
  /// Media that SocialService was told a walk shows, in order.
  func claims(of walkID: String) async throws -> [Set<UUID>] {
    try await database.query("SELECT payload FROM outbox WHERE type = 'media.claimed' ORDER BY event_id").compactMap { row in
      let claimed = try MediaClaimed(decoding: try row.get(0))
      return claimed.content == WalkReport.walk.ref(walkID) ? Set(claimed.mediaItems.compactMap { UUID(bytes: $0) }) : nil
    }
  }

  var report: WalkReport { WalkReport(database: database, access: walks.access) }

  func moderate(_ walkID: String, isHidden: Bool) async throws {
    try await database.transaction { try await report.setHidden(isHidden, walkID, at: clock.now(), in: $0) }
  }
}

@Suite struct WalkContentTests {
  private static func image(_ mediaID: UUID) -> WalkImage { WalkImage(mediaID: mediaID.text, altText: "A bridge") }

  @Test func aHiddenWalkIsNotCopiedToBeShownAgain() async throws {
    try await QuizHouse.run { house async throws in
      let walkID = try await house.published()
      func duplicate() async -> String? {
        let context = house.call(WalkServiceMethods.duplicateWalk, by: house.maker)
        return await house.refusal { _ = try await house.walks.duplicateWalk(DuplicateWalkRequest(walkID: walkID), context) }
      }
      try await house.moderate(walkID, isHidden: true)
      #expect(await duplicate() == "WALK_HIDDEN")
      try await house.moderate(walkID, isHidden: false)
      #expect(await duplicate() == nil)
    }
  }

  @Test func aWalkClaimsTheImagesOfItsDraftAndItsVersions() async throws {
    try await QuizHouse.run { house async throws in
      let (head, later) = (UUID(), UUID())
      let walkID = try await house.draft { $0.image = Self.image(head) }
      let first = try #require(try await house.claims(of: walkID).last)
      // The head's, and the one of the first question.
      #expect(first.count == 2 && first.contains(head))
      try await house.publish(walkID)
      _ = try await house.walks.updateWalk(
        UpdateWalkRequest(walkID: walkID, head: DraftHead(title: "Lunch walk", lang: "sv", image: Self.image(later))),
        house.call(WalkServiceMethods.updateWalk, by: house.maker))
      // Whoever walks the version still sees the former.
      #expect(try await house.claims(of: walkID).last == first.union([later]))
      let copy = try await house.walks.duplicateWalk(
        DuplicateWalkRequest(walkID: walkID), house.call(WalkServiceMethods.duplicateWalk, by: house.maker)
      ).walkID
      #expect(try await house.claims(of: copy).last?.contains(later) == true)
      for _ in 0..<2 {
        _ = try await house.walks.deleteWalk(
          DeleteWalkRequest(walkID: walkID), house.call(WalkServiceMethods.deleteWalk, by: house.maker))
      }
      #expect(try await house.claims(of: walkID).last == [])
      // Files of others stay theirs when the maker goes.
      try await house.database.transaction { _ = try await house.features.personal.purge(house.maker, in: $0) }
      #expect(try await house.claims(of: copy).last == [])
    }
  }

  @Test func anImageThatIsNotOnesOwnIsRefused() async throws {
    try await QuizHouse.run { house async throws in
      let (walkID, other) = (try await house.draft(), UUID())
      house.social.refuse(other)
      var question = house.question(2)
      question.image = Self.image(other)
      let asked = question
      #expect(await house.refusal { try await house.put(asked, in: walkID) } == "MEDIA_NOT_FOUND")
      #expect(try await house.getDraft(walkID).questions.count == 3)
    }
  }

  @Test func aHiddenWalkIsPrivateAndComesBackAsItWas() async throws {
    try await QuizHouse.run { house async throws in
      let (walkID, berta) = (try await house.published(), UUID())
      let view = ContentView(viewerID: berta, wantsEvidence: true)
      let found = try #require(try await house.report.find(walkID, for: view))
      #expect(found.ownerID == house.maker && found.summary.hasPrefix("Lunch walk") && found.mediaIDs.count == 1)
      #expect((found.evidence as? Draft)?.questions.count == 3)
      for _ in 0..<2 { try await house.moderate(walkID, isHidden: true) }
      #expect(await house.refusal { _ = try await house.walk(walkID, by: berta) } == "WALK_NOT_FOUND")
      #expect(try await house.report.find(walkID, for: view)?.ownerID == nil)
      #expect(await house.refusal { try await house.publish(walkID) } == "WALK_HIDDEN")
      let visible = SetWalkVisibilityRequest(walkID: walkID, visibility: .public)
      #expect(
        await house.refusal {
          _ = try await house.walks.setWalkVisibility(visible, house.call(WalkServiceMethods.setWalkVisibility, by: house.maker))
        } == "WALK_HIDDEN")
      for _ in 0..<2 { try await house.moderate(walkID, isHidden: false) }
      #expect(try await house.walk(walkID, by: berta).visibility == .public)
    }
  }

  @Test func aDraftIsNobodyElses() async throws {
    try await QuizHouse.run { house async throws in
      let walkID = try await house.draft()
      #expect(try await house.report.find(walkID, for: ContentView(viewerID: UUID()))?.ownerID == nil)
      try await house.moderate(walkID, isHidden: true)
      // What nobody has seen is not hidden.
      try await house.publish(walkID)
    }
  }
}
