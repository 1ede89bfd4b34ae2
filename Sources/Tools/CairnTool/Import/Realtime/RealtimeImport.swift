internal import AuthService
internal import FoundationEssentials
internal import Geocaches
internal import Identity
internal import LocalBuddy
internal import Postgres
internal import QuizWalks
internal import SocialCommon
internal import Timekeeping
internal import WhereAmI

/// Takes an export of the Realtime Database in, entry by entry, each by the service whose rows it makes and in that service's database.
struct RealtimeImport {
  /// Nodes that are taken in.
  static let nodes: Set = ["users", "games", "caches", "quizzes", "chats", "meetings"]
  /// Entries whose people are looked up at once.
  static let batchSize = 100

  /// How much of what. The raw value is the summary's word.
  enum Count: String, CaseIterable {
    case people = "people taken in"
    case peopleAlreadyThere = "people already there"
    case peopleUnknown = "people left out: nobody with their id has moved in"
    case names = "user names given"
    case friends = "friends in their lists"
    case requests = "requests that wait"
    case games = "games taken in"
    case gamesAlreadyThere = "games already there"
    case gamesLeftOut = "games left out"
    case caches = "caches taken in"
    case cacheDrafts = "caches taken in, as drafts"
    case cachesAlreadyThere = "caches already there"
    case cachesLeftOut = "caches left out"
    case visits = "visits to caches taken in"
    case quizzes = "quiz walks taken in, as drafts"
    case quizzesAlreadyThere = "quiz walks already there"
    case quizzesLeftOut = "quiz walks left out"
    case chats = "chats taken in"
    case chatsAlreadyThere = "chats already there"
    case chatsLeftOut = "chats left out"
    case messages = "messages of chats taken in"
    case meetings = "meetings taken in"
    case meetingsAlreadyThere = "meetings already there"
    case meetingsLeftOut = "meetings left out"
    case remarks = "remarks: --report tells each by its path"
  }

  let isDryRun: Bool
  let time: any TimeSource
  let accounts: FirebaseAccounts
  private let players: PlayerImport
  private let games: GameImport
  private let caches: CacheImport
  private let walks: WalkImport
  private let friends: FriendImport
  let chats: ChatImport
  let meetings: MeetingImport
  let ages: MovedAgeStore
  /// Pairs whose chat was met in this export.
  var pairs: Set<Set<UUID>> = []
  private(set) var counts: [Count: Int] = [:]
  private let report: (RealtimePath.Remark) throws -> Void

  /// - Parameter report: Gets everything that was not taken.
  init(
    auth: Database, game: Database, social: Database, isDryRun: Bool, time: any TimeSource = SystemTime(),
    report: @escaping (RealtimePath.Remark) throws -> Void
  ) {
    (self.isDryRun, self.time, self.report) = (isDryRun, time, report)
    (accounts, ages) = (FirebaseAccounts(database: auth), MovedAgeStore(database: auth))
    (players, games) = (PlayerImport(database: game), GameImport(database: game))
    (caches, walks) = (CacheImport(database: game), WalkImport(database: game))
    friends = FriendImport(database: social)
    (chats, meetings) = (ChatImport(database: social, realm: .localBuddy), MeetingImport(database: social))
  }

  /// How much of what, in one order.
  var summary: [String] {
    let lines = Count.allCases.compactMap { count in counts[count].map { "\($0) \(count.rawValue)" } }
    if lines.isEmpty { return ["There is nothing in this export that is taken in."] }
    return isDryRun ? ["Nothing was changed. It would be:"] + lines : lines
  }

  /// Takes everything in; of an export that ends in the middle, what stands before that.
  mutating func run(_ export: RealtimeExport) async throws {
    var (users, played, quizzes): ([RealtimeUser], [RealtimeGame], [RealtimeQuiz]) = ([], [], [])
    var failure: Failure?
    while let item = Self.next(export, &failure) {
      switch try read(item) {
      case .user(let user): users.append(user)
      case .game(let game): played.append(game)
      case .cache(let cache): try await take(cache)
      case .quiz(let quiz): quizzes.append(quiz)
      case .chat(let chat): try await take(chat)
      case .meeting(let meeting): try await take(meeting)
      case nil: continue
      }
      if users.count == Self.batchSize { try await flush(&users) }
      if played.count == Self.batchSize { try await flush(&played) }
      if quizzes.count == Self.batchSize { try await flush(&quizzes) }
    }
    try await flush(&users)
    try await flush(&played)
    try await flush(&quizzes)
    if let failure { throw failure }
  }

  private static func next(_ export: RealtimeExport, _ failure: inout Failure?) -> RealtimeExport.Item? {
    do throws(Failure) {
      return try export.next(of: nodes)
    } catch {
      failure = error
      return nil
    }
  }

