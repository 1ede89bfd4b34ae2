import CairnContract
import CairnProto
import CairnTesting
import FoundationEssentials
import GameTesting
import Identity
import Protobuf
import QuizWalksProto
import QuizWalksServices
import ServiceDatabase
import Testing

@testable import QuizWalks
@testable import RPC

/// An answer that was lost: the app sends the call once more, under the same key where it has one, and nothing happens twice.
@Suite struct QuizRetryTests {
  /// A method, what makes a call of it possible, and the call.
  struct Row: Sendable, CustomTestStringConvertible {
    let method: MethodRow
    let repetition: RetryLaw.Repetition
    /// - Returns: Who calls, with what.
    let prepare: @Sendable (QuizHouse) async throws -> (UUID, any Message)

    var testDescription: String { method.path }

    init(
      _ method: MethodRow, _ repetition: RetryLaw.Repetition = .same,
      _ prepare: @escaping @Sendable (QuizHouse) async throws -> (UUID, any Message)
    ) {
      (self.method, self.repetition, self.prepare) = (method, repetition, prepare)
    }
  }

  static let rows: [Row] = drafts + sharing + runs + groups + offline + moderation

  private static let drafts = [
    Row(WalkServiceMethods.createWalk) { ($0.maker, CreateWalkRequest(title: "A walk")) },
    Row(WalkServiceMethods.updateWalk) { ($0.maker, UpdateWalkRequest(walkID: try await $0.draft(), head: DraftHead(title: "Other"))) },
    Row(WalkServiceMethods.putQuestion) { ($0.maker, PutQuestionRequest(walkID: try await $0.draft(), question: $0.question(2))) },
    Row(WalkServiceMethods.placeQuestion) { house in
      let walkID = try await house.draft()
      let question = try await house.getDraft(walkID).questions[1]
      return (
        house.maker, PlaceQuestionRequest(walkID: walkID, questionID: question.questionID, position: LatLng(Field.point(5, 5)))
      )
    },
    Row(WalkServiceMethods.orderQuestions) { house in
      let walkID = try await house.draft()
      let ids = try await house.getDraft(walkID).questions.map(\.questionID)
      return (house.maker, OrderQuestionsRequest(walkID: walkID, questionIDs: ids.reversed()))
    },
    Row(WalkServiceMethods.deleteQuestion) { house in
      let walkID = try await house.draft()
      let question = try await house.getDraft(walkID).questions[0]
      return (house.maker, DeleteQuestionRequest(walkID: walkID, questionID: question.questionID))
    },
    Row(WalkServiceMethods.duplicateWalk) { ($0.maker, DuplicateWalkRequest(walkID: try await $0.draft())) },
    Row(WalkServiceMethods.deleteWalk) { ($0.maker, DeleteWalkRequest(walkID: try await $0.draft())) },
  ]

  private static let sharing = [
    Row(WalkServiceMethods.publishWalk) { ($0.maker, PublishWalkRequest(walkID: try await $0.draft(), visibility: .public)) },
    Row(WalkServiceMethods.setWalkVisibility) { house in
      (house.maker, SetWalkVisibilityRequest(walkID: try await house.published(), visibility: .link))
    },
    Row(WalkServiceMethods.shareWalk) { house in
      let friend = UUID()
      house.social.befriend(house.maker, friend)
      return (house.maker, ShareWalkRequest(walkID: try await house.published(), accountIDs: [friend.text]))
    },
    Row(WalkServiceMethods.featureWalk) { ($0.maker, FeatureWalkRequest(walkID: try await $0.published(), isFeatured: true)) },
    Row(WalkServiceMethods.addEditor) { house in
      let friend = UUID()
      house.social.befriend(house.maker, friend)
      return (house.maker, AddEditorRequest(walkID: try await house.draft(), accountID: friend.text))
    },
    Row(WalkServiceMethods.removeEditor) { house in
      let friend = UUID()
      house.social.befriend(house.maker, friend)
      let walkID = try await house.draft()
      let context = house.call(WalkServiceMethods.addEditor, by: house.maker)
      _ = try await house.walks.addEditor(AddEditorRequest(walkID: walkID, accountID: friend.text), context)
      return (friend, RemoveEditorRequest(walkID: walkID, accountID: friend.text))
    },
  ]

  private static let runs = [
    Row(RunServiceMethods.startRun) { ($0.maker, StartRunRequest(walkID: try await $0.published(), position: $0.position(0))) },
    Row(RunServiceMethods.tellPosition, .again(because: "it is where the player is then")) { house in
      let runID = try await house.start(try await house.published(), by: house.maker)
      return (house.maker, TellPositionRequest(runID: runID, positions: [house.position(5)]))
    },
    Row(RunServiceMethods.unlockQuestion) { house in
      let (runID, ids) = try await walked(house, 0)
      house.clock.advance(by: .seconds(10))
      return (house.maker, UnlockQuestionRequest(runID: runID, questionID: ids[0], positions: [house.position(100)]))
    },
    Row(RunServiceMethods.answerQuestion) { house in
      let (runID, ids) = try await walked(house, 0)
      house.clock.advance(by: .seconds(10))
      _ = try await house.unlock(ids[0], at: 100, in: runID, by: house.maker)
      return (house.maker, AnswerQuestionRequest(runID: runID, questionID: ids[0], answer: Answer(kind: .choice(1))))
    },
    Row(RunServiceMethods.answerTieBreaker) { house in
      let (runID, _) = try await walked(house, 3)
      return (house.maker, AnswerTieBreakerRequest(runID: runID, guess: 7))
    },
    Row(RunServiceMethods.endRun, .otherAnswer(because: "a run is told with the time it is told at")) { house in
      (house.maker, EndRunRequest(runID: try await walked(house, 1).0))
    },
  ]

