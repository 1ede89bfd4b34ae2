import CairnProto
import WhereAmIProto
import AllAppsProto
import AllAppsServices
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC

/// Tells other services how much players have done.
struct ResultsHandlers: ResultsServiceHandlers {
  /// Accounts in one question.
  static let accountsMax = 10

  /// Accounts whose scores are asked for at once: all friends of one person.
  static let scoresMax = 500

  let database: Database
  let store = ResultsStore()
  let invitations = InvitationStore()

  func countResults(_ request: CountResultsRequest, _ context: RequestContext) async throws -> CountResultsResponse {
    let accountIDs = try Field.ids(request.accounts, "accounts", count: 1...Self.accountsMax)
    return CountResultsResponse(counts: try await store.counts(of: accountIDs, in: database))
  }

  func findScores(_ request: FindScoresRequest, _ context: RequestContext) async throws -> FindScoresResponse {
    let accountIDs = try Field.ids(request.accounts, "accounts", count: 1...Self.scoresMax)
    // The other apps have nothing to measure yet.
    guard request.realm == .whereAmI else { return FindScoresResponse() }
    let scores = try await Boards().values(of: accountIDs, on: BoardKey(.score), in: database)
    return FindScoresResponse(scores: scores.map { PlayerScore(account: $0.key.bytes, score: $0.value.number) })
  }

  func findOpenPlay(_ request: FindOpenPlayRequest, _ context: RequestContext) async throws -> FindOpenPlayResponse {
    let accountID = try Field.id(request.account, "account")
    let games = try await store.openGames(of: accountID, in: database)
    let open = try await invitations.open(of: accountID, at: context.now, limit: InvitationRules.listedMax, in: database)
    return FindOpenPlayResponse(
      whereAmI: OpenPlay(
        games: games.map { OpenGame(gameID: $0.gameID.text, kind: WhereAmIProto.Game.Kind($0.kind), mapID: $0.mapID) },
        invitations: open.map { WhereAmIProto.Invitation($0) }))
  }
}
