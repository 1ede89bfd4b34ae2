import GameCommon
import Identity
import Postgres
import Timekeeping

/// Reckons with runs for badges (requirement X-8).
struct RunMedals: OutcomeTaker {
  let achievements: Achievements

  func take(_ changes: [RunChange], at now: Moment, in transaction: Transaction) async throws {
    try await achievements.post(changes.flatMap(Self.posts), at: now, in: transaction)
  }

  static func posts(_ change: RunChange) -> [BalanceChange] {
    switch change {
    case .recorded(let run):
      if run.reach == .none || !run.isWalked { return [] }
      let walk = run.walkID.text
      var posts: [BalanceChange] = [.add(1, to: .walksWalked, of: run.accountID, cause: run.runID, subject: walk)]
      if run.beatenMonkey == .hard { posts.append(.add(1, to: .beatenMonkeys, of: run.accountID, cause: run.runID, subject: walk)) }
      return posts
    case .withdrawn(let run):
      return [.walksWalked, .beatenMonkeys].map { .withdraw(from: $0, of: run.accountID, cause: run.runID) }
    case .first(let run, let walkID, let accountID):
      // One entry for each walk, whichever run it comes from.
      guard let run, run.isWalked, run.questionCount >= WalkMedals.flawlessMin, run.points == run.questionCount else {
        return [.withdraw(from: .flawlessWalks, of: accountID, cause: walkID)]
      }
      return [.add(1, to: .flawlessWalks, of: accountID, cause: walkID, subject: walkID.text)]
    }
  }
}

extension AchievementRules.Balance {
  /// Walks of others that were walked, each once.
  static let walksWalked = Self("qwalk.walks", kind: .distinct)
  /// Walks on which every answer was right at once.
  static let flawlessWalks = Self("qwalk.flawless", kind: .distinct)
  /// Walks on which the hard monkey was beaten.
  static let beatenMonkeys = Self("qwalk.monkeys", kind: .distinct)
}

/// The badges of Qwalk. All can be revoked: a run that was not walked counts for nothing.
enum WalkMedals {
  /// Questions from which on a walk without a wrong answer is a feat.
  static let flawlessMin = 3

  static let catalogue = AchievementCatalogue(
    realm: .qwalk, version: 1,
    definitions: [
      .init(
        badge: AchievementRules.Badge(rawValue: "walker"), name: "Walker", description: "Walk walks of others.", balance: .walksWalked,
        levels: [.init("First walk", at: 1), .init("Bronze", at: 5), .init("Silver", at: 20), .init("Gold", at: 50)], isRevocable: true),
      .init(
        badge: AchievementRules.Badge(rawValue: "know_it_all"), name: "Know-it-all",
        description: "Walk a walk of three questions or more without a wrong answer.", balance: .flawlessWalks, goal: 1, isRevocable: true),
      .init(
        badge: AchievementRules.Badge(rawValue: "monkey_tamer"), name: "Monkey tamer", description: "Beat the hard monkey.",
        balance: .beatenMonkeys, goal: 1, isRevocable: true),
    ])
}