  private static let groups = [
    Row(WalkGroupServiceMethods.createWalkGroup) { house in
      (house.maker, CreateWalkGroupRequest(walkID: try await house.published(), kind: .friends))
    },
    Row(WalkGroupServiceMethods.joinWalkGroup) { house in
      let groupID = try await house.group(try await house.published())
      return (UUID(), JoinWalkGroupRequest(code: try await house.shown(groupID, by: house.maker).code))
    },
    Row(WalkGroupServiceMethods.inviteToWalkGroup) { house in
      let friend = UUID()
      house.social.befriend(house.maker, friend)
      let groupID = try await house.group(try await house.published())
      return (house.maker, InviteToWalkGroupRequest(groupID: groupID, accountIDs: [friend.text]))
    },
    Row(WalkGroupServiceMethods.startWalkGroup) { house in
      (house.maker, StartWalkGroupRequest(groupID: try await house.group(try await house.published(), .class)))
    },
    Row(WalkGroupServiceMethods.startGroupRun) { house in
      (house.maker, StartGroupRunRequest(groupID: try await house.group(try await house.published())))
    },
    Row(WalkGroupServiceMethods.leaveWalkGroup) { house in
      let (groupID, friend) = (try await house.group(try await house.published()), UUID())
      try await house.join(groupID, by: friend)
      return (friend, LeaveWalkGroupRequest(groupID: groupID))
    },
    Row(WalkGroupServiceMethods.removeFromWalkGroup) { house in
      let groupID = try await house.group(try await house.published())
      try await house.join(groupID, by: UUID())
      return (house.maker, RemoveFromWalkGroupRequest(groupID: groupID, number: 2))
    },
    Row(WalkGroupServiceMethods.endWalkGroup) { house in
      let groupID = try await house.group(try await house.published())
      _ = try await house.startRun(in: groupID, by: house.maker)
      return (house.maker, EndWalkGroupRequest(groupID: groupID))
    },
  ]

  private static let offline = [
    Row(OfflineRunServiceMethods.releaseRunBundle) { house in
      (house.maker, ReleaseRunBundleRequest(runID: try await walked(house, 1).0))
    },
    Row(OfflineRunServiceMethods.uploadRun, .otherAnswer(because: "a run is told with the time it is told at")) { house in
      let (runID, ids) = try await walked(house, 0)
      _ = try await house.offline.releaseRunBundle(
        ReleaseRunBundleRequest(runID: runID), house.call(OfflineRunServiceMethods.releaseRunBundle, by: house.maker))
      house.clock.advance(by: .seconds(60))
      let steps = ids.prefix(2).map {
        OfflineStep(questionID: $0, unlockAgeMs: 20_000, answer: Answer(kind: .choice(1)), answerAgeMs: 9_000)
      }
      return (house.maker, UploadRunRequest(runID: runID, steps: steps))
    },
  ]

  private static let moderation = [
    Row(RunModerationServiceMethods.decideRun) { house in
      let (walkID, player) = (try await house.published(), UUID())
      house.social.appoint(house.maker)
      let runID = try await house.start(walkID, by: player)
      _ = try await house.end(runID, by: player)
      return (house.maker, DecideRunRequest(runID: runID))
    }
  ]

  /// A run of the maker's with some questions answered.
  private static func walked(_ house: QuizHouse, _ count: Int) async throws -> (String, [String]) {
    let walkID = try await house.published { $0.tieBreaker = TieBreaker(text: "How many?", lower: 0, upper: 10, answer: 4) }
    let runID = try await house.start(walkID, by: house.maker)
    let ids = try await house.run(runID, by: house.maker).questions.map(\.questionID)
    for index in 0..<count {
      house.clock.advance(by: .seconds(12))
      _ = try await house.unlock(ids[index], at: Double(index + 1) * 100, in: runID, by: house.maker)
      _ = try await house.answer(1, to: ids[index], in: runID, by: house.maker)
    }
    return (runID, ids)
  }

  /// What is not tried, and why.
  private static let untried = [WalkServiceMethods.findWalkByCode.path: "changes nothing but how many codes were tried that no walk has"]

  @Test func everyMutationIsTriedOrSaysWhyNot() {
    let lookUps: Set = [WalkServiceMethods.findNearbyWalks.path]
    let mutations = CairnMethods.all.filter { $0.path.hasPrefix("/cairn.game.quizwalks.") && $0.idempotency != .read }.map(\.path)
    #expect(
      RetryLaw.gaps(in: mutations.filter { !lookUps.contains($0) }, cases: Self.rows.map(\.method.path), exceptions: Self.untried) == [])
  }

  @Test(arguments: rows)
  func aRetryHasNoSecondEffect(row: Row) async throws {
    try await QuizHouse.run { house in
      let (caller, message) = try await row.prepare(house)
      let (key, request) = (UUID().text, message.encoded())
      let method = try #require(house.features.methods.first { $0.row == row.method })
      guard case .unary(let body) = method.body else { return #expect(Bool(false), "a mutation answers once") }
      let breaches = try await RetryLaw.breaches(of: row.repetition, in: house.database, reason: { ($0 as? RPCError)?.reason }) {
        // Whatever was done again would be done at another time.
        house.clock.advance(by: .seconds(1))
        return try await body(request, house.call(row.method, by: caller, key: key, roles: ["moderator"]))
      }
      #expect(breaches == [])
    }
  }
}
