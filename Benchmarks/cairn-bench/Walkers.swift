import AllAppsProto
import AllAppsServices
import CairnProto
import CairnServices
import EventLoop
import Foundation
import QuizWalksProto
import QuizWalksServices
import RPC
import Synchronization

/// Guests who walk a quiz walk of fifty questions that all stand in one place, and a class with its teacher.
///
/// Driven line by line on standard input, each with a number N; each answer is a word, the microseconds of the whole, and those of each call:
/// - `begin` has runs begun in which N questions can be unlocked: `begun`.
/// - `unlock` has the next N questions unlocked, four under way at once: `unlocked`.
/// - `answer` has as many of those answered: `answered`.
/// - `class` has a class of forty answer N questions each, in turn, twenty a second: `seen`, from each call until the teacher's stream has told of it.
/// Ends with the input.
final class Walkers: Sendable {
  private static let questionCount = 50
  private static let classSize = 40
  private static let atOnce = 4
  private static let spot = LatLng(latitudeDegrees: 59.3293, longitudeDegrees: 18.0686)
  private static var here: RunPosition { RunPosition(position: spot, accuracyM: 5) }
  private static let patience = Duration.seconds(30)

  /// Run of a guest.
  private struct Walk {
    let token: String
    let runID: String
    let questionIDs: [String]
  }

  private struct State {
    /// Begun, and not yet walked.
    var walks: [Walk] = []
    var begunCount = 0
    /// When the teacher's stream has told of an answer, by number and count.
    var heard: [String: ContinuousClock.Instant] = [:]
    var isListening = false
  }

  private let channel: RPCClient
  private let loop: Loop
  private let maker: Crowd.Person
  private let guests: [String]
  private let walkID: String
  private let state = Mutex(State())

  private init(_ maker: Crowd.Person, _ guests: [String], _ walkID: String, _ channel: RPCClient, _ loop: Loop) {
    (self.maker, self.guests, self.walkID, self.channel, self.loop) = (maker, guests, walkID, channel, loop)
  }

  /// - Parameter count: Guests, each with twenty runs at most.
  static func run(address: HostPort, count: Int) async throws {
    let loop = Loop()
    let channel = RPCClient(to: Upstream(name: "gateway", hosts: [address]), credentials: .accessToken, home: loop)
    guard let maker = try await Crowd.signUp(1, channel).first else { return }
    let guests = try await Crowd.guests(max(count, classSize), in: .qwalk, channel)
    let walkers = Walkers(maker, guests, try await walk(of: maker, channel), channel, loop)
    Crowd.say("signed-up")
    while let line = readLine() { try await walkers.obey(line.split(separator: " ").map(String.init)) }
  }

  private static func keyed(_ token: String) -> CallOptions {
    CallOptions(idempotencyKey: UUID().uuidString.lowercased(), accessToken: token)
  }

  /// A published walk.
  private static func walk(of maker: Crowd.Person, _ channel: RPCClient) async throws -> String {
    let (walks, token) = (WalkServiceClient(channel), maker.tokens.accessToken)
    let walkID = try await walks.createWalk(CreateWalkRequest(title: "In one place", lang: "sv"), keyed(token)).walkID
    for number in 1...questionCount {
      let question = Question(
        questionID: UUID().uuidString.lowercased(), text: "What is this, number \(number)?", explanation: "It was built in 1880.",
        position: spot,
        kind: .choice(ChoiceQuestion(options: ["a bridge", "a mill", "a school", "a church"], rightOption: Int32(number % 4))))
      _ = try await walks.putQuestion(PutQuestionRequest(walkID: walkID, question: question), keyed(token))
    }
    _ = try await walks.publishWalk(PublishWalkRequest(walkID: walkID, visibility: .public), keyed(token))
    return walkID
  }

  // MARK: Obeying

  private func obey(_ words: [String]) async throws {
    guard words.count == 2, let count = Int(words[1]) else { return Crowd.complain("not understood: \(words)") }
    let begin = ContinuousClock.now
    func answer(_ word: String, _ each: [Duration]) { Crowd.say(word, ContinuousClock.now - begin, each) }
    switch words[0] {
    case "begin": answer("begun", try await self.begin(count))
    case "unlock": answer("unlocked", try await Crowd.several(count, atOnce: Self.atOnce, on: loop) { try await self.unlock($0) })
    case "answer":
      answer("answered", try await Crowd.several(count, atOnce: Self.atOnce, on: loop) { try await self.answer($0) })
      state.withLock { $0.walks = [] }
    case "class": answer("seen", try await takeClass(rounds: count))
    default: Crowd.complain("not understood: \(words)")
    }
  }

  /// Four runs for each two hundred questions: those under way at once are never in one run.
  private func begin(_ count: Int) async throws -> [Duration] {
    let perTurn = Self.atOnce * Self.questionCount
    return try await Crowd.several((count + perTurn - 1) / perTurn * Self.atOnce, atOnce: 1, on: loop) { _ in
      let number = self.state.withLock { state in
        state.begunCount += 1
        return state.begunCount - 1
      }
      let token = self.guests[number % self.guests.count]
      let runs = RunServiceClient(self.channel)
      let request = StartRunRequest(walkID: self.walkID, options: RunOptions(), position: Self.here)
      let runID = try await runs.startRun(request, Self.keyed(token)).runID
      let questions = try await runs.getRun(GetRunRequest(runID: runID), CallOptions(accessToken: token)).run?.questions ?? []
      self.state.withLock { $0.walks.append(Walk(token: token, runID: runID, questionIDs: questions.map(\.questionID))) }
    }
  }

