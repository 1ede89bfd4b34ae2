import CairnProto
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Writes messages and changes them. Each function locks the conversation first and appends to its members' streams last, so that a number is an order: of
/// two that write at once, the later reads what the earlier has made.
struct Messaging: Sendable {
  let news: ConversationNews
  let ids: any IDSource
  let elsewhere: ElsewhereWords
  let door = ConversationDoor()
  let store = ConversationStore()
  let messages = MessageStore()
  let search = SearchStore()
  let claims = MediaClaims()
  let relations = RelationStore()

  /// The other one of two, as AuthService knows them, and the one who writes.
  struct Writers: Sendable {
    var sender: KnownPerson
    /// Nil in a group, and for somebody who has left for good.
    var peer: KnownPerson?
  }

  // MARK: Sending

  /// Sends a message, or finds that it was sent.
  func send(
    _ draft: MessageDraft, to conversationID: UUID, by accountID: UUID, _ writers: Result<Writers, any Error>, at now: Moment,
    _ transaction: Transaction
  ) async throws -> SentMessage {
    let (entry, found) = try await door.enter(conversationID, by: accountID, sending: draft.messageID, in: transaction)
    if let sent = found.sent {
      guard sent.senderID == accountID, sent.contentHash == nil || sent.contentHash == draft.contentHash else {
        throw MessageRules.Refusal.idUsed
      }
      return sent
    }
    let writers = try writers.get()
    try await checkWriting(writers, in: entry, at: now, transaction)
    let isFirst = entry.conversation.isOfStrangers && !entry.others.isEmpty && !found.haveOthersWritten
    try Self.checkLinks(draft.text, draft.place, isFirst: isFirst)
    try await checkMedia(draft.mediaIDs, in: entry, isFirst: isFirst, at: now, transaction)
    if let number = draft.replyToNumber { try check(number, in: entry) }
    let changeNumber = try await door.nextChange(of: found, in: transaction)
    let message = StoredMessage(
      conversationID: conversationID, number: entry.conversation.lastNumber + 1, messageID: draft.messageID, senderID: accountID,
      text: draft.text, place: draft.place, replyToNumber: draft.replyToNumber, createTime: now, changeNumber: changeNumber,
      notificationID: ids.next(at: now), mediaIDs: draft.mediaIDs,
      leadsElsewhere: isFirst && elsewhere.areIn(Self.words(draft.text, draft.place)))
    try await keep(message, contentHash: draft.contentHash, in: transaction)
    try await news.tell(message, in: entry, sender: writers.sender, at: now, transaction)
    return SentMessage(
      number: message.number, createTime: now, senderID: accountID, contentHash: draft.contentHash, leadsElsewhere: message.leadsElsewhere)
  }

  /// A new message is the latest of its conversation, is found by its words, and has its media.
  func keep(_ message: StoredMessage, contentHash: [UInt8], in transaction: Transaction) async throws {
    let now = message.createTime
    try await messages.insert(message, contentHash: contentHash, in: transaction)
    try await index(message, in: transaction)
    try await store.setLast(message.number, message.changeNumber, of: message.conversationID, at: now, in: transaction)
    if !message.mediaIDs.isEmpty { try await claims.set(message.mediaIDs, by: message.key.content, at: now, in: transaction) }
  }

  /// Media that a message brings are the sender's own; a stranger's first messages bring none, so that nobody is shown what they have not asked for.
  private func checkMedia(
    _ mediaIDs: [UUID], in entry: ConversationEntry, isFirst: Bool, at now: Moment, _ transaction: Transaction
  ) async throws {
    if mediaIDs.isEmpty { return }
    if isFirst { throw MessageRules.Refusal.mediaNotAllowed }
    let held = try await claims.hold(mediaIDs, of: entry.me.accountID, MessageRules.mediaPurposes, at: now, in: transaction)
    guard Set(held) == Set(mediaIDs) else { throw MessageRules.Refusal.mediaNotFound }
  }

  /// Has a message be found by what it says now.
  private func index(_ message: StoredMessage, in transaction: Transaction) async throws {
    let key = MessageKey(conversationID: message.conversationID, number: message.number)
    let words = SearchWords.words(of: message.text + " " + (message.place?.name ?? ""))
    try await search.set(words, of: key, in: transaction)
  }

  /// Whether the caller may write there now.
  private func checkWriting(_ writers: Writers, in entry: ConversationEntry, at now: Moment, _ transaction: Transaction) async throws {
    let sender = writers.sender
    var facts = ConversationRules.Writing(sender, to: writers.peer, isGroup: entry.isGroup, isPeerThere: !entry.others.isEmpty)
    if facts.asksForFriendship, let peerID = writers.peer?.accountID {
      let relation = try await relations.relations(of: sender.accountID, to: [peerID], at: now, in: transaction)[peerID]
      facts.areFriends = relation == .friend
    }
    try ConversationRules.write(facts)
  }

