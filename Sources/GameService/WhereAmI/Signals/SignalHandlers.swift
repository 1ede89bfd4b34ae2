import WhereAmIProto
import WhereAmIServices
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC

/// The calls of SignalService.
struct SignalHandlers: SignalServiceHandlers {
  static let pageDefault = 20
  static let pageMax = 100

  let database: Database
  let pageTokens: PageTokenKey
  let gate: ModeratorGate
  let ids: any IDSource
  let people: ShownPeople
  let store = SignalStore()

  func listSignals(_ request: ListSignalsRequest, _ context: RequestContext) async throws -> ListSignalsResponse {
    try await gate.require(context)
    let accountID = request.accountID.isEmpty ? nil : try Field.id(request.accountID, "account_id")
    let size = try Field.pageSize(request.pageSize, default: Self.pageDefault, max: Self.pageMax)
    // A token is good for the list that it came with.
    let list = PageList(context.method, filter: try context.accountID.bytes + (accountID?.bytes ?? []))
    let former = try pageTokens.place(request.pageToken, in: list, as: UUID.self)
    // One more than asked for tells whether there is another page. The transaction that reads keeps who has seen whose: nobody looks without a trace.
    let signals = try await database.transaction { transaction in
      // A player who plays unfairly must not read by what it is noticed.
      let signals =
        if let accountID {
          try await store.signals(of: accountID, notOf: try context.accountID, after: former, limit: size + 1, in: transaction)
        } else {
          try await store.signals(notOf: try context.accountID, after: former, limit: size + 1, in: transaction)
        }
      let seenIDs = Set(signals.prefix(size).map(\.accountID)).union(accountID.map { [$0] } ?? [])
      let auditIDs = seenIDs.map { _ in ids.next(at: context.now) }
      try await store.noteLook(auditIDs, at: Array(seenIDs), by: try context.accountID, context.now, in: transaction)
      return signals
    }
    var response = ListSignalsResponse(signals: signals.prefix(size).map { WhereAmIProto.Signal($0) })
    if signals.count > size {
      response.nextPageToken = pageTokens.token(after: signals[size - 1].id, in: list)
    }
    let persons = await people.persons(named: response.signals.map(\.accountID), to: try context.accountID)
    for index in response.signals.indices { response.signals[index].person = persons[response.signals[index].accountID] }
    return response
  }
}

extension WhereAmIProto.Signal {
  init(_ stored: StoredSignal) {
    self.init(
      signalID: stored.id.text, accountID: stored.accountID.text, gameID: stored.gameID.text, kind: Kind(stored.signal.kind),
      reason: SignalRules.reason(stored.signal), value: Int32(clamping: stored.signal.value),
      sampleCount: Int32(clamping: stored.signal.sampleCount), createTime: stored.createTime)
  }
}

extension WhereAmIProto.Signal.Kind {
  fileprivate init(_ kind: SignalRules.Kind) {
    switch kind {
    case .preciseFast: self = .preciseFast
    case .atSolution: self = .atSolution
    case .preciseShare: self = .preciseShare
    case .repeatedOpponent: self = .repeatedOpponent
    case .ratingJump: self = .ratingJump
    case .noMarker: self = .noMarker
    case .straightMarker: self = .straightMarker
    case .closeShare: self = .closeShare
    case .severalSessions: self = .severalSessions
    case .beyondRating: self = .beyondRating
    case .knownPlaces: self = .knownPlaces
    }
  }
}
