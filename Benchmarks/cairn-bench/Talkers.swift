import AllAppsProto
import AllAppsServices
import CairnProto
import CairnServices
import EventLoop
import Foundation
import LocalBuddyProto
import LocalBuddyServices
import RPC
import Synchronization

/// People who write to each other and meet, each with a stream of their own: pairs of friends, and where it is needed a group of the first five hundred.
///
/// Driven line by line on standard input, each with a number N; each answer is a word, the microseconds of the whole, and those of each one:
/// - `write` has pairs send N messages, four under way at once: `wrote`.
/// - `history` has the first two fill their conversation with N messages: `filled`.
/// - `begin` has the first one begin the app N times, from the refreshed session to the messages that are shown first: `begun`.
/// - `search` has the first one look for words N times: `found`.
/// - `meet` has people propose N meetings, twenty a second: `met`, from each call until both streams have it.
/// - `tell` has the first one write N messages to the group, two a second: `told`, from each call until the last stream has it.
/// - `live` has two hundred people do what people do, once a second each, for N seconds: `lived`.
/// Ends with the input.
final class Talkers: Sendable {
  static let groupSize = 500
  private static let activeCount = 200
  /// People named in one call: as many as it takes.
  private static let invitedAtOnce = 50
  /// A wait for what is told: longer than any aim.
  private static let patience = Duration.seconds(30)
  /// How long a device waits before it takes a stream up that has ended.
  private static let streamPause = Duration.milliseconds(200)

  let channel: RPCClient
  let loop: Loop
  let people: [Crowd.Person]
  let heard = Heard()
  /// The refresh token of the first one, which each use exchanges, and how much the first two have written.
  let first: Mutex<(refreshToken: String, written: Int)>
  /// Of each pair.
  let conversationIDs: [String]
  /// Empty until there is one.
  let groupID = Mutex("")

  private init(_ people: [Crowd.Person], _ conversationIDs: [String], _ channel: RPCClient, _ loop: Loop) {
    (self.people, self.conversationIDs, self.channel, self.loop) = (people, conversationIDs, channel, loop)
    first = Mutex((people[0].tokens.refreshToken, 0))
  }

  /// When streams have told of something, by its id.
  final class Heard: Sendable {
    private let times = Mutex<[String: [ContinuousClock.Instant]]>([:])

    func add(_ id: String) { times.withLock { $0[id, default: []].append(.now) } }

    /// The moment at which the last of so many has heard of it; nil before that.
    func last(of count: Int, _ id: String) -> ContinuousClock.Instant? {
      times.withLock { times in times[id].flatMap { $0.count < count ? nil : $0[count - 1] } }
    }
  }

  /// When calls have begun, by the ids by which streams tell of what they did.
  private final class Begun: Sendable {
    private let state = Mutex<[String: ContinuousClock.Instant]>([:])
    var times: [String: ContinuousClock.Instant] { state.withLock { $0 } }

    func note(_ id: String, _ time: ContinuousClock.Instant) { state.withLock { $0[id] = time } }
  }

  // MARK: Beginning

  /// - Parameter count: People, an even number and not less than a group has.
  static func run(address: HostPort, count: Int) async throws {
    let loop = Loop()
    let channel = channel(address, loop)
    let people = try await Crowd.signUp(max(count, groupSize), birthDate: "1990-05-17", channel)
    var conversationIDs: [String] = []
    for at in stride(from: 0, to: people.count - 1, by: 2) {
      try await befriend(people[at], people[at + 1], channel)
      let request = OpenConversationRequest(accountID: people[at + 1].accountID, realm: .localBuddy)
      conversationIDs.append(try await ConversationServiceClient(channel).openConversation(request, keyed(people[at])).conversationID)
    }
    let talkers = Talkers(people, conversationIDs, channel, loop)
    try await talkers.listen(address)
    Crowd.say("signed-up")
    while let line = readLine() { try await talkers.obey(line.split(separator: " ").map(String.init)) }
  }

  static func channel(_ address: HostPort, _ loop: Loop) -> RPCClient {
    RPCClient(to: Upstream(name: "gateway", hosts: [address]), credentials: .accessToken, home: loop)
  }

  static func keyed(_ person: Crowd.Person) -> CallOptions {
    CallOptions(idempotencyKey: UUID().uuidString.lowercased(), accessToken: person.tokens.accessToken)
  }

  /// Two who ask each other are friends.
  private static func befriend(_ one: Crowd.Person, _ other: Crowd.Person, _ channel: RPCClient) async throws {
    let friends = FriendServiceClient(channel)
    _ = try await friends.sendFriendRequest(SendFriendRequestRequest(username: other.username), keyed(one))
    _ = try await friends.sendFriendRequest(SendFriendRequestRequest(username: one.username), keyed(other))
  }

  /// Has the first five hundred be a group.
  private func makeGroup() async throws {
    if groupID.withLock({ !$0.isEmpty }) { return }
    let (owner, others, groups) = (people[0], Array(people[1..<Self.groupSize]), GroupServiceClient(channel))
    for person in others.dropFirst() { try await Self.befriend(owner, person, channel) }
    let groupID = try await groups.createGroup(CreateGroupRequest(title: "Five hundred", realm: .localBuddy), Self.keyed(owner))
      .conversationID
    for at in stride(from: 0, to: others.count, by: Self.invitedAtOnce) {
      let invited = others[at..<min(at + Self.invitedAtOnce, others.count)].map(\.accountID)
      _ = try await groups.inviteToGroup(InviteToGroupRequest(conversationID: groupID, accountIDs: invited), Self.keyed(owner))
    }
    for person in others {
      _ = try await groups.answerGroupInvitation(
        AnswerGroupInvitationRequest(conversationID: groupID, isAccepted: true), Self.keyed(person))
    }
    self.groupID.withLock { $0 = groupID }
  }

