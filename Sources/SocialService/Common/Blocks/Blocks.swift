package import FoundationEssentials
package import Postgres
package import Timekeeping

/// Pairs of people who must not be brought together. Every feature, and by `FindBlocked` every service, asks here and nowhere else.
package struct Blocks: Sendable {
  /// Blocks of one account: far more than anybody needs, and few enough to be read at once.
  package static let countMax = 1_000

  let store = BlockStore()

  package init() {}

  /// People among `others` who have blocked the account, or whom it has blocked. Neither is told which.
  package func between(_ accountID: UUID, and others: [UUID], in querying: some Querying) async throws -> Set<UUID> {
    let sides = try await sides(of: accountID, and: others, in: querying)
    return sides.blocking.union(sides.blocked)
  }

  /// People among `others` who have blocked the account, and those whom it has blocked: for what is shown to the account itself, which may know
  /// the latter only.
  package func sides(
    of accountID: UUID, and others: [UUID], in querying: some Querying
  ) async throws -> (blocking: Set<UUID>, blocked: Set<UUID>) {
    let all = try await store.all(between: accountID, and: others, in: querying)
    return (Set(all.map(\.blocker)).subtracting([accountID]), Set(all.map(\.blocked)).subtracting([accountID]))
  }

  /// When the earlier of the blocks between two people was made, in whichever direction; nil for none.
  package func firstTime(between accountID: UUID, and otherID: UUID, in querying: some Querying) async throws -> Moment? {
    try await store.firstTime(between: accountID, and: otherID, in: querying)
  }

  /// People among some between whom and another one of them there is a block.
  func apart(among accountIDs: [UUID], in querying: some Querying) async throws -> Set<UUID> {
    Set(try await store.all(among: accountIDs, in: querying).flatMap { [$0.blocker, $0.blocked] })
  }

  /// People among `accountIDs` who want to hear nothing of somebody.
  package func blockers(of subjectID: UUID, among accountIDs: [UUID], in querying: some Querying) async throws -> Set<UUID> {
    Set(try await store.blockers(of: subjectID, among: accountIDs, in: querying))
  }
}
