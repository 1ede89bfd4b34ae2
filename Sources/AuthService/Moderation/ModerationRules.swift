import Texts
import Timekeeping

/// Rules about who may suspend whom, and who hands out roles.
enum ModerationRules {
  /// Unicode scalars of the reason of a suspension.
  static let reasonLengthMax = 500
  /// How far ahead a suspension may end; one that should last longer lasts until it is lifted.
  static let suspensionMax: Duration = .seconds(10 * 365 * 86_400)

  /// A role that can be given and taken. "user" cannot: every account has it.
  enum Role: String, Hashable, CaseIterable, Sendable {
    case moderator, admin
  }

  /// Rank, by which an account is above others.
  enum Rank: Int, Comparable {
    case user, moderator, admin

    init(roles: [String]) {
      self = roles.contains(Role.admin.rawValue) ? .admin : roles.contains(Role.moderator.rawValue) ? .moderator : .user
    }

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  enum Refusal: Error, Hashable {
    /// Neither a moderator nor an admin, or for roles no admin, or suspended.
    case notAllowed
    /// The other's rank is not below one's own.
    case rankTooLow
    /// Nobody could give the role back.
    case lastAdmin
    /// A guest cannot log in again: nobody could say who acts.
    case guest
  }

  /// - Parameters:
  ///   - actor: Roles of who acts, as they are now; nil for an account that may do nothing.
  ///   - target: Roles of whom it is done to.
  static func checkSuspend(actor: [String]?, target: [String]) throws(Refusal) {
    try checkModerate(actor: actor)
    guard let actor, Rank(roles: target) < Rank(roles: actor) else { throw .rankTooLow }
  }

  static func checkModerate(actor: [String]?) throws(Refusal) {
    guard let actor, Rank(roles: actor) >= .moderator else { throw .notAllowed }
  }

  static func checkRoles(actor: [String]?) throws(Refusal) {
    guard let actor, Rank(roles: actor) == .admin else { throw .notAllowed }
  }

  /// Whether somebody may act for the owner of an account: an admin, for whoever is none. An admin's own second factor, sessions and data are out of reach of
  /// a session of another admin that was stolen; the role is taken first, which is seen.
  static func checkCare(actor: [String]?, target: [String]) throws(Refusal) {
    try checkRoles(actor: actor)
    try checkSuspend(actor: actor, target: target)
  }

  /// The roles after giving one; nil when nothing changes.
  static func granting(_ role: Role, to roles: [String], isGuest: Bool) throws(Refusal) -> [String]? {
    if roles.contains(role.rawValue) { return nil }
    if isGuest { throw .guest }
    return (roles + [role.rawValue]).sorted(by: isBefore)
  }

  /// The roles after taking one; nil when nothing changes.
  /// - Parameter isAdminLeft: Whether somebody else can act as an admin.
  static func revoking(_ role: Role, from roles: [String], isAdminLeft: Bool) throws(Refusal) -> [String]? {
    guard roles.contains(role.rawValue) else { return nil }
    if role == .admin, !isAdminLeft { throw .lastAdmin }
    return roles.filter { $0 != role.rawValue }
  }

  /// Whether a suspension that was decided a moment ago is carried out.
  /// - Parameters:
  ///   - endTime: Nil when it lasts until it is lifted.
  ///   - role: The rank of who has decided, at that moment.
  ///   - target: Roles of whom it is done to, now.
  ///   - isSuspended: Whether another suspension holds.
  ///   - presentEnd: When that one ends; nil when it lasts until it is lifted.
  static func mayCarryOut(
    until endTime: Moment?, byRole role: String, on target: [String], isSuspended: Bool, presentEnd: Moment?, at now: Moment
  ) -> Bool {
    guard isBelow(target, role: role), endTime.map({ $0 > now }) ?? true else { return false }
    guard isSuspended else { return true }
    guard let presentEnd else { return false }
    return endTime.map { $0 > presentEnd } ?? true
  }

  /// Whether an account's rank is below somebody's who has decided about it.
  static func isBelow(_ target: [String], role: String) -> Bool { Rank(roles: target) < Rank(roles: [role]) }

  static func isReason(_ reason: String) -> Bool {
    (1...reasonLengthMax).contains(reason.unicodeScalars.count)
      && PeopleText.isHonest(reason, isMultiline: true)
  }

  static func isEnd(_ endTime: Moment?, at now: Moment) -> Bool {
    endTime.map { $0 > now && $0 <= now + suspensionMax } ?? true
  }

  /// "user" first, then by rank: tokens and lists show them in one order.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    (Rank(roles: [left]), left) < (Rank(roles: [right]), right)
  }
}
