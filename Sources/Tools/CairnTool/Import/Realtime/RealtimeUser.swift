internal import Timekeeping
internal import WhereAmI

/// One user of the tree of Where am I: `users/UID`, as the published data model has it.
struct RealtimeUser: Equatable {
  /// Most games, wins and days that are believed.
  static let countMax: Int64 = 20_000_000

  var userID: String
  var username: String?
  var balance = PlayerBalance()
  /// Ids of Firebase.
  var friends: Set<String> = []
  /// The same, of those whose requests wait for this user.
  var senders: Set<String> = []

  /// - Parameter remarks: Gets what was not taken, by path.
  init(_ userID: String, _ node: JSONNode, _ remarks: inout [RealtimePath.Remark]) {
    self.userID = userID
    let user = RealtimePath("users/\(userID)", node)
    guard case .object = node else {
      remarks.append(user.remark("no object"))
      return
    }
    username = user.text("username", &remarks)
    if let statistics = user.child("statistics") { count(statistics, &remarks) }
    if balance.dayStreakCount > 0 { balance.lastPlayDay = user.child("last_access")?.time.map { CalendarDay(of: $0) } }
    if let badges = user.child("badge") { wear(badges, &remarks) }
    friends = user.people("friends", &remarks).subtracting([userID])
    senders = user.people("requests", &remarks).subtracting([userID])
  }

  /// Everybody who is named.
  var people: Set<String> { friends.union(senders).union([userID]) }

  private mutating func count(_ statistics: RealtimePath, _ remarks: inout [RealtimePath.Remark]) {
    func count(_ key: String) -> Int64 { statistics.count(key, max: Self.countMax, &remarks) }
    (balance.singleGameCount, balance.multiplayerGameCount) = (count("nGames_sing"), count("nGames_multi"))
    let all = count("nGames")
    if balance.singleGameCount + balance.multiplayerGameCount == 0 { balance.singleGameCount = all }
    let gameCount = balance.singleGameCount + balance.multiplayerGameCount
    if all != 0, all != gameCount {
      remarks.append(
        RealtimePath.Remark(path: statistics.path + "/nGames", reason: "not the sum of nGames_sing and nGames_multi, which count"))
    }
    (balance.winCount, balance.winStreakCount) = (count("win"), count("win_in_row"))
    (balance.quitCount, balance.dayStreakCount) = (count("quit"), count("day_in_row"))
    balance.scoreMax = statistics.count("max_score", max: 25_000, &remarks)
    let average = statistics.number("avgScore", in: 0...25_000, &remarks) ?? 0
    balance.scoreSum = Int64((average * Double(gameCount)).rounded())
  }

  private mutating func wear(_ badges: RealtimePath, _ remarks: inout [RealtimePath.Remark]) {
    for (name, badge) in badges.children(&remarks) {
      guard case .bool(let isWorn) = badge.node else {
        remarks.append(badge.remark("neither true nor false"))
        continue
      }
      guard Self.badges.contains(name) else {
        remarks.append(badge.remark("no badge has this name"))
        continue
      }
      if isWorn { balance.badges.insert(name) }
    }
  }

  private static let badges: Set = ["center", "doppelganger", "extrovert", "fire", "gamer", "time", "quitter", "real_quitter"]
}
