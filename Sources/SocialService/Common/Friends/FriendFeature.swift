import AllAppsServices
import CairnServices
import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Friends, and requests to become one.
struct FriendFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let handlers: FriendHandlers

  /// - Throws: `SettingsError` when GameService cannot be reached.
  init(_ parts: FeatureEnvironment, _ friendships: Friendships, people: PeopleDirectory, pictures: PersonPictures) throws {
    (database, time) = (parts.database, parts.time)
    handlers = FriendHandlers(
      database: parts.database, friendships: friendships, people: people, pages: PeoplePages(tokens: parts.pageTokens), pictures: pictures,
      scores: FriendScores(service: ResultsServiceClient(try parts.channel(to: "game"))))
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("tell of friends", every: FriendNews.sweepInterval) { [handlers, database, time] in
        try await handlers.friendships.news.tellBelated(at: time.now(), in: database)
      },
      Chore("end friend requests", every: FriendRules.endInterval) { [handlers, database, time] in
        try await handlers.friendships.endUnanswered(at: time.now(), in: database)
      },
      Chore("sweep friend requests", every: Upkeep.interval) { [handlers, database, time] in
        let (now, store) = (time.now(), handlers.store)
        try await Upkeep.sweep { try await store.deleteDeclined(before: now - FriendRules.declineRest, limit: $0, in: database) }
        try await Upkeep.sweep { try await store.deleteCancelled(before: now - FriendRules.cancelRest, limit: $0, in: database) }
        try await Upkeep.sweep { try await store.deleteCounts(before: now - FriendRules.madeWindow, limit: $0, in: database) }
      },
    ]
  }

  var personal: PersonalRows {
    let (reason, own) = ("guests have no friends", FriendExport(database: database, time: time))
    return PersonalRows(
      [
        "friendships": .dropped(because: reason), "friend_requests": .dropped(because: reason),
        "friend_request_counts": .dropped(because: reason), "moved_friend_lists": .dropped(because: reason),
      ],
      exportedElsewhere: [
        "friend_requests":
          "a request that was declined stays for a while where one that was taken back goes: only what the person's own list shows is given out"
      ],
      export: { accountID, sink in try await own.export(accountID, sink) })
  }
}
