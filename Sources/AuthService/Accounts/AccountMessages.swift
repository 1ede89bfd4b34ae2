import CairnProto
import Identity

extension CairnProto.Account {
  /// The account as its owner sees it.
  init(_ account: StoredAccount) {
    self.init(
      accountID: account.accountID.text, username: account.username, email: account.email, emailVerified: account.isEmailVerified,
      createTime: account.createTime, roles: account.roles)
  }
}

extension SignUpForm {
  init(_ request: SignUpWithPasswordRequest) {
    self.init(
      email: NormalizedText.nfc(request.email), password: NormalizedText.nfc(request.password), username: request.username,
      deviceName: NormalizedText.nfc(request.deviceName), app: NormalizedText.nfc(request.app))
  }
}
