import FoundationEssentials
import Identity
import RPC
import Texts

/// Whether it is the owner who asks for something that cannot be undone, and not somebody who has found an unlocked phone.
struct FreshAuthentication: Sendable {
  let proof: PasswordProof
  let accounts = AccountStore()
  let secondFactors: SecondFactorCheck

  /// - Parameters:
  ///   - password: As it was typed; empty where the session's freshness is to count.
  ///   - code: Code of an account with a second factor; used up.
  /// - Returns: The caller's account.
  /// - Throws: `SessionRefusal.sessionRevoked` when the account is gone; `SecondFactorRefusal`; what `PasswordProof.require` throws.
  func require(password: String, code: String, of context: RequestContext) async throws -> StoredAccount {
    let account = try await account(of: context)
    // A guest has nothing to show but the session, and never could again.
    if account.isGuest { return account }
    do {
      try await proof.require(NormalForm.nfc(password), context)
    } catch {
      // With an account that was deleted meanwhile, its password and its sessions are gone: that is the reason to tell.
      _ = try await self.account(of: context)
      throw error
    }
    if try await secondFactors.store.isEnabled(account.accountID, in: proof.database) {
      try await secondFactors.accepting(code, of: account.accountID, at: context.now, in: proof.database) { _, _ in }
    }
    return account
  }

  private func account(of context: RequestContext) async throws -> StoredAccount {
    guard let account = try await accounts.find(try context.accountID, in: proof.database) else { throw SessionRefusal.sessionRevoked }
    return account
  }
}
