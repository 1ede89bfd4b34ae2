import CairnProto
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Proof that is shown by somebody who says that a mail came to them.
struct MailedProof: Sendable {
  /// The address the code went to; not asked for with a token.
  var email: String
  var code: String
  var token: String

  /// - Throws: `invalid_argument` with CODE_MISSING when there is nothing to look at.
  func check() throws(RPCError) {
    if token.isEmpty, code.isEmpty || email.isEmpty {
      throw .invalid(code.isEmpty ? "code" : "email", .missing, "either token, or email and code")
    }
  }
}

extension RPCError {
  /// The code or token is not, or not any more, good for this. One answer for all reasons, so that nobody learns which address was mailed to.
  static let codeInvalid = RPCError(.failedPrecondition, reason: .codeInvalid, message: "wrong, expired or used up: ask for a new one")
}

/// Makes codes to be mailed and knows them again.
struct MailedCodes: Sendable {
  let store = MailedCodeStore()
  let key: MailedCodeKey
  let ids: any IDSource

  /// Makes a code. The newest of one account and one purpose counts alone, but every way back to a former address does: otherwise a second
  /// change would take from the owner what was mailed at the first.
  func issue(
    for purpose: MailedCodeRules.Purpose, of accountID: UUID?, email: String, at now: Moment, in transaction: Transaction
  ) async throws -> (codeID: UUID, secret: MailedSecret) {
    if let accountID, purpose != .undoEmailChange {
      // The second of two that are made at once has to see the first, or both would be good.
      try await store.lockIssuing(of: accountID, for: purpose, in: transaction)
      try await store.delete(of: accountID, for: [purpose], in: transaction)
    }
    let codeID = ids.next(at: now)
    let (secret, codeHash, tokenHash) = key.make(codeID)
    try await store.insert(
      StoredMailedCode(
        codeID: codeID, accountID: accountID, purpose: purpose, email: email, codeHash: codeHash, tokenHash: tokenHash, createTime: now,
        expireTime: now + MailedCodeRules.lifetime(of: purpose), failedCount: 0),
      in: transaction)
    return (codeID, secret)
  }

  /// The code that `proof` proves; locked, and not used up yet.
  ///
  /// - Returns: Nil when it proves none. A wrong code counts against every code of the address, so the transaction must be committed.
  func find(
    _ proof: MailedProof, for purposes: [MailedCodeRules.Purpose], at now: Moment, in transaction: Transaction
  ) async throws -> StoredMailedCode? {
    if !proof.token.isEmpty {
      guard let (codeID, secret) = key.read(token: proof.token),
        let stored = try await store.lock(codeID, for: purposes, in: transaction), key.isSecret(secret, of: stored),
        MailedCodeRules.isLiving(expireTime: stored.expireTime, at: now)
      else { return nil }
      return stored
    }
    guard let digits = MailedCodeRules.digits(in: proof.code) else { return nil }
    let found = try await store.lock(mailedTo: proof.email, for: purposes, limit: MailedCodeRules.comparedMax, in: transaction)
    let living = found.filter { MailedCodeRules.mayBeTried(expireTime: $0.expireTime, failedCount: $0.failedCount, at: now) }
    if let stored = living.first(where: { key.isCode(digits, of: $0) }) { return stored }
    // Also without any: its absence must take as long as its presence.
    try await store.countFailure(of: living.map(\.codeID), in: transaction)
    return nil
  }
}
