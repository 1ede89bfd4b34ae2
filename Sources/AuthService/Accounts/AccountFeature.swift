import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Accounts as they are kept, and what other services are told of them.
struct AccountFeature: DatabaseFeature {
  private let time: any TimeSource
  private let database: Database
  private let invitations = InvitationStore()
  let sweep: AccountNewsSweep

  init(_ base: FeatureEnvironment) {
    (time, database) = (base.time, base.database)
    sweep = AccountNewsSweep(database: base.database, news: AccountNews(ids: base.ids))
  }

  var methods: [RPCMethod] { [] }

  var chores: [Chore] {
    [
      .sweep("invitations", time) { [invitations, database] limit, now in
        try await invitations.delete(before: now, limit: limit, in: database)
      },
      Chore("tell of accounts nobody was told of", every: AccountNewsSweep.interval) { [sweep, time] in
        try await sweep.run(at: time.now())
      },
    ]
  }

  var personal: PersonalRows {
    PersonalRows(
      [
        "accounts": .dropped(because: "the guest ends; the account stays as it is"),
        "moved_accounts": .kept(because: "no guest is taken in from elsewhere"),
      ],
      elsewhere: [
        "moved_accounts": "what stays of an account from elsewhere: a hash of its id, so that the same file does not bring it back"
      ])
  }
}
