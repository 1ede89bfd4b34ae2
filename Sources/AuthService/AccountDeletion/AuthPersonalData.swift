import Events
import Postgres

/// Data about people that AuthService keeps besides the tables with their account's id.
enum AuthPersonalData {
  /// Tables with an account's id that outlive it for a while.
  static let kept = [
    "revocations": "who shows its name must hear that it is gone; removed by the second round, half a minute later",
    "account_deletions": "the deletion itself; whose it was is forgotten with the last receipt",
  ]

  /// Personal data in other tables.
  static let elsewhere = [
    "login_attempts": "codes of names and addresses that only this service can make; forgotten after an hour",
    "account_deletion_receipts": "counts of rows",
    "pending_sign_ups": "removed with the code that was mailed, in two days at most; encrypted, and not an account's yet",
    "export_parts": "removed with their export; exporting an export would never end",
  ]

  static func make(_ database: Database) -> PersonalData {
    PersonalData(database: database, kept: kept, elsewhere: elsewhere) { accountID, transaction in
      let store = AccountDeletionStore()
      let codes = try await store.deleteMailedCodes(toAddressOf: accountID, in: transaction)
      let mentions = try await store.forgetActor(accountID, in: transaction)
      return [
        PurgedTable(name: "mailed_codes (to the address)", rowCount: Int64(codes)),
        PurgedTable(name: "security_events.actor_account_id", rowCount: Int64(mentions)),
      ]
    }
  }
}
