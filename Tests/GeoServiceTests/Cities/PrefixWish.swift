import CairnTesting

@testable import GeoService

/// A line of Tables/prefixes.tsv: what somebody types and which city they mean.
struct PrefixWish {
  let language: String
  let typed: String
  let name: String
  let reason: String
  /// The largest city so called of the country; several of one size.
  let cityIDs: Set<Int64>

  static func all() throws -> [PrefixWish] {
    let (cities, names) = try RealData.gazetteer.get()
    let byID = Dictionary(uniqueKeysWithValues: cities.map { ($0.cityID, $0) })
    let called = Dictionary(grouping: names, by: \.name)
    let text = Repository.text(of: "\(Repository.root)/Tests/GeoServiceTests/Cities/Tables/prefixes.tsv")
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count == 5 else { throw ImportError.malformed(file: "prefixes.tsv", line: 0, reason: String(line)) }
      let meant = (called[columns[2]] ?? []).filter { byID[$0.cityID]?.countryCode == columns[3] }
      guard let largest = meant.map(\.populationCount).max() else {
        throw ImportError.malformed(file: "prefixes.tsv", line: 0, reason: "the gazetteer does not know \(columns[2]), \(columns[3])")
      }
      return PrefixWish(
        language: columns[0], typed: columns[1], name: columns[2], reason: columns[4],
        cityIDs: Set(meant.filter { $0.populationCount == largest }.map(\.cityID)))
    }
  }
}
