import Timekeeping

/// A run that is walked without a network: its texts were released at once, and what was done is told later (requirement Q-S15). The rules of every run judge
/// it at the times at which the phone says it was done, so that there are as many points as there would have been. The phone alone says where the player was:
/// such a run is unverified. Pure.
enum OfflineRules {
  /// One question of what is told.
  struct Step: Hashable, Sendable {
    let questionID: StoredQuestion.ID
    let unlockTime: Moment
    /// Nil where it was not answered.
    let answer: Answer?

    struct Answer: Hashable, Sendable {
      let choice: Int
      let time: Moment
    }
  }

  /// Why what is told is refused as a whole.
  enum Refusal: Error, Hashable, Sendable {
    /// The texts were not released.
    case notReleased
    /// A time before the run began, or an answer before its question was read.
    case impossibleTime
    case rules(RunRules.Refusal)
  }

  private struct Deed {
    let time: Moment
    let questionID: StoredQuestion.ID
    /// Nil for the unlocking.
    let choice: Int?
  }

  /// Does what was done, in the order of its times. Steps that are known already change nothing, so that all of them may be told again.
  /// - Parameter tie: The answer to the question at the end; nil for none.
  static func take(_ steps: [Step], tie: Int64?, into run: inout WalkRun, _ walk: WalkVersion, at now: Moment) throws(Refusal) {
    if run.isVerified { throw .notReleased }
    for deed in try deeds(steps, in: run, at: now) {
      do throws(RunRules.Refusal) { try take(deed, into: &run, walk) } catch { throw .rules(error) }
    }
    guard let tie else { return }
    do throws(RunRules.Refusal) {
      if let asked = walk.head.tieBreaker, !(asked.lower...asked.upper).contains(tie) { throw .outOfRange }
      try RunRules.answerTie(tie, in: &run, walk, at: now)
    } catch { throw .rules(error) }
  }

  private static func take(_ deed: Deed, into run: inout WalkRun, _ walk: WalkVersion) throws(RunRules.Refusal) {
    guard let question = walk.question(deed.questionID) else { throw .noSuchQuestion }
    guard let choice = deed.choice else { return try RunRules.open(question, in: &run, walk, at: deed.time) }
    guard question.options.indices.contains(choice) else { throw .noSuchOption }
    try RunRules.answer(question.id, choice, in: &run, walk, at: deed.time)
  }

  /// Everything that was done; a question is unlocked before it is answered, and else what was told first was first.
  private static func deeds(_ steps: [Step], in run: WalkRun, at now: Moment) throws(Refusal) -> [Deed] {
    var deeds: [Deed] = []
    for step in steps {
      // A question that is known to be read was read when it was read.
      let known = run.attempts[step.questionID]?.unlockTime
      guard step.unlockTime >= run.startTime || known != nil, step.unlockTime <= now else { throw .impossibleTime }
      deeds.append(Deed(time: step.unlockTime, questionID: step.questionID, choice: nil))
      guard let answer = step.answer else { continue }
      guard answer.time >= step.unlockTime, answer.time <= now else { throw .impossibleTime }
      deeds.append(Deed(time: max(answer.time, known ?? answer.time), questionID: step.questionID, choice: answer.choice))
    }
    return deeds.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
