import CairnProto
import CairnServices
import EventLoop
import Foundation
import RPC

/// What crowds have in common: how they come to be, and how they talk with whoever drives them.
enum Crowd {
  /// Somebody who has just signed up.
  struct Person: Sendable {
    let accountID: String
    let username: String
    let password: String
    var tokens: SessionTokens
  }

  /// One after the other: each costs the server a password hash, and more at once would be told to come again.
  /// - Parameter birthDate: For those who are to meet strangers.
  static func signUp(_ count: Int, birthDate: String = "", _ channel: RPCClient) async throws -> [Person] {
    var people: [Person] = []
    for _ in 0..<count {
      let username = "b_" + UUID().uuidString.lowercased().filter { $0 != "-" }.prefix(16)
      let password = UUID().uuidString
      // RFC 2606 §2: no mail will ever reach anybody there.
      let request = SignUpWithPasswordRequest(
        email: "\(username)@players.invalid", password: password, username: username, birthDate: birthDate)
      let response = try await AccountServiceClient(channel).signUpWithPassword(request)
      guard let tokens = response.tokens else { continue }
      people.append(Person(accountID: response.account?.accountID ?? "", username: username, password: password, tokens: tokens))
    }
    return people
  }

  /// Guests, who need no password hash and are many quickly.
  /// - Returns: Their access tokens.
  static func guests(_ count: Int, in realm: Realm = .whereAmI, _ channel: RPCClient) async throws -> [String] {
    try await withThrowingTaskGroup(of: String.self) { group in
      var tokens: [String] = []
      for index in 0..<count {
        if index >= guestsAtOnceMax, let token = try await group.next() { tokens.append(token) }
        group.addTask {
          let guest = try await GuestServiceClient(channel).createGuest(CreateGuestRequest(realm: realm))
          guard let tokens = guest.tokens else { throw RPCError(.internal, told: "INTERNAL", message: "a guest without tokens") }
          return tokens.accessToken
        }
      }
      for try await token in group { tokens.append(token) }
      return tokens
    }
  }

  /// As many as are made while one commit is on its way.
  private static let guestsAtOnceMax = 16

  /// Does something several times, so many under way at once: the one with a number is done by the worker with its remainder.
  /// - Returns: How long each took.
  static func several(
    _ count: Int, atOnce: Int, on loop: Loop, _ body: @escaping @Sendable (Int) async throws -> Void
  ) async throws -> [Duration] {
    try await loop.run {
      try await withThrowingTaskGroup(of: [Duration].self) { group in
        for worker in 0..<atOnce {
          group.addTask {
            var took: [Duration] = []
            for index in stride(from: worker, to: count, by: atOnce) {
              let begin = ContinuousClock.now
              try await body(index)
              took.append(ContinuousClock.now - begin)
            }
            return took
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
    }
  }

  /// A line to the driver, who waits for it.
  static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// A line to people, not to the driver.
  static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// What was done, the microseconds it took together, and those of each one.
  static func say(_ done: String, _ whole: Duration, _ each: [Duration]) {
    say(([done, "\(whole.microseconds)"] + each.map { "\($0.microseconds)" }).joined(separator: " "))
  }
}

extension Duration {
  var microseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
  }
}
