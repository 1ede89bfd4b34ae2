import CairnProto
import AllAppsProto
import CairnServices
import AllAppsServices
import EventLoop
import Foundation
import RPC
import Synchronization
import Timekeeping

/// People who each have a stream, so that it can be measured how long an event is on its way: all friends of each other, or nobody's.
///
/// Driven line by line on standard input: `token` answers `token TOKEN`, the first one's, to ask on that one's behalf; `tell` has them change
/// what they say of themselves for ten seconds, each of which the changer and every friend are told of, a thousand events a second in all, and
/// answers `told MICROSECONDS` followed by the microseconds from each event's own time until it was received. Ends with the input.
struct Friends: Sendable {
  private static let eventsPerSecond = 1_000
  private static let seconds = 10

  private let address: HostPort
  private let channel: RPCClient
  private let loop: Loop
  private let tokens: [String]
  /// Who hears of a change.
  private let hearersCount: Int
  private let heard = Heard()

  /// How long events were on their way, in microseconds.
  private final class Heard: Sendable {
    private let times = Mutex<[Int64]>([])
    var count: Int { times.withLock { $0.count } }

    func add(_ microseconds: Int64) { times.withLock { $0.append(microseconds) } }

    func take() -> [Int64] {
      times.withLock { times in
        let taken = times
        times = []
        return taken
      }
    }
  }

  private init(_ tokens: [String], hearersCount: Int, _ address: HostPort, _ channel: RPCClient, _ loop: Loop) {
    self.tokens = tokens
    self.hearersCount = hearersCount
    self.address = address
    self.channel = channel
    self.loop = loop
  }

  /// All friends of each other: few changes, each with many who hear of it.
  static func together(address: HostPort, count: Int) async throws {
    let (channel, loop) = channel(address)
    let people = try await Crowd.signUp(count, channel)
    try await befriend(people, channel)
    try await Friends(people.map(\.tokens.accessToken), hearersCount: count, address, channel, loop).obey()
  }

  /// Nobody's friends: each event is a change, a transaction and a commit of its own, and comes on the stream of whoever has changed.
  static func apart(address: HostPort, count: Int) async throws {
    let (channel, loop) = channel(address)
    try await Friends(try await Crowd.signUp(count, channel).map(\.tokens.accessToken), hearersCount: 1, address, channel, loop).obey()
  }

  private static func channel(_ address: HostPort) -> (RPCClient, Loop) {
    let loop = Loop()
    return (channel(address, loop), loop)
  }

  private static func channel(_ address: HostPort, _ loop: Loop) -> RPCClient {
    RPCClient(to: Upstream(name: "gateway", hosts: [address]), credentials: .accessToken, home: loop)
  }

  private func obey() async throws {
    // A hundred streams on a connection, as `Subscribers` has them.
    var channel = channel
    for (index, token) in tokens.enumerated() {
      if index % 100 == 99 { channel = Self.channel(address, loop) }
      await listen(token, on: channel)
      // All at once would be refused, and told to come again.
      try await Task.sleep(for: .milliseconds(10))
    }
    Crowd.say("signed-up")
    while let line = readLine() {
      if line == "token" { Crowd.say("token \(tokens[0])") } else { try await tell() }
    }
  }

  private static func options(_ token: String) -> CallOptions {
    CallOptions(idempotencyKey: UUID().uuidString.lowercased(), accessToken: token)
  }

  /// Two who ask each other are friends.
  private static func befriend(_ people: [Crowd.Person], _ channel: RPCClient) async throws {
    let client = FriendServiceClient(channel)
    for (index, one) in people.enumerated() {
      for other in people[(index + 1)...] {
        _ = try await client.sendFriendRequest(SendFriendRequestRequest(username: other.username), options(one.tokens.accessToken))
        _ = try await client.sendFriendRequest(SendFriendRequestRequest(username: one.username), options(other.tokens.accessToken))
      }
    }
  }

  /// Reads a person's stream from now on.
  private func listen(_ token: String, on channel: RPCClient) async {
    let heard = heard
    let options = Self.options(token)
    await loop.start {
      do {
        let request = SubscribeEventsRequest(deviceID: UUID().uuidString.lowercased())
        let stream = try await StreamServiceClient(channel).subscribeEvents(request, options)
        while let message = try await stream.next() {
          let now = SystemTime().now()
          for event in message.events {
            guard let created = event.createTime, case .profileUpdated = event.event?.content else { continue }
            heard.add(now.microseconds - created.microseconds)
          }
        }
      } catch {
        Crowd.say("a stream has ended: \(error)")
      }
    }
  }

  private func tell() async throws {
    _ = heard.take()
    let begin = ContinuousClock.now
    let changesPerSecond = (Self.eventsPerSecond + hearersCount - 1) / hearersCount
    let changes = changesPerSecond * Self.seconds
    for index in 0..<changes {
      let channel = channel
      let options = Self.options(tokens[index % tokens.count])
      // Nobody waits for an answer: the rate is the rate.
      await loop.start {
        let request = SetAppFacetRequest(realm: .whereAmI, about: "change \(index) of \(begin)", aboutVisibility: .friends)
        do {
          _ = try await ProfileServiceClient(channel).setAppFacet(request, options)
        } catch {
          Crowd.say("a change was refused: \(error)")
        }
      }
      try await Task.sleep(until: begin + .seconds(Double(index + 1) / Double(changesPerSecond)), clock: .continuous)
    }
    let took = ContinuousClock.now - begin
    for _ in 0..<500 where heard.count < changes * hearersCount { try await Task.sleep(for: .milliseconds(10)) }
    Crowd.say((["told", "\(took.microseconds)"] + heard.take().map { "\($0)" }).joined(separator: " "))
  }
}
