import Events
import Lifecycle
import ServiceDatabase

/// The features of AuthService: those that lean on others get them here, and `list` is the order of their locks.
struct AuthFeatures: Sendable {
  let keys: SigningKeyFeature
  let codes: MailedCodeFeature
  let directory: DirectoryHandlers
  let sessions: SessionFeature
  let throttle: ThrottleFeature
  let events: SecurityEventFeature
  let revocations: RevocationFeature
  let mails: MailFeature
  let accounts: AccountFeature
  let passwords: PasswordFeature
  let passwordChanges: PasswordChangeFeature
  let guardians: GuardianFeature
  let pending: PendingSignUpFeature
  let emails: EmailFeature
  let logIns: LogInFeature
  let usernames: UsernameFeature
  let factors: SecondFactorFeature
  let signUps: SignUpFeature
  let identities: IdentityFeature
  let moderation: ModerationFeature
  let keptMails: KeptMailFeature
  let deletions: AccountDeletionFeature
  let admin: AccountAdminFeature
  let guests: GuestFeature
  let exports: ExportFeature
  let serverInfo: ServerInfoFeature

  /// - Throws: `SettingsError` when another service cannot be reached; `MailTemplateError`.
  init(_ parts: AuthParts) throws {
    let base = parts.base
    (keys, codes, directory) = (SigningKeyFeature(base, parts.keyring), MailedCodeFeature(base), DirectoryHandlers(database: base.database))
    (sessions, throttle) = (SessionFeature(base), ThrottleFeature(base))
    events = SecurityEventFeature(base, parts.pages)
    revocations = RevocationFeature(base, parts.feed)
    mails = try MailFeature(base, parts.mail, parts.mailer)
    (accounts, passwords, passwordChanges) = (AccountFeature(base), PasswordFeature(parts.hasher), PasswordChangeFeature(parts))
    guardians = GuardianFeature(parts)
    pending = PendingSignUpFeature(parts, guardians)
    emails = EmailFeature(parts, passwordChanges, pending)
    logIns = LogInFeature(parts)
    usernames = UsernameFeature(parts, logIns, guardians)
    factors = SecondFactorFeature(parts, logIns)
    signUps = SignUpFeature(parts, logIns, emails, guardians, pending)
    identities = IdentityFeature(parts, logIns)
    moderation = ModerationFeature(parts)
    keptMails = KeptMailFeature(parts, moderation.handlers)
    deletions = AccountDeletionFeature(parts, passwordChanges.proof, logIns, kept: [codes.personal, events.personal, revocations.personal])
    guests = try GuestFeature(parts, logIns, emails, pending, identities.verifier, deletions.erasure)
    (serverInfo, admin) = (ServerInfoFeature(parts), AccountAdminFeature(parts, moderation.handlers, deletions.erasure))
    exports = try ExportFeature(parts, deletions.erasure.personal)
  }

  /// In the order in which locks are taken: ways in to an account, the account, what is opened by it, what is told of it; last the log of
  /// revocations, for which everybody waits who ends something.
  var list: [any DatabaseFeature] {
    [
      factors, passwords, passwordChanges, codes, pending, emails, accounts, signUps, guardians, usernames, identities, throttle, sessions,
      logIns, guests, moderation, keptMails, deletions, admin, exports, events, mails, keys, directory, serverInfo, revocations,
    ]
  }
}