  /// A hundred streams on a connection, as `Subscribers` has them.
  private func listen(_ address: HostPort) async throws {
    var channel = channel
    for (index, person) in people.enumerated() {
      if index % 100 == 99 { channel = Self.channel(address, loop) }
      await listen(person, on: channel)
      // All at once would be refused, and told to come again.
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Hears of everything once, as an app does: a stream that ends, as that of a process which is restarted, is taken up where it was.
  private func listen(_ person: Crowd.Person, on channel: RPCClient) async {
    let (heard, options) = (heard, Self.keyed(person))
    await loop.start {
      var request = SubscribeEventsRequest(deviceID: UUID().uuidString.lowercased())
      while true {
        do {
          let stream = try await StreamServiceClient(channel).subscribeEvents(request, options)
          while let message = try await stream.next() {
            for event in message.events { Self.hear(event, heard) }
            request.after = message.cursor ?? request.after
          }
        } catch {
          Crowd.complain("a stream has ended: \(error)")
        }
        try? await Task.sleep(for: Self.streamPause)
      }
    }
  }

  private static func hear(_ event: StreamEvent, _ heard: Heard) {
    switch event.event?.content {
    case .conversation(let conversation):
      if case .messageChanged(let changed) = conversation.content { heard.add(changed.message?.messageID ?? "") }
    case .localBuddy(let buddy):
      if case .meetingChanged(let changed) = buddy.content { heard.add(changed.meetingID) }
    default: break
    }
  }

  // MARK: Obeying

  private func obey(_ words: [String]) async throws {
    guard words.count == 2, let count = Int(words[1]) else { return Crowd.complain("not understood: \(words)") }
    if words[0] == "tell" { try await makeGroup() }
    let begin = ContinuousClock.now
    func answer(_ word: String, _ each: [Duration]) { Crowd.say(word, ContinuousClock.now - begin, each) }
    switch words[0] {
    case "write": answer("wrote", try await several(count, atOnce: 4) { try await $0.write($1) })
    case "history": answer("filled", try await several(count, atOnce: 8) { talkers, _ in try await talkers.fill() })
    case "begin": answer("begun", try await several(count, atOnce: 1) { talkers, _ in try await talkers.begin() })
    case "search": answer("found", try await several(count, atOnce: 1) { try await $0.search($1) })
    case "meet": answer("met", try await paced(count, perSecond: 20, hearers: 2) { try await $0.meet($1) })
    case "tell": answer("told", try await paced(count, perSecond: 2, hearers: Self.groupSize) { talkers, _ in try await talkers.tell() })
    case "live": answer("lived", try await live(seconds: count))
    default: Crowd.complain("not understood: \(words)")
    }
  }

  /// Does something several times.
  /// - Returns: How long each took.
  private func several(
    _ count: Int, atOnce: Int, _ body: @escaping @Sendable (Talkers, Int) async throws -> Void
  ) async throws -> [Duration] {
    try await loop.run {
      try await withThrowingTaskGroup(of: [Duration].self) { group in
        for worker in 0..<atOnce {
          group.addTask {
            var took: [Duration] = []
            for index in stride(from: worker, to: count, by: atOnce) {
              let begin = ContinuousClock.now
              try await body(self, index)
              took.append(ContinuousClock.now - begin)
            }
            return took
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
    }
  }

  /// Does something at a rate, whoever waits for an answer.
  /// - Parameter body: Gives the id by which streams tell of it.
  /// - Returns: The time from each beginning until so many streams have told of it.
  private func paced(
    _ count: Int, perSecond: Int, hearers: Int, _ body: @escaping @Sendable (Talkers, Int) async throws -> String
  ) async throws -> [Duration] {
    let begun = Begun()
    let begin = ContinuousClock.now
    for index in 0..<count {
      await loop.start {
        let start = ContinuousClock.now
        do {
          let id = try await body(self, index)
          begun.note(id, start)
        } catch {
          Crowd.complain("a call was refused: \(error)")
        }
      }
      try await Task.sleep(until: begin + .seconds(Double(index + 1) / Double(perSecond)), clock: .continuous)
    }
    let end = ContinuousClock.now + Self.patience
    while ContinuousClock.now < end {
      let ids = Array(begun.times.keys)
      if ids.count == count, ids.allSatisfy({ heard.last(of: hearers, $0) != nil }) { break }
      try await Task.sleep(for: .milliseconds(20))
    }
    // A refused call, and what was not heard by all, counts as long as it was waited for.
    let took = begun.times.map { id, start in heard.last(of: hearers, id).map { $0 - start } ?? Self.patience }
    return took + Array(repeating: Self.patience, count: count - took.count)
  }

  /// Two hundred people, each once a second.
  /// - Returns: How long each call took.
  private func live(seconds: Int) async throws -> [Duration] {
    let begin = ContinuousClock.now
    return try await loop.run {
      try await withThrowingTaskGroup(of: [Duration].self) { group in
        for person in 0..<Self.activeCount {
          group.addTask {
            var took: [Duration] = []
            for second in 0..<seconds {
              let start = begin + .milliseconds(1_000 * second + 1_000 * person / Self.activeCount)
              try await Task.sleep(until: start, clock: .continuous)
              let called = ContinuousClock.now
              try await self.act(person, second)
              took.append(ContinuousClock.now - called)
            }
            return took
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
    }
  }
}
