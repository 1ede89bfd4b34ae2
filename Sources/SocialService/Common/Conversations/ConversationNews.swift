import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Tells members what has happened in their conversations: on their streams, and those who want it by a notification.
struct ConversationNews: Sendable {
  let log: StreamLog
  let notifications: NotificationLists
  let blocks = Blocks()

  /// Kinds of what the latest entry of a conversation is told by.
  private static let kinds: [NotificationRules.Kind] = [.messageReceived, .callMissed]

  /// Bytes of an event's content with room for what surrounds a message.
  static let messageBytesMax = Outbox.userEventBytesMax - 512

  /// A message is new, or has changed. The last thing that a transaction does.
  /// - Parameters:
  ///   - sender: Named in what others are notified of; nil for a change that notifies nobody.
  ///   - more: Events that belong to it.
  func tell(
    _ message: StoredMessage, in entry: ConversationEntry, sender: KnownPerson?, and more: [NewStreamEvent] = [], at now: Moment,
    _ transaction: Transaction
  ) async throws {
    var hiding: Set<UUID> = []
    // In a group who has blocked somebody hears nothing of them, and the other way round; of two, a block ends the conversation.
    if entry.isGroup, let senderID = message.senderID {
      hiding = try await blocks.between(senderID, and: entry.active.map(\.accountID), in: transaction)
    }
    var notified: Set<UUID> = []
    if sender != nil {
      let wanting = entry.others.filter { !$0.isMuted(at: now) && !hiding.contains($0.accountID) }
      notified = Set(wanting.map(\.accountID))
      try await notify(wanting, of: message, in: entry, at: now, transaction)
    }
    let own = Self.fitting(ChatMessage(message, state: message.isDeleted ? .deleted : .shown))
    // A message that moderators have hidden is read by its sender alone, whatever that one makes of it.
    let others = message.isHidden && !message.isDeleted ? ChatMessage(message, state: .hidden) : own
    let apart = try await reactingApart(from: message, in: entry, transaction)
    let hearers = entry.active.filter { !hiding.contains($0.accountID) }
    var events = hearers.filter { !apart.contains($0.accountID) }.map { member in
      let changed = MessageChanged(
        message: member.accountID == message.senderID ? own : others, isNew: sender != nil,
        notificationID: notified.contains(member.accountID) ? message.notificationID.text : "")
      var event = Self.event(
        .messageChanged(changed), of: entry.conversationID, message.changeNumber, for: member.accountID,
        about: message.senderID == member.accountID ? nil : message.senderID)
      // An edit says better what the message is, and a device that has heard of either need not be notified.
      event.coalesceKey = NotificationLists.coalesceKey(message.notificationID)
      return event
    }
    events += Self.changed(entry.conversationID, message.changeNumber, for: hearers.map(\.accountID).filter(apart.contains))
    try await log.append(more + events, at: now, in: transaction)
  }

  /// Members of a group whom a block keeps from another one, where a message has reactions: these are named to each of them as far as that one may hear
  /// of it. They are told that something has changed, and get it by asking.
  private func reactingApart(
    from message: StoredMessage, in entry: ConversationEntry, _ transaction: Transaction
  ) async throws -> Set<UUID> {
    guard entry.isGroup, !message.reactions.isEmpty else { return [] }
    let accountIDs = Set(entry.active.map(\.accountID)).union(message.reactions.flatMap(\.accountIDs))
    return try await blocks.apart(among: Array(accountIDs), in: transaction)
  }

  /// The latest message of a conversation stands for those before: one notification of each, and one push on the screen.
  private func notify(
    _ members: [StoredMember], of message: StoredMessage, in entry: ConversationEntry, at now: Moment, _ transaction: Transaction
  ) async throws {
    if members.isEmpty { return }
    let objectID = entry.conversationID.text
    try await notifications.replace(Self.kinds, of: objectID, from: members.map(\.accountID), in: transaction)
    let groups = Dictionary(grouping: members, by: \.settings.showsTextInPushes)
    for (showsText, members) in groups.sorted(by: { $0.key && !$1.key }) {
      let new = NewNotification(
        notificationID: message.notificationID, kind: message.missedCall == nil ? .messageReceived : .callMissed,
        subjectID: message.senderID, objectID: objectID,
        objectName: showsText ? MessageRules.preview(message.text) : "")
      _ = try await notifications.post(new, to: members.map(\.accountID), at: now, in: transaction)
    }
  }

