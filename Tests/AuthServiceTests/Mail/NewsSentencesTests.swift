import CairnProto
import CairnTesting
import FoundationEssentials
import Testing

@testable import AuthService

/// Sentences of mails of news, which lie with the apps.
@Suite struct NewsSentencesTests {
  @Test func aSentenceIsInTheReadersLanguageAndNamesWhatThereIs() throws {
    let sentences = try NewsSentences(below: Repository.root)
    let told = sentences.sentence(.cacheOut, "friend.cache_published", in: .en, person: "anna_1", title: "Lake\nwalk")
    #expect(told == "anna_1 has hidden a new cache: Lakewalk")
    #expect(
      sentences.sentence(.cacheOut, "friend.cache_published", in: .en, person: "anna_1", title: "") == "anna_1 has hidden a new cache")
    #expect(sentences.sentence(.cacheOut, "friend.cache_published", in: .en, person: "", title: "Lake") == nil)
    #expect(
      sentences.sentence(.unspecified, "friend.accepted", in: .de, person: "anna_1", title: "CODE") == "anna_1 ist jetzt mit dir befreundet"
    )
  }

  /// Two apps may have kinds of one name; of those that this version does not know the mail says that there is something.
  @Test(arguments: [(Realm.unspecified, "moon.landed"), (.qwalk, "cache.published"), (Realm(rawValue: 99), "cache.published")])
  func aKindThatIsNotKnownIsSomethingNew(realm: Realm, kind: String) throws {
    let sentences = try NewsSentences(below: Repository.root)
    #expect(sentences.sentence(realm, kind, in: .en, person: "", title: "CODE") == "There is something new in the app")
  }

  @Test func everySentenceIsThereInEveryLanguage() throws {
    let sentences = try NewsSentences(below: Repository.root)
    for realm in Realm.allKnown {
      let app = realm == .unspecified ? "all-apps" : String((realm.protoName ?? "").dropFirst(6)).lowercased().replacing("_", with: "-")
      let kinds = sentences.kinds.filter { $0.hasPrefix("\(app)/") }.map { String($0.dropFirst(app.count + 1)) }
      #expect(!kinds.isEmpty, "\(app)")
      for kind in kinds {
        let texts = MailLanguage.allCases.compactMap { sentences.sentence(realm, kind, in: $0, person: "anna_1", title: "") }
        #expect(Set(texts).count == MailLanguage.allCases.count && !texts.contains { $0.contains("{{") }, "\(app)/\(kind)")
      }
    }
  }

  /// A sentence that is missing, or names another than the same one in English, is found when the process starts.
  @Test(arguments: [
    "", "other: x\n", "walk.shared: x\nother: x\n", "walk.shared: {{person}} x: {{title}}\nother: {{person}}\n", "walk.shared {{person}}\n",
    "walk.shared: {{person}} x: {{title}}\nwalk.shared: {{person}} x: {{title}}\nother: x\n",
    "walk.shared: {{title}} {{person}}\nother: x\n",
  ])
  func whatIsNotToldAlikeIsFoundAtTheStart(french: String) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "cairn-news-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "\(NewsSentences.folder)/all-apps")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for language in MailLanguage.allCases {
      let text = "walk.shared: {{person}} x: {{title}}\nother: x\n"
      try Data(text.utf8).write(to: folder.appending(path: "\(language.rawValue).txt"))
    }
    _ = try NewsSentences(below: root.path)
    try Data(french.utf8).write(to: folder.appending(path: "fr.txt"))
    #expect(throws: MailTemplateError.self) { try NewsSentences(below: root.path) }
  }

  @Test func withoutItsFilesNothingStarts() {
    #expect(throws: MailTemplateError.self) { try NewsSentences(below: "/nowhere") }
  }
}
