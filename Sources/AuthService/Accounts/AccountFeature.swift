import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// Accounts as they are kept, and what other services are told of them.
struct AccountFeature: DatabaseFeature {
  private let time: any TimeSource
  let sweep: AccountNewsSweep

  init(_ base: FeatureEnvironment) {
    time = base.time
    sweep = AccountNewsSweep(database: base.database, news: AccountNews(ids: base.ids))
  }

  var methods: [RPCMethod] { [] }

  var chores: [Chore] {
    [
      Chore("tell of accounts nobody was told of", every: AccountNewsSweep.interval) { [sweep, time] in
        try await sweep.run(at: time.now())
      }
    ]
  }

  var personal: PersonalRows {
    PersonalRows(["accounts": .dropped(because: "the guest ends; the account stays as it is")])
  }
}
