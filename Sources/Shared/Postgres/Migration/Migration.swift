internal import Cryptography
internal import FoundationEssentials

/// One step of a schema: a file `V0007__create_x.sql` in a folder named Migrations.
public struct Migration: Sendable, Hashable {
  /// Unique within its module; from 1, without gaps.
  public let version: Int
  /// "create_x".
  public let name: String
  /// Where the file lies.
  public let path: String
  /// The SQL.
  public let script: String
  /// SHA-256 of the file, in hexadecimal: a migration that was applied must never change.
  public let checksum: String
  /// From the line `-- min_binary_schema: N`: binaries that know less than version N of the module must not run after this migration.
  public let minBinarySchema: Int?
}

/// The migrations of one module ("events", "auth", "game", "social", "geo"), from all its feature folders.
public struct MigrationModule: Sendable {
  /// As it stands in `schema_migrations`.
  public let name: String
  /// In the order of their versions.
  public let migrations: [Migration]

  /// Reads every file in folders named Migrations at or below `roots`.
  /// - Throws: `MigrationError`: a name that is not one of a migration, two files of one version, a missing version.
  public init(_ name: String, roots: [String]) throws(MigrationError) {
    self.name = name
    var migrations: [Migration] = []
    for root in roots {
      for folder in try Self.folders(below: root) {
        for path in try Self.files(in: folder) { migrations.append(try Migration(path: path)) }
      }
    }
    self.migrations = try Self.ordered(migrations)
  }

  /// The version of the newest migration; 0 without any.
  public var newestVersion: Int { migrations.last?.version ?? 0 }

  private static func folders(below root: String) throws(MigrationError) -> [String] {
    if fileName(root) == "Migrations" { return [root] }
    var found: [String] = []
    for name in try list(root) {
      let path = "\(root)/\(name)"
      var isFolder = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder { found += try folders(below: path) }
    }
    return found
  }

  private static func files(in folder: String) throws(MigrationError) -> [String] {
    try list(folder).filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
  }

  private static func list(_ folder: String) throws(MigrationError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { throw .unreadable(path: folder) }
    return names.sorted()
  }

  private static func ordered(_ migrations: [Migration]) throws(MigrationError) -> [Migration] {
    let ordered = migrations.sorted { ($0.version, $0.path) < ($1.version, $1.path) }
    for (index, migration) in ordered.enumerated() {
      if index > 0, ordered[index - 1].version == migration.version {
        throw .duplicateVersion(version: migration.version, paths: [ordered[index - 1].path, migration.path])
      }
      if migration.version != index + 1 { throw .missingVersion(version: index + 1, before: migration.path) }
    }
    return ordered
  }

  fileprivate static func fileName(_ path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }
}

extension Migration {
  /// Reads a file.
  init(path: String) throws(MigrationError) {
    let file = MigrationModule.fileName(path)
    guard let (version, name) = Self.parse(file) else { throw .badName(path: path) }
    guard let data = FileManager.default.contents(atPath: path), let script = String(validating: data, as: UTF8.self) else {
      throw .unreadable(path: path)
    }
    self.init(
      version: version, name: name, path: path, script: script, checksum: Hex.encode(SHA256.digest(of: Array(data))),
      minBinarySchema: try Self.minBinarySchema(in: script, path))
  }

  /// "V0007__create_x.sql" is (7, "create_x").
  private static func parse(_ file: Substring) -> (Int, String)? {
    guard file.hasPrefix("V"), file.hasSuffix(".sql"), let gap = file.firstRange(of: "__") else { return nil }
    let digits = file[file.index(after: file.startIndex)..<gap.lowerBound]
    let name = file[gap.upperBound...].dropLast(4)
    let isSnake = !name.isEmpty && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), isSnake, let version = Int(digits), version > 0
    else { return nil }
    return (version, String(name))
  }

  /// Looks at the comments the file begins with.
  private static func minBinarySchema(in script: String, _ path: String) throws(MigrationError) -> Int? {
    let mark = "-- min_binary_schema:"
    for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.hasPrefix("--"), !line.allSatisfy(\.isWhitespace) { return nil }
      guard line.hasPrefix(mark) else { continue }
      let text = line.dropFirst(mark.count).filter { !$0.isWhitespace }
      guard let version = Int(text), version > 0 else { throw .badHeader(path: path) }
      return version
    }
    return nil
  }
}

/// Why a schema was not brought forward. Every message says which file and what to do.
public enum MigrationError: Error, Sendable, Hashable, CustomStringConvertible {
  case unreadable(path: String)
  case badName(path: String)
  case badHeader(path: String)
  case duplicateVersion(version: Int, paths: [String])
  case missingVersion(version: Int, before: String)
  /// A file differs from what was applied.
  case changed(path: String)
  /// The database refused a migration; nothing of it took effect. The line counts from 1 and is nil when the server named none.
  case refused(path: String, line: Int?, message: String)
  /// A script ended its transaction by itself.
  case endsTransaction(path: String)
  case database(message: String)

  public var description: String {
    switch self {
    case .unreadable(let path): "\(path): cannot be read as a folder or as UTF-8"
    case .badName(let path): "\(path): a migration is named like V0007__create_x.sql"
    case .badHeader(let path): "\(path): min_binary_schema needs a version number"
    case .duplicateVersion(let version, let paths):
      "version \(version) is there twice: \(paths.joined(separator: ", ")); renumber the later one"
    case .missingVersion(let version, let path): "version \(version) is missing before \(path): versions have no gaps"
    case .changed(let path): "\(path): was changed after it had been applied; restore it and write a migration that makes the change"
    case .refused(let path, let line, let message): "\(path)\(line.map { ":\($0)" } ?? ""): \(message)"
    case .endsTransaction(let path): "\(path): contains BEGIN, COMMIT or ROLLBACK; each migration runs in a transaction of the migrator"
    case .database(let message): message
    }
  }
}
