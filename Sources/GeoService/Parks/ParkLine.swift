import Cryptography
import Geodesy

/// A park as an import writes it.
struct ParkLine: Sendable, Hashable {
  var park: StoredPark
  let names: [String]
  let box: GeoBox

  /// Digest of all that is stored.
  var digest: [UInt8] {
    let view = park.overview
    let words = [view.name, view.kind.rawValue, "\(view.cityID)", view.cityName, park.openingHours, park.websiteURL]
    let text = (words + park.facilities + names).joined(separator: "\u{0}")
    return SHA256.digest(of: Array(text.utf8) + ParkOutline.bytes(park.polygons) + ParkOutline.bytes(park.entrances))
  }

  mutating func place(in city: GazetteerCity?) {
    (park.overview.cityID, park.overview.cityName) = (city?.cityID ?? 0, city?.name ?? "")
  }
}
