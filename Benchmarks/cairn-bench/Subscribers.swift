import AllAppsProto
import AllAppsServices
import EventLoop
import Foundation
import RPC
import Synchronization

/// Streams of people to whom nothing happens, so that what each takes can be measured. Everybody has an account and a token of their own.
///
/// Driven line by line on standard input: `subscribe` opens them all and answers `subscribed COUNT`. Ends with the input.
struct Subscribers: Sendable {
  private static let openingMax = 50

  private final class Opened: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
  }

  private let address: HostPort
  private let loop = Loop()
  private let perConnection: Int
  private let opened = Opened()

  private init(_ address: HostPort, perConnection: Int) {
    self.address = address
    self.perConnection = perConnection
  }

  /// On connections of a hundred: what people and streams take, without connections.
  static func together(address: HostPort, count: Int) async throws {
    try await Subscribers(address, perConnection: 100).obey(count)
  }

  /// Each on a connection of its own, as telephones are.
  static func alone(address: HostPort, count: Int) async throws {
    try await Subscribers(address, perConnection: 1).obey(count)
  }

  private func obey(_ count: Int) async throws {
    let tokens = try await Crowd.guests(count, channel("gateway"))
    Crowd.say("signed-up")
    while readLine() != nil {
      for index in 0..<count {
        await subscribe(tokens[index], self.channel("gateway \(index / perConnection)"))
        // More half requests at once would be refused.
        while index - opened.count > Self.openingMax { try await Task.sleep(for: .milliseconds(1)) }
      }
      while opened.count < count { try await Task.sleep(for: .milliseconds(1)) }
      Crowd.say("subscribed \(count)")
    }
  }

  /// Counts as opened with its first message.
  private func subscribe(_ token: String, _ channel: RPCClient) async {
    let opened = opened
    await loop.start {
      do {
        let request = SubscribeEventsRequest(deviceID: UUID().uuidString.lowercased())
        let stream = try await StreamServiceClient(channel).subscribeEvents(request, CallOptions(accessToken: token))
        guard try await stream.next() != nil else { return Crowd.say("a stream has ended") }
        opened.add()
        while try await stream.next() != nil {}
      } catch {
        Crowd.say("a stream has ended: \(error)")
      }
    }
  }

  private func channel(_ name: String) -> RPCClient {
    var limits = UpstreamLimits()
    limits.connectionsMax = 1
    return RPCClient(to: Upstream(name: name, hosts: [address], limits: limits), credentials: .accessToken, home: loop)
  }
}
