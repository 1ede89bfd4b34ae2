/// In which units lengths are shown to people. Everywhere else they are metres.
public enum DistanceUnit: String, Sendable, CaseIterable {
  /// Metres and kilometres.
  case metric
  /// Feet and miles, as roads in the United States and the United Kingdom show them.
  case imperial

  /// The international foot, metres.
  public static let metresPerFoot = 0.3048
  /// The international mile, metres.
  public static let metresPerMile = 1_609.344

  /// A length as people read it, no more exact than of use to them, in English: "870 m", "12.3 km", "1,204 km"; "650 ft", "0.5 mi",
  /// "2.25 mi", "746 mi".
  ///
  /// | unit | below | rounded to |
  /// |---|---|---|
  /// | metric | 1 km | metres |
  /// | metric | 100 km | tenths of a kilometre |
  /// | imperial | 1,000 ft | tens of feet, below 100 ft whole ones |
  /// | imperial | 10 mi | quarters of a mile |
  ///
  /// and beyond to whole kilometres and miles. A length that would be rounded up to the next row is shown as that.
  /// - Parameter metres: Finite, not negative.
  public func text(_ metres: Double) -> String {
    switch self {
    case .metric: Self.metric(metres)
    case .imperial: Self.imperial(metres)
    }
  }

  private static func metric(_ metres: Double) -> String {
    if metres < 999.5 { return "\(Int(metres.rounded())) m" }
    let kilometres = metres / 1_000
    if kilometres >= 99.95 { return "\(grouped(Int(kilometres.rounded()))) km" }
    let tenths = Int((kilometres * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) km"
  }

  private static func imperial(_ metres: Double) -> String {
    let (feet, miles) = (metres / metresPerFoot, metres / metresPerMile)
    if feet < 99.5 { return "\(Int(feet.rounded())) ft" }
    if feet < 995 { return "\(Int((feet / 10).rounded()) * 10) ft" }
    if miles >= 9.875 { return "\(grouped(Int(miles.rounded()))) mi" }
    let quarters = max(1, Int((miles * 4).rounded()))
    return "\(quarters / 4)\(["", ".25", ".5", ".75"][quarters % 4]) mi"
  }

  /// "25,000".
  private static func grouped(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : grouped(number / 1_000) + "," + String("\(1_000 + number % 1_000)".dropFirst())
  }
}
