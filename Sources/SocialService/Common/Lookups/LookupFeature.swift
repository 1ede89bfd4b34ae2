import CairnServices
import Lifecycle
import RPC
import ServiceDatabase

/// People found by their names, and answers to other services about people.
struct LookupFeature: DatabaseFeature {
  let handlers: PeopleHandlers
  let lookups: PeopleLookupHandlers

  init(_ parts: FeatureEnvironment, people: PeopleDirectory, pictures: PersonPictures, keeper: PresenceKeeper) {
    handlers = PeopleHandlers(database: parts.database, people: people, tokens: parts.pageTokens, pictures: pictures)
    lookups = PeopleLookupHandlers(database: parts.database, people: people, pictures: pictures, presence: keeper)
  }

  var methods: [RPCMethod] { handlers.methods + lookups.methods }
}
