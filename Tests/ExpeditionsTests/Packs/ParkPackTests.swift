import CairnProto
import CairnTesting
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import Expeditions

/// Parks that are taken along to where there is no network.
@Suite struct ParkPackTests {
  private static func pack(_ house: ExpeditionsHouse, etag: String = "", by accountID: UUID? = UUID()) async throws -> ParkPack? {
    let context = house.call(ParkPackServiceMethods.getParkPack, by: accountID)
    return try await house.packs.getParkPack(GetParkPackRequest(parkID: OnePark.parkID, etag: etag), context).pack
  }

  @Test func allThatIsNeededIsInIt() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let empty = try #require(try await Self.pack(house))
      #expect(empty.challenges.isEmpty && empty.isWhole && empty.park?.summary?.challengeCount == 0)
      let race = try await house.published(ChallengeKinds.draft(.race))
      _ = try await house.create(ChallengeKinds.draft(.checkpoint))
      let pack = try #require(try await Self.pack(house))
      #expect(pack.challenges.map(\.challengeID) == [race] && pack.etag != empty.etag, "drafts are nobody's business")
      #expect(pack.challenges[0] == (try await house.challenge(race, by: UUID())), "as ListParkChallenges tells it")
      #expect(pack.park?.summary?.name == "Green" && pack.park?.polygons.count == 1 && pack.attributions == ["© somebody"])
      #expect(pack.park?.summary?.challengeCount == 1)
      // With it somebody runs without a network, while its maker changes the course.
      var draft = ChallengeKinds.draft(.race)
      draft.controls[1].position = ChallengeKinds.position((400, 0))
      let update = UpdateChallengeRequest(challengeID: race, revision: pack.challenges[0].revision, draft: draft)
      _ = try await house.challenges.updateChallenge(
        update, house.call(ChallengeServiceMethods.updateChallenge, by: house.maker, key: UUID().text))
      let done = try await house.done(race, ChallengeKinds.track(.race), by: UUID(), version: pack.challenges[0].version)
      #expect(done.verdict?.outcome == .accepted && done.attempt?.challengeVersion == 1)
      #expect(try await Self.pack(house)?.challenges[0].version == 2)
    }
  }

  @Test func aPackThatThePhoneHasIsNotSentAgain() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let race = try await house.published(ChallengeKinds.draft(.race))
      let etag = try #require(try await Self.pack(house)?.etag)
      #expect(!etag.isEmpty && etag.utf8.count <= ParkPackContents.etagMax)
      #expect(try await Self.pack(house, etag: etag) == nil)
      for accountID in [nil, house.maker] { #expect(try await Self.pack(house, etag: etag, by: accountID) == nil) }
      #expect(try await Self.pack(house, etag: "another") != nil)
      let withdraw = house.call(ChallengeServiceMethods.withdrawChallenge, by: house.maker)
      _ = try await house.challenges.withdrawChallenge(WithdrawChallengeRequest(challengeID: race), withdraw)
      let after = try #require(try await Self.pack(house, etag: etag))
      #expect(after.challenges.isEmpty && after.etag != etag)
      let long = String(repeating: "x", count: ParkPackContents.etagMax + 1)
      #expect(await house.refusal { _ = try await Self.pack(house, etag: long) }?.fieldViolations.first?.reason == "TOO_LONG")
    }
  }

  @Test func whatCluesAloneLeadToIsNotInItForItsMakerEither() async throws {
    try await ExpeditionsHouse.run { house async throws in
      var draft = ChallengeKinds.draft(.orienteering, ["mode": 1])
      draft.controls[2].hasHiddenPosition = true
      draft.controls[2].clue = "Where the heron stands"
      _ = try await house.published(draft)
      let mine = try #require(try await Self.pack(house, by: house.maker))
      let theirs = try #require(try await Self.pack(house))
      #expect(mine == theirs && mine.challenges[0].courseM == 0)
      let controls = try #require(mine.challenges[0].draft?.controls)
      #expect(controls[2].position == nil && controls[2].clue == "Where the heron stands" && controls[1].position != nil)
    }
  }

  @Test func itIsBounded() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let made = try #require(ChallengeSeedRules.challenges(of: ChallengeSeedRulesTests.park(500)).first)
      let many = (0...ParkPackContents.challengesMax).map { SeedChallenge(key: "\($0)", words: made.words, version: made.version) }
      _ = try await ChallengeSeeder(database: house.database).keep(many, isDryRun: false, at: house.clock.now())
      let pack = try #require(try await Self.pack(house))
      #expect(pack.challenges.count == ParkPackContents.challengesMax && !pack.isWhole)
      var long = pack.challenges[0]
      long.draft?.descriptionField = String(repeating: "x", count: 10_000)
      let packed = ParkPackContents.packed(Array(repeating: long, count: 150))
      #expect(packed.count < 106 && packed.count > 80 && packed.map { $0.encoded().count }.reduce(0, +) <= ParkPackContents.bytesMax)
    }
  }

  @Test func aParkThatNobodyKnowsOrCanBeAskedForHasNone() async throws {
    try await ExpeditionsHouse.run { house async throws in
      house.geo.setDown(true)
      #expect(await house.refusal { _ = try await Self.pack(house) }?.code == .unavailable)
      house.geo.setDown(false)
      house.geo.remove(at: house.clock.now())
      #expect(await house.refusal { _ = try await Self.pack(house) }?.reason == "PARK_NOT_FOUND")
      let context = house.call(ParkPackServiceMethods.getParkPack, by: UUID())
      let malformed = await house.refusal { _ = try await house.packs.getParkPack(GetParkPackRequest(parkID: "A b"), context) }
      #expect(malformed?.fieldViolations.map { "\($0.field) \($0.reason)" } == ["park_id MALFORMED"])
    }
  }
}
