internal import ArgumentParser
internal import AuthService
internal import FoundationEssentials
internal import Timekeeping

/// `cairn account export`.
struct ExportAccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes everything that is kept about a person into a ZIP, for somebody who asks for it by letter.",
    discussion: """
      Made by the running services, as when its owner asks for it; the owner sees that it was. The file is readable by you alone.

      Example: cairn account export anna --to anna.zip
      """)

  @Argument(help: "User name, address or id.")
  var account: String

  @Option(help: "The file to write; it must not exist.")
  var to: String

  @Option(help: "Seconds to wait for the running services.")
  var timeout = 1_800

  @OptionGroup var place: AccountPlace

  func run() async throws {
    let (account, path, limit) = (account, to, Duration.seconds(timeout))
    try await place.run { accounts in
      let file = try PrivateFile(new: path)
      do {
        let exportID = try await accounts.beginExport(of: account, at: SystemTime().now())
        let clock = ContinuousClock()
        let end = clock.now + limit
        while try await !accounts.takeExport(exportID, of: account, at: SystemTime().now(), file.write) {
          if clock.now > end { throw Failure("The export was not ready in time; is cairn-auth running? It goes on: try again.") }
          try await Task.sleep(for: .milliseconds(200))
        }
        try file.close()
      } catch {
        file.discard()
        throw error
      }
      Console.say("\(path) holds everything that is kept about \(account).")
    }
  }
}
