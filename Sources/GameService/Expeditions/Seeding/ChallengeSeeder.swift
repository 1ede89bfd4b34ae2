import Events
import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// Publishes challenges that a machine has made, as nobody's. By what they were made of: one that is there already stays as it is, also where moderators have
/// hidden it.
package struct ChallengeSeeder: Sendable {
  private let database: Database
  private let ids: any IDSource
  private let outbox: Outbox
  private let store = ChallengeStore()

  package init(database: Database) {
    let ids = TimeOrderedIDs()
    (self.database, self.ids, outbox) = (database, ids, Outbox(ids: ids))
  }

  /// Publishes those that are not there, or does everything and takes it back.
  /// - Returns: How many were made.
  package func keep(_ challenges: [SeedChallenge], isDryRun: Bool, at now: Moment) async throws -> Int {
    try await database.transaction(takenBackIf: { _ in isDryRun }) { (transaction) async throws in
      try await store.lockSeeds(in: transaction)
      let there = try await store.seeded(challenges.map(\.key), in: transaction)
      let new = challenges.filter { !there.contains($0.key) }
      try await publish(new, at: now, transaction)
      return new.count
    }
  }

  private func publish(_ challenges: [SeedChallenge], at now: Moment, _ transaction: Transaction) async throws {
    var news: [OutgoingEvent] = []
    for made in challenges {
      var challenge = StoredChallenge(
        id: ids.next(at: now), makerID: nil, state: .published, name: made.words.first?.name ?? "",
        description: made.words.first?.description ?? "", latestVersion: 1, revision: 1, isGenerated: true, createTime: now,
        publishTime: now, version: made.version)
      (challenge.seedKey, challenge.words) = (made.key, made.words)
      try await store.insert(challenge, in: transaction)
      try await store.put(challenge.version, of: challenge.id, at: now, in: transaction)
      news.append(ExpeditionNews.published(challenge.id, in: made.version.parkID))
    }
    try await outbox.send(news, at: now, in: transaction)
  }
}
