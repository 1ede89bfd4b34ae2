import Events
import Postgres
import ServiceDatabase

@testable import SocialCommon

/// Parts of the features, as the process has wired them.
extension SocialHouse {
  var wakeUps: StreamWakeUps { log.wakeUps }
  var streams: StreamHandlers { feature(StreamFeature.self).handlers }
  var presence: PresenceHandlers { feature(PresenceFeature.self).handlers }
  var friends: FriendHandlers { feature(FriendFeature.self).handlers }
  var blocks: BlockHandlers { feature(BlockFeature.self).handlers }
  var blockLookups: BlockLookupHandlers { feature(BlockFeature.self).lookups }
  var people: PeopleHandlers { feature(LookupFeature.self).handlers }
  var lookups: PeopleLookupHandlers { feature(LookupFeature.self).lookups }
  var home: HomeHandlers { feature(HomeFeature.self).handlers }
  var profiles: ProfileHandlers { feature(ProfileFeature.self).handlers }
  var preferences: PreferenceHandlers { feature(PreferenceFeature.self).handlers }
  var media: MediaHandlers { feature(MediaFeature.self).handlers }
  var mediaBytes: MediaBytesHandlers { feature(MediaFeature.self).bytes }
  var notifications: NotificationHandlers { feature(NotificationFeature.self).handlers }
  var deliveries: DeliveryHandlers { feature(NotificationFeature.self).deliveries }
  var mailNotices: MailNotices { feature(MailNoticeFeature.self).notices }
  var pushDevices: PushDeviceHandlers { feature(PushFeature.self).handlers }
  var pictureImport: PictureImport { feature(PictureImportFeature.self).imports }
  var pictureImports: JobRunner { feature(PictureImportFeature.self).runner }
  var reports: ReportHandlers { feature(ReportFeature.self).handlers }
  var reportModeration: ReportModerationHandlers { feature(ReportFeature.self).moderation }
  var support: SupportHandlers { feature(SupportFeature.self).handlers }
  var supportDesk: SupportDeskHandlers { feature(SupportFeature.self).desk }
  var shares: ShareHandlers { feature(ShareFeature.self).handlers }
  var sharePages: SharePageHandlers { feature(ShareFeature.self).pages }
  var conversations: ConversationHandlers { feature(ConversationFeature.self).handlers }
  var messages: MessageHandlers { feature(ConversationFeature.self).messages }
  var calls: CallHandlers { feature(CallFeature.self).handlers }
  var groups: GroupHandlers { feature(ConversationFeature.self).groups }
  var personal: PersonalData { features.personal }

  private func feature<Feature: DatabaseFeature>(_ type: Feature.Type) -> Feature {
    guard let found = features.features.lazy.compactMap({ $0 as? Feature }).first else { preconditionFailure("no \(type)") }
    return found
  }
}
