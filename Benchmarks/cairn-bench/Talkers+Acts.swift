import AllAppsProto
import AllAppsServices
import CairnProto
import CairnServices
import Foundation
import LocalBuddyProto
import LocalBuddyServices
import RPC
import Synchronization

/// What talkers do, one call after the other.
extension Talkers {
  /// Words of a message besides its number: as many as people write.
  private static let words = "see you at the fountain behind the station at noon"

  private func send(_ text: String, to conversationID: String, by person: Crowd.Person) async throws -> String {
    let messageID = UUID().uuidString.lowercased()
    let request = SendMessageRequest(conversationID: conversationID, messageID: messageID, text: text)
    _ = try await MessageServiceClient(channel).sendMessage(request, CallOptions(accessToken: person.tokens.accessToken))
    return messageID
  }

  /// A message of a pair, all of them in turn.
  func write(_ index: Int) async throws {
    let pair = index % conversationIDs.count
    _ = try await send("\(Self.words) \(index)", to: conversationIDs[pair], by: people[2 * pair])
  }

  /// A message of the first two, with a word of its own.
  func fill() async throws {
    let number = first.withLock { first in
      first.written += 1
      return first.written
    }
    _ = try await send("\(Self.words) number\(number)", to: conversationIDs[0], by: people[number % 2])
  }

  /// The start of the app: a session that is refreshed, the first screen, the conversations and the messages that are seen first.
  func begin() async throws {
    let token = first.withLock { $0.refreshToken }
    let tokens = try await SessionServiceClient(channel).refreshSession(RefreshSessionRequest(refreshToken: token)).tokens
    guard let tokens else { throw RPCError(.internal, told: "INTERNAL", message: "a session without tokens") }
    first.withLock { $0.refreshToken = tokens.refreshToken }
    let options = CallOptions(accessToken: tokens.accessToken)
    _ = try await HomeServiceClient(channel).getHome(GetHomeRequest(), options)
    _ = try await ConversationServiceClient(channel).listConversations(ListConversationsRequest(), options)
    _ = try await MessageServiceClient(channel).listMessages(ListMessagesRequest(conversationID: conversationIDs[0]), options)
  }

  /// Two usual words and a rare one, in all conversations.
  func search(_ index: Int) async throws {
    let written = max(1, first.withLock { $0.written })
    let request = SearchMessagesRequest(query: "fountain station number\(index * 7_919 % written + 1)")
    _ = try await MessageServiceClient(channel).searchMessages(request, CallOptions(accessToken: people[0].tokens.accessToken))
  }

  /// A meeting that is proposed by one of a pair, all pairs in turn: ten of a pair may wait.
  /// - Returns: Its id.
  func meet(_ index: Int) async throws -> String {
    let pair = index % conversationIDs.count
    let day = Date(timeIntervalSinceNow: 86_400 * Double(30 + index % 300)).formatted(.iso8601.year().month().day())
    let content = MeetingContent(date: day, time: "12:00", timeZone: "Europe/Rome", title: "Coffee \(index)")
    let request = CreateMeetingRequest(otherAccountID: people[2 * pair + 1].accountID, content: content)
    return try await MeetingServiceClient(channel).createMeeting(request, Self.keyed(people[2 * pair])).meetingID
  }

  /// A message to the group.
  /// - Returns: Its id.
  func tell() async throws -> String { try await send(Self.words, to: groupID.withLock { $0 }, by: people[0]) }

  /// Something that people do while they use the app: they look more than they write.
  func act(_ person: Int, _ second: Int) async throws {
    let options = CallOptions(accessToken: people[person].tokens.accessToken)
    switch (person + second) % 5 {
    case 0: _ = try await ConversationServiceClient(channel).listConversations(ListConversationsRequest(), options)
    case 1:
      let request = ListMessagesRequest(conversationID: conversationIDs[person / 2])
      _ = try await MessageServiceClient(channel).listMessages(request, options)
    case 2: _ = try await MeetingServiceClient(channel).listMeetings(ListMeetingsRequest(), options)
    case 3: _ = try await HomeServiceClient(channel).getHome(GetHomeRequest(), options)
    default: _ = try await send(Self.words, to: conversationIDs[person / 2], by: people[person])
    }
  }
}
