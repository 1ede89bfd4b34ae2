import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

extension PersonalDetails.Gender: SQLValue, SQLDecodable {}

/// Tells SocialService of accounts, so that no account is without a profile there and none has half of one (requirement L-8); and of pictures that providers show of
/// people (requirement W-5).
///
/// Under the account's key: what is told arrives in its order, and a deletion behind it.
struct AccountNews: Sendable {
  /// Type of the event that there is a new account.
  static let createdType = "account.created"

  /// Type of the event that an account says something else of the person.
  static let detailsType = "account.details"

  /// Type of the event that an account has told a day of birth by which its owner is not of age.
  static let minorType = "account.minor"

  /// Type of the event that a provider shows a picture of the person.
  static let pictureFoundType = "account.picture_found"

  private static let destinations = ["social"]

  let outbox: Outbox

  init(ids: any IDSource) {
    outbox = Outbox(ids: ids)
  }

  /// An account was made, of a guest too. In the transaction that makes it.
  /// - Parameter pictureURL: Where the provider it was made by shows a picture; nil without one.
  func tellNew(_ account: StoredAccount, pictureURL: String? = nil, in transaction: Transaction) async throws {
    let picture = pictureURL.map { Self.event($0, of: account.accountID) }
    try await outbox.send(Self.events(of: account) + [picture].compactMap(\.self), at: account.createTime, in: transaction)
  }

  /// A provider that was linked shows a picture of the person. In the transaction that links it.
  func tell(pictureURL: String, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await outbox.send([Self.event(pictureURL, of: accountID)], at: now, in: transaction)
  }

  private static func event(_ pictureURL: String, of accountID: UUID) -> OutgoingEvent {
    OutgoingEvent(
      pictureFoundType, to: destinations, orderedBy: accountID.text,
      AccountPictureFound(accountID: accountID.text, pictureURL: pictureURL))
  }

  /// Accounts were made a while ago, and nobody was told.
  func tellBelated(_ accounts: [StoredAccount], at now: Moment, in transaction: Transaction) async throws {
    try await outbox.send(accounts.flatMap(Self.events), at: now, in: transaction)
  }

  private static func events(of account: StoredAccount) -> [OutgoingEvent] {
    let key = account.accountID.text
    let created = AccountCreated(accountID: key, createTime: account.createTime)
    var events = [OutgoingEvent(createdType, to: destinations, orderedBy: key, created)]
    // An account that tells nothing of the person is not talked about.
    if account.details != PersonalDetails() { events.append(event(account.details, of: account.accountID)) }
    return events
  }

  /// An account says something else of the person: all that it says. In the transaction that makes it true.
  func tell(_ details: PersonalDetails, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await outbox.send([Self.event(details, of: accountID)], at: now, in: transaction)
  }

  /// An account has told a day of birth by which its owner is not of age. In the transaction that keeps it.
  func tellMinor(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let event = OutgoingEvent(
      Self.minorType, to: Self.destinations, orderedBy: accountID.text, AccountMinorTold(accountID: accountID.text))
    try await outbox.send([event], at: now, in: transaction)
  }

  private static func event(_ details: PersonalDetails, of accountID: UUID) -> OutgoingEvent {
    let told = AccountDetailsTold(
      accountID: accountID.text, givenName: details.givenName, familyName: details.familyName, gender: .init(details.gender))
    return OutgoingEvent(detailsType, to: destinations, orderedBy: accountID.text, told)
  }
}
