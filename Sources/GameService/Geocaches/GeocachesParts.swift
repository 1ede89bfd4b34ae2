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
  let media: ContentMedia
  let book: LogBook

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
    areas = AreaLookup(areas: PlaceAreaServiceClient(geo))
    book = LogBook(ids: base.ids, outbox: base.outbox, takers: Self.takers(achievements))
  }

  /// Those who reckon with finds, in the order of their locks.
  static func takers(_ achievements: Achievements) -> [any OutcomeTaker<[FindChange]>] {
    [FindMedals(achievements: achievements), FindBoards()]
  }
}
