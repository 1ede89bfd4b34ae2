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
    var tokens = try await signUp(count, channel)
    say("signed-up")
    while readLine() != nil {
      let begin = ContinuousClock.now
      let held = tokens
      let refreshed = try await loop.run { try await everybody(held, SessionServiceClient(channel)) }
      say("refreshed \(microseconds(ContinuousClock.now - begin)) " + refreshed.map { "\(microseconds($0.took))" }.joined(separator: " "))
      tokens = refreshed.map(\.token)
    }
  }

  /// One after the other: each costs the server a password hash, and more at once would be told to come again.
  private static func signUp(_ count: Int, _ channel: RPCClient) async throws -> [String] {
    var tokens: [String] = []
    for _ in 0..<count {
      let name = "b_" + UUID().uuidString.lowercased().filter { $0 != "-" }.prefix(16)
      let request = SignUpWithPasswordRequest(email: "\(name)@players.invalid", password: UUID().uuidString, username: name)
      tokens.append(try await AccountServiceClient(channel).signUpWithPassword(request).tokens?.refreshToken ?? "")
    }
    return tokens
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

  private static func microseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
  }

  /// A line to whoever drives us, who waits for it.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
