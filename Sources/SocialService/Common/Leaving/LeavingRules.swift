import Timekeeping

/// People who are left out of counts and lists, because their accounts are to be deleted at the end of a grace (requirement L-S10). Pure.
enum LeavingRules {
  /// How long it is remembered that somebody stays: longer than the oldest event that says otherwise can be on its way. Such an event has waited for
  /// seven days, as a dead letter for thirty, and for seven more.
  static let memory = Duration.seconds(45 * 86_400)

  /// How long a mark is kept, unless the deletion takes it away: longer than the longest grace, 90 days, and `memory`. An event that an operator sends again
  /// after the deletion, or a backup of this database, brings it back.
  static let markMemory = Duration.seconds(135 * 86_400)

  /// How often AuthService is asked whether those who are marked are leaving still: a person whose last event was lost is missing for so long at most.
  static let checkInterval = Duration.seconds(600)

  /// People in one question: as many as AuthService answers.
  static let checkedMax = 200

  /// Questions of one check: more people than an installation of millions has in their graces. Those beyond it have their turn by their events.
  static let checksMax = 500
}
