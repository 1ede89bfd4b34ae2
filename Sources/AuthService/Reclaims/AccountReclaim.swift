import FoundationEssentials
import Postgres
import Timekeeping

/// Takes from whoever had an account besides its owner what would let them back in, when the owner takes it back.
///
/// Rows that log-ins lock as well have an order: the second factor comes first, then what waits for it, then identities; the password and the
/// account's own row come after this.
struct AccountReclaim: Sendable {
  let codes = MailedCodeStore()
  let identities = IdentityStore()
  let secondFactors = SecondFactorStore()

  /// How long before the change of an address that is undone a thief is taken to have been there already. Earlier additions were
  /// told to the old address then, and stay: an undone change must not take the owner's own second factor off.
  static let reach: Duration = .seconds(7 * 86_400)

  /// Removes identities and the second factor that were added at `time` or later.
  func removeWaysIn(of accountID: UUID, addedSince time: Moment, in transaction: Transaction) async throws {
    try await secondFactors.delete(accountID, enrolledSince: time, in: transaction)
    try await identities.delete(of: accountID, linkedSince: time, in: transaction)
  }

  /// Calls off what was begun with the password as it was: the second step of a log-in, a new password, another address.
  func callOff(of accountID: UUID, in transaction: Transaction) async throws {
    try await secondFactors.deleteLoginSteps(of: accountID, in: transaction)
    try await codes.delete(of: accountID, for: [.resetPassword], in: transaction)
    try await codes.deleteEmailChanges(of: accountID, in: transaction)
  }
}
