import CairnServices
package import Lifecycle
import LocalBuddy
package import RPC
import ServiceDatabase
import SocialCommon

/// Life of people with each other in all apps, run on one database: streams, friends, notifications and the rest. An app adds a line to `features`.
package struct SocialService: Service {
  /// The migrations this binary needs.
  static let schema = SchemaVersions.of("social")

  private let host: FeatureHost
  let log: StreamLog

  package var methods: [RPCMethod] { host.methods }

  package init(_ environment: ServiceEnvironment) throws {
    let base = try FeatureEnvironment(environment)
    let parts = try SocialParts(base, revocations: try environment.clients(ofEach: "auth").map { RevocationServiceClient($0) })
    log = parts.log
    host = try FeatureHost(environment, base, schema: Self.schema, tells: ["auth", "game"], features: Self.features(parts))
  }

  package func start() async throws { try await host.start() }

  package func stop() async { await host.stop() }

  /// In the order in which locks are taken: the apps, then what is common to all of them.
  static func features(_ parts: SocialParts) throws -> [any DatabaseFeature] {
    let localBuddy = try LocalBuddyParts(parts)
    return try LocalBuddyApp.features(localBuddy)
      + CommonFeatures.all(
        parts, departing: LocalBuddyApp.departures(localBuddy), contacts: LocalBuddyApp.contacts(localBuddy),
        contents: LocalBuddyApp.contents(localBuddy))
  }
}
