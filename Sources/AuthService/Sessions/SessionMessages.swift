import CairnProto
import Identity
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
      isCurrent: isCurrent)
  }
}

extension LoginForm {
  init(_ request: LogInWithPasswordRequest) {
    self.init(
      login: PeopleText.entry(request.login), password: NormalForm.nfc(request.password), newPassword: NormalForm.nfc(request.newPassword),
      deviceName: request.deviceName, app: request.app)
  }
}
