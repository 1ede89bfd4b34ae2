import Events
import Lifecycle
import RPC
import ServiceDatabase
import WhereAmIServices

/// How players have done, over all their finished games.
struct StatisticsFeature: DatabaseFeature {
  let handlers: StatisticsHandlers

  init(_ parts: WhereAmIParts) {
    handlers = StatisticsHandlers(store: StatisticsStore(database: parts.base.database), people: parts.people)
  }

  var methods: [RPCMethod] { handlers.methods }

  var personal: PersonalRows {
    let store = handlers.store
    return PersonalRows(
      [
        "statistics": .moved, "play_days": .moved,
        "told_statistics": .dropped(because: "they are what was told of the guest when the day began"),
      ],
      move: { guestID, accountID, _, transaction in
        try await store.addStatistics(from: guestID, to: accountID, in: transaction)
        try await store.addPlayDays(from: guestID, to: accountID, in: transaction)
        try await store.countDayStreak(of: accountID, in: transaction)
        try await store.deletePlayDays(of: guestID, in: transaction)
        try await store.deleteStatistics(of: guestID, in: transaction)
      })
  }
}
