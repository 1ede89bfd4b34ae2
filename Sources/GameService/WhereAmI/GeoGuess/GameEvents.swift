import WhereAmIProto
import AllAppsProto
import Events
import FoundationEssentials
import Identity
import Timekeeping

// Events that the players of a game of several get of it on their streams. A game that is played alone tells nobody: its one player has the answer
// of the call, and can watch.

extension Game {
  /// Changes since a former state of the game, as the streams of all players have them.
  /// - Parameters:
  ///   - former: Nil when the game has just begun.
  ///   - spectators: Accounts that look on, and hear the same.
  ///   - goneID: Account that is no more: it has no stream.
  ///   - now: When it has changed.
  /// - Returns: At most one event; none when nothing that others may know of has changed, such as where a marker stands.
  func events(after former: Game?, spectators: [UUID] = [], without goneID: UUID? = nil, at now: Moment) -> [OutgoingEvent] {
    guard !play.isSingle, let (change, player) = play.change(since: former?.play) else { return [] }
    var changed = GameChanged(
      gameID: id.text, version: version, change: change, roundNumber: Int32(play.roundNumber), playerIndex: Int32(player ?? 0),
      game: toldToAll(at: now))
    // A map may have any number of sources to be named. Apps ask for a game that they are not given.
    if UserEvent(.gameChanged(changed)).encoded().count > Outbox.userEventBytesMax { changed.game = nil }
    let accountIDs = (reachable + spectators).filter { $0 != goneID }
    let told = UserEventSent(
      accounts: accountIDs.map(\.bytes), event: UserEvent(.gameChanged(changed)), coalesceKey: "game:\(id.text)")
    return [OutgoingEvent("user.event", to: ["social"], orderedBy: id.text, told)]
  }

  /// The game as all who hear of it may know it: as who looks on sees it. It is kept in streams for weeks, so that it names no account, and holds
  /// only what can be new.
  private func toldToAll(at now: Moment) -> WhereAmIProto.Game {
    var game = WhereAmIProto.Game(self, for: nil, at: now)
    game.rounds = game.rounds.suffix(1)
    for index in game.players.indices { game.players[index].accountID = "" }
    return game
  }
}

extension PhaseMachine {
  /// Change since a former state: a new phase before what a single player has done.
  /// - Returns: With the player who has done it, by index from 1; nil where that was nobody.
  fileprivate func change(since former: PhaseMachine?) -> (GameChanged.Change, player: Int?)? {
    guard let former else { return (.loading, nil) }
    let player = playerWhoDiffers(from: former)
    if phase != former.phase || roundNumber != former.roundNumber { return (GameChanged.Change(phase), player) }
    if current.isRedrawn != former.current.isRedrawn { return (.loading, nil) }
    guard let player else { return nil }
    if hasLeft(player) != former.hasLeft(player) { return (.playerLeft, player) }
    if turn(of: player).answer != former.turn(of: player).answer { return (.playerAnswered, player) }
    if seats[player - 1].loadedRound != former.seats[player - 1].loadedRound { return (.playerLoaded, player) }
    if seats[player - 1].readyRound != former.seats[player - 1].readyRound { return (.playerReady, player) }
    if isAway(player) != former.isAway(player) { return (isAway(player) ? .playerDisconnected : .playerReturned, player) }
    return nil
  }

  private func isAway(_ player: Int) -> Bool { seats[player - 1].awayTime != nil }

  /// Player who has left, answered, loaded or become ready; of several the first.
  private func playerWhoDiffers(from former: PhaseMachine) -> Int? {
    (1...seats.count).first { player in
      let round = former.roundNumber - 1
      return seats[player - 1] != former.seats[player - 1]
        || rounds[round].turns[player - 1].answer != former.rounds[round].turns[player - 1].answer
    }
  }
}

extension GameChanged.Change {
  fileprivate init(_ phase: PhaseMachine.Phase) {
    switch phase {
    case .loading: self = .loading
    case .playing: self = .playing
    case .reveal: self = .reveal
    case .countdown: self = .countdown
    case .finished: self = .finished
    case .abandoned: self = .abandoned
    }
  }
}

extension UserEventSent {
  /// To SocialService, which appends it to the streams.
  func outgoing(orderedBy key: String) -> OutgoingEvent { OutgoingEvent("user.event", to: ["social"], orderedBy: key, self) }

  /// The same to each of two, about the other one: it disappears with that one, and is how one may report the other later.
  static func toEach(of accountIDs: [UUID], _ content: WhereAmIEvent.OneOfContent) -> [UserEventSent] {
    accountIDs.flatMap { accountID in
      accountIDs.filter { $0 != accountID }.map { otherID in
        UserEventSent(accounts: [accountID.bytes], event: UserEvent(content), subject: otherID.bytes)
      }
    }
  }
}

extension UserEvent {
  /// An event of Where am I, in a person's stream.
  init(_ content: WhereAmIEvent.OneOfContent) { self.init(content: .whereAmI(WhereAmIEvent(content: content))) }
}
