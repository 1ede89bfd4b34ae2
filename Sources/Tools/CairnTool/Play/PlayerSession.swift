internal import CairnProto
internal import CairnServices
internal import Cryptography
internal import EventLoop
internal import RPC

/// Somebody who is logged in at a gateway.
struct PlayerSession: Sendable {
  /// Shown in the player's list of sessions.
  private static let deviceName = "cairn play"

  let username: String
  let accountID: String
  let channel: RPCClient
  private let accessToken: String

  private init(username: String, accountID: String, channel: RPCClient, tokens: SessionTokens?) {
    self.username = username
    self.accountID = accountID
    self.channel = channel
    accessToken = tokens?.accessToken ?? ""
  }

  /// Makes an account that nobody will use again: its password is kept nowhere.
  /// - Parameter birthDate: "YYYY-MM-DD"; empty to tell none.
  static func signUp(at upstream: Upstream, on loop: Loop, birthDate: String = "") async throws -> PlayerSession {
    let channel = RPCClient(to: upstream, credentials: .accessToken, home: loop)
    let username = "player_" + Hex.encode(RandomBytes.generate(6))
    // RFC 2606 §2: no mail will ever reach anybody there.
    let request = SignUpWithPasswordRequest(
      email: "\(username)@players.invalid", password: Hex.encode(RandomBytes.generate(16)), username: username, deviceName: deviceName,
      birthDate: birthDate)
    let response = try await AccountServiceClient(channel).signUpWithPassword(request)
    return PlayerSession(username: username, accountID: response.account?.accountID ?? "", channel: channel, tokens: response.tokens)
  }

  /// - Parameter login: A user name or an e-mail address.
  static func logIn(_ login: String, password: String, at upstream: Upstream, on loop: Loop) async throws -> PlayerSession {
    let channel = RPCClient(to: upstream, credentials: .accessToken, home: loop)
    let request = LogInWithPasswordRequest(login: login, password: password, deviceName: deviceName)
    let response = try await SessionServiceClient(channel).logInWithPassword(request)
    return PlayerSession(username: response.username, accountID: response.accountID, channel: channel, tokens: response.tokens)
  }

  func options(idempotencyKey: String? = nil, timeout: Duration? = nil) -> CallOptions {
    CallOptions(timeout: timeout, idempotencyKey: idempotencyKey, accessToken: accessToken)
  }
}
