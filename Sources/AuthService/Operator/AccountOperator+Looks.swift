package import FoundationEssentials
import Identity
import Postgres
package import Timekeeping

/// An account in a list of the operator's.
package struct AccountLine: Sendable, Hashable {
  package var accountID: UUID
  /// Empty until one is claimed.
  package var username: String
  package var roles: [String]
  /// One word: "active", "suspended", "guest", "leaving" when its owner has asked for its deletion, or "deleting" when an operator has.
  package var state: String
}

/// Facts of an account that an operator needs to help its owner: nothing of what the person has told of themselves or has done.
package struct AccountDossier: Sendable, Hashable {
  package var line: AccountLine
  package var email: String
  package var isEmailVerified: Bool
  package var createTime: Moment
  package var suspensionReason: String
  package var suspensionEndTime: Moment?
  package var hasPassword: Bool
  package var hasSecondFactor: Bool
  /// Providers that it logs in by, for example "google".
  package var providers: [String]
  package var sessionCount: Int64
  /// When any of its sessions was last in use.
  package var lastUseTime: Moment?
}

extension AccountOperator {
  /// Accounts that one list shows at most.
  package static let listMax = 50

  /// Accounts that have this user name, address or id; otherwise those whose user names begin so. Kept among what was looked at, as a moderator's look is.
  package func find(_ text: String, at now: Moment) async throws -> [AccountLine] {
    let store = OperatorStore()
    do {
      let account = try await account(text)
      try await noteLook(at: account.accountID, at: now)
      return [try await line(account, at: now)]
    } catch Failure.accountNotFound {
      let found = try await store.find(usernamesFrom: UsernameRules.folded(text), limit: Self.listMax, in: database)
      return try await lines(found, at: now)
    }
  }

  /// Everybody with a role, admins and moderators.
  package func staff(at now: Moment) async throws -> [AccountLine] {
    try await lines(try await OperatorStore().staff(limit: 1_000, in: database), at: now)
  }

  /// An account with its ways in. Kept among what was looked at.
  package func show(_ login: String, at now: Moment) async throws -> AccountDossier {
    let account = try await account(login)
    try await noteLook(at: account.accountID, at: now)
    let facts = try await AccountFactStore().facts(of: account.accountID, at: now, in: database)
    let suspension = account.standing(at: now).suspension(at: now)
    return AccountDossier(
      line: try await line(account, at: now), email: account.email ?? "", isEmailVerified: account.isEmailVerified,
      createTime: account.createTime, suspensionReason: suspension?.reason ?? "", suspensionEndTime: suspension?.endTime,
      hasPassword: facts.hasPassword, hasSecondFactor: facts.hasSecondFactor, providers: facts.providers,
      sessionCount: facts.sessionCount, lastUseTime: facts.lastUseTime)
  }

  private func noteLook(at accountID: UUID, at now: Moment) async throws {
    try await database.transaction { transaction in
      try await ending.events.recordLook(.standingSeen, at: accountID, by: nil, at: now, in: transaction)
    }
  }

  private func lines(_ accounts: [StoredAccount], at now: Moment) async throws -> [AccountLine] {
    var lines: [AccountLine] = []
    for account in accounts { lines.append(try await line(account, at: now)) }
    return lines
  }

  private func line(_ account: StoredAccount, at now: Moment) async throws -> AccountLine {
    let waiting = try await AccountDeletionStore().waiting(of: account.accountID, in: database)
    let isSuspended = account.standing(at: now).suspension(at: now) != nil
    let leaving = waiting.map { $0.isByOperator ? "deleting" : "leaving" }
    let state = leaving ?? (isSuspended ? "suspended" : account.isGuest ? "guest" : "active")
    return AccountLine(accountID: account.accountID, username: account.username ?? "", roles: account.roles, state: state)
  }
}
