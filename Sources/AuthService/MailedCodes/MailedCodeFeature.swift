import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Codes that were mailed and wait for somebody who shows them.
struct MailedCodeFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource

  init(_ base: FeatureEnvironment) {
    (database, time) = (base.database, base.time)
  }

  var methods: [RPCMethod] { [] }

  var chores: [Chore] {
    [
      .sweep("mailed codes", time) { [database] limit, now in
        try await MailedCodeStore().deleteExpired(before: now, limit: limit, in: database)
      }
    ]
  }

  var personal: PersonalRows {
    PersonalRows(
      ["mailed_codes": .dropped(because: "a guest has no address to which a code is mailed")],
      purge: { accountID, transaction in
        let count = try await MailedCodeStore().delete(toAddressOf: accountID, in: transaction)
        return [PurgedTable(name: "mailed_codes (to the address)", rowCount: Int64(count))]
      })
  }
}
