import DisplayNames
import Testing

/// Names of countries and languages.
@Suite struct DisplayNamesTests {
  @Test(arguments: [
    ("se", "en", "Sweden"), ("SE", "sv", "Sverige"), ("it", "de", "Italien"), ("de", "it", "Germania"), ("fi", "fr", "Finlande"),
  ])
  func `Countries have names in each language`(code: String, language: String, name: String) {
    #expect(DisplayNames.country(code, in: language) == name)
  }

  @Test(arguments: [("sv", "en", "Swedish"), ("SV", "de", "Schwedisch"), ("it", "es", "italiano"), ("fin", "sv", "finska")])
  func `Languages have names in each language`(code: String, language: String, name: String) {
    #expect(DisplayNames.language(code, in: language) == name)
  }

  @Test(arguments: ["", "x", "qq", "1a", "a\u{0}", "ÅÄ", "swe\u{301}"]) func `What is no code has no name`(code: String) {
    #expect(DisplayNames.country(code, in: "en") == nil)
    #expect(DisplayNames.language(code == "qq" ? "qqz9" : code, in: "en") == nil)
  }
}
