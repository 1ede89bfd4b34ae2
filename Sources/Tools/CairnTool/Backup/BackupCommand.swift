internal import ArgumentParser
internal import Glibc
internal import Lifecycle

/// `cairn backup`.
struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copies the whole database cluster of this CAIRN_HOME while it runs, and checks the copy.",
    discussion: """
      By scripts/backup.sh of this version, which CAIRN_SHARE or the current folder has. CAIRN_BACKUPS names the folder; where it was set when the
      database started, cairn restore can go back to any moment since.

      Example: cairn backup --keep 7
      """)

  @Option(help: "How many backups are kept, 1 to 9999.")
  var keep = 7

  func validate() throws {
    guard (1...9_999).contains(keep) else { throw ValidationError("--keep goes from 1 to 9999.") }
  }

  func run() async throws { try await HouseScript.become("backup.sh", ["--keep", "\(keep)"]) }
}

/// `cairn restore`.
struct RestoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Brings the whole cluster back as it was at a moment, and deletes again who was deleted since.",
    discussion: """
      By scripts/restore.sh of this version. Services and database must be stopped (make stop); the former cluster is kept beside the new one.

      Examples:
        cairn restore --list
        cairn restore --to '2025-01-02 03:04:05Z'
      """)

  @Option(help: "The moment; without it, the end of what was kept.")
  var to: String?

  @Option(help: "The backup to begin with, of --list; without it, the newest that is not later than the moment.")
  var backup: String?

  @Flag(help: "Lists the backups instead, oldest first.")
  var list = false

  @Flag(help: "Does not delete again who was deleted since the moment.")
  var withoutDeletions = false

  func run() async throws {
    let chosen = (to.map { ["--to", $0] } ?? []) + (backup.map { ["--backup", $0] } ?? [])
    try await HouseScript.become("restore.sh", list ? ["--list"] : chosen + (withoutDeletions ? ["--without-deletions"] : []))
  }
}

/// A script of the house, which this process becomes.
enum HouseScript {
  /// Does not return.
  /// - Throws: `Failure` where there is none.
  static func become(_ name: String, _ arguments: [String]) async throws {
    let settings = try await Settings.ofCommand()
    let path = "\(settings.text("SHARE") ?? ".")/scripts/\(name)"
    guard access(path, X_OK) == 0 else {
      throw Failure("There is no \(path). Run this in the repository, or name its folder by CAIRN_SHARE.")
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    execv(path, &words)
    throw Failure("\(path) cannot be started: \(String(cString: strerror(errno))).")
  }
}