  private enum Reading {
    case user(RealtimeUser)
    case game(RealtimeGame)
    case cache(RealtimeCache)
    case quiz(RealtimeQuiz)
    case chat(RealtimeChat)
    case meeting(RealtimeMeeting)
  }

  private mutating func read(_ item: RealtimeExport.Item) throws -> Reading? {
    guard case .entry(let node, let key, let text) = item else {
      if case .fault(let path, let reason) = item { try remark([RealtimePath.Remark(path: path, reason: reason)]) }
      return nil
    }
    guard let (tree, twice) = JSONNode.read(text) else {
      try remark([.init(path: "\(node)/\(key)", reason: "no JSON, or deeper than \(JSONNode.depthMax) nodes")])
      return nil
    }
    var remarks = twice.map { RealtimePath.Remark(path: "\(node)/\(key)\($0)", reason: "there twice: the first counts") }
    let reading = Self.reading(node, key, tree, &remarks)
    if reading == nil { counts[Self.leftOut[node] ?? .quizzesLeftOut, default: 0] += 1 }
    try remark(remarks)
    return reading
  }

  private static let leftOut: [String: Count] = [
    "games": .gamesLeftOut, "caches": .cachesLeftOut, "chats": .chatsLeftOut, "meetings": .meetingsLeftOut,
  ]

  private static func reading(_ node: String, _ key: String, _ tree: JSONNode, _ remarks: inout [RealtimePath.Remark]) -> Reading? {
    switch node {
    case "users": .user(RealtimeUser(key, tree, &remarks))
    case "games": RealtimeGame(key, tree, &remarks).map { .game($0) }
    case "caches": RealtimeCache(key, tree, &remarks).map { .cache($0) }
    case "chats": RealtimeChat(key, tree, &remarks).map { .chat($0) }
    case "meetings": RealtimeMeeting(key, tree, &remarks).map { .meeting($0) }
    default: RealtimeQuiz(key, tree, &remarks).map { .quiz($0) }
    }
  }

  mutating func count(_ what: Count, _ count: Int) {
    counts[what, default: 0] += count
  }

  mutating func remark(_ remarks: [RealtimePath.Remark]) throws {
    for remark in remarks {
      counts[.remarks, default: 0] += 1
      try report(remark)
    }
  }

  // MARK: People

  private mutating func flush(_ users: inout [RealtimeUser]) async throws {
    let known = try await accounts.find(users.reduce(into: []) { $0.formUnion($1.people) })
    for user in users {
      guard let accountID = known[user.userID] else {
        counts[.peopleUnknown, default: 0] += 1
        try remark([.init(path: "users/\(user.userID)", reason: "nobody with this id has moved in (cairn import firebase-auth)")])
        continue
      }
      try await take(user, accountID, known)
    }
    users = []
  }

  private mutating func take(_ user: RealtimeUser, _ accountID: UUID, _ known: [String: UUID]) async throws {
    if let username = user.username {
      let naming = try await accounts.name(accountID, username, isDryRun: isDryRun, at: time.now())
      if naming == .named { counts[.names, default: 0] += 1 }
      if naming == .taken || naming == .invalid { try remark([.init(path: "users/\(user.userID)/username", reason: naming.rawValue)]) }
    }
    let player = try await players.take(user.balance, of: accountID, isDryRun: isDryRun, at: time.now())
    if player == .wasDeleted {
      counts[.peopleUnknown, default: 0] += 1
      return try remark([.init(path: "users/\(user.userID)", reason: "the account was deleted")])
    }
    counts[player == .taken ? .people : .peopleAlreadyThere, default: 0] += 1
    try await befriend(user, accountID, known)
  }

  private mutating func befriend(_ user: RealtimeUser, _ accountID: UUID, _ known: [String: UUID]) async throws {
    let lists = [("friends", user.friends), ("requests", user.senders)]
    let (listed, waiting) = (user.friends.compactMap { known[$0] }, user.senders.compactMap { known[$0] })
    let outcome = try await friends.take(
      friends: Set(listed), requestsOf: Set(waiting), to: accountID, isDryRun: isDryRun, at: time.now())
    for (list, people) in lists {
      for other in people.sorted() {
        let path = "users/\(user.userID)/\(list)/\(other)"
        guard let otherID = known[other] else {
          try remark([.init(path: path, reason: "nobody with this id has moved in")])
          continue
        }
        if let omission = outcome.omissions[otherID] { try remark([.init(path: path, reason: omission.rawValue)]) }
      }
    }
    if outcome.isAlreadyThere { return }
    counts[.friends, default: 0] += listed.count { outcome.omissions[$0] == nil }
    counts[.requests, default: 0] += outcome.requestCount
  }

  // MARK: Games

