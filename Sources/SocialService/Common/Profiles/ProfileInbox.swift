import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Hears from AuthService of new accounts (requirement L-8), what accounts say of people (requirement L-3), and of new user names (W-56).
struct ProfileInbox: Sendable {
  /// Type of the event that there is a new account.
  static let createdType = "account.created"

  /// Type of the event that an account says something else of the person.
  static let detailsType = "account.details"

  /// Type of the event that an account has another user name.
  static let renamedType = "account.renamed"

  let profiles: Profiles

  var handlers: [EventHandler] {
    [
      EventHandler(Self.createdType, from: ["auth"], about: { [UUID(text: $0.accountID)] }) {
        (created: AccountCreated, _, transaction, now) in
        try await profiles.store.make(try Self.accountID(created.accountID), at: created.createTime ?? now, in: transaction)
      },
      EventHandler(Self.detailsType, from: ["auth"], about: { [UUID(text: $0.accountID)] }) {
        (told: AccountDetailsTold, _, transaction, now) in
        let details = try PersonalDetails(told)
        _ = try await profiles.change(try Self.accountID(told.accountID), at: now, in: transaction) { profile in
          ProfileRules.set(details, of: profile)
        }
      },
      // It comes when nobody shows the former name any more (AuthService's `RenameNews`): who hears of it may ask at once.
      EventHandler(Self.renamedType, from: ["auth"], about: { [UUID(text: $0.accountID)] }) {
        (renamed: AccountRenamed, _, transaction, now) in
        try await profiles.tellRenamed(try Self.accountID(renamed.accountID), at: now, in: transaction)
      },
    ]
  }

  private static func accountID(_ text: String) throws(RPCError) -> UUID {
    guard let accountID = UUID(text: text) else {
      throw RPCError(.invalidArgument, reason: .eventMalformed, message: "no account id")
    }
    return accountID
  }
}

extension PersonalDetails {
  fileprivate init(_ told: AccountDetailsTold) throws {
    let gender: Gender?
    switch told.gender {
    case .unspecified: gender = nil
    case .female: gender = .female
    case .male: gender = .male
    case .other: gender = .other
    // During a rolling upgrade the sender may know what this process does not yet: it tries again, and meets a newer one.
    case .unrecognized: throw RPCError(.unimplemented, reason: .eventTypeUnknown, message: "a gender of a newer version")
    }
    self.init(givenName: told.givenName, familyName: told.familyName, gender: gender)
  }
}
