/// Credits that must be shown with this repository's data.
enum DataCredits {
  /// For cities, zones, and names of areas (CC BY 4.0).
  static let geoNames = "Contains data from GeoNames (geonames.org), CC BY 4.0, modified"
  /// For maps and countries: GeoNames says where people live, and has the names.
  static let maps = ["Made with Natural Earth", geoNames]
}
