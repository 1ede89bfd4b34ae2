/// One of a city's names, as it is written.
struct CityName: Sendable, Hashable {
  let name: String
  let cityID: Int64
  let populationCount: Int64
  /// Whether those who live there call it so, or English does: the first name, and what our own data says.
  var isOwn = false
}
