internal import CairnProto
internal import ArgumentParser
internal import WhereAmIProto
internal import EventLoop
internal import Lifecycle
internal import RPC

/// `cairn play`.
struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract:
      "Plays one game of Where am I, five rounds, through a gateway: alone, against others or a recorded game, or the game of the day.",
    discussion: """
      Without --username an account is made for this game alone. The password of --username is asked for, or taken from CAIRN_PASSWORD.

      Examples:
        cairn play --map europe
        cairn play --clues
        cairn play --auto --seed 7
        cairn play --online
        cairn play --friend berta --username anna
        cairn play --ghost
        cairn play --room
        cairn play --room K7M2PA
        cairn play --daily --username anna
        cairn play --gateway https://localhost:7443 --ca .cairn/secrets/tls-authority.pem --username anna
      """)

  @OptionGroup var gateway: GatewayOptions

  @Option(help: "Id of the map to play on, for example world, europe, it.")
  var map = mapDefault

  private static let mapDefault = "world"

  @Flag(help: "Tells clues of each place instead of where its panorama is: no browser and nobody's imagery is needed.")
  var clues = false

  @Flag(help: "Waits for a stranger to play against.")
  var online = false

  @Option(help: "User name of a friend to play against; when both say so, both play.")
  var friend: String?

  @Flag(help: "Plays against the recording of another one's game.")
  var ghost = false

  @Flag(help: "Plays the game of the day: once for each account.")
  var daily = false

  @Flag(help: "Plays in a room of up to eight: in a new one, or in the one whose code follows.")
  var room = false

  @Argument(help: "The code of the room, for --room.")
  var code: String?

  @Flag(help: "Plays by itself and prints the game.")
  var auto = false

  @Flag(help: "Guesses well with --auto: near where the panorama is, as far as its address says it.")
  var good = false

  @Option(help: "Makes the guesses of --auto the same again.")
  var seed: UInt64?

  @Option(help: "User name or e-mail address of an account.")
  var username: String?

  @Option(help: "Its password. Others on this machine may see it; better the environment variable CAIRN_PASSWORD, or the prompt.")
  var password: String?

  func validate() throws {
    if good, !auto { throw ValidationError("--good is for --auto.") }
    if seed != nil, !auto { throw ValidationError("--seed is for --auto.") }
    if code != nil, !room { throw ValidationError("A code is for --room.") }
    if code != nil, map != Self.mapDefault { throw ValidationError("The room has its own map.") }
    if [online, daily, ghost, room, friend != nil].count(where: { $0 }) > 1 {
      throw ValidationError("--online, --friend, --ghost, --room and --daily are different games.")
    }
    if clues, online || daily || ghost || room || friend != nil { throw ValidationError("--clues is for a game alone.") }
    if friend != nil, username == nil { throw ValidationError("--friend is for an account that has friends: --username.") }
    if daily, map != Self.mapDefault { throw ValidationError("The game of the day has its own map.") }
    if password != nil, username == nil { throw ValidationError("--password is for --username.") }
  }

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let upstream = try gateway.upstream(settings)
    let credentials = try credentials(settings)
    let openGame = OpenGame()
    let (map, mode, seed) = (map, Automatic(isOn: auto, isGood: good), seed ?? .random(in: 0 ... .max))
    let choice: GameChoice =
      friend.map { .friend(username: $0, map: map) }
      ?? (room
        ? .room(code: code, map: map)
        : online ? .online(map: map) : ghost ? .ghost(map: map) : daily ? .daily : .single(map: map, byClues: clues))
    let isAgainstOthers = online || room || friend != nil
    try await LoopCommand.run(farewell: { await openGame.leave() }) { loop in
      let session = try await Self.session(credentials, upstream, loop)
      let player = try await Self.player(mode, seed, map, Atlas(session: session))
      let attendance = isAgainstOthers ? await Attendance.begin(session, on: loop) : nil
      defer { attendance?.end() }
      try await GamePlay(session: session, player: player, openGame: openGame, loop: loop).play(choice)
    }
  }

  private struct Credentials: Sendable {
    let login: String
    let password: String
  }

  /// Nil for an account of this game alone.
  private func credentials(_ settings: Settings) throws -> Credentials? {
    guard let username else { return nil }
    guard let password = password ?? settings.text("PASSWORD") ?? PasswordPrompt.read("Password of \(username): ") else {
      throw Failure("The password of \(username) is needed: set CAIRN_PASSWORD.")
    }
    return Credentials(login: username, password: password)
  }

  private static func session(_ credentials: Credentials?, _ upstream: Upstream, _ loop: Loop) async throws -> PlayerSession {
    guard let credentials else { return try await .signUp(at: upstream, on: loop) }
    return try await .logIn(credentials.login, password: credentials.password, at: upstream, on: loop)
  }

  private struct Automatic: Sendable {
    let isOn, isGood: Bool
  }

  private static func player(_ mode: Automatic, _ seed: UInt64, _ mapID: String, _ atlas: Atlas) async throws -> any RoundPlayer {
    guard mode.isOn else { return TerminalPlayer(atlas: atlas) }
    let map = try await atlas.map(mapID)
    Console.say("Played automatically; the same guesses again: --seed \(seed)")
    return AutomaticPlayer(atlas: atlas, box: map?.isWorld == false ? map?.box : nil, seed: seed, isGood: mode.isGood)
  }
}
