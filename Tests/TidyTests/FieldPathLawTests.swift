// The path that a refusal of a field tells is the field that was read.

import Foundation
import Testing

@Suite struct FieldPathLawTests {
  /// `Field.id(request.content.cacheID, "content.cache_id")`: the path ends as the properties do, behind the message that is read.
  @Test func `A reader tells the path of the field that it reads`() throws {
    let reader = try NSRegularExpression(pattern: #"Field\.\w+\(\w+((?:\.\w+)+), "([^"]+)"[,)]"#)
    var count = 0
    let code = Repository.swift.filter { $0.path.hasPrefix("Sources/") }
    let breaches = code.flatMap { file in
      file.codeLines.flatMap { line -> [Breach] in
        let text = line.text
        return reader.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
          guard let read = Range(match.range(at: 1), in: text), let told = Range(match.range(at: 2), in: text) else { return nil }
          count += 1
          let path = text[read].split(separator: ".").map(Self.snake).joined(separator: ".")
          return text[told].hasSuffix(path) ? nil : Breach(file: file, line: line.number, what: "reads \(path) and tells \(text[told])")
        }
      }
    }
    #expect(count > 140)
    expectNone(breaches, wayOut: "Say the path of the field as the contract names it")
  }

  /// A keyboard puts a blank behind a word, and a copied line ends with one: whoever pastes an address or a code must not be told that there is none.
  @Test func `Entries without blanks are read without those around them`() throws {
    let entry = try NSRegularExpression(pattern: #"\brequest\.(login|email|username|code)\b"#)
    // Readers that do so themselves.
    let readers = [
      "PeopleText.entry(", ".code(typed:", "SecondFactorRules.entry(", ".accepting(request.code", "fresh.require(", "request.code.isEmpty",
    ]
    var count = 0
    let breaches = Repository.serviceSources.flatMap { file in
      file.lines.enumerated().compactMap { index, line -> Breach? in
        let text = String(line)
        guard entry.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil else { return nil }
        count += 1
        return readers.contains { text.contains($0) } ? nil : Breach(file: file, line: index + 1, what: text)
      }
    }
    #expect(count > 15)
    expectNone(breaches, wayOut: "Read it by PeopleText.entry")
  }

  @Test(arguments: [
    ("cacheID", "cache_id"), ("companionAccountIDs", "companion_account_ids"), ("at", "at"), ("descriptionField", "description"),
  ])
  func `Properties have the names of fields`(property: String, field: String) {
    #expect(Self.snake(property[...]) == field)
  }

  /// "cache_id" of `cacheID`.
  private static func snake(_ property: Substring) -> String {
    var words: [String] = []
    // Swift's name of a field that is called as a member of every message.
    let name = property.hasSuffix("Field") ? property.dropLast("Field".count) : property
    for character in name.replacing("IDs", with: "Ids") {
      let isAcronym = character.isUppercase && words.last?.last?.isUppercase == true
      if words.isEmpty || (character.isUppercase && !isAcronym) {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.map { $0.lowercased() }.joined(separator: "_")
  }
}
