import Timekeeping

/// Invitations of friends to a game (requirements W-43 … W-45, W-S23). Pure.
enum InvitationRules {
  /// How long one is open unless the operator has set another time: who invites waits in front of a screen.
  static let lifetime = Duration.seconds(60)

  /// Open invitations that are told at once. More than so many friends do not invite within a minute.
  static let listedMax = 100

  /// Invitations that are ended in one transaction for want of an answer.
  static let expiredMax = 200

  /// How often it is looked for those.
  static let expiryInterval = Duration.seconds(1)
}
