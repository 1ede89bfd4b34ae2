import FoundationEssentials
import Identity
import Timekeeping

/// The order of friends by how well they do, the best first (requirement C-12). Pure.
enum FriendScoreOrder {
  /// In thousandths of a point: closer ones are told apart by their ids. Whoever has no score comes last.
  private static func key(_ score: Double?) -> Int64 { score.map { Int64(($0 * 1_000).rounded()) } ?? -1 }

  /// A place in this order, as tokens of pages keep it: as one in the other order, at a time before anybody could have been a friend.
  static func place(of friend: ListedPerson, _ score: Double?) -> ListedPerson {
    ListedPerson(accountID: friend.accountID, createTime: Moment(microseconds: -2 - key(score)))
  }

  /// Whether a place is one of this order.
  static func holds(_ place: ListedPerson) -> Bool { place.createTime.microseconds < 0 }

  /// The friends behind a place, at most `limit`.
  /// - Parameter scores: Whoever has none is left out.
  static func page(
    _ friends: [ListedPerson], scores: [UUID: Double], after place: ListedPerson?, limit: Int
  ) -> [ListedPerson] {
    let ordered = friends.map { (key: key(scores[$0.accountID]), id: $0.accountID.text, friend: $0) }
      .sorted { ($1.key, $0.id) < ($0.key, $1.id) }
    let behind = ordered.drop { one in
      guard let place else { return false }
      let placeKey = -2 - place.createTime.microseconds
      return one.key > placeKey || one.key == placeKey && one.id <= place.accountID.text
    }
    return behind.prefix(limit).map(\.friend)
  }
}
