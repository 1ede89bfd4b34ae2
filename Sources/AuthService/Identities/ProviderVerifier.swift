import Curl
import EventLoop
import Logging
import RPC
import Timekeeping

/// Finds out who a provider's token is of. From any thread.
struct ProviderVerifier: Sendable {
  private struct Known: Sendable {
    let provider: IdentityProvider
    let keys: IssuerKeys?
    let graph: FacebookGraph?
  }

  private let known: [String: Known]
  let nonces: ProviderNonceKey

  init(
    _ providers: [IdentityProvider], rules: KeyCacheRules, web: WebClient, nonces: ProviderNonceKey, logger: Logger
  ) {
    self.nonces = nonces
    known = Dictionary(
      uniqueKeysWithValues: providers.map { provider in
        let keys = provider.idTokens.map { IssuerKeys(of: $0, rules: rules, web: web, logger: logger) }
        let graph = provider.graph.map { FacebookGraph(app: $0, web: web, logger: logger) }
        return (provider.name, Known(provider: provider, keys: keys, graph: graph))
      })
  }

  func isKnown(_ provider: String) -> Bool { known[provider] != nil }

  /// - Throws: `IdentityRefusal`.
  func verify(_ token: ProviderToken, at now: Moment) async throws -> ProvenIdentity {
    guard let known = known[token.provider] else { throw IdentityRefusal.field("provider", .unknownValue) }
    do {
      switch token.kind {
      case .idToken(let text):
        guard let issuer = known.provider.idTokens, let keys = known.keys else {
          throw IdentityRefusal.field("provider", .unknownValue)
        }
        return try await verify(text, of: issuer, keys, token, at: now)
      case .accessToken(let text):
        guard let graph = known.graph else { throw IdentityRefusal.field("provider", .unknownValue) }
        let (subject, claims) = try await graph.owner(of: text, at: now)
        return ProvenIdentity(provider: token.provider, subject: subject, claims: IdentityClaimRules.kept(claims, name: token.name))
      }
    } catch let refusal as IDTokenRules.Refusal {
      throw IdentityRefusal.invalidToken(refusal)
    }
  }

  private func verify(
    _ text: String, of issuer: OpenIDIssuer, _ keys: IssuerKeys, _ token: ProviderToken, at now: Moment
  ) async throws -> ProvenIdentity {
    let header = try SignedToken(text).header
    // Before any key is asked for: what is refused anyway must not make us ask.
    guard issuer.algorithms.contains(header.alg) else { throw IDTokenRules.Refusal.algorithm }
    guard let nonce = nonces.read(token.nonce, at: now) else { throw IDTokenRules.Refusal.nonce }
    let claims = try await keys.keys(for: header, at: now).claims(of: text)
    try IDTokenRules.check(
      claims.checked, issuers: issuer.issuers, audiences: issuer.audiences, nonces: ProviderNonceKey.forms(of: token.nonce), at: now)
    let told = claims.told(isEmailTrusted: issuer.isEmailTrusted)
    return ProvenIdentity(
      provider: token.provider, subject: claims.checked.subject, claims: IdentityClaimRules.kept(told, name: token.name), nonce: nonce)
  }
}
