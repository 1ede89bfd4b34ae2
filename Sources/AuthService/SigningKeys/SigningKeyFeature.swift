import CairnServices
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Keys that sign access tokens.
struct SigningKeyFeature: DatabaseFeature {
  /// Expired keys are kept so long, to answer questions about old tokens.
  static let retention: Duration = .seconds(30 * 86_400)

  private let database: Database
  private let time: any TimeSource
  let handlers: PublicKeyHandlers

  init(_ base: FeatureEnvironment, _ keyring: SigningKeyring) {
    (database, time) = (base.database, base.time)
    handlers = PublicKeyHandlers(keyring: keyring)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      .sweep("signing keys", time) { [database] _, now in
        try await SigningKeyStore().deleteExpired(before: now - Self.retention, in: database)
      }
    ]
  }

  /// Makes the first key, before anybody logs in.
  func start() async throws { _ = try await handlers.keyring.signer(at: time.now()) }
}
