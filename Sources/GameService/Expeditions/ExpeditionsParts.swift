import CairnServices
import Events
import GameCommon
import Postgres
import RPC
import ServiceDatabase

/// Parts that the features of Challenge Expeditions share. A process and tests build it alike, from other values.
struct ExpeditionsParts {
  let base: FeatureEnvironment
  let achievements: Achievements
  let people: PeopleLookupServiceClient
  let blocks: BlockLookupServiceClient
  let directory: DirectoryServiceClient
  let parks: ParkPlaceServiceClient
  let media: ContentMedia
  let moderators: ModeratorGate

  /// - Throws: `SettingsError` when another service cannot be reached.
  init(_ base: FeatureEnvironment, _ achievements: Achievements) throws {
    self.base = base
    self.achievements = achievements
    let (social, auth) = (try base.channel(to: "social"), try base.channel(to: "auth"))
    people = PeopleLookupServiceClient(social)
    blocks = BlockLookupServiceClient(social)
    media = ContentMedia(social)
    directory = DirectoryServiceClient(auth)
    parks = ParkPlaceServiceClient(try base.channel(to: "geo"))
    moderators = ModeratorGate(moderation: ModeratorServiceClient(auth))
  }
}
