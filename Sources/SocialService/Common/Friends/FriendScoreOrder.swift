import FoundationEssentials
import Identity
import Timekeeping

/// The order of friends by how well they do, the best first (requirement C-12). Pure.
enum FriendScoreOrder {
  /// A place in this order.
  struct Place: Hashable, Sendable {
    /// Score in thousandths of a point: friends with closer scores are told apart by their ids. A friend without a score has less than 0, and comes last.
    var thousandths: Int64
    var accountID: UUID
  }

  private static func thousandths(_ score: Double?) -> Int64 { score.map { Int64(($0 * 1_000).rounded()) } ?? -1 }

  static func place(of friend: ListedPerson, _ score: Double?) -> Place {
    Place(thousandths: thousandths(score), accountID: friend.accountID)
  }

  /// The friends behind a place, at most `limit`.
  /// - Parameter scores: Scores by account; friends without a score are left out.
  static func page(_ friends: [ListedPerson], scores: [UUID: Double], after place: Place?, limit: Int) -> [ListedPerson] {
    let ordered = friends.map { (key: thousandths(scores[$0.accountID]), id: $0.accountID.text, friend: $0) }
      .sorted { ($1.key, $0.id) < ($0.key, $1.id) }
    let behind = ordered.drop { one in
      guard let place else { return false }
      return one.key > place.thousandths || one.key == place.thousandths && one.id <= place.accountID.text
    }
    return behind.prefix(limit).map(\.friend)
  }
}
