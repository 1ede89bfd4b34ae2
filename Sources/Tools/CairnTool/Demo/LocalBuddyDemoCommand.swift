internal import ArgumentParser
internal import EventLoop
internal import Lifecycle

/// `cairn demo localbuddy`.
struct LocalBuddyDemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "localbuddy",
    abstract: "Plays LocalBuddy on both sides: finds a buddy, writes, proposes a meeting, and prints what each of the two sees.",
    discussion: """
      Two accounts are made for it, which nobody will use again. With --to-the-end the meeting is in five minutes, which are waited for: both are reminded,
      and say how it was.

      Examples:
        cairn demo localbuddy
        cairn demo localbuddy --city Napl
        cairn demo localbuddy --to-the-end
      """)

  @OptionGroup var gateway: GatewayOptions

  @Option(help: "Where the buddy is at home: the beginning of a city's name.")
  var city = "Mi"

  @Flag(help: "Wait for the meeting, for its reminder and for the feedback.")
  var toTheEnd = false

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let upstream = try gateway.upstream(settings)
    try await LoopCommand.run { loop in
      let traveller = try await PlayerSession.signUp(at: upstream, on: loop, birthDate: "2000-05-17")
      let buddy = try await PlayerSession.signUp(at: upstream, on: loop, birthDate: "1990-01-01")
      try await LocalBuddyDemo(traveller: traveller, buddy: buddy, city: city, isWhole: toTheEnd, loop: loop).play()
    }
  }
}
