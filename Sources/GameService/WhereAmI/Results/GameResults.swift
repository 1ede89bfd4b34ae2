import AllAppsProto
import CairnProto
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import Timekeeping
import WhereAmIProto

/// Answers to other services about players: games that were begun, the average score, games and invitations that are open.
struct GameResults: ResultSource {
  let database: Database
  let store = GameResultStore()
  let invitations = InvitationStore()

  var realm: AppRealm { .whereAmI }
  var scores: BoardKey { BoardKey(.score) }

  func counts(of accountIDs: [UUID]) async throws -> [Int64] { try await store.counts(of: accountIDs, in: database) }

  func addOpenPlay(of accountID: UUID, at now: Moment, to response: inout FindOpenPlayResponse) async throws {
    let games = try await store.openGames(of: accountID, in: database)
    let open = try await invitations.open(of: accountID, at: now, limit: InvitationRules.listedMax, in: database)
    response.whereAmI = OpenPlay(
      games: games.map { OpenGame(gameID: $0.gameID.text, kind: WhereAmIProto.Game.Kind($0.kind), mapID: $0.mapID) },
      invitations: open.map { WhereAmIProto.Invitation($0) })
  }
}
