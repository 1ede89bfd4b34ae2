import Timekeeping

/// Rules of conversations: who may write to whom, and what is told to how many (requirements L-17, L-50, L-S1, L-S3, L-S15 … L-S17, X-17). Pure.
package enum ConversationRules {
  /// Conversations with strangers that somebody may open within a day before anybody has said that it went well (requirement L-S16).
  package static let newContactsMax = 5

  /// Time within which those are counted.
  package static let contactWindow = Duration.seconds(86_400)

  /// Members of a conversation in which all hear who types, has got and has read what. In larger ones each message would be told as often as there are
  /// members, times members.
  static let receiptMembersMax = 20

  /// Members of a group: as many streams as one transaction appends to.
  static let membersMax = 500

  /// Latest messages of a conversation among which the unread ones are counted: nobody reads a larger number, and a list looks at no more of each conversation.
  static let unreadMax = 1_000

  /// Conversations with unread messages that are counted.
  static let unreadConversationsMax = 100

  /// Conversations of one call that marks what was delivered.
  static let marksMax = 50

  /// How long a group that nobody is in is kept, without its title and its messages: devices that were away hear by it that they have left.
  static let leftRetention = Duration.seconds(30 * 86_400)

  /// How long a conversation can be muted; longer is for good.
  static let muteMax = Duration.seconds(366 * 86_400)

  enum Refusal: Error, Hashable {
    case oneself
    case notFound
    case chatNotAllowed
    case contactNotAllowed
    /// Until the first of those of the last day is a day old.
    case tooManyNew(wait: Duration)
    case recipientGone
    case numberUnknown
    case muteEnd
    case changeUnknown
  }

  /// Facts about two people of whom one opens a conversation that is not there yet.
  struct Standing: Sendable, Hashable {
    var askerMayChat = true
    var otherMayChat = true
    /// Whether either is not of age, as far as a birth date was told.
    var isMinorAmong = false
    var areFriends = false
    /// Permission that the app gives to strangers; nil for none.
    var permitted: PermittedContact?
    /// When the asker has opened the conversations with strangers of the last day, the earliest first.
    var contactTimes: [Moment] = []
  }

  /// Whether a conversation may be opened.
  /// - Returns: Whether it is one of strangers.
  static func open(_ standing: Standing, at now: Moment) throws(Refusal) -> Bool {
    guard standing.askerMayChat else { throw .chatNotAllowed }
    guard standing.otherMayChat else { throw .contactNotAllowed }
    if standing.areFriends { return false }
    guard !standing.isMinorAmong, let permitted = standing.permitted else { throw .contactNotAllowed }
    if standing.contactTimes.count >= permitted.dailyMax {
      // As many as are allowed count, the latest of them: those before may be from when more were allowed.
      guard let first = standing.contactTimes.suffix(max(1, permitted.dailyMax)).first else { throw .contactNotAllowed }
      throw .tooManyNew(wait: first + contactWindow - now)
    }
    return true
  }

  /// Facts about somebody who wants to write in a conversation that is open to them.
  struct Writing: Sendable, Hashable {
    var isGroup = false
    var senderMayChat = true
    var isSenderMinor = false
    /// Whether the other one of two is there, and is written to by anybody.
    var isPeerReachable = true
    var isPeerMinor = false
    var areFriends = false

    /// Whether it decides that the two are friends.
    var asksForFriendship: Bool { !isGroup && (isSenderMinor || isPeerMinor) }
  }

  /// Whether somebody may write: asked when they do, and told before by `can_write`.
  static func write(_ facts: Writing) throws(Refusal) {
    guard facts.senderMayChat else { throw .chatNotAllowed }
    if facts.isGroup {
      // As nobody joins a group who is not of age; it may have been told since.
      if facts.isSenderMinor { throw .chatNotAllowed }
      return
    }
    guard facts.isPeerReachable else { throw .recipientGone }
    // Strangers of whom one is not of age, also where they wrote to each other before that was known, or have been friends.
    if facts.asksForFriendship, !facts.areFriends { throw .contactNotAllowed }
  }

  /// Whether receipts and typing are told to the others.
  static func tellsReceipts(memberCount: Int) -> Bool { memberCount <= receiptMembersMax }

  /// The end of a mute that is asked for; nil for none.
  static func muteEnd(_ end: Moment?, at now: Moment) throws(Refusal) -> Moment? {
    guard let end else { return nil }
    guard end > now else { throw .muteEnd }
    return end > now + muteMax ? nil : end
  }
}
