import Cryptography
import Events
import FoundationEssentials
import Identity
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping
import WhereAmIServices

/// The game itself: its calls, its clocks, who watches it, and what is kept of games about those who play them.
struct GeoGuessFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  private let play: GamePlay
  private let parked: ParkedGames
  let handlers: GeoGuessHandlers

  init(_ parts: WhereAmIParts) {
    (database, time, play) = (parts.base.database, parts.base.time, parts.play)
    parked = ParkedGames(database: database, play: play)
    handlers = GeoGuessHandlers(
      database: database, store: parts.store, play: play, idempotency: parts.base.idempotency, draws: parts.draws,
      watchers: parts.watchers, timeZones: parts.timeZones, pageTokens: parts.base.pageTokens, ids: parts.base.ids, time: time,
      timing: parts.config.timing, people: parts.shown,
      networkKey: parts.base.masterKey.derived(for: "networks of games v1"))
  }

  var methods: [RPCMethod] { handlers.methods }

  var timers: [any TimerHandler] { [GeoGuessTimers(play: play)] }

  var chores: [Chore] {
    [
      Chore("end games that time moves no more", every: ParkedGames.interval) { [parked, time] in try await parked.end(at: time.now()) },
      Chore("remind watchers", every: GameWatchers.remindInterval) { [play] in play.watchers.remind() },
    ]
  }

  var personal: PersonalRows {
    let store = PlayerDataStore()
    return PersonalRows(
      Self.fates, elsewhere: Self.elsewhere,
      purge: { accountID, transaction in try await purge(accountID, transaction) },
      export: { accountID, sink in try await PlayerGames(database: database).export(accountID, sink) },
      move: { guestID, accountID, _, transaction in
        try await store.moveUnfinishedGames(from: guestID, to: accountID, in: transaction)
        try await store.moveOpenSingle(from: guestID, to: accountID, in: transaction)
        try await store.movePlayers(from: guestID, to: accountID, in: transaction)
        try await store.movePastGames(from: guestID, to: accountID, in: transaction)
      })
  }

  private static let fates: [String: GuestFate] = [
    "game_players": .moved, "past_games": .moved, "open_singles": .moved, "turns": .moved, "game_events": .moved,
    "game_sessions": .dropped(because: "the guest's session is over"),
    "open_seats": .dropped(because: "guests do not play with others"),
    "game_spectators": .dropped(because: "guests do not look on"),
  ]

  private static let elsewhere = [
    "game_events": "removed with the game, and where others play it",
    "turns": "removed with the game, emptied where others play it, exported in games.json",
  ]

  /// Takes the account out of the games that others play as well, and removes the others.
  private func purge(_ accountID: UUID, _ transaction: Transaction) async throws -> [PurgedTable] {
    let store = PlayerDataStore()
    let gameIDs = try await store.deleteGames(of: accountID, in: transaction)
    try await store.deleteRecordings(of: gameIDs, in: transaction)
    // Nothing is to happen to a game that is gone.
    try await Timers.remove(of: gameIDs, kind: GeoGuessTimers.kind, in: transaction)
    for gameID in try await store.openGames(of: accountID, in: transaction) {
      try await play.gone(accountID, from: gameID, at: time.now(), transaction)
    }
    // Turns before events, as `PastGames` takes them: a game that is being packed is waited for with nothing of it in hand.
    try await store.forgetTurns(of: accountID, in: transaction)
    try await store.deleteLogs(of: accountID, in: transaction)
    let seatCount = try await store.forgetSeats(of: accountID, secret: UUID().text, in: transaction)
    return [
      PurgedTable(name: "games", rowCount: Int64(gameIDs.count)), PurgedTable(name: "game_players", rowCount: Int64(seatCount)),
    ]
  }
}

/// A player's games as they are given out.
struct PlayerGames: Sendable {
  /// Games read at once: five turns each, some ten kilobytes.
  static let pageMax = 50

  let database: Database
  let store = PlayerDataStore()

  /// Writes games.json.
  func export(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws {
    try await sink("games.json", Array("[".utf8))
    var place: PlayerDataStore.Place?
    while true {
      let games = try await store.games(of: accountID, after: place, limit: Self.pageMax, in: database)
      for game in games {
        try await PersonalData.send(Array(((place == nil ? "\n" : ",\n") + game.json).utf8), sink)
        place = game.place
      }
      if games.count < Self.pageMax { break }
    }
    try await sink(nil, Array("\n]\n".utf8))
  }
}
