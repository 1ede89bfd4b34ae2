import FoundationEssentials
import Identity
import Testing
import Texts

@testable import SocialCommon

@Suite struct SharePageTests {
  private static let page = SharePage(places: SharePage.Places(webBase: "https://api.example.org/"))
  private static let shown = SharedPage(
    content: StoredContent(realm: .whereAmI, kind: "game", id: UUID().text), title: "18 432 / 25 000", lines: ["🟩🟨🟧⬛🟩", "Where?"],
    call: "Play too",
    appPath: "where-am-i")

  @Test func contentIsWhatItsAppSaysOfIt() {
    let html = Self.page.html(.content(Self.shown, name: "anna"), in: .english, path: "/share/TOKEN", picturePath: nil)
    for part in [
      #"<html lang="en">"#, "<title>anna: 18 432 / 25 000</title>",
      #"<meta property="og:title" content="anna: 18 432 / 25 000">"#, #"content="🟩🟨🟧⬛🟩 · Where?">"#, "Play too",
      #"<meta property="og:url" content="https://api.example.org/share/TOKEN">"#, "🟩🟨🟧⬛🟩", #"href="cairn://where-am-i""#,
    ] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(!html.contains("og:image") && !html.contains(Self.shown.content.id))
    let nameless = Self.page.html(.content(Self.shown, name: nil), in: .english, path: "/share/TOKEN", picturePath: nil)
    #expect(nameless.contains("<title>18") && !nameless.contains("anna"))
  }

  @Test(arguments: PageLanguage.allCases) func everyLanguageHasItsSentences(language: PageLanguage) {
    let text = SharePageText(language)
    let sentences = [text.profile, text.open, text.over]
    #expect(sentences.allSatisfy { !$0.isEmpty } && Set(sentences).count == 3)
    #expect(language == .english || text != SharePageText(.english))
    #expect(Self.page.html(.over, in: language, path: "/share/T", picturePath: nil).contains(#"lang="\#(language.rawValue)""#))
  }

  @Test func nothingThatPeopleWriteIsMarkup() {
    let evil = #""><script>alert('x')</script>&"# + "\u{202E}"
    var shown = ProfileRules.Shown()
    shown.details = PersonalDetails(givenName: evil, familyName: evil)
    (shown.about, shown.appAbout) = (evil, evil)
    let html = Self.page.html(
      .profile(shown, name: evil, picture: StoredPicture(mediaID: UUID(), visibility: .everyone)), in: .english, path: "/share/T",
      picturePath: "/media/" + evil)
    #expect(!html.contains("<script") && !html.contains("\u{202E}") && !html.contains("'x'"))
    // The quotation marks are those that stand around attributes.
    let clean = Self.page.html(
      .profile(ProfileRules.Shown(), name: "anna", picture: nil), in: .english, path: "/share/T", picturePath: "/media/x")
    func quotes(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\"") } }
    #expect(quotes(html) % 2 == 0 && quotes(clean) % 2 == 0)
    #expect(html.contains("&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;"))
  }

  @Test func aPreviewIsCutAndHasAPictureWhereItsAddressIsKnown() {
    var shown = ProfileRules.Shown()
    shown.about = String(repeating: "ä", count: 1_000)
    let profile = ShareRules.Shown.profile(shown, name: "anna", picture: StoredPicture(mediaID: UUID(), visibility: .everyone))
    let html = Self.page.html(profile, in: .german, path: "/share/T", picturePath: "/media/M")
    #expect(html.contains(#"content="\#(String(repeating: "ä", count: 200))…""#))
    #expect(html.contains(#"<meta property="og:image" content="https://api.example.org/media/M">"#))
    #expect(html.contains(#"<img src="/media/M""#) && html.contains(#"href="cairn://people/anna""#))
    let bare = SharePage(places: SharePage.Places()).html(profile, in: .german, path: "/share/T", picturePath: "/media/M")
    #expect(!bare.contains("og:image") && !bare.contains("og:url") && bare.contains(#"<img src="/media/M""#))
  }
}
