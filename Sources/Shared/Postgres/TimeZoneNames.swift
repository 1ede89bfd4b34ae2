import Synchronization

/// The time zones there are: those of the IANA data that PostgreSQL has, which reckons by them. One list for all services, so that what is good for one
/// call is good for the others.
public enum TimeZoneNames {
  /// Bytes of a name; the longest there is has 32.
  public static let bytesMax = 64

  /// Zone names, by the names in lower case. Kept by this process only: the data changes with PostgreSQL's next release.
  private static let names = Mutex<[String: String]?>(nil)

  /// The name of a zone as the data writes it.
  /// - Parameter name: In any case, as phones and people write it; blanks around it are passed over.
  /// - Returns: Nil where there is none of that name.
  public static func canonical(_ name: String, in database: Database) async throws -> String? {
    guard !name.isEmpty, name.utf8.count <= bytesMax else { return nil }
    return try await known(in: database)[withoutBlanks(name).lowercased()]
  }

  private static func withoutBlanks(_ name: String) -> String {
    let scalars = name.unicodeScalars.drop { $0.properties.isWhitespace }
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(scalars[...last])
  }

  /// Read once: the answer takes PostgreSQL a tenth of a second, in which it reads its files.
  private static func known(in database: Database) async throws -> [String: String] {
    if let known = names.withLock({ $0 }) { return known }
    let rows = try await database.slowQuery("SELECT name FROM pg_timezone_names WHERE name NOT LIKE 'posix%'")
    // Names that say nothing of a place: the server's own zone, and the one that stands for "not set".
    let read = try rows.map { try $0.get(0, as: String.self) }.filter { $0 != "localtime" && $0 != "Factory" }
    let known = Dictionary(read.map { ($0.lowercased(), $0) }) { first, _ in first }
    names.withLock { $0 = known }
    return known
  }
}
