import CairnProto
import CairnTesting
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import Expeditions

/// Building challenges (requirements E-30, E-31, E-S14; scenario B-9).
@Suite struct ChallengeTests {
  @Test(arguments: ChallengeKind.allCases) func eachTypeIsBuiltPublishedAndSeen(kind: ChallengeKind) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let draft = ChallengeKinds.draft(kind, ChallengeKinds.parameters(kind))
      let challengeID = try await house.create(draft, device: ExpeditionsHouse.phone)
      let other = UUID()
      #expect(await house.refusal { _ = try await house.challenge(challengeID, by: other) }?.reason == "CHALLENGE_NOT_FOUND", "a draft")
      try await house.publish(challengeID)
      try await house.publish(challengeID)
      let seen = try await house.challenge(challengeID, by: other)
      #expect(seen.state == .published && seen.version == 1 && seen.draft?.controls.count == draft.controls.count)
      #expect(seen.draft?.requiredFeatures.contains(.gps) == true)
      #expect(Set((seen.draft?.parameters ?? []).map(\.name)) == Set(Evaluators.evaluator(of: kind).schema.parameters.map(\.name)))
      let told = try await house.database.query("SELECT type FROM outbox WHERE destination = 'geo'").map { try $0.get(0, as: String.self) }
      #expect(told == ["challenge.published"])
      let context = house.call(ChallengeServiceMethods.listParkChallenges, by: other)
      let list = try await house.challenges.listParkChallenges(ListParkChallengesRequest(parkID: OnePark.parkID), context)
      #expect(list.challenges.map(\.challengeID) == [challengeID] && list.nextPageToken.isEmpty)
    }
  }

  /// What is told of rides is what a verdict makes of them: of a type where all its challenges have it in common, and of each challenge.
  @Test func whetherRidesAreCutOutIsToldOfEachChallenge() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let context = house.call(ChallengeServiceMethods.getChallengeTypes, by: nil)
      let types = try await house.challenges.getChallengeTypes(GetChallengeTypesRequest(), context).types
      #expect(types.filter(\.cutsRides).map(\.type) == [.freeRide, .collection])
      for kind in ChallengeKind.allCases {
        for mode: Int64 in kind == .orienteering ? [1, 2, 3] : [0] {
          let parameters = ["mode": mode, "control_count": 2, "limit_seconds": 600]
          let draft = ChallengeKinds.draft(kind, kind == .orienteering ? parameters : [:])
          let challenge = try await house.challenge(try await house.published(draft), by: UUID())
          let id = try #require(UUID(text: challenge.challengeID))
          let course = try #require(try await house.challenges.store.challenge(id, in: house.database)).version.course
          #expect(challenge.cutsRides == Evaluators.evaluator(of: kind).cutsRides(course), "\(kind) \(mode)")
          #expect(challenge.cutsRides == ([.freeRide, .collection].contains(kind) || mode == 3), "\(kind) \(mode)")
        }
      }
    }
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: ChallengeKind
    let violations: [String]
    let change: @Sendable (inout ChallengeDraft) -> Void

    init(_ kind: ChallengeKind, _ violations: String..., change: @escaping @Sendable (inout ChallengeDraft) -> Void) {
      (self.kind, self.violations, self.change) = (kind, violations, change)
      testDescription = violations.joined(separator: ", ")
    }
  }

  static let mistakes: [Mistake] = [
    Mistake(.race, "name MISSING") { $0.name = "  " },
    Mistake(.race, "name TOO_LONG") { $0.name = String(repeating: "a", count: 81) },
    Mistake(.race, "description TOO_LONG") { $0.descriptionField = String(repeating: "a", count: 2_001) },
    Mistake(.race, "park_id MALFORMED") { $0.parkID = "PARK'" },
    Mistake(.race, "type MISSING") { $0.type = .unspecified },
    Mistake(.race, "type UNKNOWN_VALUE") { $0.type = .unrecognized(77) },
    Mistake(.race, "activity MISSING") { $0.activity = .unspecified },
    Mistake(.zone, "activity NOT_APPLICABLE") { $0.activity = .running },
    Mistake(.race, "controls TOO_FEW") { $0.controls.removeLast() },
    Mistake(.race, "controls TOO_MANY") { $0.controls = ChallengeKinds.controls() },
    Mistake(.zone, "controls TOO_MANY") { $0.controls = ChallengeKinds.controls() },
    Mistake(.race, "controls[1].position MISSING") { $0.controls[1].position = nil },
    Mistake(.race, "controls[1].position OUT_OF_RANGE") { $0.controls[1].position?.latitudeDegrees = .nan },
    Mistake(.collection, "controls[2].position TOO_CLOSE") { $0.controls[2].position = $0.controls[0].position },
    Mistake(.race, "controls[1].position TOO_CLOSE") { $0.controls[1].position = ChallengeKinds.position((69, 0)) },
    Mistake(.collection, "controls[2].position TOO_CLOSE") { $0.controls[2].position = ChallengeKinds.position((0, -69)) },
    Mistake(.race, "controls[1].position OUTSIDE_PARK") { $0.controls[1].position = ChallengeKinds.position((9_000, 0)) },
    Mistake(.race, "controls[0].radius_m OUT_OF_RANGE") { $0.controls[0].radiusM = 9 },
    Mistake(.race, "controls[0].radius_m OUT_OF_RANGE") { $0.controls[0].radiusM = 101 },
    Mistake(.race, "controls[0].points OUT_OF_RANGE") { $0.controls[0].points = 1 },
    Mistake(.race, "controls[1].code DUPLICATE") { draft in for index in 0...1 { draft.controls[index].code = "A" } },
    Mistake(.race, "controls[1].clue TOO_LONG") { $0.controls[1].clue = String(repeating: "a", count: 501) },
    Mistake(.race, "controls[1].has_hidden_position NOT_APPLICABLE") { $0.controls[1].hasHiddenPosition = true },
    Mistake(.race, "parameters.average_max_kmh OUT_OF_RANGE") { $0.parameters = [ParameterValue(name: "average_max_kmh", value: 23)] },
    Mistake(.race, "parameters.warp UNKNOWN_VALUE") { $0.parameters = [ParameterValue(name: "warp", value: 9)] },
    Mistake(.zone, "parameters.free_seconds DUPLICATE") {
      $0.parameters = [ParameterValue(name: "free_seconds", value: 60), ParameterValue(name: "free_seconds", value: 60)]
    },
    Mistake(.orienteering, "parameters.mode MISSING") { $0.parameters = [] },
    Mistake(.orienteering, "parameters.control_count OUT_OF_RANGE") {
      $0.parameters = [ParameterValue(name: "mode", value: 2), ParameterValue(name: "control_count", value: 4)]
    },
    Mistake(.race, "required_features UNKNOWN_VALUE") { $0.requiredFeatures = [.unrecognized(99)] },
    Mistake(.race, "parameters.a UNKNOWN_VALUE", "parameters.average_max_kmh OUT_OF_RANGE", "controls TOO_FEW") {
      $0.parameters = [ParameterValue(name: "a", value: 1), ParameterValue(name: "average_max_kmh", value: 0)]
      $0.controls.removeLast()
    },
  ]

  @Test(arguments: mistakes) func mistakesAreNamed(_ mistake: Mistake) async throws {
    try await ExpeditionsHouse.run { house async throws in
      var draft = ChallengeKinds.draft(mistake.kind, ChallengeKinds.parameters(mistake.kind))
      mistake.change(&draft)
      let asked = draft
      let error = await house.refusal { _ = try await house.create(asked) }
      #expect(error?.code == .invalidArgument && error?.reason == "INVALID_PARAMETERS")
      #expect(error?.fieldViolations.map { "\($0.field) \($0.reason)" } == mistake.violations)
    }
  }

  @Test func whoBuildsHasTheFeaturesAndIsNoNewcomer() async throws {
    try await ExpeditionsHouse.run { house async throws in
      var draft = ChallengeKinds.draft(.orienteering, ["mode": 1])
      draft.requiredFeatures = [.camera]
      let asked = draft
      let error = await house.refusal { _ = try await house.create(asked, device: [.gps]) }
      #expect(error?.reason == "FEATURES_MISSING" && error?.metadata["missing"] == "COMPASS,CAMERA")
      let challengeID = try await house.create(asked)
      house.auth.set(GetAccountAgeResponse(createTime: house.clock.now() - .seconds(8 * 86_400)), of: house.maker)
      #expect(await house.refusal { try await house.publish(challengeID) }?.reason == "EMAIL_NOT_CONFIRMED")
      let age = ChallengeRules.builderAge
      house.auth.set(GetAccountAgeResponse(createTime: house.clock.now() - age + .seconds(1), isEmailConfirmed: true), of: house.maker)
      #expect(await house.refusal { try await house.publish(challengeID) }?.reason == "ACCOUNT_TOO_NEW")
      house.clock.advance(by: .seconds(1))
      try await house.publish(challengeID)
      #expect(await house.refusal { try await house.publish(challengeID, by: UUID()) }?.reason == "CHALLENGE_NOT_FOUND")
      house.geo.setDown(true)
      #expect(await house.refusal { _ = try await house.create(asked) }?.code == .unavailable)
    }
  }

  @Test func anotherCourseIsAnotherVersionAndOtherWordsAreNot() async throws {
    try await ExpeditionsHouse.run { house async throws in
      func update(_ challengeID: String, _ revision: Int32, _ draft: ChallengeDraft) async throws -> UpdateChallengeResponse {
        let context = house.call(ChallengeServiceMethods.updateChallenge, by: house.maker, key: UUID().text)
        return try await house.challenges.updateChallenge(
          UpdateChallengeRequest(challengeID: challengeID, revision: revision, draft: draft), context)
      }
      var draft = ChallengeKinds.draft(.race)
      let challengeID = try await house.create(draft)
      draft.controls[1].position = ChallengeKinds.position((400, 0))
      #expect(try await update(challengeID, 1, draft) == UpdateChallengeResponse(version: 1, revision: 2), "a draft has one version")
      try await house.publish(challengeID)
      draft.name = "Another name"
      draft.controls[1].clue = "At the oak"
      #expect(try await update(challengeID, 3, draft) == UpdateChallengeResponse(version: 1, revision: 4))
      draft.controls[1].radiusM = 30
      let asked = draft
      #expect(await house.refusal { _ = try await update(challengeID, 3, asked) }?.reason == "CHALLENGE_CHANGED")
      #expect(try await update(challengeID, 4, draft) == UpdateChallengeResponse(version: 2, revision: 5))
      #expect(try await house.challenge(challengeID, by: UUID()).version == 2)
      let context = house.call(ChallengeServiceMethods.withdrawChallenge, by: house.maker)
      for _ in 0..<2 { _ = try await house.challenges.withdrawChallenge(WithdrawChallengeRequest(challengeID: challengeID), context) }
      #expect(await house.refusal { _ = try await update(challengeID, 6, asked) }?.reason == "CHALLENGE_WITHDRAWN")
      #expect(await house.refusal { _ = try await house.challenge(challengeID, by: UUID()) }?.reason == "CHALLENGE_NOT_FOUND")
      let told = try await house.database.query("SELECT type FROM outbox WHERE destination = 'geo' ORDER BY event_id").map {
        try $0.get(0, as: String.self)
      }
      #expect(told == ["challenge.published", "challenge.unpublished"])
    }
  }

  @Test func threePeopleHideAChallenge() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      func report(by accountID: UUID) async throws {
        let context = house.call(ChallengeServiceMethods.reportChallenge, by: accountID)
        _ = try await house.challenges.reportChallenge(
          ReportChallengeRequest(challengeID: challengeID, reason: .dangerous), context)
      }
      #expect(await house.refusal { try await report(by: house.maker) }?.reason == "OWN_CHALLENGE")
      let first = UUID()
      for _ in 0..<4 { try await report(by: first) }
      try await report(by: UUID())
      #expect(try await house.challenge(challengeID, by: first).state == .published, "the same person counts once")
      try await report(by: UUID())
      #expect(await house.refusal { _ = try await house.challenge(challengeID, by: first) }?.reason == "CHALLENGE_NOT_FOUND")
      #expect(try await house.challenge(challengeID, by: house.maker).state == .hidden)
      #expect(await house.refusal { try await house.publish(challengeID) }?.reason == "CHALLENGE_HIDDEN")
      #expect(await house.refusal { _ = try await house.start(challengeID, by: first) }?.reason == "CHALLENGE_NOT_FOUND")
    }
  }

  @Test func hiddenPlacesAreToldToTheirMakerOnly() async throws {
    try await ExpeditionsHouse.run { house async throws in
      var draft = ChallengeKinds.draft(.orienteering, ["mode": 2, "control_count": 3])
      draft.controls[2].hasHiddenPosition = true
      draft.controls[2].clue = "Where the water falls"
      let challengeID = try await house.published(draft)
      let seen = try await house.challenge(challengeID, by: UUID())
      #expect(seen.draft?.controls[2].position == nil && seen.draft?.controls[2].clue == "Where the water falls" && seen.courseM == 0)
      #expect(seen.draft?.controls[1].position != nil)
      #expect(try await house.challenge(challengeID, by: house.maker).draft?.controls[2].position != nil)
    }
  }

  @Test func pagesOfAParkHoldEachChallengeOnce() async throws {
    try await ExpeditionsHouse.run { house async throws in
      var all: Set<String> = []
      for _ in 0..<7 { all.insert(try await house.published(ChallengeKinds.draft(.race))) }
      var (found, token): ([String], String) = ([], "")
      repeat {
        let context = house.call(ChallengeServiceMethods.listParkChallenges, by: nil)
        let page = try await house.challenges.listParkChallenges(
          ListParkChallengesRequest(parkID: OnePark.parkID, pageSize: 3, pageToken: token), context)
        found += page.challenges.map(\.challengeID)
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(found.count == 7 && Set(found) == all)
      let context = house.call(ChallengeServiceMethods.listMyChallenges, by: house.maker)
      let mine = try await house.challenges.listMyChallenges(ListMyChallengesRequest(pageSize: 50), context)
      #expect(Set(mine.challenges.map(\.challengeID)) == all)
    }
  }

  /// A pack holds two hundred: one person does not fill it. Of several that are published at once as many are as there is room for.
  @Test func oneMakerHasSoManyInAPark() async throws {
    try await ExpeditionsHouse.run { house async throws in
      var published: [String] = []
      for _ in 0..<19 { published.append(try await house.published(ChallengeKinds.draft(.race))) }
      var drafts: [String] = []
      for _ in 0..<6 { drafts.append(try await house.create(ChallengeKinds.draft(.race))) }
      let refusals = await withTaskGroup(of: RPCError?.self) { group in
        for draft in drafts { group.addTask { await house.refusal { try await house.publish(draft) } } }
        return await group.reduce(into: [RPCError]()) { if let refusal = $1 { $0.append(refusal) } }
      }
      #expect(refusals.map(\.reason) == Array(repeating: "TOO_MANY_CHALLENGES", count: 5))
      #expect(refusals.allSatisfy { $0.code == .resourceExhausted })
      let count: Int64 = try await house.database.query("SELECT count(*) FROM challenges WHERE state = 2").firstRow().get(0)
      #expect(count == 20)
      // What is published may be published again, and another person's has room.
      try await house.publish(published[0])
      let other = UUID()
      try await house.publish(try await house.create(ChallengeKinds.draft(.race), by: other), by: other)
      // What is hidden may be shown again, and so has its place; what is withdrawn leaves room.
      let report = ChallengeReport(database: house.database, outbox: house.attempts.handlers.outbox)
      try await house.database.transaction { try await report.setHidden(true, published[1], at: house.clock.now(), in: $0) }
      let next = try await house.create(ChallengeKinds.draft(.race))
      #expect(await house.refusal { try await house.publish(next) }?.reason == "TOO_MANY_CHALLENGES")
      let context = house.call(ChallengeServiceMethods.withdrawChallenge, by: house.maker)
      _ = try await house.challenges.withdrawChallenge(WithdrawChallengeRequest(challengeID: published[2]), context)
      try await house.publish(next)
    }
  }

  /// Nor does one that is moved there from another park.
  @Test func aChallengeIsMovedToAParkWithRoom() async throws {
    try await ExpeditionsHouse.run { house async throws in
      var drafts: [String] = []
      for _ in 0..<21 { drafts.append(try await house.create(ChallengeKinds.draft(.race))) }
      for draft in drafts.prefix(20) { try await house.publish(draft) }
      let moved = try #require(UUID(text: drafts[20]))
      try await house.database.execute("UPDATE challenges SET park_id = 'osm-w2' WHERE challenge_id = \(moved)")
      try await house.database.execute("UPDATE challenge_versions SET park_id = 'osm-w2' WHERE challenge_id = \(moved)")
      try await house.publish(drafts[20])
      let context = house.call(ChallengeServiceMethods.updateChallenge, by: house.maker, key: UUID().text)
      let request = UpdateChallengeRequest(challengeID: drafts[20], revision: 2, draft: ChallengeKinds.draft(.race))
      #expect(await house.refusal { _ = try await house.challenges.updateChallenge(request, context) }?.reason == "TOO_MANY_CHALLENGES")
      var words = ChallengeKinds.draft(.race)
      words.name = "Another name"
      let renamed = UpdateChallengeRequest(challengeID: drafts[0], revision: 2, draft: words)
      let again = house.call(ChallengeServiceMethods.updateChallenge, by: house.maker, key: UUID().text)
      #expect(try await house.challenges.updateChallenge(renamed, again).revision == 3, "where it is it stays")
    }
  }

  @Test func whatOthersDoStaysWhenItsMakerGoes() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (shown, draft) = (try await house.published(ChallengeKinds.draft(.race)), try await house.create(ChallengeKinds.draft(.race)))
      _ = try await house.database.transaction { try await house.features().personal.purge(house.maker, in: $0) }
      let seen = try await house.challenge(shown, by: UUID())
      #expect(seen.makerID.isEmpty && seen.state == .published)
      #expect(await house.refusal { _ = try await house.challenge(draft, by: house.maker) }?.reason == "CHALLENGE_NOT_FOUND")
    }
  }
}
