import CairnProto
import Identity

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
      isCurrent: isCurrent)
  }
}

extension LoginForm {
  init(_ request: LogInWithPasswordRequest) {
    self.init(
      login: NormalizedText.nfc(request.login), password: NormalizedText.nfc(request.password),
      newPassword: NormalizedText.nfc(request.newPassword), deviceName: NormalizedText.nfc(request.deviceName),
      app: NormalizedText.nfc(request.app))
  }
}
