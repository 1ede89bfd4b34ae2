import CairnServices
import Events
import Lifecycle
import RPC
import ServiceDatabase

/// Passwords that are changed, or replaced by a code that was mailed.
struct PasswordChangeFeature: DatabaseFeature {
  let proof: PasswordProof
  let reset: PasswordReset
  let handlers: PasswordHandlers

  init(_ parts: AuthParts) {
    proof = PasswordProof(database: parts.database, hasher: parts.hasher, throttle: parts.throttle, events: parts.events)
    reset = PasswordReset(
      database: parts.database, masterKey: parts.base.masterKey, codes: parts.codes, mailer: parts.mailer, events: parts.events,
      ids: parts.ids, time: parts.base.time)
    handlers = PasswordHandlers(
      database: parts.database, hasher: parts.hasher, rules: parts.passwordRules, budget: parts.mailBudget, proof: proof,
      codes: parts.codes, reset: reset, mailer: parts.mailer, ending: parts.ending)
  }

  var methods: [RPCMethod] { handlers.methods }
  var destinations: [any EventDestination] { [reset.effect] }
}
