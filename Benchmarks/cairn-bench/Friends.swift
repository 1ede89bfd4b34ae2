import CairnProto
import CairnServices
import EventLoop
import Foundation
import RPC
import Synchronization
import Timekeeping

/// People who are all friends of each other, each with a stream, so that it can be measured how long an event is on its way.
///
/// Driven line by line on standard input: `token` answers `token TOKEN`, the first one's, to ask on that one's behalf; `tell` has them change
/// what they say of themselves, 48 times a second for ten seconds, each of which the changer and every friend are told of, and answers
/// `told MICROSECONDS` followed by the microseconds from each event's own time until it was received. Ends with the input.
struct Friends: Sendable {
  /// With 21 people, a thousand events a second.
  private static let changesPerSecond = 48
  private static let seconds = 10

  private let channel: RPCClient
  private let loop: Loop
  private let people: [Crowd.Person]
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

  private init(_ people: [Crowd.Person], _ channel: RPCClient, _ loop: Loop) {
    self.people = people
    self.channel = channel
    self.loop = loop
  }

  static func run(address: HostPort, count: Int) async throws {
    let loop = Loop()
    let channel = RPCClient(to: Upstream(name: "gateway", hosts: [address]), credentials: .accessToken, home: loop)
    let friends = Friends(try await Crowd.signUp(count, channel), channel, loop)
    try await friends.befriend()
    for person in friends.people { await friends.listen(person) }
    Crowd.say("signed-up")
    while let line = readLine() {
      if line == "token" { Crowd.say("token \(friends.people[0].tokens.accessToken)") } else { try await friends.tell() }
    }
  }

  private func options(_ person: Crowd.Person) -> CallOptions {
    CallOptions(idempotencyKey: UUID().uuidString.lowercased(), accessToken: person.tokens.accessToken)
  }

  /// Two who ask each other are friends.
  private func befriend() async throws {
    let client = FriendServiceClient(channel)
    for (index, one) in people.enumerated() {
      for other in people[(index + 1)...] {
        _ = try await client.sendFriendRequest(SendFriendRequestRequest(username: other.username), options(one))
        _ = try await client.sendFriendRequest(SendFriendRequestRequest(username: one.username), options(other))
      }
    }
  }

  /// Reads a person's stream from now on.
  private func listen(_ person: Crowd.Person) async {
    let channel = channel
    let heard = heard
    let options = options(person)
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
    let changes = Self.changesPerSecond * Self.seconds
    for index in 0..<changes {
      let person = people[index % people.count]
      let channel = channel
      let options = options(person)
      // Nobody waits for an answer: the rate is the rate.
      await loop.start {
        let request = SetAppFacetRequest(realm: .whereAmI, about: "change \(index) of \(begin)", aboutVisibility: .friends)
        do {
          _ = try await ProfileServiceClient(channel).setAppFacet(request, options)
        } catch {
          Crowd.say("a change was refused: \(error)")
        }
      }
      try await Task.sleep(until: begin + .seconds(Double(index + 1) / Double(Self.changesPerSecond)), clock: .continuous)
    }
    let took = ContinuousClock.now - begin
    for _ in 0..<500 where heard.count < changes * people.count { try await Task.sleep(for: .milliseconds(10)) }
    Crowd.say((["told", "\(took.microseconds)"] + heard.take().map { "\($0)" }).joined(separator: " "))
  }
}
