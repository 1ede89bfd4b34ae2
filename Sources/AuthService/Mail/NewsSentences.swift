import CairnProto
import FoundationEssentials

/// The sentences in which mails tell news: a line for each kind of notification, in each language, read once from files that lie with the apps' events.
///
/// A line is "cache.published: There is a new cache near you: {{title}}". {{person}} stands for somebody's user name; ": {{title}}" at the end for the
/// name of what it tells of, and is left out where there is none.
package struct NewsSentences: Sendable {
  /// Kind of a notification: unique in its app.
  private struct Kind: Hashable {
    /// Folder of the app's sentences.
    var app: String
    var name: String
  }

  private struct Sentence: Sendable {
    var text: MailTemplates.Text
    var hasTitle: Bool
    var tellsOfPerson: Bool { text.placeholders == [.person] }
  }

  /// Below the folder with this version's Sources. A folder in it for each app, a file in that for each language.
  static let folder = "Sources/Shared/AppEvents/Templates"
  /// Kinds of all apps, and the line that is told of a kind of a later version.
  private static let common = "all-apps"
  private static let other = Kind(app: common, name: "other")

  private let sentences: [MailLanguage: [Kind: Sentence]]

  /// Reads the sentences of every app in every language.
  /// - Parameter root: The folder with Sources in it.
  /// - Throws: `MailTemplateError` for the first that is missing, or tells of more in one language than in another.
  package init(below root: String) throws(MailTemplateError) {
    let path = "\(root)/\(Self.folder)"
    guard let apps = try? FileManager.default.contentsOfDirectory(atPath: path), apps.contains(Self.common) else {
      throw MailTemplateError(description: "\(path): cannot be read; CAIRN_SHARE names the folder with Sources in it")
    }
    var sentences: [MailLanguage: [Kind: Sentence]] = [:]
    for app in apps {
      for language in MailLanguage.allCases {
        let file = "\(path)/\(app)/\(language.rawValue).txt"
        do throws(MailTemplateError) {
          for (name, sentence) in try Self.sentences(of: try MailTemplates.read(file)) {
            sentences[language, default: [:]][Kind(app: app, name: name)] = sentence
          }
        } catch {
          throw MailTemplateError(description: "\(file): \(error)")
        }
      }
    }
    try Self.check(sentences)
    self.sentences = sentences
  }

  /// Sentence of a mail of news about one notification.
  /// - Parameters:
  ///   - realm: App of the kind; unspecified for kinds of all apps.
  ///   - kind: Its name. For one that is not known the mail says that there is something new.
  ///   - person: A user name; empty for nobody.
  ///   - title: May be empty. A title has gone through `MailText.harmless`, whoever chose it.
  /// - Returns: One line; nil when it would have to name somebody.
  func sentence(_ realm: Realm, _ kind: String, in language: MailLanguage, person: String, title: String) -> String? {
    guard let known = sentences[language], let found = known[Kind(app: Self.folder(of: realm), name: kind)] ?? known[Self.other] else {
      return nil
    }
    if found.tellsOfPerson, person.isEmpty { return nil }
    let sentence = MailTemplates.text(found.text, [.person: MailText.oneLine(person)])
    return title.isEmpty || !found.hasTitle ? sentence : "\(sentence): \(MailText.oneLine(title))"
  }

  /// Kinds that have a sentence, as "cache-out/cache.published".
  var kinds: Set<String> { Set((sentences[.fallback] ?? [:]).keys.map { "\($0.app)/\($0.name)" }) }

  /// "cache-out" of REALM_CACHE_OUT: an app that is new in the contract has a folder of its own and no line here.
  private static func folder(of realm: Realm) -> String {
    guard realm != .unspecified, let name = realm.protoName else { return common }
    return name.dropFirst("REALM_".count).lowercased().replacing("_", with: "-")
  }

  // MARK: - Reading

  private static func sentences(of text: String) throws(MailTemplateError) -> [String: Sentence] {
    var sentences: [String: Sentence] = [:]
    let mark = ": {{title}}"
    for line in text.split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else {
        throw MailTemplateError(description: "\"\(line)\" is not a kind and its sentence")
      }
      let (name, words) = (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
      let hasTitle = words.hasSuffix(mark)
      let text = try MailTemplates.text(of: hasTitle ? String(words.dropLast(mark.count)) : words)
      guard text.placeholders.isEmpty || text.placeholders == [.person], sentences[name] == nil else {
        throw MailTemplateError(description: "the sentence of \(name) names a person at most, its title at the end, and is there once")
      }
      sentences[name] = Sentence(text: text, hasTitle: hasTitle)
    }
    return sentences
  }

  /// A kind that is told in one language is told in all, and names the same.
  private static func check(_ sentences: [MailLanguage: [Kind: Sentence]]) throws(MailTemplateError) {
    let known = sentences[.fallback] ?? [:]
    guard let other = known[other], !other.tellsOfPerson, !other.hasTitle else {
      throw MailTemplateError(description: "there is no sentence of \(common)/other, which names nothing")
    }
    for language in MailLanguage.allCases {
      let told = sentences[language] ?? [:]
      for kind in Set(known.keys).union(told.keys) {
        guard let one = known[kind], let same = told[kind], one.tellsOfPerson == same.tellsOfPerson, one.hasTitle == same.hasTitle else {
          throw MailTemplateError(
            description: "\(kind.app)/\(kind.name) is not told in \(language.rawValue) as in \(MailLanguage.fallback.rawValue)")
        }
      }
    }
  }
}
