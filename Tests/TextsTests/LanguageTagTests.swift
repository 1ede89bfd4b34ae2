import Testing
import Texts

@Suite struct LanguageTagTests {
  @Test(arguments: ["en", "DE", "gsw", "de-CH", "es-419", "zh-Hans-CN", "sl-rozaj-biske-1994"])
  func `A tag is a language and what may follow`(tag: String) {
    #expect(LanguageTag.isTag(tag))
  }

  @Test(arguments: [
    "", "-", "e", "engl", "de-", "de--CH", "-de", "de_CH", "not a tag", "dé", "a1b", "de-abcdefghi", "de-a-b-c-d-e", "de\n",
  ])
  func `Nothing else is a tag`(text: String) {
    #expect(!LanguageTag.isTag(text))
  }
}
