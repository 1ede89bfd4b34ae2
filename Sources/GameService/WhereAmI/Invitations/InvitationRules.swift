import Timekeeping

/// Invitations of friends to a game (requirements W-43 … W-45, W-S23). Pure.
enum InvitationRules {
  /// How long one is open unless the operator has set another time: who invites waits in front of a screen.
  static let lifetime = Duration.seconds(60)

  /// Open invitations that are told at once. More than so many friends do not invite within a minute.
  static let listedMax = 100

  /// How often it is asked whether somebody is there before it is said that nobody is, and how long after one answer the next is asked for. Together a second:
  /// that long, in SocialService, a process may not know yet who has begun to read a stream at another one (`PresenceKeeper.keepDelayMax`).
  static let presenceLooks = 5
  static let presencePause = Duration.milliseconds(250)

  /// Invitations that are ended in one transaction for want of an answer.
  static let expiredMax = 200

  /// How often it is looked for those: their end is known to both sides from the beginning.
  static let expiryInterval = Duration.seconds(2)
}
