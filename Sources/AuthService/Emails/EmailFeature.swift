import CairnServices
import Lifecycle
import RPC
import ServiceDatabase

/// E-mail addresses that are confirmed, changed and taken back.
struct EmailFeature: DatabaseFeature {
  let confirmation: EmailConfirmation
  let handlers: EmailHandlers

  init(_ parts: AuthParts, _ passwords: PasswordChangeFeature, _ pending: PendingSignUpFeature) {
    confirmation = EmailConfirmation(codes: parts.codes, mailer: parts.mailer, reset: passwords.reset, ending: parts.ending)
    handlers = EmailHandlers(
      database: parts.database, budget: parts.mailBudget, proof: passwords.proof, confirmation: confirmation, pending: pending.pending,
      mailer: parts.mailer, revealsTakenEmails: parts.revealsTakenEmails)
  }

  var methods: [RPCMethod] { handlers.methods }
}
