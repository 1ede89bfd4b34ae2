import CairnProto
import Events
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC
import Timekeeping
import WhereAmIProto

/// A game in which somebody is reported by another player. Nobody answers for a game as a whole, so it is no target of a report by itself, and never hidden.
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

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {}
}
