internal import ArgumentParser
internal import AuthService
internal import Cryptography
internal import EventLoop
internal import FoundationEssentials
internal import Lifecycle
internal import Postgres
internal import Timekeeping

/// `cairn import firebase-auth`.
struct ImportFirebaseAuthCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "firebase-auth",
    abstract: "Takes the users of a Firebase project in as accounts, with their passwords.",
    discussion: """
      The file is what `firebase auth:export users.json --format=JSON` writes. Confirmed addresses stay confirmed, providers (Google, Apple, Facebook) linked, disabled
      users suspended. With --hash-parameters, the text that Firebase's console shows, passwords are taken along: each is compared by Firebase's scrypt at the first
      log-in, for which cairn-auth needs the same file (CAIRN_AUTH_FIREBASE_HASH), and hashed by argon2id then. Without it people ask for a new one by mail. A
      display name becomes the user name where it can be one and is free; others claim one at their first log-in. The same file again changes nothing.

      Works on the database of the auth service: --database, CAIRN_DATABASE_AUTH or CAIRN_DATABASE.

      Examples:
        cairn import firebase-auth users.json --hash-parameters parameters.txt --dry-run
        cairn import firebase-auth users.json --hash-parameters parameters.txt --report left-out.txt
      """)

  @Argument(help: "The export.")
  var file: String

  @Option(help: "File with the project's hash parameters, as the console shows them.")
  var hashParameters: String?

  @Flag(help: "Does everything and takes it back.")
  var dryRun = false

  @Option(help: "File for a line about everybody who was left out.")
  var report: String?

  @Option(help: "libpq connection string of the auth service's database.")
  var database: String?

  func run() async throws {
    let settings = try await Settings.ofCommand()
    guard let connection = database ?? settings.text("DATABASE_AUTH") ?? settings.text("DATABASE") else {
      throw Failure("Where is the database of the auth service? Use --database or CAIRN_DATABASE_AUTH.")
    }
    guard let data = FileManager.default.contents(atPath: file) else { throw Failure("\(file) cannot be read.") }
    let users = try FirebaseUsersFile.read(data)
    let project = try project()
    let (isDryRun, reportPath) = (dryRun, report)
    try await LoopCommand.run { loop in
      let database = try Database(DatabaseConfiguration(connectionString: connection, applicationName: "cairn-import"), loop: loop)
      let taking = FirebaseImport(database: database, project: project)
      let outcomes = try await loop.run {
        var outcomes: [FirebaseImport.Outcome] = []
        for user in users { outcomes.append(try await taking.take(user, isDryRun: isDryRun, at: SystemTime().now())) }
        return outcomes
      }
      for line in Self.summary(users, outcomes, isDryRun: isDryRun) { Console.say(line) }
      if let reportPath { try Self.write(Self.leftOut(users, outcomes), to: reportPath) }
    }
  }

  private func project() throws(Failure) -> FirebaseScrypt? {
    guard let path = hashParameters else { return nil }
    guard let data = FileManager.default.contents(atPath: path),
      let project = FirebaseScrypt(configuration: String(decoding: data, as: UTF8.self))
    else { throw Failure("\(path) does not hold base64_signer_key, base64_salt_separator, rounds and mem_cost.") }
    return project
  }

  /// How many of each outcome, in one order.
  static func summary(_ users: [FirebaseUser], _ outcomes: [FirebaseImport.Outcome], isDryRun: Bool) -> [String] {
    let lines = FirebaseImport.Outcome.allCases.compactMap { outcome in
      let count = outcomes.count { $0 == outcome }
      return count == 0 ? nil : "\(count) \(outcome.rawValue)"
    }
    return lines.isEmpty ? ["There are no users in this file."] : isDryRun ? ["Nothing was changed. It would be:"] + lines : lines
  }

  /// Users who were left out, by path in the file and Firebase's id; no address, because reports are passed on.
  static func leftOut(_ users: [FirebaseUser], _ outcomes: [FirebaseImport.Outcome]) -> [String] {
    zip(users.indices, outcomes).filter { $0.1 != .taken && $0.1 != .alreadyThere }.map { index, outcome in
      "users[\(index)] \(users[index].localID): \(outcome.rawValue)"
    }
  }

  private static func write(_ lines: [String], to path: String) throws(Failure) {
    let file = try PrivateFile(new: path)
    try file.write(Array(lines.map { $0 + "\n" }.joined().utf8))
    try file.close()
  }
}
