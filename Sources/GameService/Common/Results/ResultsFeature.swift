import AllAppsServices
import Lifecycle
package import RPC
package import ServiceDatabase

/// Questions of other services about players and what they have done, in all apps.
package struct ResultsFeature: DatabaseFeature {
  package let handlers: ResultsHandlers

  /// - Parameter sources: One of each app.
  package init(_ parts: FeatureEnvironment, _ sources: [any ResultSource]) {
    handlers = ResultsHandlers(database: parts.database, sources: sources)
  }

  package var methods: [RPCMethod] { handlers.methods }
}
