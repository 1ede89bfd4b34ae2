internal import ArgumentParser
internal import Lifecycle

/// `cairn version`.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Prints the version of this build.", discussion: "Example: cairn version")

  func run() {
    Console.say("cairn \(Version.current)")
  }
}
