internal import CairnProto
internal import Positions
internal import QuizWalks
internal import QuizWalksProto

/// A run of a quiz walk in words and as a map of characters. The monkey is moved here, as any client moves it, by the seed that the server has told.
struct QuizWalkText {
  private static let columns = 60
  private static let rows = 14

  private let pins: [GridPoint]
  private let movement: MonkeyMovement?

  init(_ run: Run) {
    func point(_ place: LatLng?) -> GridPoint? {
      place.flatMap { GridPoint(latitudeDegrees: $0.latitudeDegrees, longitudeDegrees: $0.longitudeDegrees) }
    }
    let pins = run.questions.compactMap { point($0.position) }
    self.pins = pins
    movement = run.monkey.flatMap { monkey in
      guard let start = point(monkey.startPosition) else { return nil }
      let seed = monkey.movementSeed.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return MonkeyMovement(seed: seed, difficulty: .hard, start: start, pins: pins)
    }
  }

  /// The questions by their numbers, the walker as @, the monkey as M, where two stand together as *.
  /// - Parameter time: Milliseconds since the beginning.
  func map(here: LatLng, after time: Int64) -> [String] {
    guard let walker = GridPoint(latitudeDegrees: here.latitudeDegrees, longitudeDegrees: here.longitudeDegrees) else { return [] }
    let monkey = movement?.state(at: time)
    var marks = pins.enumerated().map { ($1, Character("\($0 + 1)")) } + [(walker, Character("@"))]
    if let monkey { marks.append((monkey.place, "M")) }
    let heading = "\nAfter \(time / 1_000) s" + (monkey.map { ", the monkey \(Self.words($0.deed))" } ?? "") + ":"
    return [heading] + Self.drawn(marks)
  }

  private static func words(_ deed: MonkeyMovement.Deed) -> String {
    switch deed {
    case .walking: "walks"
    case .incident(.banana): "eats a banana"
    case .incident(.peel): "slips on a peel"
    case .incident(.coconuts): "juggles coconuts"
    case .answering(let index): "is at question \(index + 1)"
    case .finished: "is done"
    }
  }

  private static func drawn(_ marks: [(GridPoint, Character)]) -> [String] {
    let (latitudes, longitudes) = (marks.map(\.0.latitude), marks.map(\.0.longitude))
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(), let east = longitudes.max() else {
      return []
    }
    var cells = [[Character]](repeating: [Character](repeating: " ", count: columns), count: rows)
    for (point, symbol) in marks {
      let column = Int((point.longitude - west) * Int64(columns - 1) / max(1, east - west))
      let row = Int((north - point.latitude) * Int64(rows - 1) / max(1, north - south))
      cells[row][column] = cells[row][column] == " " ? symbol : "*"
    }
    let edge = "+" + String(repeating: "-", count: columns) + "+"
    return [edge] + cells.map { "|" + String($0) + "|" } + [edge]
  }

  func question(_ question: RunQuestion?) -> [String] {
    guard let asked = question?.asked, case .choice(let choice) = asked.kind else {
      return ["The question is of a kind that is not known here."]
    }
    return ["\(asked.title): \(asked.text)"] + choice.options.enumerated().map { "  \($0 + 1). \($1)" }
  }

  func answer(_ response: AnswerQuestionResponse) -> [String] {
    guard let answered = response.question?.answered else { return [] }
    func option(_ answer: Answer?) -> String {
      if case .choice(let choice) = answer?.kind { "\(choice + 1)" } else { "none" }
    }
    return [
      "Svar: \(option(answered.answer)), \(answered.isRight ? "rätt" : "fel, rätt är \(option(answered.rightAnswer))"). \(answered.explanation)",
      "Apans svar: \(option(answered.monkeyAnswer)). \(response.points) : \(response.monkeyPoints)",
    ]
  }

  /// The results, and the board of the two.
  func results(_ result: RunResult) -> [String] {
    let questions = (result.run?.questions ?? []).map { question in
      let time = (question.answered?.durationMs ?? 0) / 1_000
      return "  \(question.asked?.title ?? "") \(question.answered?.isRight == true ? "1 point" : "0 points"), \(time) s"
    }
    let (own, monkey) = (result.run?.points ?? 0, result.run?.monkey?.points ?? 0)
    let board = result.hasMonkeyWon ? [("the monkey", monkey), ("the guest", own)] : [("the guest", own), ("the monkey", monkey)]
    return ["\nResults"] + questions + ["\nBoard"]
      + board.enumerated().map { "  \($0 + 1). \($1.0): \($1.1) of \(result.run?.questionCount ?? 0)" }
  }
}
