/// A mail that Cairn writes. Its texts are the files Templates/<language>/<name>.txt.
package enum MailTemplate: String, Sendable, CaseIterable {
  /// Proves that the owner of an account reads its address.
  case confirmEmail = "confirm_email"
  /// The same of the address an account is to have, sent there.
  case changeEmail = "change_email"
  /// To the address an account has had, with a way back.
  case emailChanged = "email_changed"
  /// A code for a new password.
  case resetPassword = "reset_password"
  /// The password was changed or replaced.
  case passwordChanged = "password_changed"
  /// Somebody logged in by a device that was not known.
  case newDevice = "new_device"
  /// Somebody tried to sign up with the address of an account.
  case signUpKnown = "sign_up_known"
  /// Asks a guardian for consent, and is the key to withdraw it.
  case guardianAsked = "guardian_asked"
  /// A second factor was set up.
  case secondFactorOn = "second_factor_on"
  /// It was switched off.
  case secondFactorOff = "second_factor_off"
  /// A recovery code stood in for the second factor.
  case recoveryCodeUsed = "recovery_code_used"
  /// There are other recovery codes now.
  case recoveryCodesReplaced = "recovery_codes_replaced"
  /// An identity at a provider opens the account from now on.
  case identityLinked = "identity_linked"
  /// It does not any more.
  case identityUnlinked = "identity_unlinked"
  /// News of what has happened, to people who have chosen to hear of it by mail.
  case news

  /// Placeholders in its texts for what differs from mail to mail: in every language the same.
  package var placeholders: Set<MailPlaceholder> {
    switch self {
    case .confirmEmail, .changeEmail: [.name, .code, .link, .hours]
    case .emailChanged: [.name, .email, .code, .link, .days]
    case .resetPassword: [.name, .code, .link, .minutes]
    case .passwordChanged: [.name, .time]
    case .newDevice: [.name, .time, .device, .app, .network]
    case .signUpKnown: [.name]
    case .guardianAsked: [.name, .code, .link, .days]
    case .secondFactorOn, .secondFactorOff, .recoveryCodesReplaced: [.name, .time]
    case .recoveryCodeUsed: [.name, .time, .count]
    case .identityLinked, .identityUnlinked: [.name, .time, .provider]
    case .news: [.name, .news, .count, .link]
    }
  }

  /// Where its link leads below CAIRN_MAIL_LINK_BASE; nil for a mail without one.
  var linkPath: String? {
    switch self {
    case .confirmEmail, .changeEmail: "verify-email"
    case .emailChanged: "undo-email-change"
    case .resetPassword: "reset-password"
    case .guardianAsked: "guardian"
    case .news: "unsubscribe"
    case .passwordChanged, .newDevice, .signUpKnown, .secondFactorOn, .secondFactorOff, .recoveryCodeUsed, .recoveryCodesReplaced,
      .identityLinked, .identityUnlinked:
      nil
    }
  }
}

/// Placeholder for what differs from mail to mail.
package enum MailPlaceholder: String, Sendable, CaseIterable, Codable {
  /// The owner's user name.
  case name
  /// Code that the owner types into the app.
  case code
  /// The same to be clicked: made of the base that the operator has set, and of a token.
  case link
  /// Another address of the owner, most of it hidden.
  case email
  /// When it happened.
  case time
  /// How long the code is good.
  case minutes, hours, days
  /// Facts that a session tells of its device.
  case device, app, network
  /// How many are left.
  case count
  /// Provider that vouches for an identity, for example "google".
  case provider
  /// News of what has happened: a line for each. The only one that may have several.
  case news
  /// In a sentence of news: somebody's user name, and the name of what it tells of.
  case person, title
}

/// Fault that makes a template unfit, found when the process starts.
package struct MailTemplateError: Error, Hashable, CustomStringConvertible {
  package let description: String
}