  private mutating func flush(_ played: inout [RealtimeGame]) async throws {
    let known = try await accounts.find(played.reduce(into: []) { $0.formUnion($1.players) })
    for game in played {
      switch try await games.take(Self.moved(game, known), isDryRun: isDryRun, at: time.now()) {
      case .taken: counts[.games, default: 0] += 1
      case .alreadyThere: counts[.gamesAlreadyThere, default: 0] += 1
      case .nobodys:
        counts[.gamesLeftOut, default: 0] += 1
        try remark([.init(path: "games/\(game.key)", reason: "nobody who has played it has moved in")])
      case .isToCome:
        counts[.gamesLeftOut, default: 0] += 1
        try remark([.init(path: "games/\(game.key)/date", reason: "it is yet to come")])
      }
    }
    played = []
  }

  private static func moved(_ game: RealtimeGame, _ known: [String: UUID]) -> MovedGame {
    MovedGame(
      key: game.key, time: game.time, players: game.players.map { known[$0] },
      rounds: game.rounds.map { round in
        MovedGame.Round(place: round.place, answers: round.answers.map { $0.map { .init(position: $0.position, score: $0.score) } })
      })
  }

  // MARK: Quizzes

  private mutating func flush(_ quizzes: inout [RealtimeQuiz]) async throws {
    let known = try await accounts.find(Set(quizzes.map(\.makerID)))
    for quiz in quizzes {
      let path = "quizzes/\(quiz.walk.key)"
      guard let accountID = known[quiz.makerID] else {
        counts[.quizzesLeftOut, default: 0] += 1
        try remark([.init(path: "\(path)/creator", reason: "nobody with this id has moved in")])
        continue
      }
      switch try await walks.take(quiz.walk, of: accountID, isDryRun: isDryRun, at: time.now()) {
      case .taken(let leftOut):
        counts[.quizzes, default: 0] += 1
        try remark(
          leftOut.map { .init(path: "\(path)/questions", reason: "the question with the number \($0) from 1 is too long, or one too many") }
        )
      case .alreadyThere: counts[.quizzesAlreadyThere, default: 0] += 1
      case .invalid: try leaveOut(path, "the title or the description is none, or too long")
      case .full: try leaveOut(path, "its maker has as many walks as anybody can")
      case .wasDeleted: try leaveOut("\(path)/creator", "the account was deleted")
      }
    }
    quizzes = []
  }

  mutating func leaveOut(_ path: String, _ reason: String, as count: Count = .quizzesLeftOut) throws {
    counts[count, default: 0] += 1
    try remark([.init(path: path, reason: reason)])
  }
}

// MARK: Caches

extension RealtimeImport {
  /// Each by itself: of one cache there may be thousands of visitors.
  private mutating func take(_ one: RealtimeCache) async throws {
    let path = "caches/\(one.cache.key)"
    let known = try await accounts.find(one.people)
    guard let ownerID = known[one.ownerID] else {
      return try leaveOut("\(path)/creator", "nobody with this id has moved in", as: .cachesLeftOut)
    }
    let cache = try visited(one, known)
    switch try await caches.take(cache, of: ownerID, isDryRun: isDryRun, at: time.now()) {
    case .taken(let logCount, let leftOut):
      counts[.caches, default: 0] += 1
      if logCount > 0 { counts[.visits, default: 0] += logCount }
      try remark(Self.remarks(leftOut, path))
    case .draft(let missing, let leftOut):
      counts[.cacheDrafts, default: 0] += 1
      let lack = RealtimePath.Remark(path: path, reason: "a draft: it lacks \(missing.joined(separator: ", "))")
      try remark([lack] + Self.remarks(leftOut, path))
    case .alreadyThere: counts[.cachesAlreadyThere, default: 0] += 1
    case .invalid: try leaveOut(path, "no name, or a text that is too long", as: .cachesLeftOut)
    case .full: try leaveOut(path, "its owner has as many drafts as anybody can", as: .cachesLeftOut)
    case .wasDeleted: try leaveOut("\(path)/creator", "the account was deleted", as: .cachesLeftOut)
    }
  }

  /// The cache with the visits of those who are here.
  private mutating func visited(_ one: RealtimeCache, _ known: [String: UUID]) throws -> MovedCache {
    var cache = one.cache
    for find in one.finds {
      guard let visitorID = known[find.visitorID] else {
        try remark([.init(path: "caches/\(cache.key)/finds/\(find.key)/user", reason: "nobody with this id has moved in")])
        continue
      }
      cache.visits.append(
        MovedCache.Visit(key: find.key, visitorID: visitorID, time: find.time, isFind: find.isFind, comment: find.comment))
    }
    return cache
  }

  private static func remarks(_ leftOut: [String: CacheImport.Omission], _ path: String) -> [RealtimePath.Remark] {
    leftOut.sorted { $0.key < $1.key }.map { .init(path: "\(path)/finds/\($0.key)", reason: $0.value.rawValue) }
  }
}
