internal import ArgumentParser

/// `cairn demo`: each app's own walk, played automatically against a running Cairn and printed. An app adds its command to the list.
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Plays what an app is for, from its beginning to its end, and prints it.",
    subcommands: [ExpeditionsDemoCommand.self, GeocachesDemoCommand.self, LocalBuddyDemoCommand.self, QuizWalksCommand.self])
}
