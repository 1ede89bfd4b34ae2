import CairnServices
import Events
import GameCommon
import RPC
import ServiceDatabase

/// Parts that the features of CACHE-OUT share. A process and tests build it alike, from other values.
struct GeocachesParts {
  let base: FeatureEnvironment
  let achievements: Achievements
  let people: PeopleLookupServiceClient
  let blocks: BlockLookupServiceClient
  let zones: ZoneLookup
  let areas: AreaLookup
  let cities: CityLookupServiceClient
  let media: ContentMedia

  /// - Throws: `SettingsError` when another service cannot be reached.
  init(_ base: FeatureEnvironment, _ achievements: Achievements) throws {
    self.base = base
    self.achievements = achievements
    let social = try base.channel(to: "social")
    people = PeopleLookupServiceClient(social)
    blocks = BlockLookupServiceClient(social)
    media = ContentMedia(social)
    let geo = try base.channel(to: "geo")
    zones = ZoneLookup(places: PlaceZoneServiceClient(geo))
    cities = CityLookupServiceClient(geo)
    areas = AreaLookup(areas: PlaceAreaServiceClient(geo))
  }
}
