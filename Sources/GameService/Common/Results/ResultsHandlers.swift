package import AllAppsProto
import AllAppsServices
import CairnProto
import FoundationEssentials
import Identity
import Postgres
package import RPC

/// Tells other services how much players have done, how well, and what they can go on with: of each app by its own source.
package struct ResultsHandlers: ResultsServiceHandlers {
  /// Accounts in one question.
  static let accountsMax = 10

  /// Accounts whose scores are asked for at once: all friends of one person.
  static let scoresMax = 500

  let database: Database
  let sources: [any ResultSource]

  package func countResults(_ request: CountResultsRequest, _ context: RequestContext) async throws -> CountResultsResponse {
    let accountIDs = try Field.ids(request.accounts, "accounts", count: 1...Self.accountsMax)
    var sums = Array(repeating: Int64(0), count: accountIDs.count)
    for source in sources {
      for (index, count) in try await source.counts(of: accountIDs).enumerated() { sums[index] += count }
    }
    return CountResultsResponse(counts: sums)
  }

  package func findScores(_ request: FindScoresRequest, _ context: RequestContext) async throws -> FindScoresResponse {
    let accountIDs = try Field.ids(request.accounts, "accounts", count: 1...Self.scoresMax)
    let realm = AppRealm(request.realm)
    guard let source = sources.first(where: { $0.realm == realm }) else { return FindScoresResponse() }
    let scores = try await Boards().values(of: accountIDs, on: source.scores, in: database)
    return FindScoresResponse(scores: scores.map { PlayerScore(account: $0.key.bytes, score: $0.value.number) })
  }

  package func findOpenPlay(_ request: FindOpenPlayRequest, _ context: RequestContext) async throws -> FindOpenPlayResponse {
    let accountID = try Field.id(request.account, "account")
    var response = FindOpenPlayResponse()
    for source in sources { try await source.addOpenPlay(of: accountID, at: context.now, to: &response) }
    return response
  }
}
