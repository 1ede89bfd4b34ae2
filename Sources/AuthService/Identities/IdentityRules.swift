import Timekeeping

/// Changes that may be made to the identities of an account.
enum IdentityRules {
  /// Nobody has so many accounts elsewhere; a script that links thousands fills neither the table nor the list.
  static let identitiesPerAccountMax = 20
  /// Kinds of first log-in: what to do with somebody who comes for the first time.
  enum FirstLogin: Hashable {
    /// Make an account; with the address, when the provider vouches for it.
    case makeAccount(hasEmail: Bool)
    /// The owner of the account with this address has to link it.
    case refuse
  }

  /// - Parameters:
  ///   - isEmailVerified: Whether the provider vouches for an address.
  ///   - isEmailTaken: Whether an account has that address, confirmed or not: whoever confirmed nothing may be its owner all the same, and
  ///     somebody who took another's address must not be handed its owner's log-ins.
  static func firstLogin(isEmailVerified: Bool, isEmailTaken: Bool) -> FirstLogin {
    if !isEmailVerified { return .makeAccount(hasEmail: false) }
    return isEmailTaken ? .refuse : .makeAccount(hasEmail: true)
  }

  enum LinkRefusal: Error, Hashable {
    case linkedElsewhere
    case tooMany
  }

  /// Relation of the identity to accounts before it is linked.
  enum Owner: Hashable {
    case nobody, caller, somebodyElse
  }

  /// - Returns: Whether there is anything to do.
  static func checkLink(owner: Owner, identityCount: Int) throws(LinkRefusal) -> Bool {
    switch owner {
    case .caller: return false
    case .somebodyElse: throw .linkedElsewhere
    case .nobody:
      guard identityCount < identitiesPerAccountMax else { throw .tooMany }
      return true
    }
  }

  /// Whether an identity may go.
  /// - Parameter identityCount: With the one that goes.
  static func mayUnlink(identityCount: Int, hasPassword: Bool) -> Bool {
    hasPassword || identityCount > 1
  }
}
