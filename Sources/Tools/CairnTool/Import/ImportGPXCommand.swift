internal import ArgumentParser
internal import EventLoop
internal import Geocaches
internal import Glibc
internal import Lifecycle
internal import Postgres
internal import XML

/// `cairn import gpx`.
struct ImportGPXCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gpx",
    abstract: "Takes caches of another catalogue in: GPX 1.0 and 1.1 with the extensions of Groundspeak and Opencaching.",
    discussion: """
      Caches belong to nobody here, and are known by their catalogue and their code there: the same file again changes nothing, a newer one what is new in it.
      Places that belong to a cache go with it. Logs are left out, because those who wrote them are not here. Everything that was not taken as it stands there
      is in the report, with its code and its line. Whoever watches an area hears of them with the others of the day, and nobody else.

      Works on the database of cairn-game: --database, CAIRN_DATABASE_GAME or CAIRN_DATABASE.

      Examples:
        cairn import gpx caches.gpx --dry-run --report left-out.txt
        cairn import gpx caches.gpx --source opencaching.de
      """)

  @Argument(help: "The file; no pipe, because it is read twice.")
  var file: String

  @Option(help: "Name of the catalogue, at most 64 characters; without it that of each code, for example opencaching.de of OC1234.")
  var source: String?

  @Flag(help: "Does everything, tells what would be new or different, and takes it back.")
  var dryRun = false

  @Option(help: "File for a line about everything that was not taken as it stands there.")
  var report: String?

  @Option(help: "libpq connection string of the game service's database.")
  var database: String?

  /// Characters of a catalogue's name.
  static let sourceLengthMax = 64

  func validate() throws {
    guard let source else { return }
    guard (1...Self.sourceLengthMax).contains(source.utf8.count), source.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw ValidationError("--source has 1 to \(Self.sourceLengthMax) characters, and no blanks.")
    }
  }

  func run() async throws {
    let settings = try await Settings.ofCommand()
    guard let connection = database ?? settings.text("DATABASE_GAME") ?? settings.text("DATABASE") else {
      throw Failure("Where is the database of the game service? Use --database or CAIRN_DATABASE_GAME.")
    }
    let (file, source, isDryRun) = (file, source, dryRun)
    let report = try report.map { path throws(Failure) in try PrivateFile(new: path) }
    try await LoopCommand.run { loop in
      let database = try Database(DatabaseConfiguration(connectionString: connection, applicationName: "cairn-import"), loop: loop)
      let counts = try await loop.run {
        var taking = GPXImport(database: database, source: source, isDryRun: isDryRun) { remark in
          try report?.write(Array((GPXImportText.line(remark) + "\n").utf8))
        }
        do {
          try await taking.run { try FilePieces(file).next }
        } catch let flaw as XMLFlaw {
          throw Failure("\(file): \(flaw)")
        }
        return taking.counts
      }
      for line in GPXImportText.lines(counts, isDryRun: isDryRun) { Console.say(line) }
      try report?.close()
    }
  }
}

/// Sentences about caches that were taken in.
enum GPXImportText {
  static func line(_ remark: GPXImport.Remark) -> String {
    remark.code.isEmpty ? "line \(remark.line): \(remark.reason)" : "\(remark.code), line \(remark.line): \(remark.reason)"
  }

  static func lines(_ counts: GPXImport.Counts, isDryRun: Bool) -> [String] {
    let parts = [
      (counts.made, "caches taken in"), (counts.updated, "caches brought up to date"), (counts.unchanged, "caches as they were"),
      (counts.places, "places of caches"), (counts.leftOut, "waypoints left out"), (counts.logs, "logs left out"),
      (counts.remarks, "remarks: --report tells each by its line"),
    ].filter { $0.0 > 0 }.map { "\(GameText.grouped($0.0)) \($0.1)" }
    if parts.isEmpty { return ["There are no caches in this file."] }
    return isDryRun ? ["Nothing was changed. It would be:"] + parts : parts
  }
}

/// A file, piece by piece.
private final class FilePieces {
  private static let pieceBytes = 65_536

  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw Failure("\(path) cannot be read.") }
  }

  deinit { close(descriptor) }

  /// Nil at the end.
  func next() throws(Failure) -> [UInt8]? {
    var hasFailed = false
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { buffer, count in
      let read = Glibc.read(descriptor, buffer.baseAddress, Self.pieceBytes)
      (count, hasFailed) = (max(0, read), read < 0)
    }
    if hasFailed { throw Failure("\(path) cannot be read: \(String(cString: strerror(errno))).") }
    return piece.isEmpty ? nil : piece
  }
}
