import CairnProto
import CairnServices
import EventLoop
import Foundation
import RPC

/// A crowd whose sessions are refreshed at the same moment, again and again, so that what one refresh costs can be measured.
///
/// Driven line by line on standard input: each `refresh` has everybody refresh once and answers `refreshed MICROSECONDS` followed by the
/// microseconds each refresh took. Ends with the input.
enum Refreshes {
  static func run(address: HostPort, count: Int) async throws {
    let loop = Loop()
    let channel = RPCClient(to: Upstream(name: "gateway", hosts: [address]), credentials: .accessToken, home: loop)
    var tokens = try await Crowd.signUp(count, channel).map(\.tokens.refreshToken)
    Crowd.say("signed-up")
    while readLine() != nil {
      let begin = ContinuousClock.now
      let held = tokens
      let refreshed = try await loop.run { try await everybody(held, SessionServiceClient(channel)) }
      Crowd.say("refreshed", ContinuousClock.now - begin, refreshed.map(\.took))
      tokens = refreshed.map(\.token)
    }
  }

  private static func everybody(
    _ tokens: [String], _ sessions: SessionServiceClient
  ) async throws -> [(token: String, took: Duration)] {
    try await withThrowingTaskGroup(of: (Int, String, Duration).self) { group in
      for (index, token) in tokens.enumerated() {
        group.addTask {
          let begin = ContinuousClock.now
          let next = try await sessions.refreshSession(RefreshSessionRequest(refreshToken: token)).tokens?.refreshToken ?? ""
          return (index, next, ContinuousClock.now - begin)
        }
      }
      var results = [(token: String, took: Duration)](repeating: ("", .zero), count: tokens.count)
      for try await (index, token, took) in group { results[index] = (token, took) }
      return results
    }
  }
}
