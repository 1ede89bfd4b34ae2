package import CairnServices
import FoundationEssentials
import Identity
import Lifecycle
import Revocations
package import ServiceDatabase
import Timekeeping

/// Parts that the features of SocialService share, and that its apps build upon. A process and tests build it alike, from other values.
package struct SocialParts {
  package let base: FeatureEnvironment
  /// Clients of each process of AuthService, whose log of changes is followed.
  let revocations: [RevocationServiceClient]
  let feed = StreamFeed()
  package let log: StreamLog
  let keeper: PresenceKeeper
  package let people: PeopleDirectory
  package let links: MediaLinks
  package let pictures: PersonPictures
  package let notifications: NotificationLists
  package let profiles: Profiles
  let friendships: Friendships
  package let completion: UploadCompletion
  /// Words of which the readers of first messages are warned.
  package let elsewhere: ElsewhereWords
  /// Silence of a stream after which a word is sent.
  var heartbeat = StreamRules.heartbeatInterval

  /// - Parameter completion: Makes media of files; nil for the way that the settings say.
  /// - Throws: `SettingsError` when AuthService cannot be reached, or a file of words cannot be read.
  package init(_ base: FeatureEnvironment, revocations: [RevocationServiceClient], completion: UploadCompletion? = nil) throws {
    (self.base, self.revocations) = (base, revocations)
    let replicaID = base.ids.next(at: base.time.now())
    let wakeUps = StreamWakeUps(replicaID, feed: feed, database: base.database, loop: base.loop, time: base.time)
    log = StreamLog(wakeUps: wakeUps)
    keeper = PresenceKeeper(replicaID, wakeUps: wakeUps, database: base.database)
    people = PeopleDirectory(
      service: DirectoryServiceClient(try base.channel(to: "auth")),
      watch: RevocationWatch(trustMax: PeopleDirectory.trustMax, logger: base.logger))
    links = MediaLinks(masterKey: base.masterKey)
    pictures = PersonPictures(links: links)
    notifications = NotificationLists(ids: base.ids, carriers: [PushCarrier(), MailCarrier()])
    profiles = Profiles(log: log, outbox: base.outbox)
    friendships = Friendships(
      log: log, notifications: notifications, news: FriendNews(outbox: base.outbox), config: FriendConfig(base.settings))
    elsewhere = try ElsewhereWords(below: base.settings.text("SHARE") ?? ".")
    self.completion = completion ?? Self.completion(base)
  }

  private static func completion(_ base: FeatureEnvironment) -> UploadCompletion {
    UploadCompletion(
      database: base.database, workshop: MediaWorkshop(path: base.settings.text("MEDIA_WORKER")), ids: base.ids, time: base.time,
      config: MediaConfig(base.settings))
  }
}
