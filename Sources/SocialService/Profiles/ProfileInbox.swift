import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Hears from AuthService what accounts say of people (requirement L-3).
struct ProfileInbox: Sendable {
  static let eventType = "account.details"

  let store = ProfileStore()

  var handler: EventHandler {
    EventHandler(Self.eventType, from: ["auth"]) { (told: AccountDetailsTold, _, transaction, now) in
      guard let accountID = UUID(text: told.accountID) else {
        throw RPCError(.invalidArgument, reason: "EVENT_MALFORMED", message: "no account id")
      }
      try await store.set(try StoredProfile(told), of: accountID, at: now, in: transaction)
    }
  }
}

extension StoredProfile {
  fileprivate init(_ told: AccountDetailsTold) throws {
    let gender: Gender?
    switch told.gender {
    case .unspecified: gender = nil
    case .female: gender = .female
    case .male: gender = .male
    case .other: gender = .other
    // During a rolling upgrade the sender may know what this process does not yet: it tries again, and meets a newer one.
    case .unrecognized: throw RPCError(.unimplemented, reason: "EVENT_TYPE_UNKNOWN", message: "a gender of a newer version")
    }
    self.init(givenName: told.givenName, familyName: told.familyName, gender: gender)
  }
}
