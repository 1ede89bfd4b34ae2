import CairnProto
import CairnServices
import EventLoop
import RPC

/// People who log in one after the other: what one log-in costs is mostly its password hash, of which two run at a time.
///
/// Driven line by line on standard input: each line has everybody log in once and answers `logged-in MICROSECONDS` followed by the
/// microseconds each log-in took. Ends with the input.
enum Logins {
  static func run(address: HostPort, count: Int) async throws {
    let channel = RPCClient(to: Upstream(name: "gateway", hosts: [address]), credentials: .accessToken, home: Loop())
    let people = try await Crowd.signUp(count, channel)
    Crowd.say("signed-up")
    while readLine() != nil {
      var times: [Duration] = []
      for person in people {
        let begin = ContinuousClock.now
        let request = LogInWithPasswordRequest(login: person.username, password: person.password)
        _ = try await SessionServiceClient(channel).logInWithPassword(request)
        times.append(ContinuousClock.now - begin)
      }
      Crowd.say("logged-in", times.reduce(.zero, +), times)
    }
  }
}
