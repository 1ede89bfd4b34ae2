import CairnServices
import Cryptography
package import Events
package import GameCommon
import Identity
package import Postgres
package import ServiceDatabase

/// Qwalk: the list of its features.
package enum QuizWalksApp {
  /// Its badges.
  package static let badges = WalkMedals.catalogue

  /// Its boards that clients may ask for.
  /// - Throws: `SettingsError` when another service cannot be reached.
  package static func boards(_ base: FeatureEnvironment, _ achievements: Achievements) throws -> [ListedBoard] {
    let access = try QuizWalksParts(base, achievements).access
    return [ListedBoard(.walkPoints), ListedBoard(.walkRuns, gate: WalkBoardGate(database: base.database, access: access))]
  }

  /// Its content that people may report, and whose media they see.
  /// - Throws: `SettingsError` when another service cannot be reached.
  package static func contents(_ base: FeatureEnvironment) throws -> [any ReportableContent] {
    let social = try base.channel(to: "social")
    let access = WalkAccess(people: PeopleLookupServiceClient(social), blocks: BlockLookupServiceClient(social))
    return [WalkReport(database: base.database, access: access), GroupReport(database: base.database)]
  }

  /// Walks, by their codes, as an operator hides them or shows them again.
  package static func operated(_ database: Database) -> OperatedContent {
    OperatedContent(WalkReport.walk) { typed in
      guard let code = CodeRules.code(typed: typed), let walk = try await WalkListStore().walk(ofCode: code, in: database) else {
        return nil
      }
      return OperatedContent.Named(id: walk.id, hasOwner: !walk.isGenerated)
    } setHidden: { isHidden, id, _, transaction in
      try await WalkReport.setHidden(isHidden, id, in: transaction)
    }
  }

  /// Answers to other services about its players.
  package static func results(_ base: FeatureEnvironment) -> any ResultSource { RunResults(database: base.database) }

  /// Its features in the order in which a transaction that changes rows of several takes their locks. Features common to all apps come behind them.
  /// - Throws: `SettingsError` when another service cannot be reached.
  package static func features(_ base: FeatureEnvironment, _ achievements: Achievements) throws -> [any DatabaseFeature] {
    let parts = try QuizWalksParts(base, achievements)
    let standings = RunStandings(access: parts.access, takers: [RunMedals(achievements: achievements), RunBoards()])
    let play = RunPlay(
      ids: base.ids, standings: standings, follower: GroupNews(outbox: base.outbox),
      boundsKey: base.masterKey.derived(for: "quiz walk bounds v1"))
    return [
      GroupFeature(parts, play),
      LinkFeature(parts),
      OfflineFeature(parts, play),
      RunFeature(parts, play),
      RunModerationFeature(parts, standings),
      WalkFeature(parts),
    ]
  }
}
