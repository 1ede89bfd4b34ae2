package import Lifecycle
package import RPC
import ServiceDatabase

/// Accounts, ways in to them, sessions and their keys, run on one database. A feature adds a line to `AuthFeatures`.
package struct AuthService: Service {
  /// The migrations this binary needs.
  static let schema = SchemaVersions.of("auth")

  private let host: FeatureHost

  package var methods: [RPCMethod] { host.methods }

  package init(_ environment: ServiceEnvironment) throws {
    let base = try FeatureEnvironment(environment)
    host = try FeatureHost(
      environment, base, schema: Self.schema, tells: ["game", "social", "geo"], features: try AuthFeatures(AuthParts(base)).list)
  }

  package func start() async throws { try await host.start() }

  package func stop() async { await host.stop() }
}
