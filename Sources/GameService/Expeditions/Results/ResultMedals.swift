import GameCommon
import Identity
import Postgres
import Timekeeping

/// Reckons with accepted attempts for badges (requirement E-S13).
struct ResultMedals: OutcomeTaker {
  let achievements: Achievements

  func take(_ changes: [ScoreChange], at now: Moment, in transaction: Transaction) async throws {
    try await achievements.post(changes.flatMap(Self.posts), at: now, in: transaction)
  }

  static func posts(_ change: ScoreChange) -> [BalanceChange] {
    switch change {
    case .recorded(let attempt):
      let (accountID, cause) = (attempt.accountID, attempt.attemptID)
      return [
        .add(1, to: .challenges, of: accountID, cause: cause, subject: attempt.challengeID.text),
        .add(1, to: .parks, of: accountID, cause: cause, subject: attempt.parkID),
        .add(1, to: .challengeTypes, of: accountID, cause: cause, subject: "\(attempt.kind.rawValue)"),
      ] + feats(of: attempt)
    // One that was given before stays as it is.
    case .placed(let attempt): return feats(of: attempt)
    case .corrected(let attempt): return corrected(attempt)
    case .points: return []
    case .withdrawn(let attemptID, let accountID):
      return ([.challenges, .parks, .challengeTypes] + ScoredAttempt.Feat.allCases.map(balance)).map {
        .withdraw(from: $0, of: accountID, cause: attemptID)
      }
    }
  }

  /// The feat that follows points: the weather may be told hours later, and by new rules be none of the run. A cause counts once, so what was given before
  /// stays as it is; so does a feat of the day it was accepted, however its points are reckoned.
  private static func corrected(_ attempt: ScoredAttempt) -> [BalanceChange] {
    guard attempt.feats.contains(.extremeWeather) else {
      return [.withdraw(from: .extremeWeather, of: attempt.accountID, cause: attempt.attemptID)]
    }
    var attempt = attempt
    attempt.feats.formIntersection([.extremeWeather])
    return feats(of: attempt)
  }

  private static func feats(of attempt: ScoredAttempt) -> [BalanceChange] {
    ScoredAttempt.Feat.allCases.filter(attempt.feats.contains).map {
      .add(1, to: balance(of: $0), of: attempt.accountID, cause: attempt.attemptID)
    }
  }

  static func balance(of feat: ScoredAttempt.Feat) -> AchievementRules.Balance {
    switch feat {
    case .extremeWeather: .extremeWeather
    case .earlyBird: .earlyStarts
    case .podium: .podiums
    case .explorer: .firstDone
    }
  }
}

extension AchievementRules.Balance {
  /// Challenges that were done, each once.
  static let challenges = Self("expeditions.challenges", kind: .distinct)
  /// Parks in which something was done.
  static let parks = Self("expeditions.parks", kind: .distinct)
  /// Types of challenges.
  static let challengeTypes = Self("expeditions.types", kind: .distinct)
  static let extremeWeather = Self("expeditions.extreme_weather")
  static let earlyStarts = Self("expeditions.early_starts")
  static let podiums = Self("expeditions.podiums")
  static let firstDone = Self("expeditions.first_done")
}

/// The badges of Challenge Expeditions (requirement E-S13). All can be revoked: a track that was a ride counts for nothing.
enum ExpeditionBadges {
  static let catalogue = AchievementCatalogue(
    realm: .expeditions, version: 1,
    definitions: [
      medal(
        "challenger", "Challenger", "Do challenges.", .challenges,
        [.init("First challenge", at: 1), .init("Bronze", at: 10), .init("Silver", at: 50), .init("Gold", at: 100)]),
      medal(
        "park_visitor", "Park visitor", "Do challenges in different parks.", .parks,
        [
          .init("Bronze", at: 5), .init("Silver", at: 20), .init("Gold", at: 50),
        ]),
      badge("all_rounder", "All-rounder", "Do a challenge of each type.", .challengeTypes, goal: Int64(ChallengeKind.allCases.count)),
      badge("podium", "Podium", "Come among the three best of a challenge.", .podiums),
      medal(
        "weatherproof", "Weatherproof", "Do a challenge in extreme weather.", .extremeWeather,
        [
          .init("Once", at: 1), .init("Five times", at: 5),
        ]),
      badge("early_bird", "Early bird", "Begin a challenge before six in the morning.", .earlyStarts),
      badge("explorer", "Explorer", "Be the first who does a challenge.", .firstDone),
    ])

  private static func badge(
    _ id: String, _ name: String, _ description: String, _ balance: AchievementRules.Balance, goal: Int64 = 1
  ) -> AchievementRules.Definition {
    .init(
      badge: AchievementRules.Badge(rawValue: id), name: name, description: description, balance: balance, goal: goal, isRevocable: true)
  }

  private static func medal(
    _ id: String, _ name: String, _ description: String, _ balance: AchievementRules.Balance, _ levels: [AchievementRules.Level]
  ) -> AchievementRules.Definition {
    .init(
      badge: AchievementRules.Badge(rawValue: id), name: name, description: description, balance: balance, levels: levels,
      isRevocable: true)
  }
}
