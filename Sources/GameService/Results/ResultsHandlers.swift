import CairnProto
import CairnServices
import FoundationEssentials
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
    guard (1...Self.accountsMax).contains(request.accounts.count) else {
      throw RPCError.invalid("accounts", "TOO_MANY", "1 to \(Self.accountsMax)")
    }
    let accountIDs = request.accounts.compactMap { UUID(bytes: $0) }
    guard accountIDs.count == request.accounts.count else { throw RPCError.invalid("accounts", "INVALID_UUID", "16 bytes") }
    return CountResultsResponse(counts: try await store.counts(of: accountIDs, in: database))
  }

  func findScores(_ request: FindScoresRequest, _ context: RequestContext) async throws -> FindScoresResponse {
    guard (1...Self.scoresMax).contains(request.accounts.count) else {
      throw RPCError.invalid("accounts", "TOO_MANY", "1 to \(Self.scoresMax)")
    }
    let accountIDs = request.accounts.compactMap { UUID(bytes: $0) }
    guard accountIDs.count == request.accounts.count else { throw RPCError.invalid("accounts", "INVALID_UUID", "16 bytes") }
    // The other apps have nothing to measure yet.
    guard request.realm == .whereAmI else { return FindScoresResponse() }
    let scores = try await store.averageScores(of: accountIDs, in: database)
    return FindScoresResponse(scores: scores.map { PlayerScore(account: $0.accountID.bytes, score: $0.score) })
  }

  func findOpenPlay(_ request: FindOpenPlayRequest, _ context: RequestContext) async throws -> FindOpenPlayResponse {
    guard let accountID = UUID(bytes: request.account) else { throw RPCError.invalid("account", "INVALID_UUID", "16 bytes") }
    let games = try await store.openGames(of: accountID, in: database)
    let open = try await invitations.open(of: accountID, at: context.now, limit: InvitationRules.listedMax, in: database)
    return FindOpenPlayResponse(
      games: games.map { OpenGame(gameID: $0.gameID.text, kind: CairnProto.Game.Kind($0.kind), mapID: $0.mapID) },
      invitations: open.map { CairnProto.Invitation($0) })
  }
}
