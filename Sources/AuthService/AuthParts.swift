import Cryptography
import FoundationEssentials
import Identity
import Lifecycle
import Postgres
import ServiceDatabase

/// Parts that the features of AuthService share. A process and tests build it alike, from other values.
struct AuthParts {
  /// "iss" of every access token of an installation.
  static let issuer = "cairn"

  let base: FeatureEnvironment
  let pages: AccountPages
  let keyring: SigningKeyring
  let feed = RevocationFeed()
  let ending: SessionEnding
  let throttle: LoginThrottle
  let mail: MailConfig
  let mailer: Mailer
  let mailBudget: MailBudget
  let codes: MailedCodes
  let hasher: PasswordHasher
  /// Passwords that accounts may have.
  let passwordRules: PasswordRules
  /// Sign-ups that addresses have tried.
  let signUps: SignUpBudget
  /// Rule of who gets an account.
  let admission: SignUpAdmission
  /// Whether sign-up and change of address tell that an address belongs to somebody (requirement W-S20).
  let revealsTakenEmails: Bool

  var database: Database { base.database }
  var ids: any IDSource { base.ids }
  var events: SecurityEventLog { ending.events }
  var revocations: RevocationLog { ending.revocations }

  /// - Parameters:
  ///   - hasher: The one of the settings unless another is given; that takes the time of one hash.
  ///   - signUps: Rules of the settings unless others are given.
  init(_ base: FeatureEnvironment, hasher: PasswordHasher? = nil, signUps: SignUpBudgetRules? = nil) throws {
    let (key, settings) = (base.masterKey, base.settings)
    self.base = base
    pages = AccountPages(tokens: base.pageTokens)
    keyring = SigningKeyring(database: base.database, masterKey: key, rules: SigningKeyRules(), issuer: Self.issuer)
    ending = SessionEnding(revocations: RevocationLog(rules: RevocationRules(), feed: feed), events: SecurityEventLog(ids: base.ids))
    throttle = LoginThrottle(masterKey: key)
    mail = MailConfig(settings)
    mailer = Mailer(masterKey: key, ids: base.ids, linkBase: mail.linkBase)
    mailBudget = MailBudget(throttle, settings)
    codes = MailedCodes(key: MailedCodeKey(masterKey: key), ids: base.ids)
    passwordRules = PasswordRules(settings)
    self.hasher =
      try hasher
      ?? PasswordHasher(
        masterKey: key, parameters: Argon2id(settings), firebase: FirebaseScrypt.ofSettings(settings))
    self.signUps = SignUpBudget(signUps ?? SignUpBudgetRules(settings))
    admission = SignUpAdmission(settings)
    revealsTakenEmails = settings.isYes("AUTH_REVEAL_EMAIL_EXISTS", default: true)
  }
}
