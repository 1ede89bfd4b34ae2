internal import CairnProto
internal import FoundationEssentials
internal import QuizWalksProto
internal import QuizWalksServices
internal import RPC

/// The maker and the guest, who take the walk together: each in a run of their own, with one board.
struct QuizWalkTogether {
  let maker: PlayerSession
  let walker: QuizWalkWalker

  private var own: WalkGroupServiceClient { WalkGroupServiceClient(maker.channel) }
  private var guests: WalkGroupServiceClient { WalkGroupServiceClient(walker.channel) }

  /// - Parameter code: The walk's.
  func walk(_ code: String) async throws {
    let found = try await WalkServiceClient(walker.channel).findWalkByCode(FindWalkByCodeRequest(code: code), walker.options)
    let create = CreateWalkGroupRequest(walkID: found.walk?.walkID ?? "", kind: .friends)
    let groupID = try await own.createWalkGroup(create, maker.options(idempotencyKey: UUID().uuidString)).groupID
    let groupCode = try await group(groupID)?.code ?? ""
    Console.say("\nThey take it together. The code of their group: \(groupCode)")
    _ = try await guests.joinWalkGroup(JoinWalkGroupRequest(code: groupCode, name: "Kim"), walker.options)
    try await answer(1, in: groupID)
    _ = try await own.endWalkGroup(EndWalkGroupRequest(groupID: groupID), maker.options())
    guard let group = try await group(groupID) else { throw Failure("The group is gone.") }
    Console.say("The group has ended.")
    for member in group.members {
      let name = member.person?.username ?? member.name
      guard let progress = member.progress, progress.hasBegun else {
        Console.say("  -. \(name): not on the way")
        continue
      }
      Console.say("  \(progress.rank ?? 0). \(name): \(progress.points ?? 0) of \(group.questionCount)")
    }
  }

  /// The guest answers the first questions.
  private func answer(_ count: Int, in groupID: String) async throws {
    let start = StartGroupRunRequest(groupID: groupID, position: walker.position(QuizWalkPlan.start, QuizWalkPlan.startAge))
    let runID = try await guests.startGroupRun(start, walker.options).runID
    let run = try await walker.runs.getRun(GetRunRequest(runID: runID), walker.options).run
    for (index, planned) in QuizWalkPlan.questions.prefix(count).enumerated() {
      let questionID = run?.questions[index].questionID ?? ""
      let place = walker.position(planned.place, QuizWalkPlan.ages[index])
      _ = try await walker.runs.unlockQuestion(
        UnlockQuestionRequest(runID: runID, questionID: questionID, positions: [place]), walker.options)
      let answer = AnswerQuestionRequest(runID: runID, questionID: questionID, answer: Answer(kind: .choice(planned.choice)))
      _ = try await walker.runs.answerQuestion(answer, walker.options)
    }
  }

  private func group(_ groupID: String) async throws -> WalkGroup? {
    try await own.getWalkGroup(GetWalkGroupRequest(groupID: groupID), maker.options()).group
  }
}
