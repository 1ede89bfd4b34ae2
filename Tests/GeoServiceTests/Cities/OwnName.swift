import CairnTesting

@testable import GeoService

/// A line of Tables/own_names.tsv: how a large city is called by those who live in it, and in English.
struct OwnName {
  let cityID: Int64
  let countryCode: String
  let ownName: String
  let englishName: String

  static func all() throws -> [OwnName] {
    let text = Repository.text(of: "\(Repository.root)/Tests/GeoServiceTests/Cities/Tables/own_names.tsv")
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count == 4, let cityID = Int64(columns[0]) else {
        throw ImportError.malformed(file: "own_names.tsv", line: 0, reason: String(line))
      }
      return OwnName(cityID: cityID, countryCode: columns[1], ownName: columns[2], englishName: columns[3])
    }
  }
}
