import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Looks at games that have ended for what looks like cheating. One process at a time; what was looked at is kept with what was seen, so that each
/// game is looked at once, whatever dies meanwhile.
struct Signals: Sendable {
  let database: Database
  let ids: any IDSource
  let store = SignalStore()
  let ratings = RatingStore()

  /// Looks at the next games.
  func look(at now: Moment) async throws {
    while try await lookOnce(at: now) == SignalRules.gamesMax {}
  }

  /// Forgets who has looked at signals long ago.
  func forgetLooks(at now: Moment) async throws {
    while try await store.deleteLooks(before: now - SignalRules.auditRetention, limit: SignalRules.auditRowsMax, in: database)
      == SignalRules.auditRowsMax
    {}
  }

  /// Forgets signals of long ago.
  func forgetOld(at now: Moment) async throws {
    while try await store.deleteSignals(before: now - SignalRules.retention, limit: SignalRules.auditRowsMax, in: database)
      == SignalRules.auditRowsMax
    {}
  }

  /// - Returns: How many games were looked at.
  private func lookOnce(at now: Moment) async throws -> Int {
    try await database.transaction { transaction in
      guard let place = try await store.takeProgress(in: transaction) else { return 0 }
      let games = try await store.ended(
        after: place, before: now - SignalRules.settling, limit: SignalRules.gamesMax, in: transaction)
      for game in games { try await look(at: game, now: now, transaction) }
      if let last = games.last { try await store.keepProgress(last, in: transaction) }
      return games.count
    }
  }

  /// Looks at a game. Again it keeps nothing new.
  func look(at game: SignalStore.Place, now: Moment, _ transaction: Transaction) async throws {
    let players = try await store.players(of: game.gameID, in: transaction)
    for player in players {
      let others = players.filter { $0.accountID != player.accountID }
      let opponentID = player.isRated && others.count == 1 ? others[0].accountID : nil
      let facts = try await facts(of: player.accountID, against: opponentID, in: game, now: now, transaction)
      for signal in SignalRules.signals(facts) {
        let stored = StoredSignal(
          id: ids.next(at: now), accountID: player.accountID, gameID: game.gameID, signal: signal, createTime: game.endTime)
        let since = signal.kind.isOfManyGames ? game.endTime - SignalRules.dayWindow : game.endTime
        try await store.insert(stored, unlessSince: since, in: transaction)
      }
    }
    try await store.forgetSessions(in: game.gameID, transaction)
  }

  /// - Parameter opponentID: Against whom it was for the rating; nil where it was not.
  private func facts(
    of accountID: UUID, against opponentID: UUID?, in game: SignalStore.Place, now: Moment, _ transaction: Transaction
  ) async throws -> SignalRules.Facts {
    let (end, dayStart) = (game.endTime, game.endTime - SignalRules.dayWindow)
    var facts = SignalRules.Facts(
      answers: try await store.answers(
        of: accountID, in: game.gameID, logStart: now - LoggedEvent.retention, gameLimit: SignalRules.shareGamesMax,
        transaction))
    let precision = try await store.precision(
      of: accountID, since: end - SignalRules.shareWindow, until: end, scoreMin: SignalRules.preciseScoreMin,
      closeWithinM: SignalRules.closeWithinM, gameLimit: SignalRules.shareGamesMax, in: transaction)
    (facts.recentCount, facts.recentPreciseCount) = (precision.count, precision.preciseCount)
    (facts.worldCount, facts.closeCount) = (precision.worldCount, precision.closeCount)
    (facts.ratedCount, facts.ratedScoreSum) = (precision.ratedCount, precision.ratedScoreSum)
    facts.rating = try await ratings.ratings(of: [accountID], in: transaction)[accountID]?.value
    facts.sessions = try await store.sessions(of: accountID, in: game.gameID, transaction)
    if let opponentID {
      facts.opponentGameCount = try await store.meetings(accountID, opponentID, since: dayStart, until: end, in: transaction)
      facts.ratingGain = try await store.ratingGain(of: accountID, since: dayStart, until: end, in: transaction)
    }
    return facts
  }
}
