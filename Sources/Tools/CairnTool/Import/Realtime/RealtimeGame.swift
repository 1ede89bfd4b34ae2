internal import Geodesy
internal import Timekeeping

/// One game of the tree of Where am I: `games/KEY`, as the published data model has it.
struct RealtimeGame: Equatable {
  static let playersMax = 8
  static let roundsMax = 5
  static let roundScoreMax: Int64 = 5_000

  struct Answer: Equatable {
    var position: GeoPoint?
    var score: Int
  }

  struct Round: Equatable {
    var place: GeoPoint
    var answers: [Answer?]
  }

  var key: String
  var time: Moment
  /// Ids of Firebase, in the order of players.
  var players: [String]
  var rounds: [Round]

  /// Nil, with a remark, for what is no finished game.
  init?(_ key: String, _ node: JSONNode, _ remarks: inout [RealtimePath.Remark]) {
    let game = RealtimePath("games/\(key)", node)
    guard case .object = node else {
      remarks.append(game.remark("no object"))
      return nil
    }
    guard game.child("finished")?.node == .bool(true) else {
      remarks.append(game.remark("it was not finished"))
      return nil
    }
    guard let time = game.child("date")?.time else {
      remarks.append(RealtimePath.Remark(path: game.path + "/date", reason: "neither milliseconds since 1970 nor a date"))
      return nil
    }
    (self.key, self.time) = (key, time)
    let seats = Self.seats(game, &remarks)
    players = seats.map(\.userID)
    guard !players.isEmpty, Set(players).count == players.count else {
      remarks.append(game.remark("nobody, or somebody twice, has played it"))
      return nil
    }
    guard let rounds = Self.rounds(game, seats.map(\.number), &remarks) else { return nil }
    self.rounds = rounds
  }

  /// Seats that somebody has, by the numbers that answers go by: where nobody sits in between, those behind keep theirs.
  private static func seats(_ game: RealtimePath, _ remarks: inout [RealtimePath.Remark]) -> [(number: Int, userID: String)] {
    var seats: [(number: Int, userID: String)] = []
    for number in 1...playersMax {
      guard let userID = game.child("player\(number)")?.text("user", &remarks) else { continue }
      seats.append((number: number, userID: userID))
    }
    return seats
  }

  /// - Parameter numbers: Numbers of the seats whose answers are asked for.
  private static func rounds(_ game: RealtimePath, _ numbers: [Int], _ remarks: inout [RealtimePath.Remark]) -> [Round]? {
    var rounds: [Round] = []
    let coordinates = game.child("roundCoordinates")
    while rounds.count < roundsMax, let round = coordinates?.child("round_\(rounds.count + 1)") {
      guard let place = round.place(&remarks) else {
        remarks.append(round.remark("no place: lat and lng"))
        return nil
      }
      let answers = numbers.map { answer(round.child("player\($0)_answer"), &remarks) }
      rounds.append(Round(place: place, answers: answers))
    }
    if rounds.isEmpty { remarks.append(game.remark("no rounds: roundCoordinates/round_1 …")) }
    return rounds.isEmpty ? nil : rounds
  }

  private static func answer(_ answer: RealtimePath?, _ remarks: inout [RealtimePath.Remark]) -> Answer? {
    guard let answer, let score = answer.number("score", in: 0...Double(roundScoreMax), &remarks) else { return nil }
    return Answer(position: answer.child("coordinates").flatMap { $0.place(&remarks) }, score: Int(score.rounded()))
  }
}
