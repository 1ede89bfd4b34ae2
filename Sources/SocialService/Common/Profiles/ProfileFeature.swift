import CairnServices
import Events
import Lifecycle
import RPC
import ServiceDatabase

/// Profiles, and what AuthService tells of accounts.
struct ProfileFeature: DatabaseFeature {
  let handlers: ProfileHandlers

  init(_ parts: FeatureEnvironment, _ profiles: Profiles, people: PeopleDirectory, pictures: PersonPictures, keeper: PresenceKeeper) {
    handlers = ProfileHandlers(database: parts.database, profiles: profiles, people: people, pictures: pictures, keeper: keeper)
  }

  var methods: [RPCMethod] { handlers.methods }

  var events: [EventHandler] { ProfileInbox(profiles: handlers.profiles).handlers }

  var personal: PersonalRows {
    let reason = "the account has a profile of its own"
    return PersonalRows(["profiles": .dropped(because: reason), "app_facets": .dropped(because: reason)])
  }
}
