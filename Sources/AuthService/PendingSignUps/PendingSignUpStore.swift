import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about sign-ups that wait for their address. One function, one statement.
struct PendingSignUpStore: Sendable {
  /// - Parameters:
  ///   - codeID: The code that confirms its address.
  ///   - guestID: The guest who becomes the account; nil for somebody new.
  func insert(_ codeID: UUID, form: [UInt8], hash: String, guestID: UUID?, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO pending_sign_ups (code_id, sealed_form, password_hash, guest_account_id)
      VALUES (\(codeID), \(form), \(hash), \(guestID))
      """)
  }

  func find(_ codeID: UUID, in transaction: Transaction) async throws -> (form: [UInt8], hash: String, guestID: UUID?)? {
    try await transaction.query(
      "SELECT sealed_form, password_hash, guest_account_id FROM pending_sign_ups WHERE code_id = \(codeID)"
    ).first.map { (try $0.get(0), try $0.get(1), try $0.get(2)) }
  }
}
