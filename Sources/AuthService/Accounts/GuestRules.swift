import Timekeeping

/// Rules of guests: who may be one, for how long, and what becomes of what a guest did.
struct GuestRules: Sendable, Hashable {
  /// An app, as far as guests are concerned. In the order of the contract's numbers, from 1.
  enum Realm: String, CaseIterable, Sendable {
    case whereAmI = "where-am-i"
    case expeditions
    case cacheOut = "cache-out"
    case localBuddy = "local-buddy"
    case qwalk
  }

  /// Apps in which somebody may play as a guest (requirement X-3).
  var realms: Set<Realm> = [.whereAmI, .qwalk]

  /// A guest that was not in use for so long is deleted with all it did (requirement Q-S7).
  static let retention: Duration = .seconds(90 * 86_400)

  /// Wish of the owner for the guest's results.
  enum Choice: Hashable {
    case none, move, discard
  }

  enum Refusal: Error, Hashable {
    /// Guest and account have results, and nobody has said what becomes of the guest's.
    case choiceRequired
  }

  static func isChoiceRequired(guestCount: Int64, accountCount: Int64) -> Bool {
    guestCount > 0 && accountCount > 0
  }

  /// Whether the guest's results move to the account.
  static func movesResults(_ choice: Choice, guestCount: Int64, accountCount: Int64) throws(Refusal) -> Bool {
    switch choice {
    case .move: return true
    case .discard: return false
    case .none:
      if isChoiceRequired(guestCount: guestCount, accountCount: accountCount) { throw .choiceRequired }
      return true
    }
  }
}