  /// Whether the caller is a stranger to the other one, who has not answered yet (requirement L-S16).
  private func isFirst(in entry: ConversationEntry, _ transaction: Transaction) async throws -> Bool {
    guard entry.conversation.isOfStrangers, let other = entry.others.first else { return false }
    return try await !messages.hasWritten(other.accountID, in: entry.conversationID, transaction)
  }

  /// A stranger's first messages lead nowhere.
  private static func checkLinks(_ text: String, _ place: MessageRules.Place?, isFirst: Bool) throws(MessageRules.Refusal) {
    if isFirst, NewcomerRules.hasLink(text) || NewcomerRules.hasLink(place?.name ?? "") { throw .link }
  }

  /// All that is read of a message.
  private static func words(_ text: String, _ place: MessageRules.Place?) -> String { text + " \n" + (place?.name ?? "") }

  private func check(_ number: Int64, in entry: ConversationEntry) throws(MessageRules.Refusal) {
    guard (entry.me.firstNumber...max(entry.me.firstNumber, entry.conversation.lastNumber)).contains(number),
      number <= entry.conversation.lastNumber
    else { throw .notFound }
  }

  // MARK: Changing

  func edit(
    _ key: MessageKey, _ text: String, expected: Int64?, by accountID: UUID, _ writers: Result<Writers, any Error>, at now: Moment,
    _ transaction: Transaction
  ) async throws -> Int64 {
    let entry = try await door.enter(key.conversationID, by: accountID, in: transaction)
    try await checkWriting(try writers.get(), in: entry, at: now, transaction)
    var message = try await find(key, in: entry, transaction)
    guard message.missedCall == nil else { throw MessageRules.Refusal.notFound }
    try MessageRules.checkEdit(message.facts(for: accountID), expected: expected, at: now)
    try MessageRules.check(text: text, place: message.place, hasMedia: !message.mediaIDs.isEmpty)
    if text == message.text { return message.version }
    let isFirst = try await isFirst(in: entry, transaction)
    try Self.checkLinks(text, message.place, isFirst: isFirst)
    // A message that was one of the first stays so: an answer does not make it another message.
    message.leadsElsewhere = (isFirst || message.leadsElsewhere) && elsewhere.areIn(Self.words(text, message.place))
    message.changeNumber = try await door.nextChange(of: entry, in: transaction)
    (message.text, message.version, message.editTime) = (text, message.version + 1, now)
    try await messages.setText(message, in: transaction)
    try await index(message, in: transaction)
    try await store.touch(key.conversationID, message.changeNumber, in: transaction)
    try await news.rename(message, in: entry, transaction)
    try await news.tell(message, in: entry, sender: nil, at: now, transaction)
    return message.version
  }

  /// Deletes a message for all. One that is deleted stays so.
  func delete(_ key: MessageKey, by accountID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    let entry = try await door.enter(key.conversationID, by: accountID, in: transaction)
    var message = try await find(key, in: entry, transaction)
    try MessageRules.checkDeletion(message.facts(for: accountID), isModerator: entry.isModerator, at: now)
    if message.isDeleted { return }
    message.changeNumber = try await door.nextChange(of: entry, in: transaction)
    if !message.mediaIDs.isEmpty { try await claims.set([], by: key.content, at: now, in: transaction) }
    (message.isDeleted, message.text, message.place, message.reactions, message.mediaIDs) = (true, "", nil, [], [])
    try await messages.delete(key, message.changeNumber, in: transaction)
    try await messages.deleteReactions(to: key, in: transaction)
    try await search.delete(key, in: transaction)
    try await store.touch(key.conversationID, message.changeNumber, in: transaction)
    // One may be notified of it still though there is a later one: their own, or that of somebody whom they do not hear.
    let withdrawn = try await news.withdraw(message, in: entry, transaction)
    try await news.tell(message, in: entry, sender: nil, and: withdrawn, at: now, transaction)
  }

  /// Deletes a message for the caller alone.
  func hide(_ key: MessageKey, by accountID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    let entry = try await door.enter(key.conversationID, by: accountID, in: transaction)
    try check(key.number, in: entry)
    let changeNumber = try await door.nextChange(of: [accountID], above: 0, in: transaction)
    guard try await messages.hide(key, from: accountID, changeNumber, in: transaction) else { return }
    try await news.log.append(
      ConversationNews.changed(key.conversationID, changeNumber, for: [accountID]), at: now, in: transaction)
  }

