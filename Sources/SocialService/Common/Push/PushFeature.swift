import CairnServices
import EventLoop
import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Devices whose app is closed, and what is pushed to them.
struct PushFeature: DatabaseFeature {
  private let database: Database
  private let loop: Loop
  private let time: any TimeSource
  private let dispatch: PushDispatch
  let handlers: PushDeviceHandlers

  /// - Throws: `SettingsError` when AuthService cannot be reached.
  init(_ parts: FeatureEnvironment, people: PeopleDirectory) throws {
    (database, loop, time) = (parts.database, parts.loop, parts.time)
    let config = PushConfig(parts.settings)
    for way in config.ways { way.tell(parts.logger) }
    let sessions = PushSessions(
      service: RevocationServiceClient(try parts.channel(to: "auth")), remembered: people.sessions, watch: people.watch)
    dispatch = PushDispatch(database: parts.database, people: people, sessions: sessions, sender: config.sender, time: parts.time)
    handlers = PushDeviceHandlers(database: parts.database, networks: config.networks)
  }

  var methods: [RPCMethod] { handlers.methods }

  var events: [EventHandler] { [handlers.sessionEnding] }

  var chores: [Chore] {
    [
      Chore("look after pushes", every: PushDispatch.lookInterval) { [dispatch] in try await dispatch.look() },
      Chore("sweep push devices", every: Upkeep.interval) { [handlers, database, time] in
        let (now, store) = (time.now(), handlers.store)
        try await Upkeep.sweep { try await store.delete(before: now - PushRules.deviceRetention, limit: $0, in: database) }
        try await Upkeep.sweep { try await store.deleteEnded(before: now - PushRules.endedSessionRetention, limit: $0, in: database) }
      },
    ]
  }

  var personal: PersonalRows {
    let reason = "a device is registered anew by the account's session"
    return PersonalRows([
      "push_devices": .dropped(because: reason), "push_ended_sessions": .dropped(because: "the guest's sessions are over"),
      "pushes": .dropped(because: reason),
    ])
  }

  func start() async throws { await dispatch.start(on: loop) }

  func stop() async { await dispatch.stop() }
}
