import Cryptography
import Postgres
package import Timekeeping

extension AccountOperator {
  /// Makes an invitation to sign up.
  /// - Parameters:
  ///   - usesMax: Accounts that it lets in, 1 to 1,000.
  ///   - days: Days that it is good for, 1 to 365.
  /// - Returns: Its code, which is kept nowhere.
  package func invite(usesMax: Int, days: Int, at now: Moment) async throws -> String {
    guard (1...InvitationRules.usesMax).contains(usesMax), (1...InvitationRules.daysMax).contains(days) else {
      throw Failure.invitationInvalid
    }
    let code = InvitationCode.code(of: RandomBytes.generate(InvitationCode.byteCount))
    guard let letters = InvitationRules.letters(in: code) else { throw Failure.invitationInvalid }
    try await database.transaction { transaction in
      try await InvitationStore().insert(
        InvitationCode.hash(letters), usesMax: Int32(usesMax), until: now + .seconds(days * 86_400), at: now, in: transaction)
    }
    return code
  }
}
