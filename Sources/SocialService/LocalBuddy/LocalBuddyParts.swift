import CairnServices
import Identity
import ServiceDatabase
package import SocialCommon

/// Parts that the features of LocalBuddy share.
package struct LocalBuddyParts {
  let base: FeatureEnvironment
  let social: SocialParts
  let adults: Adults
  let cities: CityDoor
  let ratings = RatingStore()
  let meetings: Meetings
  let conversations = ConversationLookup()

  /// - Throws: `SettingsError` when another service cannot be reached.
  package init(_ social: SocialParts) throws {
    base = social.base
    self.social = social
    adults = Adults(directory: DirectoryServiceClient(try base.channel(to: "auth")))
    cities = CityDoor(cities: CityLookupServiceClient(try base.channel(to: "geo")))
    let news = MeetingNews(notifications: social.notifications, log: social.log, ids: base.ids)
    meetings = Meetings(news: news, ids: base.ids, elsewhere: social.elsewhere)
  }

  /// Pages of lists that belong to one account.
  var pages: PeoplePages { PeoplePages(tokens: base.pageTokens) }
}
