import CairnProto
import FoundationEssentials
import Identity
import Positions
import Protobuf
import QuizWalksProto
import RPC
import Timekeeping

/// A bundle: all questions of a run as they are asked, each locked by its own key. Right answers and explanations are in none of it.
struct BundleView {
  /// A locked question is as long as a multiple of it, so that its length does not tell how much is asked.
  static let block = 512

  let run: WalkRun
  let walk: WalkVersion
  let keys: BundleKeys

  var message: GetRunBundleResponse {
    let questions = walk.questions.map { question in
      LockedQuestion(
        questionID: question.id.text, number: Int32(question.number), position: question.point.map { LatLng($0) },
        locked: lock(BundledQuestion(asked: RunView(run, walk, at: run.startTime).asked(question, nil)), of: question.id))
    }
    let tie = walk.head.tieBreaker.map { AskedTieBreaker(text: $0.text, lower: $0.lower, upper: $0.upper) }
    return GetRunBundleResponse(questions: questions, lockedTieBreaker: tie.map { lock(BundledQuestion(tieBreaker: $0), of: nil) } ?? [])
  }

  var allKeys: [BundleKey] {
    var all = walk.questions.map { BundleKey(questionID: $0.id.text, key: keys.key(of: $0.id, in: run.id)) }
    if walk.head.tieBreaker != nil { all.append(BundleKey(key: keys.key(of: nil, in: run.id))) }
    return all
  }

  private func lock(_ content: BundledQuestion, of questionID: UUID?) -> [UInt8] {
    keys.lock(Self.padded(content).encoded(), of: questionID, in: run.id)
  }

  /// A field's tag and the length of some hundred bytes take two bytes or three.
  static func padded(_ content: BundledQuestion) -> BundledQuestion {
    var padded = content
    let bare = content.encoded().count
    for count in 1...(2 * block) where (bare + count + (count < 128 ? 2 : 3)).isMultiple(of: block) {
      padded.padding = [UInt8](repeating: 0, count: count)
      break
    }
    return padded
  }
}

/// Malformed requests are refused here, before anything is loaded.
enum OfflineRequests {
  /// Milliseconds: longer ago than a run goes on is in no run.
  private static let ageMax: Int64 = RunRules.lifetime.inMilliseconds * 2

  static func steps(_ steps: [OfflineStep], at now: Moment) throws(RPCError) -> [OfflineRules.Step] {
    try Field.check(count: steps.count, "steps", in: 0...WalkRules.questionsMax)
    var read: [OfflineRules.Step] = []
    for step in steps {
      let id = try Field.id(step.questionID, "question_id")
      guard (0...ageMax).contains(step.unlockAgeMs), (0...ageMax).contains(step.answerAgeMs) else { throw .invalid("steps", .outOfRange) }
      var answer: OfflineRules.Step.Answer?
      if let told = step.answer { answer = .init(choice: try RunRequests.choice(told), time: now - .milliseconds(step.answerAgeMs)) }
      read.append(.init(questionID: id, unlockTime: now - .milliseconds(step.unlockAgeMs), answer: answer))
    }
    return read
  }
}

extension RPCError {
  /// The only place where a refusal of what is told later becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: OfflineRules.Refusal) {
    switch refusal {
    case .notReleased: self.init(.failedPrecondition, reason: .bundleNotReleased)
    case .impossibleTime: self = .invalid("steps", .outOfRange, "before the run, or an answer before its question")
    case .rules(.outOfRange): self = .invalid("tie_breaker_guess", .outOfRange)
    case .rules(let refusal): self.init(refusal)
    }
  }
}
