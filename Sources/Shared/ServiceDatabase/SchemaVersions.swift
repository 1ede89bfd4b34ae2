/// Migrations that this binary was written for.
///
/// Numbers of the sources, and not of the files that are installed: those may be newer or older than the binary, which a service finds out at its start.
package enum SchemaVersions {
  /// Newest versions of a service's own migrations, and of those that all services share.
  /// - Parameter service: "game".
  package static func of(_ service: String) -> [String: Int] {
    newest.filter { $0.key == service || $0.key == "events" }
  }
}
