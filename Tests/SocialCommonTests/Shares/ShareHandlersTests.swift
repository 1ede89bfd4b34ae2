import CairnProto
import AllAppsProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Lifecycle
import Postgres
import RPC
import SocialTesting
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct ShareHandlersTests {
  private static let shown = ContentPage(
    title: "12 000 / 25 000", lines: ["🟩🟩🟨⬛⬛", "Where <b>?"], call: "Play too", appPath: "where-am-i")
  private static let gameID = UUID().text

  private static func game(showsName: Bool = false) -> CreateShareLinkRequest.OneOfTarget {
    content("game", showsName: showsName)
  }

  private static func content(_ kind: String, _ realm: Realm = .whereAmI, showsName: Bool = false) -> CreateShareLinkRequest.OneOfTarget {
    .content(SharedContent(content: ContentRef(realm: realm, kind: kind, id: gameID), showsName: showsName))
  }

  private static let profile = CreateShareLinkRequest.OneOfTarget.profile(SharedProfile(realm: .qwalk))

  @Test func aGameIsShownUntilItsLinkIsTakenBack() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      #expect(try await house.refusal { _ = try await house.share(Self.game(), by: anna) } == "CONTENT_NOT_FOUND")
      house.directory.setPage(Self.shown, of: anna)
      let link = try await house.share(Self.game(), by: anna, in: "it")
      #expect(link.expireTime == house.clock.now() + .seconds(30 * 86_400) && link.language == "it")
      #expect(link.target == .content(SharedContent(content: ContentRef(realm: .whereAmI, kind: "game", id: Self.gameID))))
      #expect(house.directory.pageLanguages == ["en", "it"])
      // The words of the app are kept: nobody need be asked for the points.
      house.directory.setPage(nil, of: anna)
      let page = try await house.page(link.path)
      #expect(!page.isOver && page.html.contains("12 000 / 25 000") && page.html.contains("🟩🟩🟨⬛⬛") && page.html.contains("Play too"))
      #expect(page.html.contains("cairn://where-am-i") && page.html.contains("Where &lt;b&gt;?"))
      #expect(!page.html.contains("anna"))
      try await house.revoke(link, by: anna)
      try await house.revoke(link, by: anna)
      let over = try await house.page(link.path)
      #expect(over.isOver && !over.html.contains("12 000") && over.html.contains("Questo link"))
      #expect(try await house.links(of: anna).links.isEmpty)
    }
  }

  @Test func aRetryIsAnsweredWhenGameServiceKnowsTheQuestionAgain() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      house.directory.setPage(Self.shown, of: anna)
      let context = house.call(ShareServiceMethods.createShareLink, by: anna.accountID)
      let request = CreateShareLinkRequest(target: Self.game())
      for code: RPCCode in [.unavailable, .unimplemented, .permissionDenied, .notFound] {
        house.directory.setGamesDown(code)
        let error = await #expect(throws: RPCError.self) { try await house.shares.createShareLink(request, context) }
        #expect(error?.code == .unavailable && error?.reason == "UNAVAILABLE")
      }
      house.directory.setGamesDown(nil)
      let link = try await house.shares.createShareLink(request, context).link
      #expect(try await house.links(of: anna).links.map(\.linkID) == [link?.linkID])
    }
  }

  /// Only what its app has a page for is shown, and what the app cannot show yet is told in the app's own words.
  @Test func whatItsAppDoesNotShowIsShownByNoLink() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      house.directory.setPage(Self.shown, of: anna)
      for (kind, realm) in [("meeting", .localBuddy), ("cache", .cacheOut), ("conversation", .unspecified)] as [(String, Realm)] {
        #expect(try await house.refusal { _ = try await house.share(Self.content(kind, realm), by: anna) } == "CONTENT_NOT_FOUND")
      }
      house.directory.setGamesDown(.failedPrecondition, reason: "GAME_NOT_FINISHED")
      #expect(try await house.refusal { _ = try await house.share(Self.game(), by: anna) } == "GAME_NOT_FINISHED")
      #expect(try await house.links(of: anna).links.isEmpty)
    }
  }

  /// A page is believed as far as it can be kept and shown.
  @Test func aPageThatIsNoneIsNotKept() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      var pages = [ContentPage](repeating: Self.shown, count: 8)
      pages[0].title = ""
      pages[1].title = String(repeating: "x", count: ContentRules.titleLengthMax + 1)
      pages[2].lines = [String](repeating: "x", count: ContentRules.linesMax + 1)
      pages[3].lines = ["a\0"]
      pages[4].call = ""
      pages[5].appPath = ""
      pages[6].appPath = "//evil.example:80"
      pages[7].appPath = "a\">"
      for page in pages {
        house.directory.setPage(page, of: anna)
        #expect(try await house.refusal { _ = try await house.share(Self.game(), by: anna) } == "UNAVAILABLE", "\(page)")
      }
    }
  }

  @Test func aLinkEndsByItselfAndIsForgottenLater() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let link = try await house.share(Self.profile, by: anna, days: 1)
      #expect(!(try await house.page(link.path)).isOver)
      house.clock.advance(by: .seconds(86_400))
      #expect(try await house.page(link.path).isOver)
      house.clock.advance(by: ShareRules.retention - .seconds(1))
      try await house.sweep()
      #expect(try await house.page(link.path).isOver)
      house.clock.advance(by: .seconds(1))
      try await house.sweep()
      #expect(try await house.refusal { _ = try await house.page(link.path) } == "SHARE_LINK_NOT_FOUND")
    }
  }

  @Test func aProfileIsShownAsItIsNow() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let link = try await house.share(Self.profile, by: anna)
      _ = try await house.setFacet(SetAppFacetRequest(realm: .qwalk, about: "a <b> walk", aboutVisibility: .everyone), by: anna)
      #expect(try await house.page(link.path).html.contains("a &lt;b&gt; walk"))
      _ = try await house.setFacet(SetAppFacetRequest(realm: .qwalk, about: "a <b> walk", aboutVisibility: .friends), by: anna)
      let hidden = try await house.page(link.path)
      #expect(!hidden.isOver && !hidden.html.contains("walk") && hidden.html.contains("anna"))
      let mediaID = try await house.keepMedia(of: anna, thumbnail: [1])
      _ = try await house.profiles.setProfilePicture(
        SetProfilePictureRequest(mediaID: mediaID.text), house.call(ProfileServiceMethods.setProfilePicture, by: anna.accountID))
      #expect(try await house.page(link.path).html.contains("og:image"))
      _ = try await house.media.deleteMedia(
        DeleteMediaRequest(mediaID: mediaID.text), house.call(MediaServiceMethods.deleteMedia, by: anna.accountID))
      #expect(!(try await house.page(link.path)).html.contains("/media/"))
    }
  }

  @Test func whoIsSuspendedShowsNothingMeanwhile() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let link = try await house.share(Self.profile, by: anna)
      house.directory.change(anna) { $0.isSuspended = true }
      #expect(try await house.page(link.path).isOver)
      house.directory.change(anna) { $0.isSuspended = false }
      #expect(!(try await house.page(link.path)).isOver)
      house.directory.remove(anna)
      #expect(try await house.page(link.path).isOver)
      house.directory.setDown(true)
      #expect(try await house.refusal { _ = try await house.page(link.path) } == "UNAVAILABLE")
    }
  }

  @Test func aMinorIsNamedNowhere() async throws {
    try await SocialHouse.run { house async throws in
      let (child, anna) = (house.person("child", isMinor: true), house.person("anna"))
      for person in [child, anna] { house.directory.setPage(Self.shown, of: person) }
      #expect(try await house.refusal { _ = try await house.share(Self.profile, by: child) } == "SHARING_NOT_ALLOWED")
      #expect(try await house.refusal { _ = try await house.share(Self.game(showsName: true), by: child) } == "SHARING_NOT_ALLOWED")
      let nameless = try await house.share(Self.game(), by: child)
      #expect(!(try await house.page(nameless.path)).html.contains("child"))
      let named = try await house.share(Self.game(showsName: true), by: anna)
      #expect(try await house.page(named.path).html.contains("anna: "))
      house.directory.change(anna) { $0.isMinor = true }
      let page = try await house.page(named.path)
      #expect(!page.isOver && !page.html.contains("anna"))
    }
  }

  @Test func linksAreListedToTheirOwnerPageByPage() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      var made: [ShareLink] = []
      for _ in 0..<5 {
        house.clock.advance(by: .seconds(1))
        made.insert(try await house.share(Self.profile, by: anna), at: 0)
      }
      var (listed, token) = ([ShareLink](), "")
      repeat {
        let page = try await house.links(of: anna, size: 2, token: token)
        (listed, token) = (listed + page.links, page.nextPageToken)
      } while !token.isEmpty
      #expect(listed == made)
      #expect(try await house.links(of: berta).links.isEmpty)
      #expect(try await house.refusal { try await house.revoke(made[0], by: berta) } == "SHARE_LINK_NOT_FOUND")
      #expect(!(try await house.page(made[0].path)).isOver)
    }
  }

  @Test func aDaysLinksAreCountedWhateverBecomesOfThem() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      for _ in 0..<ShareRules.madeMax { try await house.revoke(try await house.share(Self.profile, by: anna), by: anna) }
      #expect(try await house.refusal { _ = try await house.share(Self.profile, by: anna) } == "SHARE_LIMIT_REACHED")
      house.clock.advance(by: ShareRules.madeWindow)
      _ = try await house.share(Self.profile, by: anna)
    }
  }

  @Test func mistakesAreTold() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      for (reason, target, days, language) in [
        ("MISSING", .content(SharedContent()), 0, ""),
        ("MALFORMED", .content(SharedContent(content: ContentRef(kind: "Game", id: "x"))), 0, ""),
        ("UNKNOWN_VALUE", Self.content("game", .unrecognized(99)), 0, ""), ("MISSING", .profile(SharedProfile()), 0, ""),
        ("OUT_OF_RANGE", Self.profile, 366, ""), ("MALFORMED", Self.profile, 0, "_"),
      ] as [(String, CreateShareLinkRequest.OneOfTarget, Int32, String)] {
        #expect(try await house.refusal { _ = try await house.share(target, by: anna, days: days, in: language) } == reason)
      }
      let context = house.call(ShareServiceMethods.createShareLink, by: anna.accountID)
      #expect(try await house.refusal { _ = try await house.shares.createShareLink(CreateShareLinkRequest(), context) } == "MISSING")
      #expect(try await house.refusal { _ = try await house.page("/share/forged") } == "SHARE_LINK_NOT_FOUND")
      let link = try await house.share(Self.profile, by: anna)
      #expect(try await house.refusal { _ = try await house.page(link.path, by: .service("game")) } == "PERMISSION_DENIED")
    }
  }

  @Test(
    arguments: [
      ("SHARE_APP_BASE", "javascript://x", false), ("SHARE_APP_BASE", "cairn://", true),
      ("SHARE_APP_BASE", "https://app.example.org", true),
      ("SHARE_APP_BASE", "cairn", false), ("SHARE_WEB_BASE", "ftp://x/", false), ("SHARE_WEB_BASE", "https://x/\"", false),
      ("SHARE_WEB_BASE", "https://api.example.org", true),
    ])
  func addressesAreChecked(name: String, value: String, isGood: Bool) {
    let settings = Settings(["CAIRN_" + name: value])
    let places = ShareConfig.places(settings)
    #expect(((try? settings.check()) != nil) == isGood)
    if isGood { #expect((name == "SHARE_APP_BASE" ? places.appBase : places.webBase)?.hasSuffix("/") == true) }
  }
}
