internal import ArgumentParser
internal import CairnProto
internal import CairnServices
internal import Cryptography
internal import EventLoop
internal import FoundationEssentials
internal import Lifecycle
internal import QuizWalks
internal import QuizWalksProto
internal import QuizWalksServices
internal import RPC

/// `cairn demo quizwalks`.
struct QuizWalksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quizwalks",
    abstract: "Makes a quiz walk, and walks it as a guest against the monkey, on generated positions.",
    discussion: """
      An account is made that makes a walk of three questions, and a guest that finds it by its code. At the end they take it together.

      Example:
        cairn demo quizwalks
      """)

  @OptionGroup var gateway: GatewayOptions

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let upstream = try gateway.upstream(settings)
    try await LoopCommand.run { loop in
      let maker = QuizWalkMaker(session: try await .signUp(at: upstream, on: loop))
      let code = try await maker.make()
      Console.say("\(maker.session.username) has made a walk of \(QuizWalkPlan.questions.count) questions. Its code: \(code)\n")
      let channel = RPCClient(to: upstream, credentials: .accessToken, home: loop)
      let guest = try await GuestServiceClient(channel).createGuest(CreateGuestRequest(realm: .qwalk, deviceName: "cairn demo"))
      let walker = QuizWalkWalker(channel: channel, accessToken: guest.tokens?.accessToken ?? "")
      try await walker.walk(code)
      try await QuizWalkTogether(maker: maker.session, walker: walker).walk(code)
    }
  }
}

/// The walk of the demonstration: three questions by a river in Uppsala, some 90 m from one another.
enum QuizWalkPlan {
  struct Planned {
    let text: String
    let options: [String]
    let right: Int32
    let explanation: String
    /// Degrees.
    let place: LatLng
    /// Option that the demonstration chooses.
    let choice: Int32
  }

  /// Where the guest begins.
  static let start = place(0, 0)

  static let questions = [
    Planned(
      text: "Vilken å rinner genom Uppsala?", options: ["Svartån", "Fyrisån", "Motala ström"], right: 1,
      explanation: "Fyrisån rinner ut i Mälaren.", place: place(30, 35), choice: 1),
    Planned(
      text: "Vem gav temperaturskalan med hundra grader dess namn?", options: ["Celsius", "Linné", "Scheele"], right: 0,
      explanation: "Anders Celsius var professor i Uppsala.", place: place(75, 25), choice: 0),
    Planned(
      text: "När grundades universitetet?", options: ["1477", "1527", "1632", "1666"], right: 0,
      explanation: "Det är Nordens äldsta.", place: place(105, -15), choice: 2),
  ]

  /// - Parameters: Metres east and north of the beginning. A degree of longitude is half as long there.
  static func place(_ east: Double, _ north: Double) -> LatLng {
    LatLng(latitudeDegrees: 59.8586 + north / 111_195, longitudeDegrees: 17.6389 + east / (111_195 * 0.5021))
  }

  /// How long ago the guest was at the beginning, and at each question, in milliseconds: the latest minute, as if the guest had walked. All is near enough
  /// that nobody has to wait for it.
  static let startAge: Int32 = 60_000
  static let ages: [Int32] = [40_000, 20_000, 0]
}

/// The account that makes the walk.
struct QuizWalkMaker {
  let session: PlayerSession

  /// - Returns: The walk's code.
  func make() async throws -> String {
    let walks = WalkServiceClient(session.channel)
    let create = CreateWalkRequest(title: "Längs Fyrisån", lang: "sv")
    let walkID = try await walks.createWalk(create, keyed()).walkID
    for question in QuizWalkPlan.questions {
      let message = Question(
        questionID: UUID().uuidString.lowercased(), text: question.text, explanation: question.explanation, position: question.place,
        kind: .choice(ChoiceQuestion(options: question.options, rightOption: question.right)))
      _ = try await walks.putQuestion(PutQuestionRequest(walkID: walkID, question: message), session.options())
    }
    _ = try await walks.publishWalk(PublishWalkRequest(walkID: walkID, visibility: .link), keyed())
    return try await walks.getWalk(GetWalkRequest(walkID: walkID), session.options()).walk?.code ?? ""
  }

  private func keyed() -> CallOptions { session.options(idempotencyKey: UUID().uuidString) }
}

/// The guest who walks it.
struct QuizWalkWalker {
  let channel: RPCClient
  let accessToken: String

  var runs: RunServiceClient { RunServiceClient(channel) }
  var options: CallOptions { CallOptions(accessToken: accessToken) }

  func walk(_ code: String) async throws {
    let found = try await WalkServiceClient(channel).findWalkByCode(FindWalkByCodeRequest(code: code), options)
    guard let walk = found.walk else { throw Failure("There is no walk with the code \(code).") }
    Console.say("A guest walks \"\(walk.title)\": \(walk.questionCount) questions, timers of 30 s, against the monkey.")
    let chosen = RunOptions(isSpeed: true, isTimed: true, monkey: .hard)
    let start = StartRunRequest(walkID: walk.walkID, options: chosen, position: position(QuizWalkPlan.start, QuizWalkPlan.startAge))
    let keyed = CallOptions(idempotencyKey: UUID().uuidString, accessToken: accessToken)
    let runID = try await runs.startRun(start, keyed).runID
    guard let run = try await runs.getRun(GetRunRequest(runID: runID), options).run else { throw Failure("The run is gone.") }
    let text = QuizWalkText(run)
    for (index, planned) in QuizWalkPlan.questions.enumerated() {
      try await ask(run, planned, run.questions[index], QuizWalkPlan.ages[index], text)
    }
    guard let result = try await runs.endRun(EndRunRequest(runID: runID), options).result else { throw Failure("The run has no result.") }
    for line in text.results(result) { Console.say(line) }
  }

  private func ask(
    _ run: Run, _ planned: QuizWalkPlan.Planned, _ pin: RunQuestion, _ age: Int32, _ text: QuizWalkText
  ) async throws {
    for line in text.map(here: planned.place, after: Int64(QuizWalkPlan.startAge - age)) { Console.say(line) }
    let unlock = UnlockQuestionRequest(runID: run.runID, questionID: pin.questionID, positions: [position(planned.place, age)])
    let asked = try await runs.unlockQuestion(unlock, options).question
    for line in text.question(asked) { Console.say(line) }
    let answer = AnswerQuestionRequest(runID: run.runID, questionID: pin.questionID, answer: Answer(kind: .choice(planned.choice)))
    for line in text.answer(try await runs.answerQuestion(answer, options)) { Console.say(line) }
  }

  func position(_ place: LatLng, _ age: Int32) -> RunPosition { RunPosition(position: place, accuracyM: 5, ageMs: age) }
}
