import Cryptography
import Identity
import Postgres
import Synchronization
import Timekeeping

/// The keys of this house, read again once a minute, and made when one is missing.
final class SigningKeyring: Sendable {
  /// So often the database is asked, by whoever needs a key next: another replica may have made the next one.
  static let refreshInterval: Duration = .seconds(60)

  /// Why there is no key to sign with.
  enum Failure: Error {
    /// The master key is not the one that sealed the keys. Restore it, or delete the rows of signing_keys.
    case cannotOpen(keyID: String)
    /// The database took no key and has none.
    case noKey
  }

  private struct Loaded {
    let keys: [StoredSigningKey]
    let signer: AccessTokenSigner
    let signerRetireTime: Moment
    let loadTime: Moment
  }

  private let database: Database
  private let store = SigningKeyStore()
  private let rules: SigningKeyRules
  private let issuer: String
  private let sealingKey: SymmetricKey
  private let loaded = Mutex<Loaded?>(nil)

  /// - Parameter issuer: "iss" of the tokens.
  init(database: Database, masterKey: SymmetricKey, rules: SigningKeyRules, issuer: String) {
    self.database = database
    self.rules = rules
    self.issuer = issuer
    sealingKey = masterKey.derived(for: "cairn signing key seal v1")
  }

  /// Signs tokens of this moment.
  func signer(at now: Moment) async throws -> AccessTokenSigner {
    try await current(at: now).signer
  }

  /// Keys whose tokens may still be valid, newest first.
  func publicKeys(at now: Moment) async throws -> [StoredSigningKey] {
    try await current(at: now).keys.filter { now < $0.period.expireTime }
  }

  /// Seals anew what a master key from before has sealed.
  /// - Returns: How many keys.
  func reseal(at now: Moment) async throws -> Int {
    var count = 0
    for key in try await store.findLiving(at: now, in: database) {
      guard let resealed = key.resealed(by: sealingKey) else { continue }
      try await store.reseal(key.keyID, to: resealed, in: database)
      count += 1
    }
    return count
  }

  /// Two calls at once may both ask the database; that is cheaper than making one wait for the other.
  private func current(at now: Moment) async throws -> Loaded {
    if let loaded = loaded.withLock({ $0 }), isFresh(loaded, at: now) { return loaded }
    let fresh = try await load(at: now)
    loaded.withLock { $0 = fresh }
    return fresh
  }

  private func isFresh(_ loaded: Loaded, at now: Moment) -> Bool {
    now < loaded.signerRetireTime && now - loaded.loadTime < Self.refreshInterval && loaded.loadTime - now < Self.refreshInterval
  }

  private func load(at now: Moment) async throws -> Loaded {
    var keys = try await store.findLiving(at: now, in: database)
    if let period = rules.missing(keys.map(\.period), at: now), let key = StoredSigningKey.generate(for: period, sealingKey: sealingKey) {
      try await store.insertUnlessCovered(key, in: database)
      keys = try await store.findLiving(at: now, in: database)
    }
    guard let index = rules.current(keys.map(\.period), at: now) else { throw Failure.noKey }
    let key = keys[index]
    guard let signer = key.signer(issuer: issuer, openedBy: sealingKey) else { throw Failure.cannotOpen(keyID: key.keyID) }
    return Loaded(keys: keys, signer: signer, signerRetireTime: key.period.retireTime, loadTime: now)
  }
}
