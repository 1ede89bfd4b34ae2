import GameCommon
import Postgres
import Timekeeping

/// Reckons with points and finds for medals (requirements C-32, C-33, C-S4).
struct FindMedals: OutcomeTaker {
  let achievements: Achievements
  /// Whether finders hear of their medals: not of those for finds that they have brought along from another server.
  var isTold = true

  func take(_ changes: [FindChange], at now: Moment, in transaction: Transaction) async throws {
    let posts = changes.flatMap(Self.posts)
    if isTold {
      try await achievements.post(posts, at: now, in: transaction)
    } else {
      try await achievements.postUntold(posts, at: now, in: transaction)
    }
  }

  private static func posts(_ change: FindChange) -> [BalanceChange] {
    switch change {
    case .recorded(let find):
      [
        .add(Int64(find.points), to: .cachePoints, of: find.finderID, cause: find.logID),
        .add(1, to: .cacheFinds, of: find.finderID, cause: find.logID),
      ]
    case .corrected(let find): [.correct(Int64(find.points), in: .cachePoints, of: find.finderID, cause: find.logID)]
    case .withdrawn(let find):
      [
        .withdraw(from: .cachePoints, of: find.finderID, cause: find.logID),
        .withdraw(from: .cacheFinds, of: find.finderID, cause: find.logID),
      ]
    }
  }
}

extension AchievementRules.Balance {
  /// Points of finds. A correction by less than the points of the cheapest cache takes no medal away (requirement C-S4).
  static let cachePoints = Self("cache_out.points", revocationMin: OutcomeRules.revocationMin)
  /// Finds.
  static let cacheFinds = Self("cache_out.finds")
}

/// The medals of CACHE-OUT.
enum CacheMedals {
  static let catalogue = AchievementCatalogue(
    realm: .cacheOut, version: 1,
    definitions: [
      .init(
        badge: AchievementRules.Badge(rawValue: "cacher"), name: "Cacher", description: "Score points by finding caches.",
        balance: .cachePoints, levels: OutcomeRules.medals.map { AchievementRules.Level($0.name, at: $0.points) }, isRevocable: true),
      .init(
        badge: AchievementRules.Badge(rawValue: "first_cache"), name: "First cache", description: "Find a cache.", balance: .cacheFinds,
        goal: 1, isRevocable: true),
    ])
}
