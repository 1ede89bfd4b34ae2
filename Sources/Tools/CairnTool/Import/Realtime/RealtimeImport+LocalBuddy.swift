internal import AuthService
internal import FoundationEssentials
internal import LocalBuddy
internal import SocialCommon
internal import Timekeeping

/// Chats and meetings, each by itself: of one chat there may be thousands of messages.
extension RealtimeImport {
  private static let minor = "one of the two is a minor here"

  mutating func take(_ one: RealtimeChat) async throws {
    let path = "chats/\(one.key)"
    let known = try await accounts.find(Set(one.people))
    for person in one.people where known[person] == nil {
      return try leaveOut("\(path)/users/\(person)", "nobody with this id has moved in", as: .chatsLeftOut)
    }
    let people = one.people.compactMap { known[$0] }
    if try await ages.isMinorAmong(people, at: time.now()) { return try leaveOut(path, Self.minor, as: .chatsLeftOut) }
    if pairs.contains(Set(people)) {
      return try leaveOut(path, "the two have another chat in the export, which comes first", as: .chatsLeftOut)
    }
    let messages = one.messages.compactMap { message in
      known[message.senderID].map { MovedChat.Message(key: message.key, senderID: $0, time: message.time, text: message.text) }
    }
    for message in one.messages where known[message.senderID] == nil {
      try remark([.init(path: "\(path)/messages/\(message.key)/user", reason: ChatImport.Omission.stranger.rawValue)])
    }
    let chat = MovedChat(people: people, messages: messages)
    switch try await chats.take(chat, isDryRun: isDryRun, at: time.now()) {
    case .taken(let messageCount, let leftOut):
      pairs.insert(Set(people))
      count(.chats, 1)
      count(.messages, messageCount)
      try remark(Self.remarks(leftOut, path))
    case .alreadyThere:
      pairs.insert(Set(people))
      count(.chatsAlreadyThere, 1)
    case .empty(let leftOut):
      try remark(Self.remarks(leftOut, path))
      try leaveOut(path, "nothing that could be read stands in it", as: .chatsLeftOut)
    case .oneself: try leaveOut(path, "nobody writes to oneself", as: .chatsLeftOut)
    case .blocked: try leaveOut(path, "one of the two has blocked the other", as: .chatsLeftOut)
    case .wasDeleted: try leaveOut(path, "the account of one of the two was deleted", as: .chatsLeftOut)
    }
  }

  private static func remarks(_ leftOut: [String: ChatImport.Omission], _ path: String) -> [RealtimePath.Remark] {
    leftOut.sorted { $0.key < $1.key }.map { .init(path: "\(path)/messages/\($0.key)", reason: $0.value.rawValue) }
  }

  mutating func take(_ one: RealtimeMeeting) async throws {
    let path = "meetings/\(one.key)"
    let known = try await accounts.find(one.people)
    guard let proposerID = known[one.creatorID] else {
      return try leaveOut("\(path)/creator", "nobody with this id has moved in", as: .meetingsLeftOut)
    }
    guard let otherID = known[one.otherID] else {
      return try leaveOut("\(path)/user", "nobody with this id has moved in", as: .meetingsLeftOut)
    }
    if try await ages.isMinorAmong([proposerID, otherID], at: time.now()) { return try leaveOut(path, Self.minor, as: .meetingsLeftOut) }
    switch try await meetings.take(one.moved(by: proposerID, with: otherID), isDryRun: isDryRun, at: time.now()) {
    case .taken: count(.meetings, 1)
    case .alreadyThere: count(.meetingsAlreadyThere, 1)
    case .leftOut(let omission): try leaveOut(path, omission.rawValue, as: .meetingsLeftOut)
    }
  }
}
