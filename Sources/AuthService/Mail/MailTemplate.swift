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
  /// In a sentence of news: somebody's user name.
  case person
}

/// News that a mail can tell: the kinds of notifications. Its sentences are the lines of Templates/<language>/news_sentences.txt.
package enum MailNews: String, Sendable, CaseIterable {
  case friendRequested = "friend.requested"
  case friendAccepted = "friend.accepted"
  case invitationReceived = "invitation.received"
  case badgeUnlocked = "badge.unlocked"
  case cachePublished = "cache.published"
  case friendCachePublished = "friend.cache_published"
  case cacheUpdated = "cache.updated"
  case messageReceived = "message.new"
  case meetingCreated = "meeting.created"
  case meetingAccepted = "meeting.accepted"
  case meetingDenied = "meeting.denied"
  case meetingCancelled = "meeting.cancelled"
  case meetingReminder = "meeting.reminder"
  case meetingStarting = "meeting.starting"
  case walkShared = "walk.shared"
  case reportDecided = "report.decided"
  case moderationDecided = "moderation.decided"
  case appealDecided = "appeal.decided"
  case recordBeaten = "record.beaten"
  case reportWaiting = "report.waiting"
  /// News of a later version.
  case other

  /// Whether its sentence names somebody.
  var tellsOfPerson: Bool {
    switch self {
    case .friendRequested, .friendAccepted, .invitationReceived, .friendCachePublished, .messageReceived, .meetingCreated,
      .meetingAccepted, .meetingDenied, .meetingCancelled, .walkShared, .recordBeaten:
      true
    case .badgeUnlocked, .cachePublished, .cacheUpdated, .meetingReminder, .meetingStarting, .reportDecided, .moderationDecided,
      .appealDecided, .reportWaiting, .other:
      false
    }
  }

  /// Whether what else it tells of has a title; of the others it is a code.
  var hasTitle: Bool {
    switch self {
    case .badgeUnlocked, .cachePublished, .friendCachePublished, .cacheUpdated, .walkShared, .recordBeaten: true
    default: false
    }
  }
}

/// Fault that makes a template unfit, found when the process starts.
package struct MailTemplateError: Error, Hashable, CustomStringConvertible {
  package let description: String
}
