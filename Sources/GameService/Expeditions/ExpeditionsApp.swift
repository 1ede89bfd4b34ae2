package import Events
import FoundationEssentials
package import GameCommon
import Identity
package import Postgres
package import ServiceDatabase

/// Challenge Expeditions: the list of its features.
package enum ExpeditionsApp {
  /// Its badges.
  package static let badges = ExpeditionBadges.catalogue

  /// Its boards that clients may ask for.
  package static func boards(_ base: FeatureEnvironment) -> [ListedBoard] {
    let gate = ChallengeBoardGate(database: base.database)
    return ([.expeditionPoints] + ResultBoards.bests).map { ListedBoard($0, gate: gate) }
  }

  /// Its content that people may report.
  package static func contents(_ base: FeatureEnvironment) -> [any ReportableContent] {
    [ChallengeReport(database: base.database, outbox: base.outbox)]
  }

  /// Challenges, by their ids, as an operator hides them or shows them again.
  package static func operated(_ database: Database) -> OperatedContent {
    let report = ChallengeReport(database: database, outbox: Outbox(ids: TimeOrderedIDs()))
    return OperatedContent(report.kind) { id in
      guard let id = UUID(text: id), let challenge = try await report.store.challenge(id, in: database) else { return nil }
      return OperatedContent.Named(id: id, hasOwner: challenge.makerID != nil)
    } setHidden: { isHidden, id, now, transaction in
      try await report.setHidden(isHidden, id.text, at: now, in: transaction)
    }
  }

  /// Answers to other services about its players.
  package static func results(_ base: FeatureEnvironment) -> any ResultSource { AttemptResults(database: base.database) }

  /// Its features in the order in which a transaction that changes rows of several takes their locks. Features common to all apps come behind them.
  /// - Throws: `SettingsError` when another service cannot be reached.
  package static func features(_ base: FeatureEnvironment, _ achievements: Achievements) throws -> [any DatabaseFeature] {
    let parts = try ExpeditionsParts(base, achievements)
    let results = results(parts)
    let decisions = AttemptDecisions(outbox: base.outbox, takers: [results])
    let attempts = AttemptFeature(parts, decisions, weather: OpenMeteo(base.settings))
    return [
      attempts, TrackImportFeature(parts, attempts), AttemptModerationFeature(parts, decisions), ResultFeature(parts, results),
      ChallengeFeature(parts), ParkPackFeature(parts),
    ]
  }

  /// The part that takes what verdicts make of attempts: medals, then boards.
  static func results(_ parts: ExpeditionsParts) -> ResultTaker {
    ResultTaker(outbox: parts.base.outbox, takers: [ResultMedals(achievements: parts.achievements), ResultBoards()])
  }
}
