import CairnProto
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Takes names from accounts, as moderators have decided, and sees to it that everybody hears of it.
struct NameRemoval: Sendable {
  /// Names that go.
  struct Names: Sendable, Hashable {
    var isGiven = false
    var isFamily = false
    /// The account's own goes if it is one of them, or looks like one.
    var usernames: [String] = []
  }

  let moderation: Moderation
  let news: AccountNews
  let accounts = AccountStore()
  let usernames = UsernameStore()

  /// The rank was checked when it was decided; who was raised to it since is left alone. A second time it changes nothing.
  func carryOut(
    _ names: Names, of accountID: UUID, by actorID: UUID, role: String, at now: Moment, in transaction: Transaction
  ) async throws {
    let (target, actorID) = try await moderation.lock(accountID, decidedBy: actorID, at: now, in: transaction)
    guard let standing = target, ModerationRules.isBelow(standing.roles, role: role) else { return }
    try await removeDetails(names, of: accountID, by: actorID, at: now, in: transaction)
    if names.usernames.isEmpty { return }
    let isReplaced = try await replaceUsername(names.usernames, of: accountID, at: now, in: transaction)
    let releaseTime = now + UsernameChangeRules.keptFromOwner
    try await usernames.forbid(names.usernames, of: accountID, until: releaseTime, in: transaction)
    // Names that nobody could choose need nobody to keep them.
    let possible = names.usernames.filter { (try? UsernameRules.check($0)) != nil }
    try await usernames.forbidFree(possible, of: accountID, until: releaseTime, at: now, in: transaction)
    if isReplaced {
      try await moderation.events.recordRemoval(.usernameRemoved, of: accountID, by: actorID, at: now, in: transaction)
      // For those who keep the name: its standing is the same. Last, as all who append to the log do.
      try await moderation.revocations.append(standing, of: accountID, at: now, in: transaction)
    }
  }

  private func removeDetails(
    _ names: Names, of accountID: UUID, by actorID: UUID?, at now: Moment, in transaction: Transaction
  ) async throws {
    guard var details = try await accounts.find(accountID, in: transaction)?.details else { return }
    if names.isGiven { details.givenName = "" }
    if names.isFamily { details.familyName = "" }
    guard try await accounts.set(details, of: accountID, in: transaction) != nil else { return }
    try await news.tell(details, of: accountID, at: now, in: transaction)
    try await moderation.events.recordRemoval(.namesRemoved, of: accountID, by: actorID, at: now, in: transaction)
  }

  /// Gives an account a name that the house makes, in place of one of these. Its owner may choose another one at once.
  /// - Returns: Whether it had one of them.
  private func replaceUsername(
    _ removed: [String], of accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> Bool {
    guard let named = try await usernames.lock(accountID, in: transaction), let present = named.username,
      removed.contains(where: { UsernameRules.looksLike(present, $0) })
    else { return false }
    let proposals = (0..<8).map { _ in UsernameProposalRules.generated(from: RandomBytes.generate(8).reduce(0) { $0 << 8 | UInt64($1) }) }
    for name in try await usernames.available(proposals, at: now, in: transaction) {
      guard try await usernames.claim(name, for: accountID, at: now, in: transaction) else { continue }
      try await usernames.keepAside(
        present, of: accountID, until: now + UsernameChangeRules.keptFromOwner, canReturn: false, in: transaction)
      try await usernames.set(name, of: accountID, changeTime: named.history.changeTime, renameTime: now, in: transaction)
      try await usernames.markGenerated(accountID, in: transaction)
      return true
    }
    // Somebody has taken all of them meanwhile: the event comes again.
    throw RPCError(.unavailable, reason: .unavailable, message: "no name was free")
  }
}
