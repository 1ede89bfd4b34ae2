internal import ArgumentParser
internal import EventLoop
internal import Geodesy
internal import Lifecycle

/// `cairn demo expeditions`.
struct ExpeditionsDemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expeditions",
    abstract: "Plays Challenge Expeditions: builds one challenge of each type in a park, does each, and takes a car once.",
    discussion: """
      Two accounts are made for it, which nobody will use again. The installation must let new accounts publish (CAIRN_GAME_BUILDER_AGE_MS=0); otherwise
      name an account that may by --username.

      Examples:
        cairn demo expeditions
        cairn demo expeditions --at '60.1715 24.9441' --seed 7
      """)

  @OptionGroup var gateway: GatewayOptions

  @Option(help: "Where it is played: latitude and longitude in degrees. The largest of the parks around is taken.")
  var at = "60.1715 24.9441"

  @Option(help: "Makes the same tracks again.")
  var seed: UInt64 = 1

  @Option(help: "User name or e-mail address of an account that builds; its password is asked for, or taken from CAIRN_PASSWORD.")
  var username: String?

  /// - Throws: `ValidationError` for what is no place.
  func position() throws -> GeoPoint {
    guard case .place(let position) = GuessText(at) else {
      throw ValidationError("Where? Latitude and longitude in degrees, for example 60.1715 24.9441.")
    }
    return position
  }

  func validate() throws { _ = try position() }

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let (upstream, position, seed, username) = (try gateway.upstream(settings), try position(), seed, username)
    let password = username.flatMap { name in settings.text("PASSWORD") ?? PasswordPrompt.read("Password of \(name): ") }
    try await LoopCommand.run { loop in
      let builder: PlayerSession
      if let username {
        guard let password else { throw Failure("The password of \(username) is needed: set CAIRN_PASSWORD.") }
        builder = try await PlayerSession.logIn(username, password: password, at: upstream, on: loop)
      } else {
        builder = try await PlayerSession.signUp(at: upstream, on: loop)
      }
      let runner = try await PlayerSession.signUp(at: upstream, on: loop)
      try await ExpeditionsDemo(builder: builder, runner: runner, here: position, seed: seed).play()
    }
  }
}
