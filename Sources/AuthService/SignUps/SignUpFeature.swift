import CairnServices
import Lifecycle
import RPC
import ServiceDatabase

/// Accounts that are made with a password, and what their owners see and say of themselves.
struct SignUpFeature: DatabaseFeature {
  let handlers: AccountHandlers

  init(_ parts: AuthParts, _ logIns: LogInFeature, _ emails: EmailFeature, _ guardians: GuardianFeature, _ pending: PendingSignUpFeature) {
    handlers = AccountHandlers(
      database: parts.database, hasher: parts.hasher, issuer: logIns.issuer, ids: parts.ids, budget: parts.signUps,
      passwordRules: parts.passwordRules, confirmation: emails.confirmation, mailBudget: parts.mailBudget, pending: pending.pending,
      guardians: guardians.requests, birthDates: guardians.demand, admission: parts.admission, news: AccountNews(ids: parts.ids),
      revealsTakenEmails: parts.revealsTakenEmails)
  }

  var methods: [RPCMethod] { handlers.methods }
}

extension SignUpBudgetRules {
  init(_ settings: Settings) {
    self.init()
    burst = settings.integer("AUTH_SIGN_UPS_PER_ADDRESS", default: burst, in: 1...1_000_000)
  }
}
