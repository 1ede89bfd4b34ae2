/// A name of a city as GeoNames has it.
struct AlternateName: Sendable, Hashable {
  /// Id of GeoNames.
  let alternateNameID: Int64
  let cityID: Int64
  /// ISO 639, with a variant where there is one; empty where unknown.
  let languageCode: String
  let name: String
  /// The one that is official or usual in its language.
  let isPreferred: Bool
  /// As "California" for "State of California".
  let isShort: Bool
  /// As "Big Apple" for New York.
  let isColloquial: Bool
  /// As "Constantinople" for Istanbul.
  let isHistoric: Bool
}
