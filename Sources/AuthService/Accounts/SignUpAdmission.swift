import Lifecycle
import Postgres
import Timekeeping

/// People who get an account: everybody, those who were invited, or nobody.
struct SignUpAdmission: Sendable {
  /// Answer of the operator (CAIRN_AUTH_SIGN_UP).
  enum Mode: String, Sendable, CaseIterable {
    case open, invited, closed
  }

  let mode: Mode
  let store = InvitationStore()

  /// Says no to whoever will not be let in, before anything that costs something is done. `use` decides.
  /// - Parameter code: As it was entered; empty without one.
  /// - Throws: `AccountRefusal`.
  func check(_ code: String, at now: Moment, in querying: some Querying) async throws {
    guard let hash = try hash(code) else { return }
    guard try await store.isGood(hash, at: now, in: querying) else { throw AccountRefusal.invitationInvalid }
  }

  /// Uses an invitation up, in the transaction that makes the account. The second of two who come by its last use is refused.
  /// - Throws: `AccountRefusal`.
  func use(_ code: String, at now: Moment, in transaction: Transaction) async throws {
    guard let hash = try hash(code) else { return }
    guard try await store.use(hash, at: now, in: transaction) else { throw AccountRefusal.invitationInvalid }
  }

  /// Nil where none is needed.
  private func hash(_ code: String) throws(AccountRefusal) -> [UInt8]? {
    switch mode {
    case .open: return nil
    case .closed: throw .signUpClosed
    case .invited:
      if code.isEmpty { throw .invitationRequired }
      guard let letters = InvitationRules.letters(in: code) else { throw .invitationInvalid }
      return InvitationCode.hash(letters)
    }
  }
}

extension SignUpAdmission {
  init(_ settings: Settings) {
    self.init(mode: settings.choice("AUTH_SIGN_UP", default: .open))
  }
}
