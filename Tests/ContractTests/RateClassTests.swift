import CairnServices
import QuizWalksServices
import WhereAmIServices
import CairnContract
import ExpeditionsServices
import GeocachesServices
import LocalBuddyServices
import RPC
import Testing

/// Which calls are taken from the small budget of what costs far more than a usual one. The limiter's tests use methods of their own: without
/// this list a method could lose its class and nobody would notice.
@Suite struct RateClassTests {
  /// Each with its reason.
  private static let heavy: [MethodRow: String] = [
    ExportServiceMethods.exportMyData: "gathers an account from every service",
    ExportServiceMethods.downloadExport: "sends an archive of any length",
    AccountAdminServiceMethods.orderExport: "gathers an account from every service",
    AccountAdminServiceMethods.takeOrderedExport: "sends an archive of any length",
    GhostServiceMethods.startGhost: "looks through recordings for places that the caller has not seen",
    PointOfInterestServiceMethods.findPointsOfInterestAlong: "a corridor through a city has tens of thousands of places to be measured",
  ]

  /// Each with its reason: a budget of its own, so that typing takes nothing from what is rare, and the other way round.
  private static let searching: [MethodRow: String] = [
    PeopleServiceMethods.searchUsers: "is called with every letter, and an enumeration of all accounts must be slow"
  ]

  /// Each with its reason: what a person fills in is changed seldom, and tells many.
  private static let showing: [MethodRow: String] = [
    ProfileServiceMethods.updateProfile: "each friend hears of it on the stream",
    ProfileServiceMethods.setAppFacet: "each friend hears of it on the stream",
    ProfileServiceMethods.setProfilePicture: "each friend hears of it on the stream",
    AccountServiceMethods.setPersonalDetails: "each friend hears of it on the stream, as of other parts of the profile",
    PreferenceServiceMethods.updatePreferences: "each change is a row of the person's stream for a month",
  ]

  /// What looks as if it belonged there, for outside callers, and why it does not.
  private static let light: [MethodRow: String] = [
    AccountAdminServiceMethods.getOrderedExport: "a key answers, and admins alone may ask",
    AttemptServiceMethods.exportTrack: "a key answers for one's own attempt, a page is short, and each counts as five calls",
    BuddyServiceMethods.findBuddies: "an index answers for the cities around, and a page is short",
    CacheExchangeServiceMethods.findGoneCaches: "keys answer for the ids that are named, and a page is short",
    CacheExchangeServiceMethods.exportGpx: "an index answers, a page is short, and each counts as five calls",
    CacheExchangeServiceMethods.exportMyFinds: "an index answers for one's own finds, a page is short, and each counts as five calls",
    CacheSearchServiceMethods.searchCaches: "an index answers for each order, and a page is short",
    MediaServiceMethods.findContentMedia: "few contents are named, and a key answers for each",
    MessageServiceMethods.searchMessages: "an index of words answers, of conversations of one's own alone",
    ModerationServiceMethods.findAccount: "keys answer, and moderators alone may ask",
    ParkServiceMethods.searchParks: "what it finds is the same for everybody and is cached",
    ParkServiceMethods.findNearbyParks: "an index answers, and few places are looked at",
    ParkServiceMethods.findParksInBox: "an index answers for a few hundred parks, counts that are kept for more",
    PointOfInterestServiceMethods.findPointsOfInterest: "an index answers, and few places are looked at",
    WalkServiceMethods.findNearbyWalks: "an index answers, and few places are looked at",
    WalkServiceMethods.findWalkByCode: "a key answers, and tries are counted",
  ]

  /// Of "/cairn.geo.v1.ParkService/SearchParks" what follows the service.
  private func name(_ row: MethodRow) -> Substring { row.path.split(separator: "/").last ?? "" }

  @Test func whatCostsFarMoreThanAUsualCallHasItsBudget() {
    let declared = CairnMethods.all.filter { $0.rateClass == .heavy }
    #expect(Set(declared.map(\.path)) == Set(Self.heavy.keys.map(\.path)))
    let searching = CairnMethods.all.filter { $0.rateClass == .search }
    #expect(Set(searching.map(\.path)) == Set(Self.searching.keys.map(\.path)))
    let showing = CairnMethods.all.filter { $0.rateClass == .profile }
    #expect(Set(showing.map(\.path)) == Set(Self.showing.keys.map(\.path)))
  }

  @Test func whatSearchesIsHeavyOrHasAReasonNotToBe() {
    let words = ["Search", "Export", "Find"]
    for row in CairnMethods.all where row.access != .internal && words.contains(where: { name(row).contains($0) }) {
      let isAskedForOnly = row.path == ExportServiceMethods.getExport.path
      #expect(Self.heavy[row] != nil || Self.searching[row] != nil || Self.light[row] != nil || isAskedForOnly, "\(row.path)")
    }
  }
}
