import CairnServices
import Cryptography
import Events
import GameCommon
import RPC
import ServiceDatabase

/// Parts that the features of Qwalk share. A process and tests build it alike, from other values.
struct QuizWalksParts {
  let base: FeatureEnvironment
  let achievements: Achievements
  let access: WalkAccess
  let moderators: ModeratorGate
  let media: WalkMedia
  let tries: CodeTries

  /// - Throws: `SettingsError` when another service cannot be reached.
  init(_ base: FeatureEnvironment, _ achievements: Achievements) throws {
    self.base = base
    self.achievements = achievements
    let social = try base.channel(to: "social")
    media = WalkMedia(media: ContentMedia(social), outbox: base.outbox)
    access = WalkAccess(people: PeopleLookupServiceClient(social), blocks: BlockLookupServiceClient(social))
    tries = CodeTries(database: base.database, networkKey: base.masterKey.derived(for: "quiz walk networks v1"))
    moderators = ModeratorGate(moderation: ModeratorServiceClient(try base.channel(to: "auth")))
  }
}
