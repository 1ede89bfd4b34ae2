import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Texts
import Timekeeping

@testable import Events

/// What a service answers of pages for links.
@Suite struct ContentPageTests {
  /// Content that one person may show to everybody, once it flies.
  private struct Kites: ReportableContent {
    let kind = ContentKind(.qwalk, "kite")
    let ownerID: UUID

    func find(_ id: String, for view: ContentView) async throws -> ShownContent? { ShownContent(ownerID: ownerID) }
    func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {}

    func page(_ id: String, shownBy accountID: UUID, in language: PageLanguage) async throws -> ContentPage? {
      if accountID != ownerID { return nil }
      if id == "folded" { throw RPCError(.failedPrecondition, told: "KITE_FOLDED") }
      return ContentPage(title: "\(id) \(language.rawValue)", call: "Fly", appPath: "kites")
    }
  }

  /// Content that says nothing of pages.
  private struct Diaries: ReportableContent {
    let kind = ContentKind(.qwalk, "diary")
    let ownerID: UUID

    func find(_ id: String, for view: ContentView) async throws -> ShownContent? { ShownContent(ownerID: ownerID) }
    func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {}
  }

  private let ownerID = UUID()

  private func ask(_ content: ContentRef?, of account: [UInt8], _ language: String = "de") async throws -> ContentPage? {
    let handlers = ContentHandlers(contents: Contents([Kites(ownerID: ownerID), Diaries(ownerID: ownerID)]))
    let context = RequestContext(
      caller: .service("social"), method: ContentServiceMethods.findContentPage, now: Moment(milliseconds: 1_800_000_000_000))
    let request = FindContentPageRequest(content: content, account: account, language: language)
    return try await handlers.findContentPage(request, context).page
  }

  @Test func aPageIsOfWhoMayShowItAndInTheLanguageThatIsAskedFor() async throws {
    let kite = ContentRef(realm: .qwalk, kind: "kite", id: "red")
    #expect(try await ask(kite, of: ownerID.bytes) == ContentPage(title: "red de", call: "Fly", appPath: "kites"))
    #expect(try await ask(kite, of: ownerID.bytes, "ja")?.title == "red en")
    #expect(try await ask(kite, of: UUID().bytes) == nil)
    let error = await #expect(throws: RPCError.self) {
      try await ask(ContentRef(realm: .qwalk, kind: "kite", id: "folded"), of: ownerID.bytes)
    }
    #expect(error?.code == .failedPrecondition && error?.reason == "KITE_FOLDED")
  }

  @Test func whatSaysNothingOfPagesAndWhatNobodyKnowsHasNone() async throws {
    for (realm, kind) in [(Realm.qwalk, "diary"), (.cacheOut, "kite"), (.unspecified, "kite"), (.qwalk, "moon")] {
      #expect(try await ask(ContentRef(realm: realm, kind: kind, id: "red"), of: ownerID.bytes) == nil)
    }
  }

  @Test func mistakesAreTold() async throws {
    let kite = ContentRef(realm: .qwalk, kind: "kite", id: "red")
    for (content, account, reason) in [(nil, ownerID.bytes, "MISSING"), (kite, [1], "INVALID_UUID"), (kite, [], "INVALID_UUID")] {
      let error = await #expect(throws: RPCError.self) { try await ask(content, of: account) }
      #expect(error?.fieldViolations.first?.reason == reason)
    }
  }
}
