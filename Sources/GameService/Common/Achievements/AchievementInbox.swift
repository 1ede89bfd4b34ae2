import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Hears of what badges are given for (requirements W-84, W-85). Each event counts once: it is remembered in the same transaction.
struct AchievementInbox: Sendable {
  /// Services that may say so.
  static let sources: Set<String> = ["social"]

  let achievements: Achievements

  var handlers: [EventHandler] {
    [
      EventHandler("friend.accepted", from: Self.sources, about: { [UUID(bytes: $0.account)] }) {
        (counted: FriendsCounted, _, transaction, now) in
        guard let accountID = UUID(bytes: counted.account), counted.friendCount >= 1 else { throw Self.malformed }
        try await achievements.raise(.friends, of: accountID, to: counted.friendCount, at: now, in: transaction)
      },
      // Friends who have moved along from elsewhere, or from before there was such news: none for anybody.
      EventHandler("friends.counted", from: Self.sources, about: { [UUID(bytes: $0.account)] }) {
        (counted: FriendsCounted, _, transaction, now) in
        guard let accountID = UUID(bytes: counted.account), counted.friendCount >= 1 else { throw Self.malformed }
        try await achievements.raiseUntold(.friends, of: accountID, to: counted.friendCount, at: now, in: transaction)
      },
      EventHandler("profile.picture_changed", from: Self.sources, about: { [UUID(bytes: $0.account)] }) {
        (changed: ProfilePictureChanged, _, transaction, now) in
        guard let accountID = UUID(bytes: changed.account) else { throw Self.malformed }
        try await achievements.count(.pictureChanges, of: accountID, at: now, in: transaction)
      },
    ]
  }

  private static var malformed: RPCError { RPCError(.invalidArgument, reason: .eventMalformed, message: "who, and how many") }
}
