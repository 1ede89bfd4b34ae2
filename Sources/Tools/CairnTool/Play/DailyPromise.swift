internal import CairnProto
internal import WhereAmIProto
internal import WhereAmIServices
internal import Cryptography
internal import FoundationEssentials
internal import RPC

/// Checks that a game of the day was what had been promised of it the day before (requirement M-12), as any client can.
enum DailyPromise {
  /// Finding about a day that is over.
  enum Finding: Hashable {
    case kept
    /// Something was exchanged: the seed or a place is not what the promise was made of.
    case broken
    /// The solutions of the own game were others.
    case otherSolutions
  }

  /// - Parameter own: The caller's game of that day, where there was one.
  static func check(_ daily: GetDailyResponse, own: Game?) -> Finding {
    guard daily.locationIDs.count == daily.positions.count, SHA256.digest(of: Array(text(of: daily).utf8)) == daily.commitment else {
      return .broken
    }
    let shown = own?.rounds.filter { $0.solution != nil } ?? []
    let isSame = shown.allSatisfy { round in
      // The second half of the places stands in for the first, where a panorama could not be shown.
      let index = Int(round.roundNumber) - 1 + (round.isRedrawn ? daily.positions.count / 2 : 0)
      return daily.positions.indices.contains(index) && round.solution == daily.positions[index]
    }
    return isSame ? .kept : .otherSolutions
  }

  /// Text that the promise is the SHA-256 of.
  private static func text(of daily: GetDailyResponse) -> String {
    let places = zip(daily.locationIDs, daily.positions).map { id, position in
      "\(id) \(millionths(position.latitudeDegrees)) \(millionths(position.longitudeDegrees))"
    }
    return (["cairn daily game v3", daily.day, daily.mapID, Hex.encode(daily.seed)] + places).map { $0 + "\n" }.joined()
  }

  /// A server may say anything: what is no place is none here either.
  private static func millionths(_ degrees: Double) -> String {
    degrees.magnitude <= 180 ? "\(Int64((degrees * 1_000_000).rounded()))" : "?"
  }

  /// The day before one that is written as `2026-11-23`; nil for what is none.
  static func day(before day: String) -> String? {
    guard let noon = try? Date("\(day)T12:00:00Z", strategy: .iso8601) else { return nil }
    return noon.addingTimeInterval(-86_400).formatted(.iso8601.year().month().day())
  }

  /// Says of the day before today's game whether its promise was kept. On a server that had no game then, nothing.
  static func tell(_ session: PlayerSession) async {
    let dailies = DailyGameServiceClient(session.channel)
    guard let today = try? await dailies.getDaily(GetDailyRequest(), session.options()), let day = day(before: today.day),
      let daily = try? await dailies.getDaily(GetDailyRequest(day: day), session.options()), !daily.seed.isEmpty
    else { return }
    let own =
      daily.gameID.isEmpty
      ? nil
      : try? await GeoGuessServiceClient(session.channel).getGame(
        GetGameRequest(gameID: daily.gameID), session.options())
    switch check(daily, own: own?.game) {
    case .kept: Console.say("The game of \(day) was what had been promised of it: \(Hex.encode(daily.commitment).prefix(16))…")
    case .broken: Console.say("The game of \(day) was NOT what had been promised of it.")
    case .otherSolutions: Console.say("The solutions of your game of \(day) were NOT those that had been promised.")
    }
  }
}