  /// Nobody is notified any more of what a conversation's latest message said.
  /// - Returns: Events for the streams of those who were.
  func withdraw(from accountIDs: [UUID], in entry: ConversationEntry, _ transaction: Transaction) async throws -> [NewStreamEvent] {
    try await withdraw(from: accountIDs, of: entry.conversationID, transaction)
  }

  /// The same of people who are no members any more.
  func withdraw(from accountIDs: [UUID], of conversationID: UUID, _ transaction: Transaction) async throws -> [NewStreamEvent] {
    try await notifications.withdraw(Self.kinds, of: conversationID.text, from: accountIDs, in: transaction)
  }

  /// Notifications of a message say what it says now.
  func rename(_ message: StoredMessage, in entry: ConversationEntry, _ transaction: Transaction) async throws {
    let name = MessageRules.preview(message.text)
    try await notifications.rename(message.notificationID, name, of: entry.others.map(\.accountID), in: transaction)
  }

  /// Nobody is notified any more of one message, whether a later one has come or not.
  /// - Returns: Events for the streams of those who were.
  func withdraw(_ message: StoredMessage, in entry: ConversationEntry, _ transaction: Transaction) async throws -> [NewStreamEvent] {
    try await notifications.withdraw(message.notificationID, from: entry.active.map(\.accountID), in: transaction)
  }

  /// Members get a conversation anew.
  static func changed(_ conversationID: UUID, _ changeNumber: Int64, for accountIDs: [UUID]) -> [NewStreamEvent] {
    accountIDs.map { accountID in
      var event = event(.conversationChanged(ConversationChanged()), of: conversationID, changeNumber, for: accountID, about: nil)
      event.coalesceKey = "conversation:\(conversationID.text)"
      return event
    }
  }

  /// Somebody has got or read messages: their own devices and those of others who share receipts hear of it, but for those whom a block keeps away.
  func receipt(
    _ member: StoredMember, in entry: ConversationEntry, _ changeNumber: Int64, isShared: Bool, _ transaction: Transaction
  ) async throws -> [NewStreamEvent] {
    var hearers = isShared ? entry.active.filter { $0.settings.sharesReceipts || $0.accountID == member.accountID } : [entry.me]
    if isShared, entry.isGroup {
      let apart = try await blocks.between(member.accountID, and: hearers.map(\.accountID), in: transaction)
      hearers.removeAll { apart.contains($0.accountID) }
    }
    return hearers.map { hearer in
      let isOwn = hearer.accountID == member.accountID
      let changed = ReceiptChanged(
        accountID: member.accountID.text, deliveredNumber: member.sharedDeliveredNumber,
        readNumber: isOwn ? member.readNumber : member.sharedReadNumber)
      var event = Self.event(
        .receiptChanged(changed), of: entry.conversationID, changeNumber, for: hearer.accountID, about: isOwn ? nil : member.accountID)
      event.coalesceKey = "rc:\(entry.conversationID.text):\(member.accountID.text)"
      return event
    }
  }

  private static func event(
    _ content: ConversationEvent.OneOfContent, of conversationID: UUID, _ changeNumber: Int64, for accountID: UUID, about subjectID: UUID?
  ) -> NewStreamEvent {
    let event = ConversationEvent(conversationID: conversationID.text, changeNumber: changeNumber, content: content)
    return NewStreamEvent(.conversation(event), for: accountID, about: subjectID)
  }

  /// A message that fits an event: too long a text is left out, and its reader asks for it.
  static func fitting(_ message: ChatMessage) -> ChatMessage {
    if message.encoded().count <= messageBytesMax { return message }
    var short = message
    short.text = ""
    short.isTextLeftOut = true
    return short
  }
}
