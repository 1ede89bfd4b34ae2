import CairnProto
import Identity

extension SessionTokens {
  init(_ issued: IssuedTokens) {
    self.init(
      sessionID: issued.sessionID.text, accessToken: issued.accessToken, accessTokenExpireTime: issued.accessTokenExpireTime,
      refreshToken: issued.refreshToken, refreshTokenExpireTime: issued.refreshTokenExpireTime)
  }
}

extension LoginForm {
  init(_ request: LogInWithPasswordRequest) {
    self.init(
      login: NormalizedText.nfc(request.login), password: NormalizedText.nfc(request.password),
      deviceName: NormalizedText.nfc(request.deviceName))
  }
}
