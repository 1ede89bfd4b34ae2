import CairnServices
import Cryptography
import Events
import Lifecycle
import Logging
import RPC
import ServiceDatabase
import Timekeeping

/// Second factors: authenticator apps and recovery codes.
struct SecondFactorFeature: DatabaseFeature {
  private let time: any TimeSource
  private let logger: Logger
  /// Nil while there is one master key.
  private let reseal: ResealSweep?
  let handlers: SecondFactorHandlers

  init(_ parts: AuthParts, _ logIns: LogInFeature) {
    (time, logger) = (parts.base.time, parts.base.logger)
    reseal =
      parts.base.masterKey.accepted.isEmpty
      ? nil : ResealSweep(database: parts.database, secrets: logIns.factors.secrets, keyring: parts.keyring)
    handlers = SecondFactorHandlers(database: parts.database, issuer: logIns.issuer)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    let loginSteps = Chore.sweep("log-ins without a second factor", time) { [handlers] limit, now in
      try await handlers.store.deleteExpiredLoginSteps(before: now, limit: limit, in: handlers.database)
    }
    guard let reseal else { return [loginSteps] }
    let resealing = Chore("seal anew by the present master key", every: .seconds(3_600)) { [logger, time] in
      let count = try await reseal.run(at: time.now())
      if count > 0 { logger.notice("sealed anew by the present master key", metadata: ["count": "\(count)"]) }
    }
    return [loginSteps, resealing]
  }

  var personal: PersonalRows {
    PersonalRows([
      "second_factors": .dropped(because: "a guest has none"), "recovery_codes": .dropped(because: "a guest has none"),
      "login_steps": .dropped(because: "a guest does not log in"),
    ])
  }
}
