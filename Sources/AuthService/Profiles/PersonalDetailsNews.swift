import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

extension PersonalDetails.Gender: SQLValue, SQLDecodable {}

/// Tells the services that show people what an account says of the person.
struct PersonalDetailsNews: Sendable {
  /// Type of the event.
  static let eventType = "account.details"

  let outbox: Outbox

  /// All of it, in the transaction that makes it true. Under the account's key, so that a deletion comes after it.
  func tell(_ details: PersonalDetails, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let told = AccountDetailsTold(
      accountID: accountID.text, givenName: details.givenName, familyName: details.familyName, gender: .init(details.gender))
    try await outbox.send([OutgoingEvent(Self.eventType, to: ["social"], orderedBy: accountID.text, told)], at: now, in: transaction)
  }

  /// Of a new account: nothing, when nothing was told.
  func tellFirst(_ account: StoredAccount, at now: Moment, in transaction: Transaction) async throws {
    if account.details == PersonalDetails() { return }
    try await tell(account.details, of: account.accountID, at: now, in: transaction)
  }
}
