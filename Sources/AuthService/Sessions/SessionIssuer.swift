import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Opens sessions and makes their tokens.
struct SessionIssuer: Sendable {
  let sessions = SessionStore()
  let rules: SessionRules
  let refreshTokens: RefreshTokenKey
  let keyring: SigningKeyring
  let ids: any IDSource

  /// What signs the access tokens of this moment. Asked for before a transaction begins: making a missing key takes a connection of its own,
  /// and many that hold one and wait for another would wait for each other.
  func signer(at now: Moment) async throws -> AccessTokenSigner {
    try await keyring.signer(at: now)
  }

  /// Opens a session of `account` and keeps it.
  func open(
    _ account: StoredAccount, deviceName: String, signer: AccessTokenSigner, at now: Moment, in transaction: Transaction
  ) async throws -> IssuedTokens {
    let token = refreshTokens.first(of: ids.next(at: now))
    let absoluteExpireTime = now + rules.absoluteLifetime
    let session = StoredSession(
      sessionID: token.sessionID, accountID: account.accountID, deviceName: deviceName, generation: 0, tokenHash: token.hash,
      previousTokenHash: nil, createTime: now, rotateTime: now, idleExpireTime: min(now + rules.idleLifetime, absoluteExpireTime),
      absoluteExpireTime: absoluteExpireTime)
    try await sessions.insert(session, in: transaction)
    return tokens(of: account, refreshToken: token, refreshTokenExpireTime: session.idleExpireTime, signer: signer, at: now)
  }

  /// An access token of the session that `refreshToken` belongs to, beside that.
  func tokens(
    of account: StoredAccount, refreshToken: RefreshToken, refreshTokenExpireTime: Moment, signer: AccessTokenSigner, at now: Moment
  ) -> IssuedTokens {
    let accessToken = AccessToken(
      accountID: account.accountID, sessionID: refreshToken.sessionID, roles: account.roles, capabilities: [], issueTime: now,
      expireTime: now + rules.accessTokenLifetime)
    return IssuedTokens(
      sessionID: refreshToken.sessionID, accessToken: signer.sign(accessToken),
      accessTokenExpireTime: accessToken.expireTime, refreshToken: refreshTokens.text(of: refreshToken),
      refreshTokenExpireTime: refreshTokenExpireTime)
  }
}
