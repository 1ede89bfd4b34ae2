import Timekeeping

/// Effects of a request, an answer and a parting between two people (requirements W-59 … W-61, W-S21, C-13). Pure.
enum FriendRules {
  /// Friends of one account.
  static let friendsMax = Relation.friendsMax
  /// Requests of one account that wait. An account that asks more people than that is no friend of theirs.
  static let sentMax = 100
  /// The same on an account's first day: it grows to `sentMax` within a week (F-23).
  static let sentFirst = 10
  /// Requests that one account makes within a day, also those that it takes back: each is told to somebody. An installation may say otherwise
  /// (`FriendConfig`); for newcomers their number is lower in the same proportion as that of requests that wait.
  static let madeMax = 100
  /// Time over which `madeMax` is counted.
  static let madeWindow = Duration.seconds(86_400)
  /// So long after a request was taken back, another one to the same person is told without a notification: nobody's telephone rings all day.
  static let cancelRest = Duration.seconds(86_400)
  /// Requests that wait for one account: a crowd cannot fill its list for good, for each of them ends (`waitMax`), and all may be declined at once.
  /// When the list is full nobody else may ask: if the oldest gave way, the crowd could push out a request that somebody wants to answer. Requests of
  /// people who are leaving are not in the list, and do not fill it.
  static let receivedMax = 500
  /// Requests below `receivedMax` from which on those who ask one person wait for one another, so that no more get through: as many as may be on their way
  /// at one moment. Were there ever more, the list would be some requests longer.
  static let receivedMargin = 100
  /// So long a request waits for an answer, or seems to: a season, within which everybody looks into an app once who still uses it.
  static let waitMax = Duration.seconds(90 * 86_400)
  /// Requests that one call declines: some milliseconds of locks. Five calls empty a full list.
  static let declinedMax = 100
  /// How often it is looked for requests that have waited for too long.
  static let endInterval = Duration.seconds(600)
  /// So long after a decline the same person may not ask again, and does not learn it.
  static let declineRest = Relation.declineRest

  /// A request as it is kept.
  enum RequestState: String, Sendable, Hashable, CaseIterable {
    /// It waits.
    case open
    /// It was declined; its sender takes it for open.
    case declined
    /// It was declined, and its sender has taken it back since.
    case withdrawn
    /// It was open, and its sender has taken it back.
    case cancelled
  }

  /// A request from one of the two to the other.
  struct Request: Sendable, Hashable {
    var state: RequestState
    /// Nil while it is open.
    var declineTime: Moment?
    /// Moment at which an open request was taken back.
    var cancelTime: Moment?

    /// State that counts at `now`: a decline is forgotten after `declineRest`, a request that was taken back after `cancelRest`.
    func state(at now: Moment) -> RequestState? {
      if state == .cancelled { return cancelTime.map { now < $0 + FriendRules.cancelRest } == true ? state : nil }
      guard let declineTime else { return state }
      return now < declineTime + FriendRules.declineRest ? state : nil
    }
  }

  /// All that decides between two people.
  struct Standing: Sendable, Hashable {
    var areFriends = false
    /// Request from the caller to the other one.
    var mine: Request?
    /// Request from the other one to the caller.
    var theirs: Request?
    var myFriendCount: Int64 = 0
    var theirFriendCount: Int64 = 0
    /// The caller's own requests that wait, or seem to.
    var mySentCount: Int64 = 0
    /// Maximum of `mySentCount`.
    var mySentMax = FriendRules.sentMax
    /// Requests that the caller has made within a day.
    var myMadeCount: Int64 = 0
    /// Maximum of `myMadeCount`.
    var myMadeMax = FriendRules.madeMax
    /// Requests that wait for the other one, as that one's list shows them.
    var theirReceivedCount: Int64 = 0
    /// Whether one of the two has blocked the other.
    var isBlocked = false
  }

  enum Refusal: Error, Hashable {
    case oneself
    case alreadyFriends
    case requestPending
    case requestNotFound
    case notFriends
    case friendsFull
    case requestsFull
    case tooManyRequests
  }

  /// Effect of a request.
  enum Asking: Hashable, Sendable {
    /// It waits for the other one, who is told.
    case wait
    /// It waits for the other one, in the list only: the last one was taken back not long ago.
    case waitSilently
    /// It seems to wait: the other one has declined before, and is left in peace.
    case seemToWait
    /// Two people have asked now.
    case becomeFriends
  }

  /// Whether a request changes what others who ask the same person may do: it makes friends of the two, or the other one's list is almost full.
  static func isAskedAlone(_ standing: Standing, at now: Moment) -> Bool {
    switch standing.theirs?.state(at: now) {
    case .open, .declined: true
    case .withdrawn, .cancelled, nil: standing.theirReceivedCount >= Int64(receivedMax - receivedMargin)
    }
  }

  static func ask(_ standing: Standing, at now: Moment) throws(Refusal) -> Asking {
    if standing.areFriends { throw .alreadyFriends }
    switch standing.theirs?.state(at: now) {
    // A request that the caller has declined counts too: its sender still waits for it.
    case .open, .declined:
      try checkRoom(standing)
      return .becomeFriends
    case .withdrawn, .cancelled, nil: break
    }
    let mine = standing.mine?.state(at: now)
    switch mine {
    case .open, .declined: throw .requestPending
    case .withdrawn:
      if standing.mySentCount >= standing.mySentMax { throw .requestsFull }
      try checkMade(standing)
      return .seemToWait
    case .cancelled, nil:
      try checkRoom(standing)
      if standing.mySentCount >= standing.mySentMax || standing.theirReceivedCount >= receivedMax { throw .requestsFull }
      try checkMade(standing)
      return mine == nil ? .wait : .waitSilently
    }
  }

  static func accept(_ standing: Standing, at now: Moment) throws(Refusal) {
    guard standing.theirs?.state(at: now) == .open else { throw .requestNotFound }
    try checkRoom(standing)
  }

  static func decline(_ standing: Standing, at now: Moment) throws(Refusal) {
    guard standing.theirs?.state(at: now) == .open else { throw .requestNotFound }
  }

  /// Effect of taking one's request back.
  enum Cancelling: Hashable, Sendable {
    /// It is gone, and the other one is told; that it was there is remembered for a while.
    case remove
    /// It was declined before: the sender sees it gone, and the decline is remembered.
    case withdraw
  }

  static func cancel(_ standing: Standing, at now: Moment) throws(Refusal) -> Cancelling {
    switch standing.mine?.state(at: now) {
    case .open: return .remove
    case .declined: return .withdraw
    case .withdrawn, .cancelled, nil: throw .requestNotFound
    }
  }

  static func part(_ standing: Standing) throws(Refusal) {
    guard standing.areFriends else { throw .notFriends }
  }

  private static func checkMade(_ standing: Standing) throws(Refusal) {
    if standing.myMadeCount >= standing.myMadeMax { throw .tooManyRequests }
  }

  private static func checkRoom(_ standing: Standing) throws(Refusal) {
    if max(standing.myFriendCount, standing.theirFriendCount) >= friendsMax { throw .friendsFull }
  }
}
