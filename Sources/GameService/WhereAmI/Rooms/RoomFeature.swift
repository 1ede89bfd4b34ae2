import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping
import WhereAmIServices

/// Rooms in which several players meet by a code.
struct RoomFeature: DatabaseFeature {
  private let time: any TimeSource
  let rooms: Rooms
  let handlers: RoomHandlers

  init(_ parts: WhereAmIParts) {
    time = parts.base.time
    rooms = Rooms(games: parts.games, ids: parts.base.ids)
    handlers = RoomHandlers(rooms: rooms, idempotency: parts.base.idempotency, timeZones: parts.timeZones, people: parts.shown)
  }

  var methods: [RPCMethod] { handlers.methods }

  var events: [EventHandler] { [BlockInbox(rooms: rooms).handler] }

  var chores: [Chore] {
    [Chore("end rooms", every: RoomRules.expiryInterval) { [rooms, time] in try await rooms.expire(at: time.now()) }]
  }

  var personal: PersonalRows {
    PersonalRows([
      "room_members": .dropped(because: "guests are in no room"), "room_bans": .dropped(because: "guests are in no room"),
      "room_code_tries": .dropped(because: "they are counted for ten minutes"),
    ])
  }
}
