package import FoundationEssentials
package import Geodesy
package import Timekeeping

/// A finished game that was played on another server: history of those who played it. It counts for nothing here; their balances have it.
package struct MovedGame: Sendable, Hashable {
  /// Answer of a player in a round.
  package struct Answer: Sendable, Hashable {
    /// Nil where it is not told.
    package var position: GeoPoint?
    /// Points, in [0, 5000].
    package var score: Int

    package init(position: GeoPoint?, score: Int) {
      (self.position, self.score) = (position, score)
    }
  }

  package struct Round: Sendable, Hashable {
    package var place: GeoPoint
    /// One for each player, in their order; nil where a player has not answered.
    package var answers: [Answer?]

    package init(place: GeoPoint, answers: [Answer?]) {
      (self.place, self.answers) = (place, answers)
    }
  }

  /// Key that it had there.
  package var key: String
  package var time: Moment
  /// Accounts that have played, one to eight; nil for somebody who has no account here.
  package var players: [UUID?]
  /// One to five.
  package var rounds: [Round]

  package init(key: String, time: Moment, players: [UUID?], rounds: [Round]) {
    (self.key, self.time, self.players, self.rounds) = (key, time, players, rounds)
  }

  /// Index, from 1, of the player with the most points; nil where one plays alone, and after a draw.
  var winner: Int? {
    let scores = players.indices.map { index in rounds.reduce(0) { $0 + ($1.answers[index]?.score ?? 0) } }
    guard players.count > 1, let best = scores.max(), scores.count(where: { $0 == best }) == 1 else { return nil }
    return scores.firstIndex(of: best).map { $0 + 1 }
  }
}
