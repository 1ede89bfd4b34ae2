import Identity

/// Form that somebody fills in to log in.
struct LoginForm: Hashable {
  /// In NFC.
  let login, password, newPassword: String
  /// As the device says them.
  let deviceName, app: String
  var scope = SessionScope.full
  /// The refresh token of the device's last session, as the client has it; empty where it has none.
  var lastRefreshToken = ""

  enum Mistake: Hashable {
    case loginMissing
    /// Longer than any address.
    case login
    case password(PasswordRules.Refusal)
  }

  /// Detail of what was wrong, for those who run a house that tells (requirement E-S1); the wire code is one.
  enum Detail: String {
    case usernameNotFound = "USERNAME_NOT_FOUND"
    case incorrectPassword = "INCORRECT_PASSWORD"
  }

  /// Only what no account can have. Too short is no mistake here: it is simply not the password.
  var mistakes: [Mistake] {
    var mistakes: [Mistake] = []
    if login.isEmpty { mistakes.append(.loginMissing) }
    if login.utf8.count > EmailRules.byteCountMax { mistakes.append(.login) }
    if password.unicodeScalars.count > PasswordRules.lengthMax { mistakes.append(.password(.tooLong)) }
    return mistakes
  }

  /// - Parameter address: Where the client connects from; nil when it is not known.
  func device(at address: String?) -> SessionDevice {
    SessionDevice(name: deviceName, app: app, at: address, scope: scope)
  }

  /// The account it is for.
  var key: AccountStore.Login { AccountStore.Login(login) }
}
