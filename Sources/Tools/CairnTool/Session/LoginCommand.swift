internal import ArgumentParser
internal import EventLoop
internal import Lifecycle
internal import RPC
internal import Timekeeping

/// `cairn login`.
struct LoginCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "login",
    abstract: "Logs in, so that cairn call and the work of moderators need no token.",
    discussion: """
      The session is kept in a file that only you can read (CAIRN_SESSION_FILE; ~/.config/cairn/session) and renewed as long as it is in use; cairn logout
      ends it. The password is asked for, or taken from CAIRN_PASSWORD; the code of a second factor is asked for, or given by --code. Moderators
      and admins need a second factor.

      Examples:
        cairn login anna
        cairn login anna --gateway https://localhost:7443 --ca .cairn/secrets/tls-authority.pem
      """)

  @Argument(help: "User name or e-mail address.")
  var login: String

  @OptionGroup var gateway: GatewayOptions

  @Option(help: "Code of the second factor, or a recovery code.")
  var code: String?

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let (upstream, url, file) = (try gateway.upstream(settings), try gateway.url(settings), try SessionFile(settings))
    guard let password = settings.text("PASSWORD") ?? PasswordPrompt.read("Password of \(login): ") else {
      throw Failure("The password of \(login) is needed: set CAIRN_PASSWORD.")
    }
    let (login, code, authorities) = (login, code, gateway.authorities)
    try await LoopCommand.run { loop in
      let keeper = SessionKeeper(file: file, channel: RPCClient(to: upstream, credentials: .accessToken, home: loop))
      let session = try await keeper.logIn(login, password: password, at: "\(url)", authorities: authorities) {
        if let code { return code }
        return try await Self.ask()
      }
      Console.say("Logged in as \(session.username) at \(session.gateway).")
    }
  }

  private static func ask() async throws -> String {
    guard Console.isInteractive else { throw Failure("This account has a second factor: give its code by --code.") }
    Console.ask("Code of the second factor: ")
    guard case .line(let line) = try await LineReader().next(within: nil) else { throw CancellationError() }
    return line
  }
}

/// `cairn logout`.
struct LogoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logout", abstract: "Ends the session of cairn login, here and at the gateway.", discussion: "Example: cairn logout")

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let file = try SessionFile(settings)
    guard let session = try file.read() else { return Console.say("Nobody is logged in.") }
    let upstream = try GatewayOptions.upstream(of: session)
    try await LoopCommand.run { loop in
      let keeper = SessionKeeper(file: file, channel: RPCClient(to: upstream, credentials: .accessToken, home: loop))
      _ = try await keeper.logOut(at: session.gateway, now: SystemTime().now())
      Console.say("\(session.username) is logged out.")
    }
  }
}

extension GatewayOptions {
  /// The gateway of a session.
  static func upstream(of session: KeptSession) throws -> Upstream {
    let url = try GatewayURL(session.gateway)
    return try url.upstream(name: "the gateway at \(url)", authorities: session.authorities.isEmpty ? nil : session.authorities)
  }
}
