import Cryptography
import Events
package import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// A chat of two people that comes from another server.
package struct MovedChat: Sendable, Hashable {
  package struct Message: Sendable, Hashable {
    /// Key that it had there.
    package let key: String
    package let senderID: UUID
    package let time: Moment
    package let text: String

    package init(key: String, senderID: UUID, time: Moment, text: String) {
      (self.key, self.senderID, self.time, self.text) = (key, senderID, time, text)
    }
  }

  package let people: [UUID]
  package let messages: [Message]

  package init(people: [UUID], messages: [Message]) {
    (self.people, self.messages) = (people, messages)
  }
}

/// Takes in what two people have written to each other on another server: once, in one transaction, and only where they have written nothing to each other
/// here. Both have read all of it. Nobody hears of it, on no device; friends are friends in it, if they are by then, and all others strangers. Nobody's age is
/// asked here: whoever calls leaves out what minors may not begin.
package struct ChatImport: Sendable {
  /// Most messages of a chat: those of years. Earlier ones are left out.
  static let messagesMax = 5_000

  /// Reason why a message was left out. The raw value is a report's word.
  package enum Omission: String, Sendable, Hashable {
    case unfit = "no text, too long a text, or what no text may hold"
    case isToCome = "it is yet to come"
    case tooMany = "older than the 5000 latest of the chat"
    case stranger = "its sender is none of the two"
  }

  package enum Outcome: Sendable, Hashable {
    case taken(messageCount: Int, without: [String: Omission])
    /// The two have written to each other here, or the chat was taken in before.
    case alreadyThere
    /// Nothing of it can be taken.
    case empty(without: [String: Omission])
    case oneself
    case blocked
    case wasDeleted
  }

  private let database: Database
  private let realm: StoredRealm
  private let ids: any IDSource = TimeOrderedIDs()
  private let store = ConversationStore()
  private let messages = MessageStore()
  private let search = SearchStore()
  private let door = ConversationDoor()
  private let blocks = Blocks()
  private let locks = PeopleLockStore()
  private let relations = RelationStore()

  /// - Parameter realm: App in which the two have written to each other.
  package init(database: Database, realm: StoredRealm) {
    (self.database, self.realm) = (database, realm)
  }

  /// Takes one chat in, or does everything and takes it back.
  package func take(_ chat: MovedChat, isDryRun: Bool, at now: Moment) async throws -> Outcome {
    guard chat.people.count == 2, chat.people[0] != chat.people[1] else { return .oneself }
    let (kept, leftOut) = Self.fit(chat, at: now)
    guard let last = kept.last else { return .empty(without: leftOut) }
    return try await database.transaction(attempts: 5, takenBackIf: { _ in isDryRun }) { (transaction) async throws in
      if try await !DeletedAccounts.among(chat.people, in: transaction).isEmpty { return .wasDeleted }
      try await locks.take(chat.people, in: transaction)
      if try await !blocks.between(chat.people[0], and: [chat.people[1]], in: transaction).isEmpty { return .blocked }
      guard let conversation = try await open(chat.people, since: kept[0].time, until: last.time, at: now, transaction) else {
        return .alreadyThere
      }
      try await write(kept, into: conversation, of: chat.people, at: now, transaction)
      return .taken(messageCount: kept.count, without: leftOut)
    }
  }

  /// Messages that are taken, the earliest first, and why the others are not. Pure.
  static func fit(_ chat: MovedChat, at now: Moment) -> (kept: [MovedChat.Message], leftOut: [String: Omission]) {
    var (kept, leftOut): ([MovedChat.Message], [String: Omission]) = ([], [:])
    for message in chat.messages.sorted(by: { ($0.time, $0.key) < ($1.time, $1.key) }) {
      if !chat.people.contains(message.senderID) {
        leftOut[message.key] = .stranger
      } else if message.time > now {
        leftOut[message.key] = .isToCome
      } else if (try? MessageRules.check(text: message.text, place: nil)) == nil {
        leftOut[message.key] = .unfit
      } else {
        kept.append(message)
      }
    }
    for message in kept.dropLast(messagesMax) { leftOut[message.key] = .tooMany }
    return (Array(kept.suffix(messagesMax)), leftOut)
  }

  /// The conversation of the two, locked, which is made where there is none; nil where somebody has written in it.
  private func open(
    _ people: [UUID], since firstTime: Moment, until lastTime: Moment, at now: Moment, _ transaction: Transaction
  ) async throws -> StoredConversation? {
    if let conversationID = try await store.pair(people[0], people[1], in: transaction) {
      return try await store.lock(conversationID, in: transaction).flatMap { $0.lastNumber == 0 ? $0 : nil }
    }
    let areFriends = try await relations.relations(of: people[0], to: [people[1]], at: now, in: transaction)[people[1]] == .friend
    try await store.makeClocks(people, in: transaction)
    let conversation = StoredConversation(
      conversationID: ids.next(at: now), kind: .pair, realm: realm, isOfStrangers: !areFriends, createTime: firstTime, lastTime: lastTime,
      changeNumber: try await door.nextChange(of: people, above: 0, in: transaction))
    try await store.insert(conversation, in: transaction)
    try await store.insertPair(people[0], people[1], conversation.conversationID, in: transaction)
    for accountID in people {
      try await store.insertMember(
        StoredMember(accountID: accountID), of: conversation.conversationID, hideNumber: nil, at: firstTime, in: transaction)
    }
    return conversation
  }

  private func write(
    _ kept: [MovedChat.Message], into conversation: StoredConversation, of people: [UUID], at now: Moment, _ transaction: Transaction
  ) async throws {
    let before = max(try await store.lockClocks(people, in: transaction), conversation.changeNumber)
    for (index, moved) in kept.enumerated() {
      let number = Int64(index + 1)
      let message = StoredMessage(
        conversationID: conversation.conversationID, number: number, messageID: ids.next(at: now), senderID: moved.senderID,
        text: moved.text, createTime: moved.time, changeNumber: before + number, notificationID: ids.next(at: now))
      try await messages.insert(message, contentHash: SHA256.digest(of: Array(moved.text.utf8)), in: transaction)
      try await search.set(SearchWords.words(of: moved.text), of: message.key, in: transaction)
    }
    let (lastNumber, lastChange) = (Int64(kept.count), before + Int64(kept.count))
    try await store.setClocks(people, to: lastChange, in: transaction)
    try await store.setLast(
      lastNumber, lastChange, of: conversation.conversationID, at: kept[kept.count - 1].time, in: transaction)
    for accountID in people {
      var member = StoredMember(accountID: accountID)
      (member.readNumber, member.sharedDeliveredNumber, member.sharedReadNumber) = (lastNumber, lastNumber, lastNumber)
      try await store.setRead(member, of: conversation.conversationID, ownChange: lastChange, in: transaction)
    }
  }
}
