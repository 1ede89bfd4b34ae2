import Texts
import Timekeeping

/// Presence of somebody as friends see it (requirements W-58, W-66, W-S24, L-S20, C-S9, F-16). Pure.
enum PresenceRules {
  /// Unicode scalars of an activity: a word or two.
  static let activityLengthMax = 50

  /// When somebody left is kept to the hour and told to the day: nobody can tell a time of sleep from it, nor when a child plays.
  static let seenGrain: Int64 = 3_600_000_000

  /// Facts that are known of somebody.
  struct Facts: Sendable, Hashable {
    var appearsOffline = false
    /// When a device last left, to the hour; nil when none ever did.
    var seenTime: Moment?
    var lastSeenAudience = Audience.friends
    /// Place of the stream that is read now; nil when none is.
    var place: Place?
  }

  /// Where somebody is.
  struct Place: Sendable, Hashable {
    /// Nil when it is not known.
    var realm: StoredRealm?
    /// Empty for nothing in particular.
    var activity = ""
    /// Whether the owner's identity is shared in that app.
    var isShared = false
  }

  /// How long ago, roughly.
  enum LastSeen: Sendable, Hashable, CaseIterable {
    case day, week, month, longer
  }

  /// Presence as a friend sees it.
  struct Shown: Sendable, Hashable {
    var isOnline = false
    var realm: StoredRealm?
    var activity = ""
    /// Nil while online, and when it is not told.
    var lastSeen: LastSeen?
  }

  static func shown(_ facts: Facts, at now: Moment) -> Shown {
    if let place = facts.place, !facts.appearsOffline {
      guard place.isShared, let realm = place.realm else { return Shown(isOnline: true) }
      return Shown(isOnline: true, realm: realm, activity: place.activity)
    }
    guard facts.lastSeenAudience != .nobody, let seenTime = facts.seenTime else { return Shown() }
    return Shown(lastSeen: lastSeen(seenTime, at: now))
  }

  /// Whether friends are to be told. They are not told when somebody was last there, which changes by itself; nor that somebody who appears offline has come or
  /// gone, which they could tell from being told anything.
  /// - Parameter told: State that they were told last; nil when that was nothing yet, or that the person is offline.
  static func isNews(_ shown: Shown, after told: Shown?) -> Bool {
    guard shown.isOnline else { return told != nil }
    return shown != told
  }

  static func lastSeen(_ seenTime: Moment, at now: Moment) -> LastSeen {
    switch now - seenTime {
    case ..<(.seconds(86_400)): .day
    case ..<(.seconds(7 * 86_400)): .week
    case ..<(.seconds(30 * 86_400)): .month
    default: .longer
    }
  }

  /// The beginning of the hour.
  static func coarse(_ moment: Moment) -> Moment {
    let rest = moment.microseconds % seenGrain
    return Moment(microseconds: moment.microseconds - (rest < 0 ? rest + seenGrain : rest))
  }

  static func isActivity(_ text: String) -> Bool {
    text.unicodeScalars.count <= activityLengthMax && PeopleText.isHonest(text)
  }
}
