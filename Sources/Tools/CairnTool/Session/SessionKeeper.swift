internal import CairnProto
internal import CairnServices
internal import EventLoop
internal import RPC
internal import Timekeeping

/// Keeps a session alive between commands.
struct SessionKeeper: Sendable {
  let file: SessionFile
  let channel: RPCClient

  /// An access token that is good for a call. Renewed and written down where it is not good for long.
  /// - Returns: Nil when nobody is logged in at this gateway.
  /// - Throws: `Failure` when the session has ended; then it is forgotten.
  func accessToken(at gateway: String, now: Moment) async throws -> String? {
    guard let kept = try file.read(), kept.gateway == gateway else { return nil }
    if !kept.isStale(at: now) { return kept.accessToken }
    return try await file.locked {
      // Another command may have renewed it meanwhile.
      guard var session = try file.read(), session.gateway == gateway else { return nil }
      if !session.isStale(at: now) { return session.accessToken }
      do {
        let request = RefreshSessionRequest(refreshToken: session.refreshToken)
        guard let tokens = try await SessionServiceClient(channel).refreshSession(request).tokens else { return nil }
        session.take(tokens)
      } catch let error as RPCError where error.code == .unauthenticated {
        file.remove()
        throw Failure("The session of \(session.username) has ended. Log in again: cairn login")
      }
      try file.write(session)
      return session.accessToken
    }
  }

  /// Logs in and writes it down, in place of the session there was, which is ended.
  /// - Parameter code: Asks for the code of the second factor.
  func logIn(_ login: String, password: String, at gateway: String, authorities: String?, code: () async throws -> String) async throws
    -> KeptSession
  {
    let (username, tokens) = try await open(login, password, code)
    var session = KeptSession(
      gateway: gateway, authorities: authorities ?? "", username: username, accessToken: "", accessTokenExpireTime: Moment(milliseconds: 0),
      refreshToken: "")
    session.take(tokens)
    try await file.locked {
      try await endFormer(at: gateway)
      try file.write(session)
    }
    return session
  }

  /// Ends the session, here and at the gateway.
  /// - Returns: Whether there was one.
  func logOut(at gateway: String, now: Moment) async throws -> Bool {
    guard try file.read() != nil else { return false }
    let token = try? await accessToken(at: gateway, now: now)
    try await file.locked {
      if let token { _ = try await SessionServiceClient(channel).logOut(LogOutRequest(), CallOptions(accessToken: token)) }
      file.remove()
    }
    return true
  }

  private func endFormer(at gateway: String) async throws {
    guard let former = try? file.read(), former.gateway == gateway, !former.isStale(at: SystemTime().now()) else { return }
    // A gateway that cannot be reached, or has forgotten the session, has nothing to end.
    _ = try? await SessionServiceClient(channel).logOut(LogOutRequest(), CallOptions(accessToken: former.accessToken))
  }

  private func open(_ login: String, _ password: String, _ code: () async throws -> String) async throws -> (String, SessionTokens) {
    do {
      let request = LogInWithPasswordRequest(login: login, password: password, deviceName: "cairn", app: "cairn")
      let response = try await SessionServiceClient(channel).logInWithPassword(request)
      return (response.username, response.tokens ?? SessionTokens())
    } catch let error as RPCError where error.says(.secondFactorRequired) {
      let request = VerifySecondFactorRequest(loginStep: error.metadata["login_step"] ?? "", code: try await code())
      let response = try await SecondFactorServiceClient(channel).verifySecondFactor(request)
      return (response.username, response.tokens ?? SessionTokens())
    }
  }
}

extension KeptSession {
  fileprivate mutating func take(_ tokens: SessionTokens) {
    accessToken = tokens.accessToken
    accessTokenExpireTime = tokens.accessTokenExpireTime ?? Moment(milliseconds: 0)
    refreshToken = tokens.refreshToken
  }
}
