import CairnProto
import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import QuizWalksProto
import QuizWalksServices
import RPC
import Testing
import Timekeeping

@testable import QuizWalks

/// A walk in the woods, without a network (requirement Q-S15).
@Suite struct OfflineHandlersTests {
  private typealias Methods = OfflineRunServiceMethods

  private static func bundle(_ house: QuizHouse, _ runID: String, by accountID: UUID) async throws -> GetRunBundleResponse {
    try await house.offline.getRunBundle(GetRunBundleRequest(runID: runID), house.call(Methods.getRunBundle, by: accountID))
  }

  private static func release(_ house: QuizHouse, _ runID: String, by accountID: UUID) async throws -> [BundleKey] {
    let context = house.call(Methods.releaseRunBundle, by: accountID)
    return try await house.offline.releaseRunBundle(ReleaseRunBundleRequest(runID: runID), context).keys
  }

  private static func upload(
    _ house: QuizHouse, _ runID: String, _ steps: [OfflineStep], guess: Int64? = nil, by accountID: UUID
  ) async throws -> Run {
    let request = UploadRunRequest(runID: runID, steps: steps, tieBreakerGuess: guess)
    return try #require(try await house.offline.uploadRun(request, house.call(Methods.uploadRun, by: accountID)).run)
  }

  /// Opens a question as a client does that has read the contract.
  private static func open(_ locked: [UInt8], _ key: [UInt8], _ questionID: String, in runID: String) throws -> BundledQuestion {
    let (run, question) = (try #require(UUID(text: runID)), try #require(UUID(text: questionID.isEmpty ? runID : questionID)))
    let secret = try #require(SymmetricKey(bytes: key))
    return try BundledQuestion(decoding: try #require(secret.open(locked, context: run.bytes + question.bytes)))
  }

  private static func walk(_ house: QuizHouse) async throws -> String {
    try await house.published { $0.tieBreaker = TieBreaker(text: "Secret end?", lower: 0, upper: 10, answer: 4) }
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(text)
  }

  @Test func aBundleIsOpenedQuestionByQuestionAndHoldsNoAnswer() async throws {
    try await QuizHouse.run { house in
      let (walkID, guest) = (try await Self.walk(house), UUID())
      let runID = try await house.start(walkID, by: guest, isGuest: true)
      let bundle = try await Self.bundle(house, runID, by: guest)
      #expect(try await Self.bundle(house, runID, by: guest) == bundle && bundle.questions.map(\.number) == [1, 2, 3])
      #expect(!Self.contains(bundle.encoded(), "ecret"), "nothing of a text is to be read")
      #expect(Set(bundle.questions.map { ($0.locked.count - 28) % 512 }) == [0])
      house.clock.advance(by: .seconds(12))
      let first = bundle.questions[0]
      let request = UnlockQuestionRequest(runID: runID, questionID: first.questionID, positions: [house.position(100)])
      let unlocked = try await house.runs.unlockQuestion(request, house.call(RunServiceMethods.unlockQuestion, by: guest))
      let opened = try Self.open(first.locked, unlocked.bundleKey, first.questionID, in: runID)
      #expect(opened.asked?.text == "Secret question 1?" && opened.asked?.kind == unlocked.question?.asked?.kind)
      let second = bundle.questions[1]
      let context = (UUID(text: runID)?.bytes ?? []) + (UUID(text: second.questionID)?.bytes ?? [])
      #expect(SymmetricKey(bytes: unlocked.bundleKey)?.open(second.locked, context: context) == nil, "a key opens one question")
      #expect(!Self.contains(opened.encoded(), "explanation"))
      #expect(try await house.run(runID, by: guest).questions[1].asked == nil)
      #expect(try await house.end(runID, by: guest).isVerified, "whoever asks for each key where it is given walks as everybody")
    }
  }

  @Test func whatIsToldLaterHasItsPointsAndIsUnverified() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await Self.walk(house), UUID())
      let runID = try await house.start(walkID, RunOptions(isTimed: true, monkey: .hard), by: player)
      let bundle = try await Self.bundle(house, runID, by: player)
      #expect(await house.refusal { _ = try await Self.upload(house, runID, [], by: player) } == "BUNDLE_NOT_RELEASED")
      let keys = try await Self.release(house, runID, by: player)
      #expect(keys.map(\.questionID) == bundle.questions.map(\.questionID) + [""])
      for (question, key) in zip(bundle.questions, keys) {
        let opened = try Self.open(question.locked, key.key, question.questionID, in: runID)
        #expect(opened.asked?.text == "Secret question \(question.number)?" && !Self.contains(opened.encoded(), "explanation"))
      }
      #expect(try Self.open(bundle.lockedTieBreaker, keys[3].key, "", in: runID).tieBreaker?.text == "Secret end?")
      let before = try await house.run(runID, by: player)
      #expect(before.questions.allSatisfy { $0.answered == nil } && before.monkey?.answerSeed == [])
      house.clock.advance(by: .seconds(600))
      // Right, wrong, and too late.
      let steps = zip(bundle.questions, [(1, 500, 490), (0, 400, 380), (1, 300, 200)] as [(Int32, Int64, Int64)]).map { question, told in
        OfflineStep(
          questionID: question.questionID, unlockAgeMs: told.1 * 1_000, answer: Answer(kind: .choice(told.0)), answerAgeMs: told.2 * 1_000)
      }
      let half = try await Self.upload(house, runID, Array(steps.prefix(1)), by: player)
      #expect(half.questions[0].answered?.explanation == "Secret explanation 1." && half.questions[1].answered == nil)
      let run = try await Self.upload(house, runID, steps, guess: 5, by: player)
      #expect(run.questions.map(\.state) == [.answered, .answered, .timedOut] && run.points == 1)
      #expect(run.questions.map { $0.answered?.durationMs } == [10_000, 20_000, 30_000])
      house.clock.advance(by: .seconds(5))
      #expect(try await Self.upload(house, runID, steps, guess: 5, by: player).questions == run.questions)
      let other = [OfflineStep(questionID: steps[0].questionID, unlockAgeMs: 500_000, answer: Answer(kind: .choice(2)), answerAgeMs: 1)]
      #expect(await house.refusal { _ = try await Self.upload(house, runID, other, by: player) } == "ALREADY_ANSWERED")
      let result = try await house.end(runID, by: player)
      #expect(!result.isVerified && result.run?.points == 1 && result.tieBreakerOff == 1)
      #expect(try await Self.upload(house, runID, steps, guess: 5, by: player).points == 1, "told again after the end")
    }
  }

  @Test func whoHadAllTextsAtOnceIsNotCountedOverAllWalks() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let first = try await house.start(walkID, by: player)
      _ = try await Self.release(house, first, by: player)
      _ = try await house.end(first, by: player)
      let second = try await house.start(walkID, by: player)
      _ = try await house.end(second, by: player)
      let reaches: [Int16] = try await house.database.query("SELECT reach FROM quiz_runs ORDER BY run_id").map { try $0.get(0) }
      #expect(reaches == [0, 1])
    }
  }

  @Test func hiddenQuestionsAndGroupsHaveNoKeysForAll() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let hidden = try await house.start(walkID, RunOptions(isHidden: true), by: player)
      #expect(await house.refusal { _ = try await Self.bundle(house, hidden, by: player) } == "RUN_HIDDEN")
      #expect(await house.refusal { _ = try await Self.release(house, hidden, by: player) } == "RUN_HIDDEN")
      let groupID = try await house.group(walkID)
      let together = try await house.startRun(in: groupID, by: house.maker)
      #expect(try await Self.bundle(house, together, by: house.maker).questions.count == 3)
      #expect(await house.refusal { _ = try await Self.release(house, together, by: house.maker) } == "RUN_IN_GROUP")
      let open = try await house.start(walkID, by: player)
      #expect(await house.refusal { _ = try await Self.bundle(house, open, by: house.maker) } == "RUN_NOT_FOUND")
      _ = try await house.end(open, by: player)
      #expect(await house.refusal { _ = try await Self.release(house, open, by: player) } == "RUN_ENDED")
      #expect(
        await house.refusal { _ = try await Self.upload(house, open, [OfflineStep](repeating: OfflineStep(), count: 51), by: player) }
          == "TOO_MANY")
    }
  }

  @Test func whateverIsAskedALockedQuestionIsALengthOfFullBlocks() {
    for length in 0..<2_000 {
      let question = BundledQuestion(asked: AskedQuestion(text: String(repeating: "a", count: length)))
      #expect(BundleView.padded(question).encoded().count.isMultiple(of: BundleView.block), "\(length)")
    }
  }
}
