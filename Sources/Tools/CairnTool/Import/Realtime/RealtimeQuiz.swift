internal import QuizWalks

/// One quiz of the tree of Qwalk: `quizzes/KEY`.
struct RealtimeQuiz: Equatable {
  /// Most alternatives and questions that are looked at; fewer can be had.
  static let listMax = 1_000

  /// Id of Firebase.
  var makerID: String
  var walk: MovedWalk

  /// Nil, with a remark, for what is nobody's.
  init?(_ key: String, _ node: JSONNode, _ remarks: inout [RealtimePath.Remark]) {
    let quiz = RealtimePath("quizzes/\(key)", node)
    guard case .object = node, let makerID = quiz.text("creator", &remarks) else {
      remarks.append(quiz.remark("no object with a creator"))
      return nil
    }
    self.makerID = makerID
    walk = MovedWalk(key: key)
    walk.title = quiz.text("title", &remarks) ?? ""
    walk.description = quiz.text("description", &remarks) ?? ""
    walk.questions = quiz.child("questions").map { Self.list($0, &remarks).map { Self.question($0, &remarks) } } ?? []
  }

  /// Members in the order of their keys: by number where they are numbers.
  private static func list(_ list: RealtimePath, _ remarks: inout [RealtimePath.Remark]) -> [RealtimePath] {
    let members = list.children(&remarks)
    let numbered = members.compactMap { member in Int(member.key).map { (number: $0, at: member.at) } }
    let ordered = numbered.count == members.count ? numbered.sorted { $0.number < $1.number }.map(\.at) : members.map(\.at)
    return Array(ordered.prefix(listMax))
  }

  private static func question(_ at: RealtimePath, _ remarks: inout [RealtimePath.Remark]) -> MovedWalk.Question {
    var question = MovedWalk.Question()
    question.title = at.text("title", &remarks) ?? ""
    question.text = at.text("text", &remarks) ?? ""
    var numbers: [Int] = []
    let alternatives = at.child("alternatives").map { list($0, &remarks) } ?? []
    for (place, alternative) in alternatives.enumerated() {
      guard case .text(let text) = alternative.node else {
        remarks.append(alternative.remark("no text"))
        continue
      }
      question.options.append(text)
      numbers.append(alternative.key ?? place)
    }
    question.rightOption = rightOption(at.child("rightAnswer"), question.options, numbers, &remarks)
    question.place = at.child("position").flatMap { $0.place(&remarks) }
    let timer = at.count("questionTimer", max: 86_400, &remarks)
    question.timer = timer == 0 ? nil : Int(timer)
    return question
  }

  /// By its number in the export, from 0, or by its text.
  /// - Parameter numbers: The number of each option: some of the export's may be left out.
  private static func rightOption(
    _ answer: RealtimePath?, _ options: [String], _ numbers: [Int], _ remarks: inout [RealtimePath.Remark]
  ) -> Int? {
    switch answer?.node {
    case nil: return nil
    case .number(let number) where numbers.contains(Int(exactly: number) ?? -1): return numbers.firstIndex { Double($0) == number }
    case .text(let text) where options.contains(text): return options.firstIndex(of: text)
    default:
      if let answer { remarks.append(answer.remark("none of the alternatives, neither its number from 0 nor its text")) }
      return nil
    }
  }
}
