import CairnProto
import FoundationEssentials
import Geodesy
import Identity
import RPC

/// Between the messages and the nouns of drawn places.
enum LocationMessages {
  static func location(_ place: DrawnPlace, on map: GameMap) -> Location { location(place, panorama(place, on: map)) }

  static func location(_ place: DrawnPlace, on map: GameMap, by clues: Clues) -> Location {
    location(place, Panorama(provider: .clues, target: .clues(clues), attribution: map.attributions.joined(separator: "; ")))
  }

  private static func location(_ place: DrawnPlace, _ panorama: Panorama) -> Location {
    let position = LatLng(latitudeDegrees: place.position.latitude, longitudeDegrees: place.position.longitude)
    return Location(locationID: place.id.uuid.text, position: position, panorama: panorama, countryCode: place.countryCode)
  }

  /// By id wherever the provider has some that last: it does not tell where the place is (W-S29).
  private static func panorama(_ place: DrawnPlace, on map: GameMap) -> Panorama {
    let imagery = place.imagery
    var panorama = Panorama(provider: PanoramaProvider(imagery?.provider ?? .google), headingDegrees: place.heading)
    if let imagery, imagery.provider.hasLastingIDs {
      panorama.target = .panoramaID(imagery.panoramaID)
    } else {
      panorama.target = .position(MapMessages.latLng(place.position))
      panorama.searchRadiusM = LocationRules.searchRadius(diagonal: map.diagonal)
    }
    let credit = imagery?.credit ?? ""
    panorama.attribution = credit.isEmpty ? map.attributions.joined(separator: "; ") : credit
    return panorama
  }

  /// The checked content of a draw.
  struct Draw {
    let mapID: String
    let count: Int
    let seed: [UInt8]
    let excluded: Set<LocationID>
    let isByClues: Bool
  }

  static func draw(_ request: DrawLocationsRequest) throws(RPCError) -> Draw {
    guard 1...Int32(LocationRules.countMax) ~= request.count else { throw .invalid("count", .outOfRange) }
    if request.seed.isEmpty { throw .invalid("seed", .missing) }
    if request.seed.count < LocationRules.seedBytesMin { throw .invalid("seed", .tooShort) }
    if request.seed.count > LocationRules.seedBytesMax { throw .invalid("seed", .tooLong) }
    guard request.excludedLocationIDs.count <= LocationRules.excludedCountMax else {
      throw .invalid("excluded_location_ids", .tooMany)
    }
    var excluded: Set<LocationID> = []
    for (index, text) in request.excludedLocationIDs.enumerated() {
      excluded.insert(try locationID(text, field: "excluded_location_ids[\(index)]"))
    }
    return Draw(
      mapID: request.mapID, count: Int(request.count), seed: request.seed, excluded: excluded, isByClues: request.provider == .clues)
  }

  static func locationID(_ text: String, field: String) throws(RPCError) -> LocationID {
    guard let id = LocationID(uuid: try Field.id(text, field)) else { throw .invalid(field, .invalidUUID, "a location's") }
    return id
  }
}

extension RPCError {
  init(_ refusal: LocationRules.Refusal) {
    switch refusal {
    case .mapExhausted: self.init(.failedPrecondition, reason: .mapExhausted)
    }
  }
}

extension PanoramaProvider {
  init(_ provider: ImageryProvider) {
    self =
      switch provider {
      case .google: .google
      case .mapillary: .mapillary
      case .panoramax: .panoramax
      case .own: .own
      }
  }
}

extension LocationID {
  var uuid: UUID {
    let (high, low) = words
    let bytes = [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) } }
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10], bytes[11],
        bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  /// Nil for an identifier that is no place's.
  init?(uuid: UUID) {
    let b = uuid.uuid
    let high = [b.0, b.1, b.2, b.3, b.4, b.5, b.6, b.7].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let low = [b.8, b.9, b.10, b.11, b.12, b.13, b.14, b.15].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    self.init(high: high, low: low)
  }
}