  /// The run and the question of a turn.
  private func turn(_ index: Int) -> (walk: Walk, questionID: String) {
    let (turn, worker) = (index / Self.atOnce, index % Self.atOnce)
    let walk = state.withLock { $0.walks[turn / Self.questionCount * Self.atOnce + worker] }
    return (walk, walk.questionIDs[turn % Self.questionCount])
  }

  private func unlock(_ index: Int) async throws {
    let (walk, questionID) = turn(index)
    try await unlock(questionID, in: walk)
  }

  private func answer(_ index: Int) async throws {
    let (walk, questionID) = turn(index)
    try await answer(questionID, in: walk, Int32(index % 4))
  }

  private func unlock(_ questionID: String, in walk: Walk) async throws {
    let request = UnlockQuestionRequest(runID: walk.runID, questionID: questionID, positions: [Self.here])
    _ = try await RunServiceClient(channel).unlockQuestion(request, Self.keyed(walk.token))
  }

  private func answer(_ questionID: String, in walk: Walk, _ choice: Int32) async throws {
    let request = AnswerQuestionRequest(runID: walk.runID, questionID: questionID, answer: Answer(kind: .choice(choice)))
    _ = try await RunServiceClient(channel).answerQuestion(request, Self.keyed(walk.token))
  }

  // MARK: A class

  /// A new class with its pupils' runs, by their numbers among the members.
  private func makeClass() async throws -> [(number: Int32, walk: Walk)] {
    let (groups, token) = (WalkGroupServiceClient(channel), maker.tokens.accessToken)
    let request = CreateWalkGroupRequest(walkID: walkID, kind: .class)
    let groupID = try await groups.createWalkGroup(request, Self.keyed(token)).groupID
    let get = GetWalkGroupRequest(groupID: groupID)
    let code = try await groups.getWalkGroup(get, CallOptions(accessToken: token)).group?.code ?? ""
    for (index, pupil) in guests.prefix(Self.classSize).enumerated() {
      _ = try await groups.joinWalkGroup(JoinWalkGroupRequest(code: code, name: "Pupil \(index + 1)"), Self.keyed(pupil))
    }
    _ = try await groups.startWalkGroup(StartWalkGroupRequest(groupID: groupID), Self.keyed(token))
    var pupils: [(number: Int32, walk: Walk)] = []
    for pupil in guests.prefix(Self.classSize) {
      let start = StartGroupRunRequest(groupID: groupID, position: Self.here)
      let runID = try await groups.startGroupRun(start, Self.keyed(pupil)).runID
      let run = try await RunServiceClient(channel).getRun(GetRunRequest(runID: runID), CallOptions(accessToken: pupil)).run
      let number = try await groups.getWalkGroup(get, CallOptions(accessToken: pupil)).group?.ownNumber ?? 0
      let questionIDs = (run?.questions ?? []).map(\.questionID)
      pupils.append((number, Walk(token: pupil, runID: runID, questionIDs: questionIDs)))
    }
    return pupils
  }

  private func takeClass(rounds: Int) async throws -> [Duration] {
    let isListening = state.withLock { state in
      defer { (state.heard, state.isListening) = ([:], true) }
      return state.isListening
    }
    if !isListening { await listen() }
    let pupils = try await makeClass()
    var began: [String: ContinuousClock.Instant] = [:]
    for round in 0..<min(rounds, Self.questionCount) {
      for pupil in pupils { try await unlock(pupil.walk.questionIDs[round], in: pupil.walk) }
      for (index, pupil) in pupils.enumerated() {
        began["\(pupil.number) \(round + 1)"] = .now
        await loop.start {
          do { try await self.answer(pupil.walk.questionIDs[round], in: pupil.walk, Int32(index % 4)) } catch {
            Crowd.complain("an answer was refused: \(error)")
          }
        }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    let end = ContinuousClock.now + Self.patience
    while ContinuousClock.now < end, state.withLock({ state in began.keys.contains { state.heard[$0] == nil } }) {
      try await Task.sleep(for: .milliseconds(20))
    }
    // An answer that was not heard of counts as long as it was waited for.
    return state.withLock { state in began.map { key, start in state.heard[key].map { $0 - start } ?? Self.patience } }
  }

  /// The teacher's board: each answer on the stream.
  private func listen() async {
    let options = CallOptions(accessToken: maker.tokens.accessToken)
    await loop.start {
      do {
        let request = SubscribeEventsRequest(deviceID: UUID().uuidString.lowercased())
        let stream = try await StreamServiceClient(self.channel).subscribeEvents(request, options)
        while let message = try await stream.next() {
          for event in message.events {
            guard case .quizWalks(let walks) = event.event?.content, case .walkGroupProgressed(let told) = walks.content else { continue }
            let key = "\(told.number) \(told.progress?.answeredCount ?? 0)"
            self.state.withLock { if $0.heard[key] == nil { $0.heard[key] = .now } }
          }
        }
      } catch {
        Crowd.complain("the stream has ended: \(error)")
      }
    }
  }
}