  /// - Parameter emoji: Nil to take the reaction back.
  func react(
    _ emoji: String?, to key: MessageKey, by accountID: UUID, _ writers: Result<Writers, any Error>, at now: Moment,
    _ transaction: Transaction
  ) async throws {
    let entry = try await door.enter(key.conversationID, by: accountID, in: transaction)
    try await checkWriting(try writers.get(), in: entry, at: now, transaction)
    let message = try await find(key, in: entry, transaction)
    guard !message.isDeleted, !message.isHidden || message.senderID == accountID else { throw MessageRules.Refusal.notFound }
    if try await messages.reaction(to: key, by: accountID, in: transaction) == emoji { return }
    if let emoji, message.reactions.count >= MessageRules.reactionKindsMax, !message.reactions.contains(where: { $0.emoji == emoji }) {
      throw MessageRules.Refusal.tooManyReactions
    }
    let changeNumber = try await door.nextChange(of: entry, in: transaction)
    if let emoji {
      try await messages.setReaction(emoji, to: key, by: accountID, at: now, in: transaction)
    } else {
      try await messages.deleteReaction(to: key, by: accountID, in: transaction)
    }
    try await messages.touch(key, changeNumber, in: transaction)
    try await store.touch(key.conversationID, changeNumber, in: transaction)
    try await news.tell(try await find(key, in: entry, transaction), in: entry, sender: nil, at: now, transaction)
  }

  /// Moderators hide a message from all but its sender, or show it again.
  func moderate(_ key: MessageKey, isHidden: Bool, at now: Moment, _ transaction: Transaction) async throws {
    guard let conversation = try await store.lock(key.conversationID, in: transaction),
      var message = try await messages.find([key], for: .smallest, in: transaction).first, message.isHidden != isHidden, !message.isDeleted
    else { return }
    let active = try await store.members(of: key.conversationID, in: transaction).filter { $0.state == .active }
    message.isHidden = isHidden
    message.changeNumber = try await door.nextChange(of: active.map(\.accountID), above: conversation.changeNumber, in: transaction)
    try await messages.setHidden(isHidden, key, message.changeNumber, in: transaction)
    try await store.touch(key.conversationID, message.changeNumber, in: transaction)
    // Where a block has ended the conversation, it is told when it is there again.
    guard let me = active.first(where: { $0.accountID == message.senderID }) ?? active.first, !conversation.isBlocked else { return }
    let entry = ConversationEntry(conversation: conversation, me: me, active: active)
    let withdrawn = isHidden ? try await news.withdraw(message, in: entry, transaction) : []
    try await news.tell(message, in: entry, sender: nil, and: withdrawn, at: now, transaction)
  }

  /// A message as all of its members see it.
  private func find(_ key: MessageKey, in entry: ConversationEntry, _ transaction: Transaction) async throws -> StoredMessage {
    try check(key.number, in: entry)
    guard let message = try await messages.find([key], for: .smallest, in: transaction).first else { throw MessageRules.Refusal.notFound }
    return message
  }

  // MARK: Receipts

  /// The caller has read all up to a message.
  func read(_ conversationID: UUID, upTo number: Int64, by accountID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    let entry = try await door.enter(conversationID, by: accountID, in: transaction)
    guard number <= entry.conversation.lastNumber else { throw ConversationRules.Refusal.numberUnknown }
    var me = entry.me
    me.readNumber = max(me.readNumber, number)
    let isShared = entry.tellsReceipts && me.settings.sharesReceipts
    if isShared {
      me.sharedReadNumber = max(me.sharedReadNumber, number)
      me.sharedDeliveredNumber = max(me.sharedDeliveredNumber, number)
    }
    if me == entry.me { return }
    let changeNumber = try await keep(me, in: entry, isShared: isShared, transaction)
    var events = number == entry.conversation.lastNumber ? try await news.withdraw(from: [accountID], in: entry, transaction) : []
    events += try await news.receipt(me, in: entry, changeNumber, isShared: isShared, transaction)
    try await news.log.append(events, at: now, in: transaction)
  }

  /// A device of the caller has got all up to a message. Told to those who share it, or to nobody.
  func deliver(_ conversationID: UUID, upTo number: Int64, to accountID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    let entry = try await door.enter(conversationID, by: accountID, in: transaction)
    guard entry.tellsReceipts, entry.me.settings.sharesReceipts, number <= entry.conversation.lastNumber,
      number > entry.me.sharedDeliveredNumber
    else { return }
    var me = entry.me
    me.sharedDeliveredNumber = number
    let changeNumber = try await keep(me, in: entry, isShared: true, transaction)
    let events = try await news.receipt(me, in: entry, changeNumber, isShared: true, transaction)
    try await news.log.append(events, at: now, in: transaction)
  }

  private func keep(
    _ member: StoredMember, in entry: ConversationEntry, isShared: Bool, _ transaction: Transaction
  ) async throws -> Int64 {
    let hearerIDs = isShared ? entry.active.map(\.accountID) : [member.accountID]
    let changeNumber = try await door.nextChange(of: hearerIDs, above: entry.conversation.changeNumber, in: transaction)
    try await store.setRead(member, of: entry.conversationID, ownChange: isShared ? 0 : changeNumber, in: transaction)
    if isShared { try await store.touch(entry.conversationID, changeNumber, in: transaction) }
    return changeNumber
  }
}
