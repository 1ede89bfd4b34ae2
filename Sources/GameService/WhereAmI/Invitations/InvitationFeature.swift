import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping
import WhereAmIServices

/// Friends who invite each other to a game.
struct InvitationFeature: DatabaseFeature {
  private let time: any TimeSource
  let invitations: Invitations
  let handlers: InvitationHandlers

  init(_ parts: WhereAmIParts) {
    time = parts.base.time
    invitations = Invitations(database: parts.base.database, people: parts.people, games: parts.games, ids: parts.base.ids)
    handlers = InvitationHandlers(
      invitations: invitations, idempotency: parts.base.idempotency, timeZones: parts.timeZones,
      lifetime: Self.lifetime(parts.base.settings),
      people: parts.shown)
  }

  /// The time for which an invitation is open: an hour at most, since nobody sits in front of a screen for longer.
  static func lifetime(_ settings: Settings) -> Duration {
    settings.duration("GAME_INVITATION_MS", default: InvitationRules.lifetime, in: 1_000...3_600_000)
  }

  var methods: [RPCMethod] { handlers.methods }

  var events: [EventHandler] { [SessionInbox(invitations: invitations).handler] }

  var chores: [Chore] {
    [
      Chore("end invitations", every: InvitationRules.expiryInterval) { [invitations, time] in
        try await invitations.expire(at: time.now())
      }
    ]
  }

  var personal: PersonalRows {
    PersonalRows(
      ["invitations": .dropped(because: "guests have no friends to invite")],
      purge: { accountID, transaction in
        let count = try await InvitationStore().deleteReceived(by: accountID, in: transaction)
        return [PurgedTable(name: "invitations", rowCount: Int64(count))]
      })
  }
}
