import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// What GameService keeps about people, how it gives it out and forgets it.
enum PlayerData {
  /// Games read at once: five turns each, some ten kilobytes.
  static let pageMax = 50

  /// What is personal in tables without the account's id.
  static let elsewhere = [
    "game_events": "removed with the game, and where others play it",
    "signal_audit": "whose signals they were, and who has looked, is forgotten; that somebody has looked stays for a year",
    "turns": "removed with the game, emptied where others play it, exported in games.json",
  ]

  /// - Parameter play: Takes the account out of the games that others play as well.
  static func make(_ database: Database, _ play: GamePlay, time: any TimeSource) -> PersonalData {
    let store = PlayerDataStore()
    return PersonalData(
      database: database, elsewhere: elsewhere,
      purgeMore: { accountID, transaction in
        let gameIDs = try await store.deleteGames(of: accountID, in: transaction)
        try await store.deleteRecordings(of: gameIDs, in: transaction)
        // Nothing is to happen to a game that is gone.
        try await Timers.remove(of: gameIDs, kind: GeoGuessTimers.kind, in: transaction)
        for gameID in try await store.openGames(of: accountID, in: transaction) {
          try await play.gone(accountID, from: gameID, at: time.now(), transaction)
        }
        try await ReplayStore().deleteLogs(of: accountID, in: transaction)
        try await store.forgetTurns(of: accountID, in: transaction)
        let invitationCount = try await InvitationStore().deleteReceived(by: accountID, in: transaction)
        let seatCount = try await store.forgetSeats(of: accountID, secret: UUID().text, in: transaction)
        let lookCount = try await SignalStore().forgetLooks(of: accountID, in: transaction)
        return [
          PurgedTable(name: "signal_audit", rowCount: Int64(lookCount)),
          PurgedTable(name: "games", rowCount: Int64(gameIDs.count)), PurgedTable(name: "game_players", rowCount: Int64(seatCount)),
          PurgedTable(name: "invitations", rowCount: Int64(invitationCount)),
        ]
      },
      exportMore: { accountID, sink in
        try await sink("games.json", Array("[".utf8))
        var place: PlayerDataStore.Place?
        while true {
          let games = try await store.games(of: accountID, after: place, limit: pageMax, in: database)
          for game in games {
            try await PersonalData.send(Array(((place == nil ? "\n" : ",\n") + game.json).utf8), sink)
            place = game.place
          }
          if games.count < pageMax { break }
        }
        try await sink(nil, Array("\n]\n".utf8))
      })
  }
}
