import CairnProto
import Events
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC
import Texts
import Timekeeping
import WhereAmIProto

/// A game in which somebody is reported by another player. Nobody answers for a game as a whole, so it is no target of a report by itself, and never hidden.
/// How it went is shown by links.
struct GameReport: ReportableContent {
  let database: Database
  let time: any TimeSource
  let kind = ContentKind(.whereAmI, "game")

  func find(_ id: String, for view: ContentView) async throws -> ShownContent? {
    guard let id = UUID(text: id), let subjectID = view.subjectID,
      let game = try await GeoGuessStore(database: database).load(id, in: database),
      let player = game.playerIndex(of: subjectID), let reporter = game.playerIndex(of: view.viewerID)
    else { return nil }
    guard game.play.hasEnded else { throw RPCError(.gameNotFinished) }
    guard view.wantsEvidence else { return ShownContent(ownerID: nil) }
    let log = GameEvidenceLog(database: database)
    return ShownContent(ownerID: nil, evidence: try await log.evidence(of: game, player: player, reporter: reporter, at: time.now()))
  }

  /// How a game went, for a player who has played it to its end. Nothing of where it was played, or with whom.
  func page(_ id: String, shownBy accountID: UUID, in language: PageLanguage) async throws -> ContentPage? {
    guard let id = UUID(text: id), let game = try await GeoGuessStore(database: database).load(id, in: database),
      let player = game.playerIndex(of: accountID)
    else { return nil }
    guard game.play.phase == .finished, !game.play.hasLeft(player) else { throw RPCError(.gameNotFinished) }
    let scores = game.play.rounds.map { $0.turns[player - 1].answer?.score ?? 0 }
    return ContentPage(
      score: game.play.score(of: player), scoreMax: scores.count * ScoringRules.roundScoreMax, squares: ScoringRules.squares(scores),
      in: language)
  }

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {}
}
