import Events
import ExpeditionsServices
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// Tasks in parks that people do on foot or by bicycle.
struct ChallengeFeature: DatabaseFeature {
  private let time: any TimeSource
  let handlers: ChallengeHandlers

  init(_ parts: ExpeditionsParts) {
    let base = parts.base
    time = base.time
    handlers = ChallengeHandlers(
      database: base.database, idempotency: base.idempotency, ids: base.ids, pageTokens: base.pageTokens, outbox: base.outbox,
      park: ParkDoor(parks: parts.parks), directory: parts.directory, builderAge: Self.builderAge(base.settings))
  }

  /// The age that an account with a confirmed address has before it may publish (requirement E-S14). At 0 every account may, whatever its address: for
  /// installations whose people know each other.
  static func builderAge(_ settings: Settings) -> Duration {
    let day: Int64 = 86_400_000
    return settings.duration("GAME_BUILDER_AGE_MS", default: ChallengeRules.builderAge, in: 0...Int(365 * day))
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("sweep challenges that were taken back", every: ChallengeRules.withdrawnSweepInterval) { [time, handlers] in
        let time = time.now() - ChallengeRules.withdrawnLifetime
        try await Sweep.run(by: ChallengeRules.withdrawnSweepMax) {
          try await handlers.store.deleteWithdrawn(before: time, limit: $0, in: handlers.database)
        }
      }
    ]
  }

  var personal: PersonalRows {
    let store = handlers.store
    return PersonalRows(
      [
        "challenges": .dropped(because: "guests build nothing"), "challenge_versions": .dropped(because: "guests build nothing"),
        "challenge_reports": .dropped(because: "guests report nothing"),
      ],
      elsewhere: [
        "challenges": "drafts are removed; what others do stays and says no longer whose it is",
        "challenge_versions": "as the challenge",
      ],
      purge: { accountID, transaction in
        let drafts = try await store.deleteDrafts(of: accountID, in: transaction)
        let others = try await store.forgetMaker(accountID, in: transaction)
        return [PurgedTable(name: "challenges", rowCount: Int64(drafts + others))]
      })
  }
}
