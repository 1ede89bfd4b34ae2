import FoundationEssentials
import Lifecycle

/// Words that lead out of Cairn, such as the name of another messenger: of a stranger's first messages the reader is warned (requirement L-S13).
///
/// A file for each language, and all of them count for every message: nobody tells what language they write in, and strangers who meet have several between
/// them. So a word stands in a file only where it means the same in every other language that has it.
package struct ElsewhereWords: Sendable {
  /// Below the folder with this version's Sources.
  static let folder = "Sources/SocialService/Common/Conversations/Templates"
  /// Before the language in a file's name.
  static let prefix = "elsewhere_"
  /// Lines of all files: what is looked for in a message takes some microseconds.
  static let linesMax = 2_000

  /// Words by themselves.
  private var words: Set<String> = []
  /// Words one after the other, by the first of them.
  private var phrases: [String: [[String]]] = [:]
  /// Words of scripts that set no spaces: found wherever they stand.
  private var parts: [String] = []

  /// - Parameter lines: A word or a phrase each; empty ones, and those that begin with "#", say nothing.
  init(_ lines: [String]) {
    for line in lines where !line.hasPrefix("#") {
      let sequence = SearchWords.sequence(of: line)
      guard let first = sequence.first else { continue }
      if sequence.count > 1 {
        phrases[first.text, default: []].append(sequence.map(\.text))
      } else if first.isSpaceless {
        parts.append(first.text)
      } else {
        words.insert(first.text)
      }
    }
  }

  /// Reads the files of all languages.
  /// - Parameter root: The folder with Sources in it.
  /// - Throws: `SettingsError` where there are none, or one cannot be read.
  init(below root: String) throws(SettingsError) {
    let folder = "\(root)/\(Self.folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var lines: [String] = []
    for name in names.sorted() where name.hasPrefix(Self.prefix) && name.hasSuffix(".txt") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"), let text = String(data: data, encoding: .utf8) else {
        throw SettingsError(problems: ["\(folder)/\(name) cannot be read"])
      }
      lines += text.split(separator: "\n").map(String.init)
    }
    guard (1...Self.linesMax).contains(lines.count) else {
      throw SettingsError(problems: [
        "\(folder) has \(lines.count) lines of words, and not 1 to \(Self.linesMax); CAIRN_SHARE names the folder with Sources in it"
      ])
    }
    self.init(lines)
  }

  /// Whether one of the words stands in a text.
  package func areIn(_ text: String) -> Bool {
    let sequence = SearchWords.sequence(of: text)
    for (index, word) in sequence.enumerated() {
      if words.contains(word.text) { return true }
      if word.isSpaceless, parts.contains(where: word.text.contains) { return true }
      if phrases[word.text]?.contains(where: { sequence[index...].prefix($0.count).map(\.text) == $0 }) == true { return true }
    }
    return false
  }
}
