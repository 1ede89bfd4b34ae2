import FoundationEssentials
import Postgres
import Timekeeping

/// Seals the keys of access tokens and the secrets of authenticator apps anew after the master key was exchanged, so that the key from before can be taken away.
struct ResealSweep: Sendable {
  /// Rows read at a time: some 100 kB.
  static let batchSize = 500

  let database: Database
  let secrets: SecondFactorSecrets
  let keyring: SigningKeyring
  let store = SecondFactorStore()

  /// - Returns: How many were sealed anew.
  func run(at now: Moment) async throws -> Int {
    var (count, place): (Int, UUID?) = (try await keyring.reseal(at: now), nil)
    while true {
      let page = try await store.findSealed(after: place, limit: Self.batchSize, in: database)
      for (accountID, sealed) in page {
        guard let resealed = secrets.resealed(sealed, of: accountID) else { continue }
        try await store.reseal(accountID, from: sealed, to: resealed, in: database)
        count += 1
      }
      guard page.count == Self.batchSize else { return count }
      place = page.last?.accountID
    }
  }
}
