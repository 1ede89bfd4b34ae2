import WhereAmIServices
import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// The game of the day, the same for everybody.
struct DailyFeature: DatabaseFeature {
  private let time: any TimeSource
  let dailies: DailyGames
  let handlers: DailyHandlers

  init(_ parts: WhereAmIParts) {
    time = parts.base.time
    dailies = DailyGames(database: parts.base.database, draws: parts.draws)
    handlers = DailyHandlers(
      database: parts.base.database, dailies: dailies, games: parts.store, play: parts.play, idempotency: parts.base.idempotency,
      timeZones: parts.timeZones, ids: parts.base.ids, timing: parts.config.timing)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [Chore("make the game of the day", every: DailyGames.interval) { [dailies, time] in try await dailies.prepare(at: time.now()) }]
  }

  var personal: PersonalRows {
    PersonalRows(
      ["daily_plays": .moved],
      move: { guestID, accountID, _, transaction in
        try await DailyStore().movePlays(from: guestID, to: accountID, in: transaction)
      })
  }
}
