internal import ArgumentParser
internal import EventLoop
internal import Geodesy
internal import Lifecycle

/// `cairn demo geocaches`.
struct GeocachesDemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "geocaches",
    abstract: "Plays CACHE-OUT: hides a cache, searches, finds it, climbs the board, changes it, deletes it.",
    discussion: """
      Two accounts are made for it, which nobody will use again.

      Examples:
        cairn demo geocaches
        cairn demo geocaches --at '60.1699 24.9384'
      """)

  @OptionGroup var gateway: GatewayOptions

  @Option(help: "Where it is played: latitude and longitude in degrees.")
  var at = "60.1699 24.9384"

  /// - Throws: `ValidationError` for what is no place.
  func position() throws -> GeoPoint {
    guard case .place(let position) = GuessText(at) else {
      throw ValidationError("Where? Latitude and longitude in degrees, for example 60.1699 24.9384.")
    }
    return position
  }

  func validate() throws { _ = try position() }

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let (upstream, position) = (try gateway.upstream(settings), try position())
    try await LoopCommand.run { loop in
      let anna = try await PlayerSession.signUp(at: upstream, on: loop)
      let berta = try await PlayerSession.signUp(at: upstream, on: loop)
      try await GeocachesDemo(anna: anna, berta: berta, here: position, loop: loop).play()
    }
  }
}
