import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Hears from AuthService of pictures that providers show of people (requirement W-5).
struct PictureImportInbox: Sendable {
  /// Type of the event that a provider shows a picture of somebody.
  static let foundType = "account.picture_found"

  /// From where pictures are fetched.
  let hosts: [String]

  var handler: EventHandler {
    EventHandler(Self.foundType, from: ["auth"], about: { [UUID(text: $0.accountID)] }) {
      (found: AccountPictureFound, _, transaction, now) in
      guard let accountID = UUID(text: found.accountID) else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "no account id")
      }
      // An address that would never be fetched is not kept either.
      guard PictureImportRules.isAllowed(found.pictureURL, hosts: hosts) else { return }
      try await Jobs.ask(for: PictureImport.job(found.pictureURL, of: accountID), dueTime: now, at: now, in: transaction)
    }
  }
}
