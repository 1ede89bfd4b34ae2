internal import CICU

/// Names of countries and languages, as people write them: those of the Unicode CLDR, by ICU.
public enum DisplayNames {
  /// UTF-16 units of a name at most: the longest that there is has some 60.
  private static let lengthMax = 200

  /// The name of a country.
  /// - Parameters:
  ///   - code: ISO 3166-1, two letters in any case.
  ///   - language: In which the name is, for example "sv".
  /// - Returns: Nil for a code that is no country's.
  public static func country(_ code: String, in language: String) -> String? {
    guard isCode(code, 2...2) else { return nil }
    return name { cairn_icu_country("und_\(code.uppercased())", language, $0, $1) }
  }

  /// The name of a language.
  /// - Parameters:
  ///   - code: ISO 639, two or three letters in any case.
  ///   - language: In which the name is, for example "sv".
  /// - Returns: Nil for a code that is no language's.
  public static func language(_ code: String, in language: String) -> String? {
    guard isCode(code, 2...3) else { return nil }
    return name { cairn_icu_language(code.lowercased(), language, $0, $1) }
  }

  private static func isCode(_ code: String, _ lengths: ClosedRange<Int>) -> Bool {
    lengths.contains(code.utf8.count) && code.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
  }

  private static func name(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
    let name = [UInt16](unsafeUninitializedCapacity: lengthMax) { units, count in
      let length = Int(write(units.baseAddress, Int32(lengthMax)))
      count = (1...lengthMax).contains(length) ? length : 0
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF16.self)
  }
}
