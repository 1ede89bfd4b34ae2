/// A country, region or province. (Not `Zone`: that is the message.)
struct StoredZone: Sendable, Hashable {
  let zoneID: String
  /// Empty for countries.
  let parentZoneID: String
  let kind: ZoneType
  let name: String
  let cityCount: Int64
  let populationCount: Int64
}

/// Type of a zone; the raw values stand in the database. (Not `ZoneKind`: that is the message's.)
enum ZoneType: String, Sendable, CaseIterable {
  case country
  case region
  case province
}

/// Where a zone stands in the list of its parent's.
struct ZonePlace: Sendable, Hashable {
  let foldedName: String
  let zoneID: String
}
