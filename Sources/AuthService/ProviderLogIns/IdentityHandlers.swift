import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC

/// Logs in by providers, and keeps the list of an account's identities.
struct IdentityHandlers: IdentityServiceHandlers {
  let database: Database
  let fresh = FreshLogin()
  var verifier: ProviderVerifier
  let login: ProviderLogin
  let links: IdentityLinks
  let pages: AccountPages

  func beginProviderLogin(_ request: BeginProviderLoginRequest, _ context: RequestContext) async throws -> BeginProviderLoginResponse {
    guard verifier.isKnown(request.provider) else { throw RPCError(IdentityRefusal.field("provider", .unknownValue)) }
    let nonce = verifier.nonces.make(at: context.now)
    return BeginProviderLoginResponse(nonce: nonce.text, expireTime: nonce.expireTime)
  }

  func logInWithProvider(_ request: LogInWithProviderRequest, _ context: RequestContext) async throws -> LogInWithProviderResponse {
    try await refusing {
      let device = SessionDevice(
        name: request.deviceName, app: request.app, at: context.clientAddress, scope: try SessionScope(asked: request.scope))
      let proven = try await verifier.verify(ProviderToken(request.credential), at: context.now)
      let visit = ProviderLogin.Visit(device: device, address: context.clientAddress, invitationCode: request.invitationCode)
      let outcome = try await login.logIn(proven, evenIfSuspended: request.evenIfSuspended, visit, at: context.now)
      return LogInWithProviderResponse(
        account: .init(outcome.account, at: context.now), isNewAccount: outcome.isNewAccount, tokens: .init(outcome.tokens),
        identity: .init(outcome.identity))
    }
  }

  func listIdentities(_ request: ListIdentitiesRequest, _ context: RequestContext) async throws -> ListIdentitiesResponse {
    let accountID = try context.accountID
    let page = try pages.read(size: request.pageSize, token: request.pageToken, context)
    let found = try await links.store.list(of: accountID, after: page.place, limit: page.size + 1, in: database)
    let listed = found.prefix(page.size)
    return ListIdentitiesResponse(
      identities: listed.map { CairnProto.Identity($0) },
      nextPageToken: try found.count > page.size ? pages.token(after: listed.last?.identityID, context) : "")
  }

  func linkIdentity(_ request: LinkIdentityRequest, _ context: RequestContext) async throws -> LinkIdentityResponse {
    let accountID = try context.accountID
    return try await refusing {
      try await fresh.require(of: context, in: database)
      let proven = try await verifier.verify(ProviderToken(request.credential), at: context.now)
      let identity = try await database.transaction { transaction in
        try await links.link(proven, to: accountID, by: context.caller.sessionID, at: context.now, in: transaction)
      }
      return LinkIdentityResponse(identity: .init(identity))
    }
  }

  func unlinkIdentity(_ request: UnlinkIdentityRequest, _ context: RequestContext) async throws -> UnlinkIdentityResponse {
    let accountID = try context.accountID
    let identityID = try Field.id(request.identityID, "identity_id")
    return try await refusing {
      try await fresh.require(of: context, in: database)
      try await database.transaction { transaction in
        try await links.unlink(identityID, from: accountID, by: context.caller.sessionID, at: context.now, in: transaction)
      }
      return UnlinkIdentityResponse()
    }
  }

  // MARK: -

  private func refusing<Answer>(_ body: nonisolated(nonsending) () async throws -> Answer) async throws -> Answer {
    do {
      return try await body()
    } catch let refusal as IdentityRefusal {
      throw RPCError(refusal)
    } catch let refusal as SessionRefusal {
      throw RPCError(refusal)
    } catch let refusal as AccountRefusal {
      throw RPCError(refusal)
    } catch let refusal as EmailRefusal {
      throw RPCError(refusal)
    }
  }
}
