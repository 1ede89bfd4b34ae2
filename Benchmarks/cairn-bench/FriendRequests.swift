import AllAppsProto
import AllAppsServices
import CairnProto
import CairnServices
import EventLoop
import Foundation
import RPC
import Synchronization

/// People who all ask one person to be a friend, two hundred a second, so that it can be measured how long a request is on its way to that one's stream, and
/// whether they wait for one another.
///
/// Driven line by line on standard input: `ask` has the next `groupSize` people ask a person of their own, and answers `asked MICROSECONDS` followed by the
/// microseconds from the beginning of each call until the request was on the stream. Each group asks once. Ends with the input.
struct FriendRequests: Sendable {
  /// Those who ask one person: a second's.
  static let groupSize = 200
  private static let requestsPerSecond = 200

  private let people: [Crowd.Person]
  private let channel: RPCClient
  private let loop: Loop

  /// When each of those who ask has begun, and how long it took until it was heard of.
  private final class Times: Sendable {
    private let state = Mutex<(begun: [String: ContinuousClock.Instant], took: [Int64])>(([:], []))
    var count: Int { state.withLock { $0.took.count } }

    func begin(_ accountID: String) { state.withLock { $0.begun[accountID] = .now } }

    func end(_ accountID: String) {
      state.withLock { state in
        if let begun = state.begun.removeValue(forKey: accountID) { state.took.append((.now - begun).microseconds) }
      }
    }

    func take() -> [Int64] {
      state.withLock { state in
        defer { state.took = [] }
        return state.took
      }
    }
  }

  /// - Parameter count: Groups, each with a person who is asked.
  static func run(address: HostPort, count: Int) async throws {
    let loop = Loop()
    let channel = RPCClient(to: Upstream(name: "gateway", hosts: [address]), credentials: .accessToken, home: loop)
    let people = try await Crowd.signUp(count * (groupSize + 1), channel)
    let requests = FriendRequests(people: people, channel: channel, loop: loop)
    Crowd.say("signed-up")
    var group = 0
    while readLine() != nil {
      try await requests.ask(group % count)
      group += 1
    }
  }

  private static func options(_ person: Crowd.Person) -> CallOptions {
    CallOptions(idempotencyKey: UUID().uuidString.lowercased(), accessToken: person.tokens.accessToken)
  }

  private func ask(_ group: Int) async throws {
    let members = people[(group * (Self.groupSize + 1))..<((group + 1) * (Self.groupSize + 1))]
    guard let asked = members.first else { return }
    let times = Times()
    await listen(asked, times)
    try await Task.sleep(for: .milliseconds(200))
    let begin = ContinuousClock.now
    for (index, person) in members.dropFirst().enumerated() {
      let channel = channel
      // Nobody waits for an answer: the rate is the rate.
      await loop.start {
        times.begin(person.accountID)
        do {
          _ = try await FriendServiceClient(channel).sendFriendRequest(
            SendFriendRequestRequest(username: asked.username), Self.options(person))
        } catch {
          Crowd.complain("a request was refused: \(error)")
        }
      }
      try await Task.sleep(until: begin + .seconds(Double(index + 1) / Double(Self.requestsPerSecond)), clock: .continuous)
    }
    let took = ContinuousClock.now - begin
    for _ in 0..<500 where times.count < Self.groupSize { try await Task.sleep(for: .milliseconds(10)) }
    Crowd.say((["asked", "\(took.microseconds)"] + times.take().map { "\($0)" }).joined(separator: " "))
  }

  /// Reads a person's stream from now on.
  private func listen(_ person: Crowd.Person, _ times: Times) async {
    let (channel, options) = (channel, Self.options(person))
    await loop.start {
      do {
        let request = SubscribeEventsRequest(deviceID: UUID().uuidString.lowercased())
        let stream = try await StreamServiceClient(channel).subscribeEvents(request, options)
        while let message = try await stream.next() {
          for event in message.events {
            if case .friendRequested(let requested) = event.event?.content { times.end(requested.person?.accountID ?? "") }
          }
        }
      } catch {
        Crowd.complain("a stream has ended: \(error)")
      }
    }
  }
}
