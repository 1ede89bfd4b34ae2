/// What may be asked of the gazetteer.
enum CityRules {
  /// The longest name of a place has 85 letters.
  static let prefixLengthMax = 100
  static let limitDefault = 10
  /// A list nobody reads to its end.
  static let limitMax = 50
  /// Must be shown with the data (CC BY 4.0).
  static let attribution = "Contains data from GeoNames (geonames.org), CC BY 4.0, modified"

  enum Refusal: Error, Equatable {
    case prefixEmpty
    case prefixTooLong
    case limitNegative
  }

  /// What is searched for: without the spaces around it.
  static func prefix(_ asked: String) throws(Refusal) -> String {
    guard asked.unicodeScalars.count <= prefixLengthMax else { throw .prefixTooLong }
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let scalars = asked.unicodeScalars.drop(while: isSpace)
    // Folding drops invisible characters: of a text that has nothing else nothing would be left, and every name begins with nothing.
    guard scalars.contains(where: { !isSpace($0) && !$0.properties.isDefaultIgnorableCodePoint }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { throw .prefixEmpty }
    return String(scalars[...last])
  }

  /// Zero means the default; more than the greatest means the greatest.
  static func limit(_ asked: Int32) throws(Refusal) -> Int32 {
    guard asked >= 0 else { throw .limitNegative }
    return asked == 0 ? Int32(limitDefault) : min(asked, Int32(limitMax))
  }
}
