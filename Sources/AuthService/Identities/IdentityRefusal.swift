import CairnProto
import RPC
import Timekeeping

/// Why somebody is not let in by what a provider says, or an identity is not linked or unlinked.
enum IdentityRefusal: Error, Hashable {
  /// A field of the form, and its reason.
  case field(String, FieldReason)
  case invalidToken(IDTokenRules.Refusal)
  /// The provider does not answer, or not with sense.
  case providerUnavailable
  /// Too many already wait for providers.
  case overloaded
  /// The provider vouches for an address that an account has.
  case needsLinking
  /// The identity belongs to another account.
  case linkedElsewhere
  case lastWayIn
  case tooManyIdentities
  case identityNotFound
}

extension RPCError {
  /// The only place where a refusal about identities becomes a wire error.
  init(_ refusal: IdentityRefusal) {
    switch refusal {
    case .field(let field, let reason): self = .invalid(field, reason, Self.explanation(reason))
    case .invalidToken(let detail):
      self.init(
        .unauthenticated, reason: .invalidProviderToken, message: "the provider's token is not good for this",
        metadata: ["detail": detail.rawValue])
    case .providerUnavailable:
      self.init(
        .unavailable, reason: .providerUnavailable, message: "the provider does not answer", metadata: ["retry_after_ms": "5000"])
    case .overloaded:
      self.init(.resourceExhausted, reason: .overloaded, message: "too many wait for providers; try again in a second")
    case .needsLinking:
      self.init(
        .failedPrecondition, reason: .identityNeedsLinking,
        message: "an account has this identity's e-mail address: log in to it in another way, then link the identity")
    case .linkedElsewhere:
      self.init(.alreadyExists, reason: .identityLinkedElsewhere, message: "the identity belongs to another account")
    case .lastWayIn:
      self.init(.failedPrecondition, reason: .lastWayIn, message: "without it nobody could log in to this account any more")
    case .tooManyIdentities:
      self.init(
        .resourceExhausted, reason: .tooManyIdentities, message: "at most \(IdentityRules.identitiesPerAccountMax) for one account")
    case .identityNotFound: self.init(.notFound, reason: .identityNotFound, message: "the account has no such identity")
    }
  }

  private static func explanation(_ reason: FieldReason) -> String {
    switch reason {
    case .unknownValue: "one of the providers of this installation, with the kind of token it has"
    case .missing, .notApplicable: "either id_token or access_token"
    default: ""
    }
  }
}
