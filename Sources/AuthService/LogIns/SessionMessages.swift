import CairnProto
import Identity
import RPC
import Texts

extension SessionTokens {
  init(_ issued: IssuedTokens) {
    self.init(
      sessionID: issued.sessionID.text, accessToken: issued.accessToken, accessTokenExpireTime: issued.accessTokenExpireTime,
      refreshToken: issued.refreshToken, refreshTokenExpireTime: issued.refreshTokenExpireTime)
  }
}

extension CairnProto.Session {
  init(_ session: ListedSession, isCurrent: Bool) {
    self.init(
      sessionID: session.sessionID.text, deviceName: session.device.name, app: session.device.app, createTime: session.createTime,
      lastUseTime: SessionRules.lastUse(session.rotateTime, since: session.createTime), network: session.device.network ?? "",
      isCurrent: isCurrent, scope: .init(session.device.scope))
  }
}

extension LoginForm {
  /// - Throws: `invalid_argument` for a scope that is not known.
  init(_ request: LogInWithPasswordRequest) throws(RPCError) {
    self.init(
      login: PeopleText.entry(request.login), password: NormalForm.nfc(request.password), newPassword: NormalForm.nfc(request.newPassword),
      deviceName: request.deviceName, app: request.app,
      scope: try SessionScope(asked: request.scope), lastRefreshToken: request.lastRefreshToken)
  }
}

extension SessionScope {
  /// Scope that a log-in asks for: all that the account may do unless it says otherwise.
  /// - Throws: `invalid_argument` with the field violation UNKNOWN_VALUE: a client that asks for less than we know must not get more.
  init(asked scope: CairnProto.Scope) throws(RPCError) {
    switch scope {
    case .unspecified, .full: self = .full
    case .web: self = .web
    case .unrecognized: throw .invalid("scope", .unknownValue, "SCOPE_FULL or SCOPE_WEB")
    }
  }
}

extension CairnProto.Scope {
  init(_ scope: SessionScope) {
    switch scope {
    case .full: self = .full
    case .web: self = .web
    }
  }
}
