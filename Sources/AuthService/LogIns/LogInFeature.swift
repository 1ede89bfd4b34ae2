import CairnServices
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Sessions that are opened, kept alive and ended.
struct LogInFeature: DatabaseFeature {
  private let time: any TimeSource
  let factors: SecondFactorCheck
  let issuer: SessionIssuer
  let handlers: SessionHandlers

  init(_ parts: AuthParts) {
    time = parts.base.time
    factors = SecondFactorCheck(
      secrets: SecondFactorSecrets(masterKey: parts.base.masterKey), throttle: parts.throttle, events: parts.events, mailer: parts.mailer)
    issuer = SessionIssuer(
      rules: SessionRules(), refreshTokens: RefreshTokenKey(masterKey: parts.base.masterKey), keyring: parts.keyring, ids: parts.ids,
      ending: parts.ending, mailer: parts.mailer, secondFactors: factors)
    handlers = SessionHandlers(
      database: parts.database, hasher: parts.hasher, throttle: parts.throttle, issuer: issuer, pages: parts.pages,
      passwordRules: parts.passwordRules, settings: LogInSettings(parts.base.settings))
  }

  var methods: [RPCMethod] { handlers.methods }

  /// Ends sessions whose time is over.
  var expiry: SessionExpiry { SessionExpiry(database: handlers.database, ending: issuer.ending) }

  var chores: [Chore] {
    [Chore("end expired sessions", every: SessionExpiry.interval) { [expiry, time] in try await expiry.run(at: time.now()) }]
  }
}

/// Settings of log-ins with a password.
struct LogInSettings: Sendable, Hashable {
  /// Whether a log-in with a password that is among the first to be tried has to bring another (ASVS 2.1.7).
  var refusesBreachedPasswords: Bool
  /// Whether a failed log-in tells what was wrong (requirement E-S1): it tells strangers who has an account. Off unless the operator wants it.
  var isVerbose: Bool
}

extension LogInSettings {
  init(_ settings: Settings) {
    self.init(
      refusesBreachedPasswords: settings.isYes("AUTH_REFUSE_BREACHED_PASSWORDS", default: true),
      isVerbose: settings.isYes("AUTH_VERBOSE_LOGIN_ERRORS", default: false))
  }
}
