import Texts

/// Rules of groups: who invites, removes and names (requirement L-50). Pure.
enum GroupRules {
  /// People of one invitation.
  static let invitedMax = 50

  /// Groups that one person owns: an upper limit to what others can be invited to by one.
  static let ownedMax = 100

  /// Characters of a title.
  static let titleLengthMax = 100

  typealias Role = StoredMember.Role

  enum Refusal: Error, Hashable {
    case titleInvalid
    case tooManyGroups
    case full
    case roleTooLow
    case memberNotFound
    case oneself
  }

  static func check(title: String) throws(Refusal) {
    guard title.unicodeScalars.count <= titleLengthMax, PeopleText.isVisible(title), PeopleText.isHonest(title) else {
      throw .titleInvalid
    }
  }

  /// Whether somebody invites and names.
  static func checkManaging(_ role: Role) throws(Refusal) {
    guard role != .member else { throw .roleTooLow }
  }

  /// Whether one removes another: the owner anybody, an administrator members alone.
  static func checkRemoval(by role: Role, of other: Role) throws(Refusal) {
    guard role == .owner || role == .admin && other == .member else { throw .roleTooLow }
  }

  /// Whether one gives roles.
  static func checkRoles(_ role: Role) throws(Refusal) {
    guard role == .owner else { throw .roleTooLow }
  }

  /// Whether so many more may be invited.
  static func checkRoom(present: Int, more: Int) throws(Refusal) {
    guard present + more <= ConversationRules.membersMax else { throw .full }
  }
}
